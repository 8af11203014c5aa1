//! Why a text is not FEN, or not that of a legal position.

use core::fmt;

use notation_syntax::{Span, SyntaxError};

use super::OtherGame;
use crate::SetupError;

/// The text is not FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseFenError {
    /// The text does not follow the grammar.
    Syntax(SyntaxError),
    /// The placement has not ten rows.
    RowCount {
        /// The whole placement.
        span: Span,
        /// How many rows it has.
        found: usize,
    },
    /// A row has not nine squares.
    RowWidth {
        /// The row.
        span: Span,
        /// Its number from the top, 1 to 10.
        row: usize,
        /// How many squares it has.
        found: usize,
    },
    /// The text is FEN of another game.
    OtherGame {
        /// What shows it.
        span: Span,
        /// The game.
        game: OtherGame,
    },
}

impl ParseFenError {
    /// Returns the place in the text.
    #[must_use]
    pub const fn span(&self) -> Span {
        match *self {
            Self::Syntax(SyntaxError { span, .. })
            | Self::RowCount { span, .. }
            | Self::RowWidth { span, .. }
            | Self::OtherGame { span, .. } => span,
        }
    }
}

impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::RowCount { found, .. } => write!(f, "expected ten rows, found {found}"),
            Self::RowWidth { row, found, .. } => {
                write!(f, "expected nine squares in row {row}, found {found}")
            }
            Self::OtherGame { game, .. } => write!(f, "a position of {game}, not of xiangqi"),
        }
    }
}

impl core::error::Error for ParseFenError {}

impl From<SyntaxError> for ParseFenError {
    fn from(error: SyntaxError) -> Self {
        Self::Syntax(error)
    }
}

/// The text is not FEN or does not describe a legal position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// The text is not FEN.
    Fen(ParseFenError),
    /// The setup is not a legal position.
    Setup(SetupError),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {}

impl From<ParseFenError> for ParsePositionError {
    fn from(error: ParseFenError) -> Self {
        Self::Fen(error)
    }
}

impl From<SetupError> for ParsePositionError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}
