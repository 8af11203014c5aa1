//! What can be wrong with a move.

use std::fmt;

use xiangqi_core::{IllegalMove, Move};

use crate::{Explain, Severity};

/// A finding about one move.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MoveProblem {
    /// The rules forbid the move.
    Illegal {
        /// The move.
        mv: Move,
        /// Why it is forbidden.
        reason: IllegalMove,
    },
    /// A square of the move is not on the board.
    OffBoard {
        /// The number that should be the square left.
        from: u16,
        /// The number that should be the square entered.
        to: u16,
    },
}

impl Explain for MoveProblem {
    fn code(&self) -> &'static str {
        match self {
            Self::Illegal { reason, .. } => illegal_code(*reason),
            Self::OffBoard { .. } => "xq/off-board",
        }
    }

    fn severity(&self) -> Severity {
        Severity::Error
    }
}

impl fmt::Display for MoveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { mv, reason } => write!(f, "{mv} is not legal: {reason}"),
            Self::OffBoard { from, to } => {
                write!(f, "the move goes from number {from} to number {to}, not both are squares")
            }
        }
    }
}

/// Returns the code of an illegal move: `xq/illegal/` and the reason.
const fn illegal_code(reason: IllegalMove) -> &'static str {
    match reason {
        IllegalMove::EmptySquare { .. } => "xq/illegal/empty-square",
        IllegalMove::NotYourPiece { .. } => "xq/illegal/not-your-piece",
        IllegalMove::OwnPieceThere { .. } => "xq/illegal/own-piece-there",
        IllegalMove::NoSuchStep { .. } => "xq/illegal/no-such-step",
        IllegalMove::LeavesPalace { .. } => "xq/illegal/leaves-palace",
        IllegalMove::CrossesRiver { .. } => "xq/illegal/crosses-river",
        IllegalMove::HorseLeg { .. } => "xq/illegal/horse-leg",
        IllegalMove::ElephantEye { .. } => "xq/illegal/elephant-eye",
        IllegalMove::Blocked { .. } => "xq/illegal/blocked",
        IllegalMove::Screens { .. } => "xq/illegal/screens",
        IllegalMove::LeavesKingInCheck { .. } => "xq/illegal/leaves-king-in-check",
        IllegalMove::KingsFace { .. } => "xq/illegal/kings-face",
        _ => "xq/illegal",
    }
}
