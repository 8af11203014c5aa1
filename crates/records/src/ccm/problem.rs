//! What can be odd about a `.ccm` file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain};

/// A finding about the bytes of a `.ccm` file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CcmProblem {
    /// The bytes are no ply; the rest of the file was left out.
    Ply(SyntaxError),
}

impl CcmProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[Code::error("ccm/ply")];
}

impl Explain for CcmProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Ply(_) => "ccm/ply",
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::Ply(error) => Some(error.expected.to_string()),
        }
    }

    fn found(&self) -> Option<String> {
        match self {
            Self::Ply(error) => Some(error.found.to_string()),
        }
    }

    fn help(&self) -> Option<String> {
        match self {
            Self::Ply(_) => {
                Some("look for a whole copy of the file; what is there was kept".to_owned())
            }
        }
    }
}

impl fmt::Display for CcmProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(error) => write!(f, "these bytes are no ply: {error}"),
        }
    }
}
