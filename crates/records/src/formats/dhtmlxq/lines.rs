//! The tree: a main line and the lines that replace a ply of another one.

use std::collections::{HashMap, VecDeque};

use notation_syntax::Span;
use xiangqi_core::Move;

use super::DhtmlXqProblem;
use super::pieces::square;
use super::record::Field;
use crate::raw::{RawMove, RawNode};
use crate::{Diagnostic, NodeId, Place, Tree};

/// The number of the main line.
const MAIN: u32 = 0;

/// A line as a field states it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'t> {
    /// Its number.
    pub(super) number: u32,
    /// The line that it leaves.
    pub(super) parent: u32,
    /// Its first ply, which replaces that ply of the parent.
    pub(super) ply: u32,
    pub(super) field: Field<'t>,
}

impl<'t> Line<'t> {
    /// The main line.
    pub(super) const fn main(field: Field<'t>) -> Self {
        Self { number: MAIN, parent: MAIN, ply: 1, field }
    }

    /// Takes a field named `move_P_N_K`.
    pub(super) fn branch(field: Field<'t>) -> Option<Self> {
        let mut numbers = field.name.get("move_".len()..)?.split('_').map(str::parse);
        let mut next = || numbers.next()?.ok();
        let (parent, ply, number) = (next()?, next()?, next()?);
        numbers.next().is_none().then_some(Self { number, parent, ply, field })
    }
}

/// A comment as a field states it.
#[derive(Clone, Debug)]
pub(super) struct Comment {
    pub(super) line: u32,
    pub(super) ply: u32,
    pub(super) text: String,
    pub(super) span: Span,
}

/// Reads the numbers of `commentN` and `commentK_N`.
pub(super) fn comment_place(name: &str) -> Option<(u32, u32)> {
    let numbers = name.get("comment".len()..)?;
    match numbers.split_once('_') {
        Some((line, ply)) => Some((line.parse().ok()?, ply.parse().ok()?)),
        None => Some((MAIN, numbers.parse().ok()?)),
    }
}

/// A line that stands in the tree.
struct Placed {
    /// Its first ply.
    ply: u32,
    nodes: Vec<NodeId>,
}

/// The tree in the making. Lines are named by their place in `lines`, the main line first.
pub(super) struct Builder<'t, 'd> {
    lines: Vec<Line<'t>>,
    by_number: HashMap<u32, usize>,
    placed: Vec<Option<Placed>>,
    tree: Tree<RawNode>,
    diagnostics: &'d mut Vec<Diagnostic>,
    /// How many steps may still be made from lines to their parents: a bound for texts in which
    /// thousands of lines leave each other before they begin.
    steps: usize,
}

impl<'t, 'd> Builder<'t, 'd> {
    pub(super) fn new(lines: Vec<Line<'t>>, diagnostics: &'d mut Vec<Diagnostic>) -> Self {
        let mut by_number = HashMap::with_capacity(lines.len());
        for (at, line) in lines.iter().enumerate() {
            if *by_number.entry(line.number).or_insert(at) != at {
                let problem = DhtmlXqProblem::DuplicateLine { number: line.number };
                diagnostics.push(Diagnostic::new(problem, Place::span(line.field.span)));
            }
        }
        let placed = lines.iter().map(|_| None).collect();
        let steps = 64 * lines.len() + 1_024;
        let tree = Tree::new(RawNode::root());
        Self { lines, by_number, placed, tree, diagnostics, steps }
    }

    /// Builds the tree and puts the comments on it.
    pub(super) fn build(mut self, comments: Vec<Comment>) -> Tree<RawNode> {
        let mut leaving: Vec<Vec<usize>> = self.lines.iter().map(|_| Vec::new()).collect();
        for at in 1..self.lines.len() {
            let line = self.lines[at];
            if let Some(parent) =
                self.owner(line.parent, line.ply.saturating_sub(1), line.field.span)
            {
                leaving[parent].push(at);
            }
        }
        let mut waiting = VecDeque::new();
        if !self.lines.is_empty() {
            waiting.push_back((0, NodeId::ROOT));
        }
        // The lines that leave one line are placed in the order of the text.
        while let Some((at, from)) = waiting.pop_front() {
            self.place(at, from);
            for branch in std::mem::take(&mut leaving[at]) {
                match self.node(at, self.lines[branch].ply.saturating_sub(1)) {
                    Some(from) => waiting.push_back((branch, from)),
                    None => self.keep_unread(branch, self.last(at)),
                }
            }
        }
        for at in 1..self.lines.len() {
            if self.placed[at].is_none() {
                self.keep_unread(at, NodeId::ROOT);
            }
        }
        for comment in comments {
            self.comment(comment);
        }
        self.tree
    }

