//! The moves: `from to flags 0 [length comment]` in reading order, the first being the start.

use nom::Parser;
use nom::bytes::complete::take;
use nom::number::complete::{le_u32, u8 as byte};
use notation_syntax::{PResult, Span, context, label};
use xiangqi_core::{Move, Square};

use super::XqrProblem;
use crate::encoding::{TextEncoding, decode_field};
use crate::formats::preorder::{Following, Preorder};
use crate::line_ends::with_lf;
use crate::raw::{RawMove, RawNode};
use crate::{Diagnostic, NodeId, Place, TextProblem, Tree};

/// A move follows.
pub(super) const CHILD: u8 = 1;

/// An alternative follows behind all that follows this move.
pub(super) const SIBLING: u8 = 2;

/// A comment follows.
pub(super) const COMMENT: u8 = 4;

/// Returns the number of a square: row from the top in the high half, column in the low one.
pub(super) const fn number(square: Square) -> u8 {
    (9 - square.rank().index()) << 4 | square.file().index()
}

/// Returns the square of a number.
fn square(number: u8) -> Option<Square> {
    Square::from_coords(number & 0x0F, 9_u8.checked_sub(number >> 4)?)
}

/// `from to flags 0`
fn head(input: &[u8]) -> PResult<&[u8], (u8, u8, u8, u8)> {
    context("the record of a move", label("the four bytes of a move", (byte, byte, byte, byte)))(
        input,
    )
}

/// The moves of a file.
#[derive(Debug)]
pub(super) struct Moves {
    pub(super) tree: Tree<RawNode>,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// Length of the moves in bytes.
    pub(super) length: usize,
}

/// Reads the moves at the beginning of `bytes`, which stand at `offset` in their file.
pub(super) fn moves(bytes: &[u8], offset: usize) -> Moves {
    let tree = Tree::new(RawNode::root());
    let moves = Moves { tree, diagnostics: Vec::new(), length: 0 };
    let mut reader = Reader { bytes, offset, moves };
    reader.read();
    reader.moves
}

struct Reader<'b> {
    bytes: &'b [u8],
    offset: usize,
    moves: Moves,
}

impl Reader<'_> {
    fn read(&mut self) {
        let mut order = Preorder::new();
        let mut is_root = true;
        loop {
            let begin = self.moves.length;
            let Ok((rest, (from, to, flags, _))) = head(&self.bytes[begin..]) else {
                self.cut_off(order.parent());
                return;
            };
            self.moves.length = self.bytes.len() - rest.len();
            let node = if is_root {
                NodeId::ROOT
            } else {
                self.moves.tree.add(order.parent(), self.node(from, to, begin))
            };
            if flags & COMMENT != 0 && self.comment(node).is_none() {
                return;
            }
            if !is_root {
                self.moves.tree[node].span.end = self.offset + self.moves.length;
            }
            let child = flags & CHILD != 0;
            let sibling = flags & SIBLING != 0 && !is_root;
            if order.pass(node, Following { child, sibling }).is_none() {
                return;
            }
            is_root = false;
        }
    }

    fn node(&self, from: u8, to: u8, begin: usize) -> RawNode {
        let span = Span::at(self.offset + begin);
        match (square(from), square(to)) {
            (Some(from), Some(to)) => RawNode::squares(Move::new(from, to), span),
            _ => {
                let mv = RawMove::OffBoard { from: from.into(), to: to.into() };
                RawNode { mv, ..RawNode::text(span) }
            }
        }
    }

    /// Reads the comment of `node`; `None` when the file ends before it does.
    fn comment(&mut self, node: NodeId) -> Option<()> {
        let mut length = label("the four bytes of a length", le_u32);
        let read: PResult<&[u8], u32> = length(&self.bytes[self.moves.length..]);
        let Ok((rest, length)) = read else {
            self.cut_off(node);
            return None;
        };
        let begin = self.bytes.len() - rest.len();
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        let taken: PResult<&[u8], &[u8]> = take(length.min(rest.len())).parse(rest);
        let (_, comment) = taken.ok()?;
        self.moves.length = begin + comment.len();
        let decoded = decode_field(comment, TextEncoding::Utf8);
        for fault in &decoded.faults {
            self.report(TextProblem::Fault(fault.kind), node, fault.source.shifted(begin));
        }
        let text = with_lf(&decoded.text).into_owned();
        if !text.is_empty() {
            self.moves.tree[node].annotations_mut().comments.push(text);
        }
        if comment.len() < length {
            let missing = length - comment.len();
            let span = Span::new(begin, self.bytes.len());
            self.report(XqrProblem::CommentCut { missing }, node, span);
            return None;
        }
        Some(())
    }

    /// Reports that the file ends where something behind `node` is announced.
    fn cut_off(&mut self, node: NodeId) {
        let span = Span::new(self.moves.length, self.bytes.len());
        self.report(XqrProblem::Truncated, node, span);
        self.moves.length = self.bytes.len();
    }

    fn report(&mut self, problem: impl Into<crate::Problem>, node: NodeId, span: Span) {
        let ply = u32::try_from(self.moves.tree.ply(node)).unwrap_or(u32::MAX);
        let place = Place::span(span.shifted(self.offset)).at_ply(ply, node);
        self.moves.diagnostics.push(Diagnostic::new(problem, place));
    }
}
