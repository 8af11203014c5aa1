//! The records of the moves, from the end of the fixed part to the end of the file.
//!
//! A record is `from to tag reserved [length [comment]]`. Records stand in the order of reading:
//! a move, all that follows it, then the next alternative to it. The first record is the start
//! position: its squares mean nothing, its comment is the introduction.

use nom::Parser;
use nom::bytes::complete::take;
use nom::number::complete::{le_u32, u8 as byte};
use notation_syntax::{PResult, Span, context, label};
use xiangqi_core::Move;

use super::XqfProblem;
use super::keys::{Keys, LAST_PLAIN};
use super::pieces::{number, square};
use crate::preorder::{Following, Preorder};
use crate::raw::{RawMove, RawNode};
use crate::{Diagnostic, NodeId, Place, Tree};

/// Added to the square left, whatever the keys.
const FROM_OFFSET: u8 = 0x18;

/// Added to the square entered, whatever the keys.
const TO_OFFSET: u8 = 0x20;

/// The first four bytes of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// The square left, scrambled.
    pub(super) from: u8,
    /// The square entered, scrambled.
    pub(super) to: u8,
    /// What follows, in the bits that have a meaning.
    pub(super) tag: u8,
    /// Nothing.
    pub(super) reserved: u8,
}

/// What the tag of a record announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Announced {
    /// A move behind this one.
    pub(super) child: bool,
    /// An alternative to this move.
    pub(super) sibling: bool,
    /// The length of a comment.
    pub(super) comment: bool,
}

impl Announced {
    /// Reads a tag. Programs of the plain versions write any digit but 0 for yes.
    pub(super) const fn by(version: u8, tag: u8) -> Self {
        if version <= LAST_PLAIN {
            Self { child: tag & 0xF0 != 0, sibling: tag & 0x0F != 0, comment: true }
        } else {
            Self { child: tag & 0x80 != 0, sibling: tag & 0x40 != 0, comment: tag & 0x20 != 0 }
        }
    }

    /// Writes a tag.
    pub(super) const fn tag(self, version: u8) -> u8 {
        let (child, sibling, comment) =
            if version <= LAST_PLAIN { (0xF0, 0x0F, 0) } else { (0x80, 0x40, 0x20) };
        (if self.child { child } else { 0 })
            | (if self.sibling { sibling } else { 0 })
            | (if self.comment { comment } else { 0 })
    }
}

impl Head {
    /// The head of the first record as programs write it.
    pub(super) const fn usual_root(version: u8, announced: Announced) -> Self {
        let (from, to) = if version <= LAST_PLAIN { (0x18, 0x20) } else { (0x58, 0x51) };
        Self { from, to, tag: announced.tag(version), reserved: 0 }
    }

    /// The head of a move.
    pub(super) const fn of_move(mv: Move, keys: &Keys, tag: u8) -> Self {
        Self {
            from: number(mv.from).wrapping_add(FROM_OFFSET).wrapping_add(keys.from),
            to: number(mv.to).wrapping_add(TO_OFFSET).wrapping_add(keys.to),
            tag,
            reserved: 0,
        }
    }

    /// Returns the numbers that should be those of the squares left and entered.
    const fn numbers(self, keys: &Keys) -> (u8, u8) {
        let from = self.from.wrapping_sub(FROM_OFFSET).wrapping_sub(keys.from);
        let to = self.to.wrapping_sub(TO_OFFSET).wrapping_sub(keys.to);
        (from, to)
    }
}

/// `from to tag reserved`
fn head(input: &[u8]) -> PResult<&[u8], Head> {
    let (rest, (from, to, tag, reserved)) = context(
        "the record of a move",
        label("the four bytes of a record", (byte, byte, byte, byte)),
    )(input)?;
    Ok((rest, Head { from, to, tag, reserved }))
}

/// The length of a comment, still with its key.
fn length(input: &[u8]) -> PResult<&[u8], u32> {
    label("the four bytes of a length", le_u32)(input)
}

/// The moves of a file, their comments not yet decoded.
#[derive(Debug)]
pub(super) struct Moves {
    /// The moves.
    pub(super) tree: Tree<RawNode>,
    /// Where in the body the comments of nodes stand, in the order of the file.
    pub(super) comments: Vec<(NodeId, Span)>,
    /// The heads of all records.
    pub(super) heads: Vec<Head>,
    /// What was found.
    pub(super) diagnostics: Vec<Diagnostic>,
    /// Where in the body the records end.
    pub(super) end: usize,
}

