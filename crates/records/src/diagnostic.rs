//! What a reader or a check has to say about a record.
//!
//! A [`Diagnostic`] joins a [`Problem`] (what is wrong, with a stable code and a severity) with a
//! [`Place`] (where). Each subject has its own problem type, next to the code that finds it.

mod code;
mod families;
mod place;
mod problem;

pub use code::Code;
pub use place::Place;
pub use problem::{Explain, Problem};

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; the record is right.
    Note,
    /// Something is odd, but nothing was lost and the reading is certain.
    Warning,
    /// Something is wrong: a part of the record could not be read, or contradicts the rules.
    Error,
}

impl Severity {
    /// Returns `note`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// One finding: what and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    /// What was found.
    pub problem: Problem,
    /// Where it was found.
    pub place: Place,
}

impl Diagnostic {
    /// Joins a problem with its place.
    pub fn new(problem: impl Into<Problem>, place: Place) -> Self {
        Self { problem: problem.into(), place }
    }

    /// Returns the stable code, such as `xq/illegal/horse-leg`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.problem.code()
    }

    /// Returns how much the finding matters.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.problem.severity()
    }
}
