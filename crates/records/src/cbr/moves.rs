//! The moves of a record: `flags reserved from to [length comment]`, line by line.
//!
//! A line ends with a flag; then the line goes on that was left last, with the next alternative to
//! the move where it was left. The first record is the start position: its squares mean nothing,
//! its comment is the introduction.

use nom::Parser;
use nom::bytes::complete::take;
use nom::number::complete::{le_u32, u8 as byte};
use notation_syntax::{PResult, Span, context, label};
use xiangqi_core::Move;

use super::CbrProblem;
use super::layout::Layout;
use crate::raw::{RawMove, RawNode};
use crate::{Diagnostic, NodeId, Place, Tree};

/// The line ends with this move.
const LAST: u8 = 1;

/// An alternative to this move comes later.
const ALTERNATIVE: u8 = 2;

/// A comment follows.
const COMMENT: u8 = 4;

/// The first four bytes of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// What follows.
    pub(super) flags: u8,
    /// Nothing.
    pub(super) reserved: u8,
    /// The square left.
    pub(super) from: u8,
    /// The square entered.
    pub(super) to: u8,
}

/// What the flags of a record announce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Announced {
    /// No move behind this one.
    pub(super) last: bool,
    /// An alternative to this move.
    pub(super) alternative: bool,
    /// The length of a comment.
    pub(super) comment: bool,
}

impl Announced {
    /// Reads flags.
    pub(super) const fn by(flags: u8) -> Self {
        Self {
            last: flags & LAST != 0,
            alternative: flags & ALTERNATIVE != 0,
            comment: flags & COMMENT != 0,
        }
    }

    /// Writes flags.
    pub(super) const fn flags(self) -> u8 {
        (if self.last { LAST } else { 0 })
            | (if self.alternative { ALTERNATIVE } else { 0 })
            | (if self.comment { COMMENT } else { 0 })
    }
}

/// `flags reserved from to`
fn head(input: &[u8]) -> PResult<&[u8], Head> {
    let (rest, (flags, reserved, from, to)) = context(
        "the record of a move",
        label("the four bytes of a move", (byte, byte, byte, byte)),
    )(input)?;
    Ok((rest, Head { flags, reserved, from, to }))
}

/// The moves of a record, their comments not yet decoded.
#[derive(Debug)]
pub(super) struct Moves {
    /// The moves. Alternatives are added later than in the order of reading.
    pub(super) tree: Tree<RawNode>,
    /// Where in the stream the comments of nodes stand, in the order of the file.
    pub(super) comments: Vec<(NodeId, Span)>,
    /// The heads of all records.
    pub(super) heads: Vec<Head>,
    /// What was found.
    pub(super) diagnostics: Vec<Diagnostic>,
    /// Where in the stream the records end.
    pub(super) end: usize,
}

/// Reads the stream of moves that stands at `offset` in its file.
pub(super) fn moves(stream: &[u8], offset: usize, layout: Layout) -> Moves {
    let moves = Moves {
        tree: Tree::new(RawNode::root()),
        comments: Vec::new(),
        heads: Vec::new(),
        diagnostics: Vec::new(),
        end: 0,
    };
    let mut reader = Reader { stream, offset, layout, moves };
    reader.read();
    reader.moves
}

struct Reader<'s> {
    stream: &'s [u8],
    offset: usize,
    layout: Layout,
    moves: Moves,
}

impl Reader<'_> {
    fn read(&mut self) {
        let Some(root) = self.head() else {
            self.cut_off(NodeId::ROOT);
            return;
        };
        let announced = Announced::by(root.flags);
        let whole = !announced.comment || self.comment(NodeId::ROOT);
        if announced.last || !whole {
            return;
        }
        // The parents to which an alternative is added when a line ends, the nearest last.
        let mut waiting = Vec::new();
        let mut parent = NodeId::ROOT;
        loop {
            let begin = self.moves.end;
            let Some(head) = self.head() else {
                self.cut_off(parent);
                return;
            };
            let node = self.moves.tree.add(parent, self.node(head, begin));
            let announced = Announced::by(head.flags);
            let whole = !announced.comment || self.comment(node);
            self.moves.tree[node].span.end = self.offset + self.moves.end;
            if !whole {
                return;
            }
            if announced.alternative {
                waiting.push(parent);
            }
            if !announced.last {
                parent = node;
            } else if let Some(above) = waiting.pop() {
                parent = above;
            } else {
                return;
            }
        }
    }

    /// Reads the head of a record; `None` when the file ends before it does.
    fn head(&mut self) -> Option<Head> {
        let (rest, head) = head(&self.stream[self.moves.end..]).ok()?;
        self.moves.end = self.stream.len() - rest.len();
        self.moves.heads.push(head);
        Some(head)
    }

    /// Makes the node of a record that begins at `begin`.
    fn node(&self, head: Head, begin: usize) -> RawNode {
        let span = Span::at(self.offset + begin);
        match (self.layout.square(head.from), self.layout.square(head.to)) {
            (Some(from), Some(to)) => RawNode::squares(Move::new(from, to), span),
            _ => {
                let mv = RawMove::OffBoard { from: head.from.into(), to: head.to.into() };
                RawNode { mv, ..RawNode::text(span) }
            }
        }
    }

    /// Reads the length and the comment of `node`. Returns whether the file holds all of it.
    fn comment(&mut self, node: NodeId) -> bool {
        let mut length = label("the four bytes of a length", le_u32);
        let read: PResult<&[u8], u32> = length(&self.stream[self.moves.end..]);
        let Ok((rest, length)) = read else {
            self.cut_off(node);
            return false;
        };
        let begin = self.stream.len() - rest.len();
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        let taken: PResult<&[u8], &[u8]> = take(length.min(rest.len())).parse(rest);
        let Ok((behind, comment)) = taken else { return false };
        self.moves.end = self.stream.len() - behind.len();
        self.moves.comments.push((node, Span::new(begin, self.moves.end)));
        if comment.len() < length {
            let missing = length - comment.len();
            let span = Span::new(begin, self.moves.end);
            self.report(CbrProblem::CommentCut { missing }, node, span);
        }
        comment.len() == length
    }

    /// Reports that the file ends where something behind `node` is announced.
    fn cut_off(&mut self, node: NodeId) {
        let span = Span::new(self.moves.end, self.stream.len());
        self.report(CbrProblem::Truncated, node, span);
        self.moves.end = self.stream.len();
    }

    fn report(&mut self, problem: CbrProblem, node: NodeId, span: Span) {
        let ply = u32::try_from(self.moves.tree.ply(node)).unwrap_or(u32::MAX);
        let place = Place::span(span.shifted(self.offset)).at_ply(ply, node);
        self.moves.diagnostics.push(Diagnostic::new(problem, place));
    }
}
