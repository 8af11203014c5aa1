//! Why a text names no point, and why a point has no name.

use notation_syntax::{Span, SyntaxError};

use crate::{BoardSize, Point};

/// The text names no point of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadPointError {
    /// The text does not follow the grammar of the system.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// The text names a point that a board of this size does not have.
    #[error("the point is not on a board of {size}")]
    OffBoard {
        /// The size of the board.
        size: BoardSize,
        /// The name.
        span: Span,
    },
    /// The system does not exist for boards of this size.
    #[error("a board of {size} has no such coordinates")]
    NoSuchBoard {
        /// The size of the board.
        size: BoardSize,
    },
}

/// The point has no name in the system.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WritePointError {
    /// The point does not lie on the board.
    #[error("the point {point} is not on a board of {size}")]
    OffBoard {
        /// The point.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// The system does not exist for boards of this size.
    #[error("a board of {size} has no such coordinates")]
    NoSuchBoard {
        /// The size of the board.
        size: BoardSize,
    },
}
