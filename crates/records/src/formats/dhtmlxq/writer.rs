//! From games to DhtmlXQ.

use std::fmt::Write;

use xiangqi_core::{Board, Color, Setup};

use super::fields::{CARRIED, FIELDS, OWN, SIZE, VERSION, field_of, result_word};
use super::pieces::{digits, push_board};
use super::reader::likely_side;
use super::text::push_escaped;
use crate::field::{is_tag, report_tags};
use crate::formats::single_comment::single_comment;
use crate::{Format, GameResult, LossReport, Lost, NodeId, Tags, XiangqiGame};

/// Appends `game` to `out` as one record and returns what was lost.
///
/// The squares of the pieces say neither the side to move nor the counters, and have room for the
/// men with which a game begins. Where that is not enough a field `fen` is written beside them,
/// which counts more than they.
pub fn write(game: &XiangqiGame, out: &mut String) -> LossReport {
    let mut losses = LossReport::default();
    out.push_str("[DhtmlXQ]\n");
    for name in CARRIED {
        let usual = match name {
            "ver" => VERSION,
            "init" => SIZE,
            _ => "",
        };
        let held = carried(game, name).unwrap_or(usual);
        if !held.is_empty() {
            push_field(out, name, held);
        }
    }
    tags(game, out);
    report_tags(&game.tags, &mut losses, |name| {
        let is_word = game.result == GameResult::Unknown && is_tag(name, "Result");
        is_word || field_of(name).is_some()
    });
    start(game, out);
    let lines = lines(game);
    for line in &lines {
        moves(game, line, out);
    }
    for line in &lines {
        comments(game, line, out, &mut losses);
    }
    out.push_str("[/DhtmlXQ]\n");
    losses
}

fn carried<'g>(game: &'g XiangqiGame, name: &str) -> Option<&'g str> {
    let part = game.carried.iter().find(|it| it.format == Format::DhtmlXq && it.name == name)?;
    let value = str::from_utf8(&part.bytes).ok()?;
    (!super::looks_like(value) && !value.contains("[/")).then_some(value)
}

/// Writes a field whose value needs no escapes.
fn push_field(out: &mut String, name: &str, value: &str) {
    let _ = writeln!(out, "[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]");
}

fn push_text(out: &mut String, name: &str, text: &str) {
    let _ = write!(out, "[DhtmlXQ_{name}]");
    push_escaped(text, out);
    let _ = writeln!(out, "[/DhtmlXQ_{name}]");
}

fn tags(game: &XiangqiGame, out: &mut String) {
    let filled = |tags: &Tags, name: &str| tags.get(name).is_some_and(|value| !value.is_empty());
    for (field, tag) in FIELDS {
        if filled(&game.tags, tag) {
            push_text(out, field, game.tags.get(tag).unwrap_or_default());
        }
    }
    let mut own: Vec<&str> = Vec::new();
    for tag in &game.tags {
        if let Some(name) = tag.name.strip_prefix(OWN)
            && let Some(field) = field_of(&tag.name)
            && !own.contains(&name)
        {
            own.push(name);
            push_text(out, field, &tag.value);
        }
    }
    match game.tags.get("Result").filter(|_| game.result == GameResult::Unknown) {
        Some(word) => push_text(out, "result", word),
        None => push_field(out, "result", result_word(game.result)),
    }
}

fn start(game: &XiangqiGame, out: &mut String) {
    let mut squares = String::with_capacity(64);
    let complete = push_board(&game.start.board, &mut squares);
    push_field(out, "binit", &squares);
    let side_to_move = told_side(game);
    let told = Setup { board: game.start.board.clone(), side_to_move, ..Setup::EMPTY };
    if !complete || told != game.start {
        push_field(out, "fen", &game.start.to_string());
    }
}

/// Returns the side that reading takes for the one to move.
fn told_side(game: &XiangqiGame) -> Color {
    let board: &Board = &game.start.board;
    let first = game.tree.first_child(NodeId::ROOT).and_then(|id| game.tree[id].mv);
    if let Some(piece) = first.and_then(|mv| board.get(mv.from)) {
        return piece.color;
    }
    likely_side(board)
}

/// A line of the tree: the main line or one that replaces a ply of another.
struct Line {
    number: usize,
    parent: usize,
    /// Its first ply.
    ply: usize,
    /// Its first node; none for the main line of a game without moves.
    first: Option<NodeId>,
}

/// Divides the tree into lines, each behind the one that it leaves, alternatives in order.
fn lines(game: &XiangqiGame) -> Vec<Line> {
    let tree = &game.tree;
    let mut lines =
        vec![Line { number: 0, parent: 0, ply: 1, first: tree.first_child(NodeId::ROOT) }];
    let mut at = 0;
    while at < lines.len() {
        let Line { number, ply: begin, first, .. } = lines[at];
        let mut next = first;
        let mut ply = begin;
        while let Some(id) = next {
            // The alternatives to the first move of a branch are branches of the same line.
            let owns_alternatives = number == 0 || ply > begin;
            let mut sibling = tree.next_sibling(id).filter(|_| owns_alternatives);
            while let Some(first) = sibling {
                lines.push(Line { number: lines.len(), parent: number, ply, first: Some(first) });
                sibling = tree.next_sibling(first);
            }
            next = tree.first_child(id);
            ply += 1;
        }
        at += 1;
    }
    lines
}

/// Returns the nodes of a line.
fn nodes<'g>(game: &'g XiangqiGame, line: &Line) -> impl Iterator<Item = NodeId> + 'g {
    std::iter::successors(line.first, |&id| game.tree.first_child(id))
}

fn moves(game: &XiangqiGame, line: &Line, out: &mut String) {
    let Line { number, parent, ply, .. } = line;
    let name =
        if *number == 0 { "movelist".to_owned() } else { format!("move_{parent}_{ply}_{number}") };
    let _ = write!(out, "[DhtmlXQ_{name}]");
    for id in nodes(game, line) {
        if let Some(mv) = game.tree[id].mv {
            out.extend(digits(mv.from).into_iter().chain(digits(mv.to)));
        }
    }
    let _ = writeln!(out, "[/DhtmlXQ_{name}]");
}

fn comments(game: &XiangqiGame, line: &Line, out: &mut String, losses: &mut LossReport) {
    let root = (line.number == 0).then_some((0, NodeId::ROOT));
    for (ply, id) in root.into_iter().chain((line.ply..).zip(nodes(game, line))) {
        let annotations = game.tree[id].annotations();
        if annotations.is_empty() {
            continue;
        }
        let text = single_comment(annotations, id, losses);
        if !text.is_empty() {
            let name = match line.number {
                0 => format!("comment{ply}"),
                number => format!("comment{number}_{ply}"),
            };
            push_text(out, &name, &text);
        } else if annotations.comments.len() == 1 {
            losses.node(id, Lost::Comment { text: String::new() });
        }
    }
}