/// Reads the records of an unscrambled body that stands at `offset` in its file.
pub(super) fn moves(body: &[u8], offset: usize, version: u8, keys: &Keys) -> Moves {
    let mut reader = Reader {
        body,
        offset,
        version,
        keys,
        moves: Moves {
            tree: Tree::new(RawNode::root()),
            comments: Vec::new(),
            heads: Vec::new(),
            diagnostics: Vec::new(),
            end: 0,
        },
    };
    reader.read();
    reader.moves
}

struct Reader<'b> {
    body: &'b [u8],
    offset: usize,
    version: u8,
    keys: &'b Keys,
    moves: Moves,
}

impl Reader<'_> {
    fn read(&mut self) {
        let Some(root) = self.head() else {
            self.cut_off(NodeId::ROOT);
            return;
        };
        let announced = Announced::by(self.version, root.tag);
        let whole = !announced.comment || self.comment(NodeId::ROOT);
        if !announced.child || !whole {
            return;
        }
        let mut order = Preorder::new();
        loop {
            let begin = self.moves.end;
            let Some(head) = self.head() else {
                self.cut_off(order.parent());
                return;
            };
            let node = self.moves.tree.add(order.parent(), self.node(head, begin));
            let Announced { child, sibling, comment } = Announced::by(self.version, head.tag);
            let whole = !comment || self.comment(node);
            self.moves.tree[node].span.end = self.offset + self.moves.end;
            if !whole || order.pass(node, Following { child, sibling }).is_none() {
                return;
            }
        }
    }

    /// Reads the head of a record; `None` when the file ends before it does.
    fn head(&mut self) -> Option<Head> {
        let (rest, head) = head(&self.body[self.moves.end..]).ok()?;
        self.moves.end = self.body.len() - rest.len();
        self.moves.heads.push(head);
        Some(head)
    }

    /// Makes the node of a record that begins at `begin`.
    fn node(&self, head: Head, begin: usize) -> RawNode {
        let (from, to) = head.numbers(self.keys);
        let span = Span::at(self.offset + begin);
        match (square(from), square(to)) {
            (Some(from), Some(to)) => RawNode::squares(Move::new(from, to), span),
            _ => {
                let mv = RawMove::OffBoard { from: from.into(), to: to.into() };
                RawNode { mv, ..RawNode::text(span) }
            }
        }
    }

    /// Reads the length and the comment of `node`. Returns whether the file holds all of it.
    fn comment(&mut self, node: NodeId) -> bool {
        let Ok((rest, stored)) = length(&self.body[self.moves.end..]) else {
            self.cut_off(node);
            return false;
        };
        let begin = self.body.len() - rest.len();
        self.moves.end = begin;
        let Some(length) = stored.checked_sub(self.keys.comment) else {
            let problem = XqfProblem::CommentLength { stored, key: self.keys.comment };
            self.report(problem, node, Span::new(begin - 4, begin));
            return true;
        };
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        let taken: PResult<&[u8], &[u8]> = take(length.min(rest.len())).parse(rest);
        let Ok((behind, comment)) = taken else { return false };
        self.moves.end = self.body.len() - behind.len();
        if length > 0 || self.version > LAST_PLAIN {
            self.moves.comments.push((node, Span::new(begin, begin + comment.len())));
        }
        if comment.len() < length {
            let missing = length - comment.len();
            let end = self.body.len();
            self.report(XqfProblem::CommentCut { missing }, node, Span::new(begin, end));
        }
        comment.len() == length
    }

    /// Reports that the file ends where something behind `node` is announced.
    fn cut_off(&mut self, node: NodeId) {
        let span = Span::new(self.moves.end, self.body.len());
        self.report(XqfProblem::Truncated, node, span);
        self.moves.end = self.body.len();
    }

    fn report(&mut self, problem: XqfProblem, node: NodeId, span: Span) {
        let ply = u32::try_from(self.moves.tree.ply(node)).unwrap_or(u32::MAX);
        let place = Place::span(span.shifted(self.offset)).at_ply(ply, node);
        self.moves.diagnostics.push(Diagnostic::new(problem, place));
    }
}
