//! A list of moves that needs no allocation.

use core::fmt;
use core::ops::Deref;

use crate::{Move, Square};

/// The moves of one position.
///
/// It behaves as a slice.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// More moves than any side can have.
    pub(crate) const CAPACITY: usize = 544;

    /// The list without moves.
    #[must_use]
    pub const fn new() -> Self {
        let square = Square::from_index(0).unwrap();
        Self { moves: [Move::new(square, square); Self::CAPACITY], len: 0 }
    }

    /// Adds `mv`.
    pub(crate) fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }

    /// Returns the moves as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for MoveList {}

impl<'l> IntoIterator for &'l MoveList {
    type Item = &'l Move;
    type IntoIter = core::slice::Iter<'l, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = core::iter::Take<core::array::IntoIter<Move, { MoveList::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}
