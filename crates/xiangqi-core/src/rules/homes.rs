//! Where the men of a round stood when it began.

use core::array;

use super::evidence::Man;
use crate::{Board, Move, Square};

/// The square where each man stood at the start of a round, by the square where it stands.
#[derive(Clone, Debug)]
pub(super) struct Homes([Option<Square>; Square::COUNT as usize]);

impl Homes {
    /// At the start every man is at home.
    pub(super) fn new() -> Self {
        Self(array::from_fn(|index| Square::from_index(index as u8)))
    }

    /// Follows the man that moves.
    pub(super) fn play(&mut self, mv: Move) {
        self.0[usize::from(mv.to.index())] = self.0[usize::from(mv.from.index())];
    }

    /// Returns the man on `square`.
    pub(super) fn man(&self, board: &Board, square: Square) -> Option<Man> {
        let piece = board.get(square)?;
        Some(Man { piece, square, home: self.0[usize::from(square.index())].unwrap_or(square) })
    }
}
