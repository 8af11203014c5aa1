//! The findings of the readers of Go formats beside SGF.

use std::fmt;

use super::NotGo;
use super::gib::GibProblem;
use super::json::GoJsonProblem;
use super::ngf::NgfProblem;
use super::quadrant::QuadrantProblem;
use super::ugf::UgfProblem;
use crate::{Code, Explain, Language, Problem, Severity, Tell};

/// A finding about the form of a Go record that is no SGF.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GoFormatProblem {
    /// GIB.
    Gib(GibProblem),
    /// NGF.
    Ngf(NgfProblem),
    /// UGF.
    Ugf(UgfProblem),
    /// The quadrant notation.
    Quadrant(QuadrantProblem),
    /// JSON.
    Json(GoJsonProblem),
    /// The record is of another game.
    NotGo(NotGo),
}

impl GoFormatProblem {
    /// Tells whether no game could be read: the empty one that stands for it means nothing.
    #[must_use]
    pub const fn is_no_game(&self) -> bool {
        matches!(
            self,
            Self::NotGo(_)
                | Self::Json(GoJsonProblem::Malformed { .. } | GoJsonProblem::Schema { .. })
        )
    }

    fn inner(&self) -> &dyn Explain {
        match self {
            Self::Gib(problem) => problem,
            Self::Ngf(problem) => problem,
            Self::Ugf(problem) => problem,
            Self::Quadrant(problem) => problem,
            Self::Json(problem) => problem,
            Self::NotGo(problem) => problem,
        }
    }
}

impl Explain for GoFormatProblem {
    fn codes(&self) -> &'static [Code] {
        self.inner().codes()
    }

    fn code(&self) -> &'static str {
        self.inner().code()
    }

    fn severity(&self) -> Severity {
        self.inner().severity()
    }

    fn expected(&self, language: Language) -> Option<String> {
        self.inner().expected(language)
    }

    fn found(&self, language: Language) -> Option<String> {
        self.inner().found(language)
    }

    fn help(&self, language: Language) -> Option<String> {
        self.inner().help(language)
    }
}

impl Tell for GoFormatProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner().tell(language, f)
    }
}

impl fmt::Display for GoFormatProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

impl From<GibProblem> for Problem {
    fn from(problem: GibProblem) -> Self {
        Self::GoFormat(GoFormatProblem::Gib(problem))
    }
}

impl From<NgfProblem> for Problem {
    fn from(problem: NgfProblem) -> Self {
        Self::GoFormat(GoFormatProblem::Ngf(problem))
    }
}

impl From<UgfProblem> for Problem {
    fn from(problem: UgfProblem) -> Self {
        Self::GoFormat(GoFormatProblem::Ugf(problem))
    }
}

impl From<QuadrantProblem> for Problem {
    fn from(problem: QuadrantProblem) -> Self {
        Self::GoFormat(GoFormatProblem::Quadrant(problem))
    }
}

impl From<GoJsonProblem> for Problem {
    fn from(problem: GoJsonProblem) -> Self {
        Self::GoFormat(GoFormatProblem::Json(problem))
    }
}

impl From<NotGo> for Problem {
    fn from(problem: NotGo) -> Self {
        Self::GoFormat(GoFormatProblem::NotGo(problem))
    }
}
