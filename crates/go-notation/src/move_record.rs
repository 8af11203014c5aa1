//! The moves of a record as a reader finds them in a text.

use alloc::vec::Vec;

use notation_syntax::Span;

use crate::ColoredMove;

/// A record that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    /// The moves, each with its place.
    pub entries: Vec<RecordEntry>,
    /// The place of the record, which other text may surround.
    pub span: Span,
}

impl MoveRecord {
    /// Returns the moves.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = ColoredMove> + Clone + '_ {
        self.entries.iter().map(|entry| entry.mv)
    }
}

/// A move of a record with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordEntry {
    /// The move.
    pub mv: ColoredMove,
    /// The place of what names it.
    pub span: Span,
}
