//! What can be odd about a list of positions.

use std::fmt;

use crate::{Code, Explain};

/// A finding about a list of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionProblem {
    /// A line is no position; it was kept as introduction to the next game.
    NoPosition,
    /// Something without a known meaning stands behind a position; it was kept as remark.
    Rest,
    /// A line of squares does not end with a whole move.
    MoveCut,
}

impl PositionProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("position/other-line"),
        Code::warning("position/rest"),
        Code::error("position/move-cut"),
    ];
}

impl Explain for PositionProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::NoPosition => "position/other-line",
            Self::Rest => "position/rest",
            Self::MoveCut => "position/move-cut",
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::NoPosition => Some("ten rows with `/` between them".to_owned()),
            Self::Rest => Some("`;` and a title, or the end of the line".to_owned()),
            Self::MoveCut => Some("four characters a move, such as h2e2".to_owned()),
        }
    }

    fn help(&self) -> Option<String> {
        match self {
            Self::MoveCut => Some("the text may be cut short; look for another copy".to_owned()),
            _ => None,
        }
    }
}

impl fmt::Display for PositionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoPosition => "this line is no position; it was kept as introduction",
            Self::Rest => "what stands behind the position has no known meaning",
            Self::MoveCut => "the moves end in the middle of one",
        })
    }
}
