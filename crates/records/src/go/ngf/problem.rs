//! What can be wrong with an NGF file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain};

/// A finding about an NGF file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NgfProblem {
    /// The second line is no size of a board; 19 × 19 was taken.
    BadSize,
    /// A line begins like a move but is none.
    BadMove(SyntaxError),
    /// The two pairs of coordinates of a move do not agree; the first was taken.
    PairsDiffer,
    /// A move lies off the board.
    OffBoard,
    /// A number of handicap stones that has no usual places; none were set.
    Handicap {
        /// The number.
        stones: u32,
    },
    /// A line that is neither a move nor a comment.
    OtherLine,
    /// The result cannot be understood.
    Result,
    /// The variant does not say who is White; the first player was taken.
    ColorsUnsure,
    /// The stated number of moves is not the number of moves.
    MoveCount {
        /// The stated number.
        stated: u32,
        /// The moves found.
        found: u32,
    },
}

impl NgfProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("ngf/bad-size"),
        Code::error("ngf/bad-move"),
        Code::warning("ngf/pairs-differ"),
        Code::error("ngf/off-board"),
        Code::warning("ngf/handicap"),
        Code::note("ngf/other-line"),
        Code::warning("ngf/result"),
        Code::note("ngf/colors-unsure"),
        Code::note("ngf/move-count"),
    ];
}

impl Explain for NgfProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::BadSize => "ngf/bad-size",
            Self::BadMove(_) => "ngf/bad-move",
            Self::PairsDiffer => "ngf/pairs-differ",
            Self::OffBoard => "ngf/off-board",
            Self::Handicap { .. } => "ngf/handicap",
            Self::OtherLine => "ngf/other-line",
            Self::Result => "ngf/result",
            Self::ColorsUnsure => "ngf/colors-unsure",
            Self::MoveCount { .. } => "ngf/move-count",
        }
    }

    fn expected(&self) -> Option<String> {
        Some(match self {
            Self::BadSize => "a number of lines".to_owned(),
            Self::BadMove(error) => error.expected.to_string(),
            Self::OffBoard => "two letters from B, or AA for a pass".to_owned(),
            _ => return None,
        })
    }
}

impl fmt::Display for NgfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadSize => f.write_str("the size of the board is missing"),
            Self::BadMove(error) => write!(f, "this line is no move: {error}"),
            Self::PairsDiffer => f.write_str("the two pairs of coordinates do not agree"),
            Self::OffBoard => f.write_str("the move is not on the board"),
            Self::Handicap { stones } => write!(f, "{stones} handicap stones have no usual places"),
            Self::OtherLine => f.write_str("this line is neither a move nor a comment"),
            Self::Result => f.write_str("the result cannot be understood"),
            Self::ColorsUnsure => f.write_str("the file does not say which player is White"),
            Self::MoveCount { stated, found } => {
                write!(f, "{stated} moves are stated, but there are {found}")
            }
        }
    }
}
