//! What can be wrong with a GIB file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain};

/// A finding about a GIB file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GibProblem {
    /// The line `INI` has no numbers.
    BadStart,
    /// A line `STO` has no stone.
    BadStone(SyntaxError),
    /// The colour of a stone is neither 1 nor 2; the side to move was taken.
    BadColor {
        /// The number.
        number: i64,
    },
    /// A stone lies off the board.
    OffBoard {
        /// The column, from 0.
        column: i64,
        /// The row, from 0.
        row: i64,
    },
    /// A number of handicap stones that has no usual places; none were set.
    Handicap {
        /// The number.
        stones: u32,
    },
    /// A line between the moves that is neither stone nor pass.
    OtherLine,
    /// The line `\GE` is missing.
    NoEnd,
    /// The stated number of moves is not the number of moves.
    MoveCount {
        /// The stated number.
        stated: u32,
        /// The moves found.
        found: u32,
    },
    /// The result cannot be understood.
    Result,
}

impl GibProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("gib/bad-start"),
        Code::error("gib/bad-stone"),
        Code::warning("gib/bad-color"),
        Code::error("gib/off-board"),
        Code::warning("gib/handicap"),
        Code::note("gib/other-line"),
        Code::warning("gib/no-end"),
        Code::note("gib/move-count"),
        Code::warning("gib/result"),
    ];
}

impl Explain for GibProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::BadStart => "gib/bad-start",
            Self::BadStone(_) => "gib/bad-stone",
            Self::BadColor { .. } => "gib/bad-color",
            Self::OffBoard { .. } => "gib/off-board",
            Self::Handicap { .. } => "gib/handicap",
            Self::OtherLine => "gib/other-line",
            Self::NoEnd => "gib/no-end",
            Self::MoveCount { .. } => "gib/move-count",
            Self::Result => "gib/result",
        }
    }

    fn expected(&self) -> Option<String> {
        Some(match self {
            Self::BadStart => "`INI 0 1` and the handicap".to_owned(),
            Self::BadStone(error) => error.expected.to_string(),
            Self::BadColor { .. } => "1 for Black or 2 for White".to_owned(),
            Self::OffBoard { .. } => "column and row from 0 to 18".to_owned(),
            Self::NoEnd => r"`\GE`".to_owned(),
            _ => return None,
        })
    }
}

impl fmt::Display for GibProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadStart => f.write_str("the game does not begin with `INI 0 1` and a handicap"),
            Self::BadStone(error) => write!(f, "this line places no stone: {error}"),
            Self::BadColor { number } => write!(f, "no colour has the number {number}"),
            Self::OffBoard { column, row } => write!(f, "{column}, {row} is not on the board"),
            Self::Handicap { stones } => write!(f, "{stones} handicap stones have no usual places"),
            Self::OtherLine => f.write_str("this line is neither a stone nor a pass"),
            Self::NoEnd => f.write_str(r"the end `\GE` is missing"),
            Self::MoveCount { stated, found } => {
                write!(f, "{stated} moves are stated, but there are {found}")
            }
            Self::Result => f.write_str("the result cannot be understood"),
        }
    }
}
