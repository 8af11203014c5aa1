//! Records of moves one after the other, as XQF and CBR have them.
//!
//! A record has a head, and a comment with its length where the head announces one. Records stand
//! in the order of reading: a move, all that follows it, then the next alternative to it. The
//! first record is the start position: its squares mean nothing, its comment is the introduction.

use nom::Parser;
use nom::bytes::complete::take;
use nom::number::complete::le_u32;
use notation_syntax::{PResult, Span, label};
use xiangqi_core::{Move, Square};

use crate::formats::preorder::{Following, Preorder};
use crate::raw::{RawMove, RawNode};
use crate::{Diagnostic, NodeId, Place, Problem, Tree};

/// How a format lays out its records.
pub(crate) trait RecordLayout {
    /// The fixed part of a record.
    type Head: Copy;

    /// Reads the fixed part of a record.
    fn head(input: &[u8]) -> PResult<&[u8], Self::Head>;

    /// Returns what the head announces.
    fn announced(&self, head: Self::Head) -> Announced;

    /// Returns the numbers that should be those of the squares left and entered.
    fn numbers(&self, head: Self::Head) -> (u8, u8);

    /// Returns the square with a number.
    fn square(&self, number: u8) -> Option<Square>;

    /// Returns the length of a comment whose length is stored as `stored`.
    ///
    /// # Errors
    ///
    /// It can be none; the record ends here.
    fn comment_length(&self, stored: u32) -> Result<u32, Box<Problem>>;

    /// Tells whether a comment without characters says more than no comment.
    fn keeps_empty_comments(&self) -> bool;

    /// The finding that the file ends where a record is announced.
    fn truncated() -> Problem;

    /// The finding that the file ends `missing` bytes before a comment does.
    fn comment_cut(missing: usize) -> Problem;
}

/// What the head of a record announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Announced {
    /// What follows the record.
    pub(crate) following: Following,
    /// The length of a comment, and the comment.
    pub(crate) comment: bool,
}

impl Announced {
    /// Returns what the record of `id` has to announce.
    ///
    /// An alternative to the start means nothing, but some files announce one: `before` is what
    /// the record announced when it was read.
    pub(crate) fn of<T>(tree: &Tree<T>, id: NodeId, before: Option<Self>, comment: bool) -> Self {
        let child = tree.first_child(id).is_some();
        let sibling = if id == NodeId::ROOT {
            before.is_some_and(|before| before.following.sibling)
        } else {
            tree.next_sibling(id).is_some()
        };
        Self { following: Following { child, sibling }, comment }
    }
}

/// The moves of a file, their comments not yet decoded.
#[derive(Debug)]
pub(crate) struct MoveRecords<H> {
    /// The moves.
    pub(crate) tree: Tree<RawNode>,
    /// Where in the stream the comments of nodes stand, in the order of the file.
    pub(crate) comments: Vec<(NodeId, Span)>,
    /// The heads of all records.
    pub(crate) heads: Vec<H>,
    /// What was found.
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Where in the stream the records end.
    pub(crate) end: usize,
}

impl<H: Copy> MoveRecords<H> {
    /// Reads the records of an unscrambled `stream` that stands at `offset` in its file.
    pub(crate) fn read<L: RecordLayout<Head = H>>(
        stream: &[u8],
        offset: usize,
        layout: &L,
    ) -> Self {
        let records = Self {
            tree: Tree::new(RawNode::root()),
            comments: Vec::new(),
            heads: Vec::new(),
            diagnostics: Vec::new(),
            end: 0,
        };
        let mut reader = Reader { stream, offset, layout, records };
        reader.read();
        reader.records
    }
}

struct Reader<'r, L: RecordLayout> {
    stream: &'r [u8],
    offset: usize,
    layout: &'r L,
    records: MoveRecords<L::Head>,
}

impl<L: RecordLayout> Reader<'_, L> {
    fn read(&mut self) {
        let Some(root) = self.head() else {
            self.cut_off(NodeId::ROOT);
            return;
        };
        let announced = self.layout.announced(root);
        let whole = !announced.comment || self.comment(NodeId::ROOT);
        if !announced.following.child || !whole {
            return;
        }
        let mut order = Preorder::new();
        loop {
            let begin = self.records.end;
            let Some(head) = self.head() else {
                self.cut_off(order.parent());
                return;
            };
            let node = self.node(head, begin);
            let node = self.records.tree.add(order.parent(), node);
            let announced = self.layout.announced(head);
            let whole = !announced.comment || self.comment(node);
            self.records.tree[node].span.end = self.offset + self.records.end;
            if !whole || order.pass(node, announced.following).is_none() {
                return;
            }
        }
    }

    /// Reads the head of a record; `None` when the file ends before it does.
    fn head(&mut self) -> Option<L::Head> {
        let (rest, head) = L::head(&self.stream[self.records.end..]).ok()?;
        self.records.end = self.stream.len() - rest.len();
        self.records.heads.push(head);
        Some(head)
    }

    /// Makes the node of a record that begins at `begin`.
    fn node(&self, head: L::Head, begin: usize) -> RawNode {
        let (from, to) = self.layout.numbers(head);
        let span = Span::at(self.offset + begin);
        match (self.layout.square(from), self.layout.square(to)) {
            (Some(from), Some(to)) => RawNode::squares(Move::new(from, to), span),
            _ => {
                let mv = RawMove::OffBoard { from: from.into(), to: to.into() };
                RawNode { mv, ..RawNode::text(span) }
            }
        }
    }

    /// Reads the length and the comment of `node`. Returns whether the file holds all of it.
    fn comment(&mut self, node: NodeId) -> bool {
        let mut length = label("the four bytes of a length", le_u32);
        let read: PResult<&[u8], u32> = length(&self.stream[self.records.end..]);
        let Ok((rest, stored)) = read else {
            self.cut_off(node);
            return false;
        };
        let begin = self.stream.len() - rest.len();
        self.records.end = begin;
        let length = match self.layout.comment_length(stored) {
            Ok(length) => usize::try_from(length).unwrap_or(usize::MAX),
            Err(problem) => {
                self.report(*problem, node, Span::new(begin - 4, begin));
                return true;
            }
        };
        let taken: PResult<&[u8], &[u8]> = take(length.min(rest.len())).parse(rest);
        let Ok((behind, comment)) = taken else { return false };
        self.records.end = self.stream.len() - behind.len();
        let span = Span::new(begin, self.records.end);
        if length > 0 || self.layout.keeps_empty_comments() {
            self.records.comments.push((node, span));
        }
        if comment.len() < length {
            self.report(L::comment_cut(length - comment.len()), node, span);
        }
        comment.len() == length
    }

    /// Reports that the file ends where something behind `node` is announced.
    fn cut_off(&mut self, node: NodeId) {
        let span = Span::new(self.records.end, self.stream.len());
        self.report(L::truncated(), node, span);
        self.records.end = self.stream.len();
    }

    fn report(&mut self, problem: Problem, node: NodeId, span: Span) {
        let ply = u32::try_from(self.records.tree.ply(node)).unwrap_or(u32::MAX);
        let place = Place::span(span.shifted(self.offset)).at_ply(ply, node);
        self.records.diagnostics.push(Diagnostic::new(problem, place));
    }
}
