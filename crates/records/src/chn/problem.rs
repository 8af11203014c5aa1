//! What can be odd about a `.chn` file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain};

/// A finding about the bytes of a `.chn` file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChnProblem {
    /// The bytes are no ply; the rest of the file was left out.
    Ply(SyntaxError),
    /// The number of a ply is not the one that follows.
    Step {
        /// The number that follows.
        expected: u32,
        /// The number that stands there.
        found: u32,
    },
}

impl ChnProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[Code::error("chn/ply"), Code::warning("chn/step")];
}

impl Explain for ChnProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Ply(_) => "chn/ply",
            Self::Step { .. } => "chn/step",
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::Ply(error) => Some(error.expected.to_string()),
            Self::Step { expected, .. } => Some(expected.to_string()),
        }
    }

    fn found(&self) -> Option<String> {
        match self {
            Self::Ply(error) => Some(error.found.to_string()),
            Self::Step { found, .. } => Some(found.to_string()),
        }
    }

    fn help(&self) -> Option<String> {
        match self {
            Self::Ply(_) => {
                Some("look for a whole copy of the file; what is there was kept".to_owned())
            }
            Self::Step { .. } => Some("look for a ply that was dropped".to_owned()),
        }
    }
}

impl fmt::Display for ChnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(error) => write!(f, "these bytes are no ply: {error}"),
            Self::Step { expected, found } => {
                write!(f, "the ply has the number {found} where {expected} follows")
            }
        }
    }
}
