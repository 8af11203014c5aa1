//! What can be odd about a DHJHtmlXQ text.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about a DHJHtmlXQ text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DhjProblem {
    /// Nothing closes a field.
    UnclosedTag {
        /// Its name.
        name: String,
    },
    /// A field stands there a second time; the first counts.
    DuplicateField {
        /// Its name.
        name: String,
        /// The value that does not count.
        value: String,
    },
    /// The board is not 90 letters; the usual start was taken.
    Board,
    /// The digits of the moves end in the middle of one.
    MoveCut,
    /// A comment stands behind a ply that is not there; it was put behind the last one.
    CommentWithoutMove {
        /// The ply.
        ply: u32,
    },
}

impl DhjProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("dhj/unclosed-tag"),
        Code::warning("dhj/duplicate-field"),
        Code::error("dhj/board"),
        Code::error("dhj/move-cut"),
        Code::warning("dhj/comment-without-move"),
    ];
}

impl Explain for DhjProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::UnclosedTag { .. } => "dhj/unclosed-tag",
            Self::DuplicateField { .. } => "dhj/duplicate-field",
            Self::Board => "dhj/board",
            Self::MoveCut => "dhj/move-cut",
            Self::CommentWithoutMove { .. } => "dhj/comment-without-move",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::UnclosedTag { name } => Some(format!("[/DHJHtmlXQ_{name}]")),
            Self::Board => Some(
                language
                    .pick(
                        "90 letters of FEN, with `*` for an empty square",
                        "90 个 FEN 字母，空格写 `*`",
                    )
                    .to_owned(),
            ),
            Self::MoveCut => Some(language.pick("four digits", "四位数字").to_owned()),
            _ => None,
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::DuplicateField { value, .. } => Some(value.clone()),
            _ => None,
        }
    }
}

impl Tell for DhjProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnclosedTag { name } => language.write(
                f,
                format_args!("nothing closes the field {name}"),
                format_args!("字段 {name} 没有结束"),
            ),
            Self::DuplicateField { name, .. } => language.write(
                f,
                format_args!("the field {name} stands here twice"),
                format_args!("字段 {name} 重复出现"),
            ),
            Self::Board => {
                language.write(f, format_args!("this is no board"), format_args!("这不是棋盘"))
            }
            Self::MoveCut => language.write(
                f,
                format_args!("the digits end in the middle of a move"),
                format_args!("数字在半步棋处结束"),
            ),
            Self::CommentWithoutMove { ply } => language.write(
                f,
                format_args!("there is no ply {ply} to comment on"),
                format_args!("没有第 {ply} 步可注"),
            ),
        }
    }
}

impl fmt::Display for DhjProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
