//! What can be wrong with a quadrant record.

use std::fmt;

use go_notation::{ReadQuadrantError, Tolerance};

use crate::{Code, Explain, Language, Severity, Tell, chinese};

/// A finding about a quadrant record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QuadrantProblem {
    /// The record cannot be read.
    Unreadable(ReadQuadrantError),
    /// The record deviates from the notation in a way that was forgiven.
    Forgiven(Tolerance),
    /// What looks like moves stands between records and belongs to none.
    UnreadMoves,
}

impl QuadrantProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("go/unmarked-last-move"),
        Code::warning("go/unmarked-after-tengen"),
        Code::warning("go/unread-moves"),
        Code::note("go/half-width-mark"),
        Code::note("go/full-width"),
        Code::note("go/blank"),
        Code::note("go/line-break"),
        Code::note("go/four-digit-point"),
        Code::note("go/stray-full-stop"),
        Code::note("go/centre-number"),
        Code::note("go/prose"),
        Code::note("go/second-record"),
        Code::note("go/other-order"),
        Code::note("go/other-form"),
        Code::error("go/no-quadrant"),
        Code::error("go/no-such-quadrant-point"),
        Code::error("go/pass-is-extension"),
        Code::error("go/no-quadrant-record"),
        Code::error("go/board-without-quadrants"),
        Code::error("go/quadrant-syntax"),
    ];
}

impl Explain for QuadrantProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Forgiven(tolerance) => tolerance.code(),
            Self::UnreadMoves => "go/unread-moves",
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
            Self::UnreadMoves => Severity::Warning,
            // The reading might have been another.
            Self::Forgiven(Tolerance::UnmarkedLastMove | Tolerance::UnmarkedAfterTengen) => {
                Severity::Warning
            }
            Self::Forgiven(_) => Severity::Note,
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Unreadable(ReadQuadrantError::Syntax(error)) => {
                Some(language.say(&error.expected).to_string())
            }
            _ => None,
        }
    }

    fn found(&self, language: Language) -> Option<String> {
        match self {
            Self::Unreadable(ReadQuadrantError::Syntax(error)) => {
                Some(language.say(&error.found).to_string())
            }
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::Unreadable(error) => {
                    language.pick(error.advice(), chinese::quadrant_advice(error))
                }
                Self::Forgiven(tolerance) => {
                    language.pick(tolerance.advice(), chinese::tolerance_advice(*tolerance))
                }
                Self::UnreadMoves => language.pick(
                    "take the words out, or begin again with the mark of a quadrant",
                    "删去其间的文字，或重新写出区号",
                ),
            }
            .to_owned(),
        )
    }
}

impl Tell for QuadrantProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.tell(language, f),
            Self::Forgiven(tolerance) => tolerance.tell(language, f),
            Self::UnreadMoves => f.write_str(language.pick(
                "what looks like moves stands in words and was not read",
                "文字之间似有着法，没有读入",
            )),
        }
    }
}

impl fmt::Display for QuadrantProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
