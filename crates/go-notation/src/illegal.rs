//! Why a move is not legal.

use crate::{BoardSize, Color, Point};

/// A point was asked for that the board does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the point {point} is not on a board of {size}")]
pub struct OffBoard {
    /// The point.
    pub point: Point,
    /// The size of the board.
    pub size: BoardSize,
}

/// The reason for which a stone cannot be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The point is not on the board.
    #[error(transparent)]
    OffBoard(#[from] OffBoard),
    /// A stone stands there.
    #[error("a stone of {by} stands on {point}")]
    Occupied {
        /// The point.
        point: Point,
        /// Whose stone it is.
        by: Color,
    },
    /// The stone would take a ko back at once.
    #[error("{point} retakes the ko at once")]
    Ko {
        /// The point.
        point: Point,
    },
    /// The stone and its chain would be left without a liberty.
    #[error("{point} leaves {stones} of the side's own stones without a liberty")]
    Suicide {
        /// The point.
        point: Point,
        /// How many stones the chain would have.
        stones: u16,
    },
    /// The whole board would be as it was before.
    #[error("{point} repeats the position after move {after}")]
    Superko {
        /// The point.
        point: Point,
        /// The number of moves after which the position stood before, 0 for the start.
        after: u32,
    },
}

impl IllegalMove {
    /// Returns the stable code of the reason, such as `suicide`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::OffBoard(_) => "off-board",
            Self::Occupied { .. } => "occupied",
            Self::Ko { .. } => "ko",
            Self::Suicide { .. } => "suicide",
            Self::Superko { .. } => "superko",
        }
    }
}
