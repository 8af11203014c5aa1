//! What can be wrong with a quadrant record.

use std::fmt;

use go_notation::{ReadQuadrantError, Tolerance};

use crate::{Explain, Severity};

/// A finding about a quadrant record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QuadrantProblem {
    /// The record cannot be read.
    Unreadable(ReadQuadrantError),
    /// The record deviates from the notation in a way that was forgiven.
    Forgiven(Tolerance),
}

impl Explain for QuadrantProblem {
    fn code(&self) -> &'static str {
        match self {
            Self::Forgiven(tolerance) => tolerance.code(),
            Self::Unreadable(error) => match error {
                ReadQuadrantError::Deviation(deviation) => deviation.tolerance.code(),
                ReadQuadrantError::NoQuadrant { .. } => "go/no-quadrant",
                ReadQuadrantError::OffBoard { .. } => "go/no-such-quadrant-point",
                ReadQuadrantError::Pass { .. } => "go/pass-is-extension",
                ReadQuadrantError::NoRecord { .. } => "go/no-quadrant-record",
                ReadQuadrantError::NoSuchBoard { .. } => "go/board-without-quadrants",
                _ => "go/quadrant-syntax",
            },
        }
    }

    fn severity(&self) -> Severity {
        match self {
            Self::Unreadable(_) => Severity::Error,
            // The reading might have been another.
            Self::Forgiven(Tolerance::UnmarkedLastMove | Tolerance::UnmarkedAfterTengen) => {
                Severity::Warning
            }
            Self::Forgiven(_) => Severity::Note,
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::Unreadable(ReadQuadrantError::Syntax(error)) => Some(error.expected.to_string()),
            _ => None,
        }
    }

    fn found(&self) -> Option<String> {
        match self {
            Self::Unreadable(ReadQuadrantError::Syntax(error)) => Some(error.found.to_string()),
            _ => None,
        }
    }

    fn help(&self) -> Option<String> {
        Some(match self {
            Self::Unreadable(error) => error.advice().to_owned(),
            Self::Forgiven(tolerance) => tolerance.advice().to_owned(),
        })
    }
}

impl fmt::Display for QuadrantProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Forgiven(tolerance) => tolerance.fmt(f),
        }
    }
}
