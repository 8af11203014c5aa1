//! What can be wrong with a list of pieces and points.

use alloc::boxed::Box;
use core::fmt;

use notation_syntax::{Span, SyntaxError};
use xiangqi_core::{Piece, PieceKind, Square};

use crate::move_text::MoveText;

/// Why a list is no placement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlacementError {
    /// The text does not follow the grammar of the system.
    Malformed {
        /// What was expected where.
        error: Box<SyntaxError>,
        /// What the entry was to say, if a character was misread.
        suggestion: Option<MoveText>,
    },
    /// Nothing says whose piece it is.
    SideUnknown {
        /// The kind of piece.
        kind: PieceKind,
        /// The point.
        span: Span,
    },
    /// Another piece of the list stands on the point.
    Occupied {
        /// The piece that comes later.
        piece: Piece,
        /// The piece that stands there.
        by: Piece,
        /// The point.
        square: Square,
        /// The point in the text.
        span: Span,
    },
    /// A game can never bring the piece there.
    Misplaced {
        /// The piece.
        piece: Piece,
        /// The point.
        square: Square,
        /// The point in the text.
        span: Span,
        /// The nearest free point where the piece can stand.
        suggestion: Option<MoveText>,
    },
    /// The side has more men of the kind than a game begins with.
    TooMany {
        /// The piece.
        piece: Piece,
        /// The point in the text.
        span: Span,
    },
}

impl PlacementError {
    /// Returns the place of the fault in the text.
    #[must_use]
    pub fn span(&self) -> Span {
        match self {
            Self::Malformed { error, .. } => error.span,
            Self::SideUnknown { span, .. }
            | Self::Occupied { span, .. }
            | Self::Misplaced { span, .. }
            | Self::TooMany { span, .. } => *span,
        }
    }

    /// Returns what the entry was probably to say.
    #[must_use]
    pub const fn suggestion(&self) -> Option<MoveText> {
        match self {
            Self::Malformed { suggestion, .. } | Self::Misplaced { suggestion, .. } => *suggestion,
            _ => None,
        }
    }
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { error, .. } => write!(f, "{error}")?,
            Self::SideUnknown { kind, .. } => {
                write!(f, "nothing says whose {kind} this is: write 红方 or 黑方 before it")?;
            }
            Self::Occupied { piece, by, square, .. } => {
                write!(f, "the {piece} cannot stand on {square}: the {by} stands there")?;
            }
            Self::Misplaced { piece, square, .. } => {
                write!(f, "a {piece} never stands on {square}")?;
            }
            Self::TooMany { piece, .. } => {
                let most = piece.kind.usual_count();
                write!(f, "{} has at most {most} of the kind {}", piece.color, piece.kind)?;
            }
        }
        self.suggestion().map_or(Ok(()), |suggestion| write!(f, "; perhaps {suggestion}"))
    }
}

impl core::error::Error for PlacementError {}
