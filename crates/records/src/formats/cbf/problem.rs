//! What can be odd about a CBF file.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about a CBF file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CbfProblem {
    /// A move is no pair of two digits each.
    Move {
        /// The text.
        found: String,
    },
    /// The file ends before the record does.
    Cut,
    /// Nothing closes an element; its text was taken up to the next one.
    Unclosed {
        /// Its name.
        name: String,
    },
    /// The result has no meaning; it was kept as a tag.
    Result {
        /// The text.
        found: String,
    },
    /// The type of record has no meaning; it was kept as a tag.
    Type {
        /// The text.
        found: String,
    },
}

impl CbfProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("cbf/move"),
        Code::error("cbf/cut"),
        Code::warning("cbf/unclosed"),
        Code::warning("cbf/result"),
        Code::warning("cbf/type"),
    ];
}

impl Explain for CbfProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Move { .. } => "cbf/move",
            Self::Cut => "cbf/cut",
            Self::Unclosed { .. } => "cbf/unclosed",
            Self::Result { .. } => "cbf/result",
            Self::Type { .. } => "cbf/type",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Move { .. } => Some(
                language
                    .pick(
                        "two digits, a hyphen and two digits, such as 77-47",
                        "两位数字、连字符和两位数字，例如 77-47",
                    )
                    .to_owned(),
            ),
            Self::Cut => Some("</ChineseChessRecord>".to_owned()),
            Self::Unclosed { name } => Some(format!("</{name}>")),
            Self::Result { .. } => {
                Some(language.pick("a number from 0 to 4", "0 至 4 的数").to_owned())
            }
            Self::Type { .. } => {
                Some(language.pick("a number from 0 to 4", "0 至 4 的数").to_owned())
            }
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::Move { found } => Some(found.clone()),
            Self::Result { found } => Some(found.clone()),
            Self::Type { found } => Some(found.clone()),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::Cut => Some(
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

impl Tell for CbfProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { found } => language.write(
                f,
                format_args!("`{found}` is no move"),
                format_args!("“{found}”不是着法"),
            ),
            Self::Cut => language.write(
                f,
                format_args!("the file ends before the record does"),
                format_args!("棋谱还没有结束，文件就结束了"),
            ),
            Self::Unclosed { name } => language.write(
                f,
                format_args!("nothing closes the element {name}"),
                format_args!("元素 {name} 没有结束"),
            ),
            Self::Result { found } => language.write(
                f,
                format_args!("the result `{found}` has no known meaning"),
                format_args!("结果“{found}”含义不明"),
            ),
            Self::Type { found } => language.write(
                f,
                format_args!("the type `{found}` has no known meaning"),
                format_args!("类型“{found}”含义不明"),
            ),
        }
    }
}

impl fmt::Display for CbfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
