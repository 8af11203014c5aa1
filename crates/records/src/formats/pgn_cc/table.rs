//! From the rows of the table to the tree.

use std::collections::HashMap;

use notation_syntax::Span;

use super::PgnCcProblem;
use super::grammar::{Cell, Comment, cells};
use crate::line_ends::with_lf;
use crate::raw::{RawGame, RawNode};
use crate::{Diagnostic, NodeId, Place};

/// The tree in the making.
pub(super) struct Builder<'t, 'g> {
    text: &'t str,
    game: &'g mut RawGame,
    /// The node of each place that has one, by row and column.
    nodes: HashMap<(u32, u32), NodeId>,
    /// The last row with moves.
    above: Row,
}

/// A row of which the moves stand in the tree.
#[derive(Default)]
struct Row {
    nodes: Vec<Option<NodeId>>,
    /// The arrow below each place, until it was followed.
    arrows: Vec<Option<Span>>,
}

impl<'t, 'g> Builder<'t, 'g> {
    pub(super) fn new(text: &'t str, game: &'g mut RawGame) -> Self {
        Self { text, game, nodes: HashMap::new(), above: Row::default() }
    }

    fn report(&mut self, problem: PgnCcProblem, span: Span) {
        self.game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }

    /// Builds the tree from the table at `span`.
    pub(super) fn table(&mut self, span: Span) {
        let text = self.text;
        let mut lines = text[span.range()].lines();
        let mut number = 0;
        let mut empty = None;
        while let Some(moves) = lines.next() {
            let arrows = lines.next().unwrap_or_default();
            let row = cells(moves);
            if number > 0 && row.iter().all(|cell| cell.text.is_empty()) {
                empty.get_or_insert(Span::of(moves, text));
            } else {
                // Empty rows at the end are nothing to speak of.
                if let Some(span) = empty.take() {
                    self.report(PgnCcProblem::EmptyRow, span);
                }
                self.row(number, &row, arrows);
            }
            number += 1;
        }
        self.end_row();
    }

    fn row(&mut self, number: u32, row: &[Cell<'_>], arrows: &'t str) {
        let arrow = |cell: &Cell<'_>| cell.leads_down.then(|| Span::of(cell.whole, self.text));
        let arrows = cells(arrows).iter().map(arrow).collect();
        let mut below = Row { nodes: vec![None; row.len()], arrows };
        // The parent of the alternatives that go on here.
        let mut parent = None;
        for (column, cell) in row.iter().enumerate() {
            if number == 0 {
                if column == 0 {
                    below.nodes[0] = Some(NodeId::ROOT);
                }
            } else if !cell.text.is_empty() {
                parent = parent.or_else(|| self.parent(column, cell));
                below.nodes[column] = Some(match parent {
                    Some(parent) => self.game.tree.add(parent, self.node(cell)),
                    None => {
                        self.no_parent(cell);
                        continue;
                    }
                });
            }
            if let Some(node) = below.nodes[column] {
                let column = u32::try_from(column).unwrap_or(u32::MAX);
                self.nodes.insert((number, column), node);
            }
            if !cell.leads_on {
                parent = None;
            }
        }
        self.end_row();
        self.above = below;
    }

    fn node(&self, cell: &Cell<'_>) -> RawNode {
        RawNode::text(Span::of(cell.text, self.text))
    }

    /// Returns the node above a place.
    fn parent(&mut self, column: usize, cell: &Cell<'_>) -> Option<NodeId> {
        let node = self.above.nodes.get(column).copied().flatten()?;
        let arrow = self.above.arrows.get_mut(column).and_then(Option::take);
        if arrow.is_none() {
            self.report(PgnCcProblem::NoArrow, Span::of(cell.text, self.text));
        }
        Some(node)
    }

    /// Keeps a move above which there is none.
    fn no_parent(&mut self, cell: &Cell<'_>) {
        self.report(PgnCcProblem::NoParent, Span::of(cell.text, self.text));
        self.game.tree[NodeId::ROOT].annotations_mut().unread.push(cell.text.to_owned());
    }

    /// Reports the arrows of the last row that nothing follows.
    fn end_row(&mut self) {
        for arrow in std::mem::take(&mut self.above.arrows).into_iter().flatten() {
            self.report(PgnCcProblem::ArrowToNothing, arrow);
        }
    }

    /// Puts a comment behind its move.
    pub(super) fn comment(&mut self, comment: Comment<'t>) {
        let Comment { row, column, text } = comment;
        let node = self.nodes.get(&(row, column)).copied();
        if node.is_none() {
            let span = Span::of(text, self.text);
            self.report(PgnCcProblem::CommentWithoutMove { row, column }, span);
        }
        if !text.is_empty() {
            let annotations = self.game.tree[node.unwrap_or(NodeId::ROOT)].annotations_mut();
            // A program that turns LF into CR LF found CR LF.
            let text = text.replace("\r\r\n", "\n");
            annotations.comments.push(with_lf(&text).into_owned());
        }
    }

    /// Reports text that has no meaning.
    pub(super) fn rest(&mut self, span: Span) {
        let text = with_lf(&self.text[span.range()]).into_owned();
        self.report(PgnCcProblem::Rest { text }, span);
    }
}
