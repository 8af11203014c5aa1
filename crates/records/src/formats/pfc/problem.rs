//! What can be odd about a PFC file.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about a PFC file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PfcProblem {
    /// The file ends before all moves are closed.
    Cut,
}

impl PfcProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[Code::error("pfc/cut")];
}

impl Explain for PfcProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Cut => "pfc/cut",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(language.pick("</n>", "</n>").to_owned())
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(
            language
                .pick(
                    "the file may be cut short; look for another copy",
                    "文件可能不完整；另找一份",
                )
                .to_owned(),
        )
    }
}

impl Tell for PfcProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut => language.write(
                f,
                format_args!("the file ends before all moves are closed"),
                format_args!("着法还没有全部结束，文件就结束了"),
            ),
        }
    }
}

impl fmt::Display for PfcProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
