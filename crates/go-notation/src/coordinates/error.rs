//! Why a text names no point, and why a point has no name.

use notation_syntax::{Span, SyntaxError};

use crate::{BoardSize, Deviation, Point, ReadQuadrantError};

/// The text names no point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadPointError {
    /// The text does not follow the grammar of the system.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// The text is no point of the quadrant notation.
    #[error(transparent)]
    Quadrant(ReadQuadrantError),
    /// The text deviates in a way that is not forgiven.
    #[error("{0} is not allowed here")]
    Deviation(#[from] Deviation),
    /// The text names a point that a board of this size does not have.
    #[error("the point is not on a board of {size}")]
    OffBoard {
        /// The size of the board.
        size: BoardSize,
        /// The name.
        span: Span,
    },
    /// The name fits two points.
    #[error("the name fits the points {} and {}", .candidates[0], .candidates[1])]
    Ambiguous {
        /// The points.
        candidates: [Point; 2],
        /// The name.
        span: Span,
    },
    /// The name fits a point in each corner.
    #[error(
        "the name fits the points {}, {}, {} and {}: name the corner",
        .candidates[0], .candidates[1], .candidates[2], .candidates[3]
    )]
    InEachCorner {
        /// The points, from the upper right corner on clockwise.
        candidates: [Point; 4],
        /// The name.
        span: Span,
    },
    /// Which point the name means is not certain from what is known of the system.
    #[error("the sources of this system do not settle which point this is")]
    Unsettled {
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

impl ReadPointError {
    /// Returns the place of the fault; nothing where the board is at fault.
    #[must_use]
    pub const fn span(&self) -> Option<Span> {
        match self {
            Self::Syntax(error) => Some(error.span),
            Self::Quadrant(error) => error.span(),
            Self::Deviation(deviation) => Some(deviation.span),
            Self::OffBoard { span, .. }
            | Self::Ambiguous { span, .. }
            | Self::InEachCorner { span, .. }
            | Self::Unsettled { span } => Some(*span),
            Self::NoSuchBoard { .. } => None,
        }
    }

    /// Moves the place `offset` bytes to the right, for a text that was cut out of a larger one.
    #[must_use]
    pub fn shifted(self, offset: usize) -> Self {
        self.with_span(|span| span.shifted(offset))
    }

    /// Changes the place.
    pub(super) fn with_span(mut self, change: impl Fn(Span) -> Span) -> Self {
        match &mut self {
            Self::Syntax(error) => error.span = change(error.span),
            Self::Quadrant(error) => *error = error.with_span(change),
            Self::Deviation(deviation) => deviation.span = change(deviation.span),
            Self::OffBoard { span, .. }
            | Self::Ambiguous { span, .. }
            | Self::InEachCorner { span, .. }
            | Self::Unsettled { span } => *span = change(*span),
            Self::NoSuchBoard { .. } => {}
        }
        self
    }
}

impl From<ReadQuadrantError> for ReadPointError {
    fn from(error: ReadQuadrantError) -> Self {
        match error {
            ReadQuadrantError::Syntax(error) => Self::Syntax(error),
            ReadQuadrantError::Deviation(deviation) => Self::Deviation(deviation),
            ReadQuadrantError::NoSuchBoard { size } => Self::NoSuchBoard { size },
            other => Self::Quadrant(other),
        }
    }
}

/// The point has no name in the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
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
    /// The system names only some points, and this is none of them.
    #[error("the point {point} has no name of its own")]
    Unnamed {
        /// The point.
        point: Point,
    },
    /// The name of the point is not certain from what is known of the system.
    #[error("the sources of this system do not settle the name of {point}")]
    Unsettled {
        /// The point.
        point: Point,
    },
    /// The system does not exist for boards of this size.
    #[error("a board of {size} has no such coordinates")]
    NoSuchBoard {
        /// The size of the board.
        size: BoardSize,
    },
}
