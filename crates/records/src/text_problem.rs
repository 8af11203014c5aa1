//! What can be wrong with the encoding of a text.

use std::fmt;

use crate::encoding::{DecodeFaultKind, TextEncoding};
use crate::{Explain, Severity};

/// A finding about how a file's bytes became text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextProblem {
    /// Bytes that are no whole character.
    Fault(DecodeFaultKind),
    /// Two encodings are about equally likely.
    Doubtful {
        /// The one that was taken.
        encoding: TextEncoding,
        /// The other one.
        rival: TextEncoding,
    },
}

impl Explain for TextProblem {
    fn code(&self) -> &'static str {
        match self {
            Self::Fault(kind) => kind.code(),
            Self::Doubtful { .. } => "enc/doubtful",
        }
    }

    fn severity(&self) -> Severity {
        match self {
            Self::Fault(DecodeFaultKind::MalformedBytes) => Severity::Error,
            Self::Fault(_) | Self::Doubtful { .. } => Severity::Warning,
        }
    }

    fn help(&self) -> Option<String> {
        match self {
            Self::Doubtful { rival, .. } => {
                Some(format!("if names look wrong, try --encoding {}", rival.name()))
            }
            Self::Fault(_) => None,
        }
    }
}

impl fmt::Display for TextProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fault(kind) => kind.fmt(f),
            Self::Doubtful { encoding, rival } => write!(
                f,
                "the text was decoded as {}, but it could be {}",
                encoding.name(),
                rival.name()
            ),
        }
    }
}
