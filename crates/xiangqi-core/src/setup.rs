//! An arrangement of pieces that nobody has checked.

use crate::{Board, Color};

/// Anything that a diagram or a FEN can say: pieces, side to move, counters. No rule holds.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub side_to_move: Color,
    /// Plies since the last capture.
    pub halfmove_clock: u32,
    /// Number of the full move to be played, from 1.
    pub fullmove_number: u32,
}

impl Setup {
    /// No pieces, Red to move.
    pub const EMPTY: Self = Self {
        board: Board::EMPTY,
        side_to_move: Color::Red,
        halfmove_clock: 0,
        fullmove_number: 1,
    };
}

impl Default for Setup {
    fn default() -> Self {
        Self::EMPTY
    }
}
