//! A list of moves that lives on the stack.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::{Move, Square};

/// The moves of one position, as a slice.
///
/// Sides with the usual men never have more than [`INLINE`](Self::INLINE) moves and need no
/// allocation; only forgiven setups with many more men do.
///
/// ```
/// use xiangqi_core::Position;
///
/// let moves = Position::start().legal_moves();
/// assert!(moves.contains(&"h2e2".parse()?));
/// for mv in &moves {
///     assert!(Position::start().verify(*mv).is_ok());
/// }
/// # Ok::<(), xiangqi_core::ParseMoveError>(())
/// ```
#[derive(Clone)]
pub struct MoveList {
    inline: [Move; Self::INLINE],
    len: usize,
    /// All moves, once they are too many for `inline`.
    spilled: Vec<Move>,
}

impl MoveList {
    /// How many moves fit without allocation.
    pub const INLINE: usize = 128;

    /// Makes the list without moves.
    #[must_use]
    pub const fn new() -> Self {
        let nothing = Move::new(Square::at(0), Square::at(0));
        Self { inline: [nothing; Self::INLINE], len: 0, spilled: Vec::new() }
    }

    /// Adds `mv`.
    #[inline(always)]
    pub(crate) fn push(&mut self, mv: Move) {
        if let Some(slot) = self.inline.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        } else {
            self.spill(mv);
        }
    }

    #[cold]
    #[inline(never)]
    fn spill(&mut self, mv: Move) {
        if self.spilled.is_empty() {
            self.spilled.extend_from_slice(&self.inline);
        }
        self.spilled.push(mv);
    }

    /// Returns the moves as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        if self.spilled.is_empty() { &self.inline[..self.len] } else { &self.spilled }
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
    type IntoIter = IntoMoves;

    fn into_iter(self) -> IntoMoves {
        IntoMoves { moves: self, next: 0 }
    }
}

/// The moves of a list, one by one.
#[derive(Clone, Debug)]
pub struct IntoMoves {
    moves: MoveList,
    next: usize,
}

impl Iterator for IntoMoves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let mv = self.moves.get(self.next).copied()?;
        self.next += 1;
        Some(mv)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.moves.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for IntoMoves {}
