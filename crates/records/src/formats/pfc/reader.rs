//! From text to raw games.

use notation_syntax::Span;

use super::PfcProblem;
use crate::formats::xml::{Xml, tokens, unescape};
use crate::line_ends::with_lf;
use crate::pgn::tag_result;
use crate::positions::start_of;
use crate::raw::{RawGame, RawNode};
use crate::{Diagnostic, Extra, NodeId, Place, Tree};

/// Attributes of the outermost node that have a tag of their own.
const FIELDS: [(&str, &str); 8] = [
    ("title", "Title"),
    ("event", "Event"),
    ("date", "Date"),
    ("site", "Site"),
    ("place", "Site"),
    ("red", "Red"),
    ("black", "Black"),
    ("author", "Author"),
];

/// What stands in front of a name that no other format has.
const OWN: &str = "pfc:";

/// How much of a file is looked at.
const SAMPLE: usize = 2_000;

/// Tells whether `text` is such a file.
pub(crate) fn looks_like(text: &str) -> bool {
    let head = &text[..text.floor_char_boundary(SAMPLE)];
    head.contains("[pfchessrecord]") || head.contains("<n version=")
}

/// A node as the file has it, with the mark of the main line.
struct Node {
    raw: RawNode,
    is_default: bool,
}

impl Node {
    const ROOT: Self = Self { raw: RawNode::root(), is_default: false };
}

/// Reads the records of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut games = Vec::new();
    let mut game = RawGame::new();
    let mut tree = Tree::new(Node::ROOT);
    // The nodes that are open, the root among them.
    let mut open: Vec<NodeId> = Vec::new();
    for token in tokens(text) {
        match token.what {
            Xml::Open { name: "n", attributes, is_empty } => {
                let node = match open.last() {
                    Some(&parent) => tree.add(parent, node(text, &attributes, token.span)),
                    None => {
                        game.span = token.span;
                        root(&mut game, &mut tree, &attributes, token.span);
                        NodeId::ROOT
                    }
                };
                open.push(node);
                if is_empty {
                    open.pop();
                }
            }
            Xml::Close { name: "n" } if !open.is_empty() => {
                open.pop();
            }
            _ => continue,
        }
        game.span.end = token.span.end;
        if open.is_empty() {
            game.tree = in_order(std::mem::replace(&mut tree, Tree::new(Node::ROOT)));
            games.push(std::mem::take(&mut game));
        }
    }
    if !open.is_empty() {
        let place = Place::span(Span::at(text.len()));
        game.diagnostics.push(Diagnostic::new(PfcProblem::Cut, place));
        game.tree = in_order(tree);
        games.push(game);
    }
    games
}

fn root(game: &mut RawGame, tree: &mut Tree<Node>, attributes: &[(&str, &str)], span: Span) {
    for &(name, value) in attributes {
        let value = unescape(value);
        let value = with_lf(&value);
        match name {
            "m" => game.start = start_of(value.trim(), span),
            "c" if !value.is_empty() => {
                tree[NodeId::ROOT].raw.annotations_mut().comments.push(value.into_owned());
            }
            "c" | "version" => {}
            "win" => match tag_result(&value) {
                Some(result) => game.result = Some((result, span)),
                None => game.push_tag("Result", value, span),
            },
            _ => match FIELDS.iter().find(|(field, _)| *field == name) {
                Some((_, tag)) => game.push_tag(tag, value, span),
                None => game.push_tag(&format!("{OWN}{name}"), value, span),
            },
        }
    }
}

/// Reads a move. One that is no pair of squares stays a text, for the check to say what is wrong.
fn node(text: &str, attributes: &[(&str, &str)], span: Span) -> Node {
    let value = |wanted: &str| attributes.iter().find(|(name, _)| *name == wanted).map(|it| it.1);
    let written = value("m").unwrap_or_default();
    let mut raw = match written.trim().parse() {
        Ok(mv) => RawNode::squares(mv, span),
        Err(_) if written.is_empty() => RawNode::text(span),
        Err(_) => RawNode::text(Span::of(written, text)),
    };
    for &(name, value) in attributes {
        let value = unescape(value);
        let value = with_lf(&value);
        match name {
            "m" | "default" => {}
            _ if value.is_empty() => {}
            "c" => raw.annotations_mut().comments.push(value.into_owned()),
            _ => {
                let extra = Extra { name: format!("Pfc-{name}"), value: value.into_owned() };
                raw.annotations_mut().extras.push(extra);
            }
        }
    }
    Node { raw, is_default: value("default") == Some("true") }
}

/// Puts the child with the mark of the main line in front of its siblings.
fn in_order(mut tree: Tree<Node>) -> Tree<RawNode> {
    let take =
        |id: NodeId, tree: &mut Tree<Node>| std::mem::replace(&mut tree[id].raw, RawNode::root());
    let root = take(NodeId::ROOT, &mut tree);
    let mut ordered = Tree::with_capacity(root, tree.len());
    let mut waiting = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((old, new)) = waiting.pop() {
        let mut children: Vec<NodeId> = tree.children(old).collect();
        children.sort_by_key(|&id| !tree[id].is_default);
        for child in children {
            let raw = take(child, &mut tree);
            waiting.push((child, ordered.add(new, raw)));
        }
    }
    ordered
}
