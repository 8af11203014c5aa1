//! What can be said about a whole game, whatever its format.

use std::fmt;

use xiangqi_core::Color;

use crate::{Code, Explain};

/// A finding about a game as a whole.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GameProblem {
    /// The start position is not a text that can be read as FEN.
    BadFen(xiangqi_core::ParseFenError),
    /// The start position breaks rules, so moves are replayed without king rules.
    IllegalStart(xiangqi_core::SetupError),
    /// The stated side to move differs from the piece moved first; the move counts.
    SideDiffers {
        /// The side that the file states.
        stated: Color,
    },
    /// One side moves twice in a row.
    SameSideTwice {
        /// That side.
        side: Color,
    },
    /// The result tag and the result behind the moves differ.
    ResultsDiffer {
        /// The value of the tag.
        tag: String,
        /// The token behind the moves.
        token: &'static str,
    },
}

impl GameProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("xq/bad-fen"),
        Code::warning("xq/illegal-start"),
        Code::warning("xq/side-differs"),
        Code::error("xq/same-side-twice"),
        Code::warning("xq/results-differ"),
    ];
}

impl Explain for GameProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::BadFen(_) => "xq/bad-fen",
            Self::IllegalStart(_) => "xq/illegal-start",
            Self::SideDiffers { .. } => "xq/side-differs",
            Self::SameSideTwice { .. } => "xq/same-side-twice",
            Self::ResultsDiffer { .. } => "xq/results-differ",
        }
    }

    fn help(&self) -> Option<String> {
        Some(match self {
            Self::BadFen(_) => "write the ten ranks from Black's side, separated by `/`, then \
                                `w` or `b`"
                .to_owned(),
            Self::IllegalStart(_) => {
                "moves are checked by how pieces step, without king rules".to_owned()
            }
            Self::SideDiffers { stated } => {
                format!("state {} as the side to move", stated.other())
            }
            Self::SameSideTwice { .. } => "look for a move that was dropped".to_owned(),
            Self::ResultsDiffer { .. } => "the tag counts; correct one of the two".to_owned(),
        })
    }
}

impl fmt::Display for GameProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadFen(error) => write!(f, "the start position cannot be read: {error}"),
            Self::IllegalStart(error) => write!(f, "the start position is not legal: {error}"),
            Self::SideDiffers { stated } => {
                write!(f, "{stated} is said to move first, but the first move is the other side's")
            }
            Self::SameSideTwice { side } => write!(f, "{side} moves twice in a row"),
            Self::ResultsDiffer { tag, token } => {
                write!(f, "the tag says `{tag}`, the moves end with `{token}`")
            }
        }
    }
}
