//! What can be odd about a `.che` file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain};

/// A finding about the numbers of a `.che` file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CheProblem {
    /// The numbers are no ply; the rest of the file was left out.
    Ply(SyntaxError),
    /// The second number of a ply is not 32.
    Constant {
        /// The number.
        found: u16,
    },
    /// The number of a ply is not the one that follows.
    Step {
        /// The number that follows.
        expected: u16,
        /// The number that is written.
        found: u16,
    },
    /// The side is not the one whose turn it is.
    Side {
        /// The side whose turn it is: 1 Red, 0 Black.
        expected: u16,
        /// The side that is written.
        found: u16,
    },
    /// There are more or fewer plies than the heading says.
    Count {
        /// The number in the heading.
        stated: u16,
        /// How many there are.
        found: u16,
    },
}

impl CheProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("che/ply"),
        Code::warning("che/constant"),
        Code::warning("che/step"),
        Code::warning("che/side"),
        Code::warning("che/count"),
    ];
}

impl Explain for CheProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Ply(_) => "che/ply",
            Self::Constant { .. } => "che/constant",
            Self::Step { .. } => "che/step",
            Self::Side { .. } => "che/side",
            Self::Count { .. } => "che/count",
        }
    }

    fn expected(&self) -> Option<String> {
        Some(match self {
            Self::Ply(error) => error.expected.to_string(),
            Self::Constant { .. } => "32".to_owned(),
            Self::Step { expected, .. } | Self::Side { expected, .. } => expected.to_string(),
            Self::Count { stated, .. } => format!("{stated} plies"),
        })
    }

    fn found(&self) -> Option<String> {
        Some(match self {
            Self::Ply(error) => error.found.to_string(),
            Self::Constant { found } | Self::Step { found, .. } | Self::Side { found, .. } => {
                found.to_string()
            }
            Self::Count { found, .. } => format!("{found} plies"),
        })
    }

    fn help(&self) -> Option<String> {
        match self {
            Self::Ply(_) | Self::Count { .. } => {
                Some("look for a whole copy of the file; what is there was kept".to_owned())
            }
            _ => None,
        }
    }
}

impl fmt::Display for CheProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(error) => write!(f, "these numbers are no ply: {error}"),
            Self::Constant { found } => {
                write!(f, "the second number of the ply is {found}, not 32")
            }
            Self::Step { expected, found } => {
                write!(f, "the ply has the number {found} where {expected} follows")
            }
            Self::Side { expected, found } => {
                write!(f, "the ply is said to be of side {found}, it is the turn of {expected}")
            }
            Self::Count { stated, found } => {
                write!(f, "the heading says {stated} plies, there are {found}")
            }
        }
    }
}
