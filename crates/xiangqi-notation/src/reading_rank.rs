//! How good a reading of a text is.

use crate::Notation;
use crate::form::Form;
use crate::written::Fit;

/// The ranks in which readings of one text are tried; the best rank with a legal move counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum ReadingRank {
    /// 1: canonical text of a system of the founding documents, of ICCS or of UCCI.
    Founding = 1,
    /// 2: canonical text of another documented dialect.
    Documented,
    /// 3: a tolerated form.
    Tolerated,
    /// 4: with corrected characters; taken only if one legal move is left.
    Corrected,
}

impl ReadingRank {
    /// Returns the number of the rank, 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Ranks a reading in `notation` by the form of its text and the fit of its words.
    pub(crate) fn of(notation: Notation, form: Form, fit: Fit) -> Self {
        match (form, fit) {
            (Form::Corrected, _) => Self::Corrected,
            (Form::Tolerant, _) | (_, Fit::Loose) => Self::Tolerated,
            (Form::Canonical, Fit::Exact) => notation.rank(),
        }
    }
}

impl Notation {
    /// Returns the rank of its canonical texts: the first or the second.
    #[must_use]
    pub const fn rank(self) -> ReadingRank {
        match self {
            Self::Iccs
            | Self::Ucci
            | Self::Chinese
            | Self::Wxf
            | Self::Keypad
            | Self::Coordinate
            | Self::Digit
            | Self::Chesslike
            | Self::Algebraic => ReadingRank::Founding,
            _ => ReadingRank::Documented,
        }
    }
}
