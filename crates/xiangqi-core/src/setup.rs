//! An arrangement of pieces that nobody has checked.

use core::fmt;

use crate::{Board, Color, Piece};

/// Anything that a diagram or a FEN can say: pieces, side to move, counters. No rule holds.
///
/// ```
/// use xiangqi_core::{Color, Piece, PieceKind, Position, Setup, SetupFault};
///
/// let mut setup = Setup::EMPTY;
/// setup.board.set("e0".parse()?, Some(Piece::new(Color::Red, PieceKind::King)));
/// setup.board.set("e9".parse()?, Some(Piece::new(Color::Black, PieceKind::King)));
/// // The kings face each other on the file e.
/// assert!(matches!(setup.faults()[..], [SetupFault::KingsFace { .. }, ..]));
/// setup.board.set("e4".parse()?, Some(Piece::new(Color::Red, PieceKind::Pawn)));
/// assert!(Position::new(setup).is_ok());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
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

    /// The start of a game.
    pub const START: Self = Self { board: Board::START, ..Self::EMPTY };

    /// Turns the counters on after a move that captured `captured`.
    pub(crate) const fn count_move(&mut self, captured: Option<Piece>) {
        self.halfmove_clock =
            if captured.is_some() { 0 } else { self.halfmove_clock.saturating_add(1) };
        if matches!(self.side_to_move, Color::Black) {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.side_to_move = self.side_to_move.other();
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Writes FEN with the standard's letters: `4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side_to_move {
            Color::Red => 'w',
            Color::Black => 'b',
        };
        let Self { board, halfmove_clock, fullmove_number, .. } = self;
        write!(f, "{board} {side} - - {halfmove_clock} {fullmove_number}")
    }
}

/// Writes FEN.
impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setup({self})")
    }
}
