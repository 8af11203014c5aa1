//! Why a move is not legal.

use core::fmt;

use crate::{File, Piece, Square};

/// The reason for which a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IllegalMove {
    /// Nothing stands on the square that the move leaves.
    EmptySquare {
        /// That square.
        square: Square,
    },
    /// The piece belongs to the side that is not to move.
    NotYourPiece {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// A piece of the moving side stands on the square that the move enters.
    OwnPieceThere {
        /// That piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// The piece never steps that way.
    NoSuchStep {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it cannot go.
        to: Square,
    },
    /// A king or an advisor would leave its palace.
    LeavesPalace {
        /// The piece.
        piece: Piece,
        /// The square outside the palace.
        to: Square,
    },
    /// An elephant would cross the river, in whichever direction, or stands beyond it.
    CrossesRiver {
        /// The piece.
        piece: Piece,
        /// Where it would go.
        to: Square,
    },
    /// A piece stands at the horse's leg (蹩马腿).
    HorseLeg {
        /// The leg.
        leg: Square,
    },
    /// A piece stands on the elephant's eye (塞象眼).
    ElephantEye {
        /// The eye.
        eye: Square,
    },
    /// A piece stands between, in the way of a rook or of a cannon that does not capture.
    Blocked {
        /// The first piece in the way.
        by: Square,
    },
    /// A cannon captures over exactly one screen (炮架).
    Screens {
        /// How many pieces stand between.
        found: u8,
    },
    /// The moving side's king would stand in check.
    LeavesKingInCheck {
        /// The king.
        king: Square,
        /// A piece that would give check.
        checker: Square,
    },
    /// The kings would face each other on an open file (将帅照面).
    KingsFace {
        /// The file.
        file: File,
    },
}

impl IllegalMove {
    /// Returns the stable code of the reason, such as `horse-leg`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::EmptySquare { .. } => "empty-square",
            Self::NotYourPiece { .. } => "not-your-piece",
            Self::OwnPieceThere { .. } => "own-piece-there",
            Self::NoSuchStep { .. } => "no-such-step",
            Self::LeavesPalace { .. } => "leaves-palace",
            Self::CrossesRiver { .. } => "crosses-river",
            Self::HorseLeg { .. } => "horse-leg",
            Self::ElephantEye { .. } => "elephant-eye",
            Self::Blocked { .. } => "blocked",
            Self::Screens { .. } => "screens",
            Self::LeavesKingInCheck { .. } => "leaves-king-in-check",
            Self::KingsFace { .. } => "kings-face",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EmptySquare { square } => write!(f, "no piece stands on {square}"),
            Self::NotYourPiece { piece, square } => {
                write!(f, "the {piece} on {square} belongs to the side that is not to move")
            }
            Self::OwnPieceThere { piece, square } => {
                write!(f, "the side's own {} stands on {square}", piece.kind)
            }
            Self::NoSuchStep { piece, from, to } => {
                write!(f, "the {piece} never steps from {from} to {to}")
            }
            Self::LeavesPalace { piece, to } => {
                write!(f, "{to} is outside the palace of the {piece}")
            }
            Self::CrossesRiver { piece, to } => {
                write!(f, "the {piece} cannot cross the river to {to}")
            }
            Self::HorseLeg { leg } => write!(f, "the horse's leg is blocked at {leg}"),
            Self::ElephantEye { eye } => write!(f, "the elephant's eye is blocked at {eye}"),
            Self::Blocked { by } => write!(f, "the way is blocked at {by}"),
            Self::Screens { found } => {
                write!(f, "a capturing cannon needs exactly one screen: found {found}")
            }
            Self::LeavesKingInCheck { king, checker } => {
                write!(f, "the king on {king} would be in check from {checker}")
            }
            Self::KingsFace { file } => write!(f, "the kings would face each other on file {file}"),
        }
    }
}

impl core::error::Error for IllegalMove {}

impl IllegalMove {
    /// Tells whether the step itself is possible and only the king's safety forbids it.
    #[must_use]
    pub const fn is_about_king(self) -> bool {
        matches!(self, Self::LeavesKingInCheck { .. } | Self::KingsFace { .. })
    }
}
