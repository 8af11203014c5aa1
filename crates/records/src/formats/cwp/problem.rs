//! What can be odd about a CWP file.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about a CWP file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CwpProblem {
    /// The start is laid out in a way that is not known; the usual one was taken.
    Layout,
    /// The file ends before the moves.
    HeadCut,
    /// The number of moves is not that of the lines.
    Count {
        /// The number that is stated.
        stated: usize,
        /// The number of lines.
        found: usize,
    },
    /// A line is no move; it was kept unread.
    Ply,
}

impl CwpProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("cwp/layout"),
        Code::error("cwp/head-cut"),
        Code::warning("cwp/count"),
        Code::error("cwp/ply"),
    ];
}

impl Explain for CwpProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Layout => "cwp/layout",
            Self::HeadCut => "cwp/head-cut",
            Self::Count { .. } => "cwp/count",
            Self::Ply => "cwp/ply",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Layout => {
                Some(language.pick("`0`, the usual start", "`0`（通常的开局）").to_owned())
            }
            Self::HeadCut => Some(
                language
                    .pick(
                        "twenty lines of texts, the start and the count",
                        "二十行文字、起始局面和步数",
                    )
                    .to_owned(),
            ),
            Self::Count { stated, .. } => Some(format!("{stated}")),
            Self::Ply => Some(
                language
                    .pick(
                        "five characters, then two squares of two digits",
                        "五个字符，然后是两个两位数的格",
                    )
                    .to_owned(),
            ),
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::Count { found, .. } => Some(found.to_string()),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::HeadCut => Some(
                language
                    .pick(
                        "the file may be cut short; look for another copy",
                        "文件可能不完整；另找一份",
                    )
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

impl Tell for CwpProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layout => language.write(
                f,
                format_args!("it is not known how this start is laid out"),
                format_args!("不知道这个起始局面的排法"),
            ),
            Self::HeadCut => language.write(
                f,
                format_args!("the file ends before the moves"),
                format_args!("文件在着法之前就结束了"),
            ),
            Self::Count { stated, found } => language.write(
                f,
                format_args!("the file states {stated} moves and has {found}"),
                format_args!("文件说有 {stated} 步，实有 {found} 步"),
            ),
            Self::Ply => language.write(
                f,
                format_args!("this line is no move"),
                format_args!("这一行不是着法"),
            ),
        }
    }
}

impl fmt::Display for CwpProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
