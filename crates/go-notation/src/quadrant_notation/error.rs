//! Why a text is no record, and why moves cannot be written as one.

use notation_syntax::{Span, SyntaxError};

use crate::{BoardSize, Deviation, Point};

/// The text is no point or record of the quadrant notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadQuadrantError {
    /// The text does not follow the grammar.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// The text deviates in a way that is not forgiven.
    #[error("{0} is not allowed here")]
    Deviation(#[from] Deviation),
    /// A point stands where no quadrant was named yet.
    #[error("no quadrant is named for this point")]
    NoQuadrant {
        /// The point.
        span: Span,
    },
    /// The point does not exist on a board of this size.
    #[error("a quadrant of a board of {size} has no such point")]
    OffBoard {
        /// The digits.
        span: Span,
        /// The size of the board.
        size: BoardSize,
    },
    /// A mark has no point, and the record does not end there.
    #[error("move {ply} has no point: a pass is an extension")]
    Pass {
        /// The mark.
        span: Span,
        /// The number of the move, from 1.
        ply: usize,
    },
    /// No record stands in the text.
    #[error("the text holds no record")]
    NoRecord {
        /// The text.
        span: Span,
    },
    /// The notation does not exist for boards of this size.
    #[error("a board of {size} has no quadrants")]
    NoSuchBoard {
        /// The size of the board.
        size: BoardSize,
    },
}

impl ReadQuadrantError {
    /// Returns the place of the fault; nothing where the board is at fault.
    #[must_use]
    pub const fn span(&self) -> Option<Span> {
        match self {
            Self::Syntax(error) => Some(error.span),
            Self::Deviation(deviation) => Some(deviation.span),
            Self::NoQuadrant { span }
            | Self::OffBoard { span, .. }
            | Self::Pass { span, .. }
            | Self::NoRecord { span } => Some(*span),
            Self::NoSuchBoard { .. } => None,
        }
    }

    /// Returns what to do about the fault.
    #[must_use]
    pub const fn advice(&self) -> &'static str {
        match self {
            Self::Syntax(_) => {
                "a quadrant is 01 to 04 with `：`, a point has two digits of which the first is not \
                 0, `、` or `，` follows each point, and `00` takes no `：`"
            }
            Self::Deviation(deviation) => deviation.tolerance.advice(),
            Self::NoQuadrant { .. } => "write 01 to 04 and `：` in front of the first point",
            Self::OffBoard { .. } => "check the size of the board",
            Self::Pass { .. } => "allow passes, or write `。` behind the mark for a resignation",
            Self::NoRecord { .. } => {
                "a record begins with a quadrant, such as `01：44、`, or with 00"
            }
            Self::NoSuchBoard { .. } => {
                "the document has 19 × 19 only; odd square boards up to 19 are an extension"
            }
        }
    }

    /// Moves the place `offset` bytes to the right, for a text that was cut out of a larger one.
    #[must_use]
    pub fn shifted(self, offset: usize) -> Self {
        self.with_span(|span| span.shifted(offset))
    }

    /// Changes the place.
    pub(crate) fn with_span(mut self, change: impl Fn(Span) -> Span) -> Self {
        match &mut self {
            Self::Syntax(error) => error.span = change(error.span),
            Self::Deviation(deviation) => deviation.span = change(deviation.span),
            Self::NoQuadrant { span }
            | Self::OffBoard { span, .. }
            | Self::Pass { span, .. }
            | Self::NoRecord { span } => *span = change(*span),
            Self::NoSuchBoard { .. } => {}
        }
        self
    }
}

/// The moves cannot be written in the quadrant notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteQuadrantError {
    /// The notation does not exist for boards of this size.
    #[error("a board of {size} has no quadrants")]
    NoSuchBoard {
        /// The size of the board.
        size: BoardSize,
    },
    /// A move lies off the board.
    #[error("move {ply}: the point {point} is not on a board of {size}")]
    OffBoard {
        /// The number of the move, from 1.
        ply: usize,
        /// The point.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// A move is a pass, which the document does not know.
    #[error("move {ply} is a pass, which only the extension for passes can write")]
    Pass {
        /// The number of the move, from 1.
        ply: usize,
    },
    /// A move follows a resignation.
    #[error("move {ply} follows a resignation, which ends a record")]
    AfterResignation {
        /// The number of the move, from 1.
        ply: usize,
    },
}