    /// Returns the line on which the node behind `ply` of line `number` stands: the line itself, or
    /// where it begins later, one that it comes from.
    fn owner(&mut self, number: u32, ply: u32, span: Span) -> Option<usize> {
        let mut at = *self.by_number.get(&number)?;
        let mut climbed = false;
        while at != 0 && ply < self.lines[at].ply {
            self.steps = self.steps.checked_sub(1)?;
            at = *self.by_number.get(&self.lines[at].parent)?;
            climbed = true;
        }
        if climbed {
            self.report(DhtmlXqProblem::BeforeLine { line: number, ply }, span);
        }
        Some(at)
    }

    /// Returns the node behind `ply` of a line that is placed and begins no later.
    fn node(&self, at: usize, ply: u32) -> Option<NodeId> {
        let placed = self.placed[at].as_ref()?;
        match ply.checked_sub(placed.ply) {
            Some(index) => placed.nodes.get(usize::try_from(index).ok()?).copied(),
            None => Some(NodeId::ROOT),
        }
    }

    /// Returns the last node of a line.
    fn last(&self, at: usize) -> NodeId {
        let placed = self.placed[at].as_ref();
        placed.and_then(|placed| placed.nodes.last().copied()).unwrap_or(NodeId::ROOT)
    }

    fn place(&mut self, at: usize, from: NodeId) {
        let line = self.lines[at];
        let mut node = from;
        let mut nodes = Vec::with_capacity(line.field.value.len() / 4);
        for (mv, span) in moves(line.field, self.diagnostics) {
            node = self.tree.add(node, RawNode::new(mv, span));
            nodes.push(node);
        }
        self.placed[at] = Some(Placed { ply: line.ply, nodes });
    }

    /// Keeps a line that has no place as text.
    fn keep_unread(&mut self, at: usize, node: NodeId) {
        let line = self.lines[at];
        let problem = DhtmlXqProblem::NoPlace { line: line.parent, ply: line.ply };
        self.report(problem, line.field.span);
        if !line.field.value.trim().is_empty() {
            let text = format!("{} {}", line.field.name, line.field.value.trim());
            self.tree[node].annotations_mut().unread.push(text);
        }
        self.placed[at] = Some(Placed { ply: line.ply, nodes: Vec::new() });
    }

    fn comment(&mut self, comment: Comment) {
        let Comment { line, ply, text, span } = comment;
        let owner = self.owner(line, ply, span);
        let node = owner.and_then(|at| self.node(at, ply));
        let node = node.unwrap_or_else(|| {
            self.report(DhtmlXqProblem::CommentWithoutMove { line, ply }, span);
            owner.map_or(NodeId::ROOT, |at| self.last(at))
        });
        self.tree[node].annotations_mut().comments.push(text);
    }

    fn report(&mut self, problem: DhtmlXqProblem, span: Span) {
        self.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }
}

/// Returns the digits of a field with their places; other characters are skipped.
pub(super) fn digits(field: Field<'_>) -> impl Iterator<Item = (u8, usize)> {
    let start = field.span.start;
    let bytes = field.value.bytes().enumerate();
    bytes.filter(|(_, byte)| byte.is_ascii_digit()).map(move |(at, byte)| (byte - b'0', start + at))
}

/// Tells whether anything but digits and blanks stands in a field of digits.
pub(super) fn has_others(field: Field<'_>) -> bool {
    field.value.chars().any(|c| !c.is_ascii_digit() && !c.is_whitespace())
}

/// The moves of a line: four digits each.
fn moves(field: Field<'_>, diagnostics: &mut Vec<Diagnostic>) -> Vec<(RawMove, Span)> {
    let mut report = |problem, span| diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    if has_others(field) {
        report(DhtmlXqProblem::NotDigits { name: field.name.to_owned() }, field.span);
    }
    let digits: Vec<_> = digits(field).collect();
    let quadruples = digits.chunks_exact(4);
    if let [(_, first), ..] = quadruples.remainder() {
        report(DhtmlXqProblem::MoveCut, Span::new(*first, field.span.end));
    }
    quadruples
        .map(|quadruple| {
            let at = |index: usize| quadruple[index].0;
            let number = |file: u8, row: u8| u16::from(file) * 10 + u16::from(row);
            let mv = match (square(at(0), at(1)), square(at(2), at(3))) {
                (Some(from), Some(to)) => RawMove::Squares(Move::new(from, to)),
                _ => RawMove::OffBoard { from: number(at(0), at(1)), to: number(at(2), at(3)) },
            };
            (mv, Span::new(quadruple[0].1, quadruple[3].1 + 1))
        })
        .collect()
}
