//! What can be odd about a DhtmlXQ text.

use std::fmt;

use xiangqi_core::Square;

use crate::{Code, Explain, Language, Tell};

/// A finding about a DhtmlXQ text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DhtmlXqProblem {
    /// A field is closed by the tag of another one.
    MismatchedTag {
        /// The field.
        opened: String,
        /// The name in the closing tag.
        closed: String,
    },
    /// Nothing closes a field.
    UnclosedTag {
        /// The field.
        name: String,
    },
    /// A closing tag closes nothing.
    StrayTag {
        /// Its name.
        name: String,
    },
    /// A field stands there a second time with another value; the first counts.
    DuplicateField {
        /// The field.
        name: String,
        /// The value that does not count.
        value: String,
    },
    /// The result is none of the known words; it was kept as a tag.
    Result {
        /// The word.
        found: String,
    },
    /// Something stands between the digits of a field; it was skipped.
    NotDigits {
        /// The field.
        name: String,
    },
    /// The digits of a line end in the middle of a move.
    MoveCut,
    /// The squares of the pieces are not 64 digits.
    PieceDigits {
        /// How many there are.
        found: usize,
    },
    /// Two pieces are said to stand on one square; the second was left out.
    SquareTaken {
        /// The square.
        square: Square,
    },
    /// Two lines have one number.
    DuplicateLine {
        /// The number.
        number: u32,
    },
    /// A ply of a line is meant that comes before it begins; that of the line it left was taken.
    BeforeLine {
        /// The line.
        line: u32,
        /// The ply behind which something stands.
        ply: u32,
    },
    /// A line replaces a ply that is not there; its moves were kept as text.
    NoPlace {
        /// The line in which the ply should be.
        line: u32,
        /// The ply.
        ply: u32,
    },
    /// A comment stands behind a ply that is not there; it was put behind the last one.
    CommentWithoutMove {
        /// The line in which the ply should be.
        line: u32,
        /// The ply.
        ply: u32,
    },
    /// Texts have remains of HTML, such as `&nbsp;`; they were kept as they are.
    HtmlRemains,
}

impl DhtmlXqProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::note("dhtmlxq/mismatched-tag"),
        Code::warning("dhtmlxq/unclosed-tag"),
        Code::warning("dhtmlxq/stray-tag"),
        Code::warning("dhtmlxq/duplicate-field"),
        Code::warning("dhtmlxq/result"),
        Code::warning("dhtmlxq/not-digits"),
        Code::error("dhtmlxq/move-cut"),
        Code::error("dhtmlxq/piece-digits"),
        Code::error("dhtmlxq/square-taken"),
        Code::warning("dhtmlxq/duplicate-line"),
        Code::note("dhtmlxq/before-line"),
        Code::error("dhtmlxq/no-place"),
        Code::warning("dhtmlxq/comment-without-move"),
        Code::note("dhtmlxq/html-remains"),
    ];
}

impl Explain for DhtmlXqProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::MismatchedTag { .. } => "dhtmlxq/mismatched-tag",
            Self::UnclosedTag { .. } => "dhtmlxq/unclosed-tag",
            Self::StrayTag { .. } => "dhtmlxq/stray-tag",
            Self::DuplicateField { .. } => "dhtmlxq/duplicate-field",
            Self::Result { .. } => "dhtmlxq/result",
            Self::NotDigits { .. } => "dhtmlxq/not-digits",
            Self::MoveCut => "dhtmlxq/move-cut",
            Self::PieceDigits { .. } => "dhtmlxq/piece-digits",
            Self::SquareTaken { .. } => "dhtmlxq/square-taken",
            Self::DuplicateLine { .. } => "dhtmlxq/duplicate-line",
            Self::BeforeLine { .. } => "dhtmlxq/before-line",
            Self::NoPlace { .. } => "dhtmlxq/no-place",
            Self::CommentWithoutMove { .. } => "dhtmlxq/comment-without-move",
            Self::HtmlRemains => "dhtmlxq/html-remains",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::MismatchedTag { opened, .. } => Some(format!("[/DhtmlXQ_{opened}]")),
            Self::UnclosedTag { name } => Some(format!("[/DhtmlXQ_{name}]")),
            Self::Result { .. } => Some(
                language
                    .pick("红胜, 黑胜, 和棋, 未知 or 多种结果", "红胜、黑胜、和棋、未知或多种结果")
                    .to_owned(),
            ),
            Self::PieceDigits { .. } => Some(language.pick("64 digits", "64 位数字").to_owned()),
            Self::MoveCut => Some(language.pick("four digits", "四位数字").to_owned()),
            _ => None,
        }
    }

    fn found(&self, language: Language) -> Option<String> {
        match self {
            Self::MismatchedTag { closed, .. } => Some(format!("[/DhtmlXQ_{closed}]")),
            Self::StrayTag { name } => Some(format!("[/DhtmlXQ_{name}]")),
            Self::DuplicateField { value, .. } => Some(value.clone()),
            Self::Result { found } => Some(found.clone()),
            Self::PieceDigits { found } => Some(match language {
                Language::English => format!("{found} digits"),
                Language::Chinese => format!("{found} 位数字"),
            }),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::UnclosedTag { .. } | Self::MoveCut => Some(
                language
                    .pick(
                        "the text may be cut short; look for another copy",
                        "文本可能不完整；另找一份",
                    )
                    .to_owned(),
            ),
            Self::DuplicateField { .. } => Some(
                language.pick("keep the right one of the two", "保留两者中正确的一个").to_owned(),
            ),
            Self::SquareTaken { .. } => Some(
                language
                    .pick("set the second piece on its square again", "重新摆放第二个棋子")
                    .to_owned(),
            ),
            Self::DuplicateLine { .. } => Some(
                language
                    .pick(
                        "lines that leave it and comments on it go to the first",
                        "从它分出的变着和它的注释都归第一条",
                    )
                    .to_owned(),
            ),
            Self::NoPlace { .. } => Some(
                language
                    .pick(
                        "plies count from the start of the game, also inside lines",
                        "变着里的步数也从开局算起",
                    )
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

impl Tell for DhtmlXqProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MismatchedTag { opened, closed } => language.write(
                f,
                format_args!("the field `{opened}` is closed by the tag of `{closed}`"),
                format_args!("字段 `{opened}` 用 `{closed}` 的标签结束"),
            ),
            Self::UnclosedTag { name } => language.write(
                f,
                format_args!("no tag closes the field `{name}`"),
                format_args!("字段 `{name}` 没有结束标签"),
            ),
            Self::StrayTag { name } => language.write(
                f,
                format_args!("the closing tag of `{name}` closes nothing"),
                format_args!("`{name}` 的结束标签没有对应的开头"),
            ),
            Self::DuplicateField { name, .. } => language.write(
                f,
                format_args!("the field `{name}` stands here again with another value"),
                format_args!("字段 `{name}` 再次出现，值不同"),
            ),
            Self::Result { found } => language.write(
                f,
                format_args!("the result `{found}` has no known meaning"),
                format_args!("结果“{found}”含义不明"),
            ),
            Self::NotDigits { name } => language.write(
                f,
                format_args!("the field `{name}` has more than digits; they alone were read"),
                format_args!("字段 `{name}` 里不全是数字；只读了数字"),
            ),
            Self::MoveCut => language.write(
                f,
                format_args!("the line ends in the middle of a move"),
                format_args!("这一行在半步棋处结束"),
            ),
            Self::PieceDigits { found } => language.write(
                f,
                format_args!("the squares of the pieces take 64 digits, here are {found}"),
                format_args!("棋子位置应有 64 位数字，这里有 {found} 位"),
            ),
            Self::SquareTaken { square } => language.write(
                f,
                format_args!("two pieces stand on {square}"),
                format_args!("{square} 上有两个棋子"),
            ),
            Self::DuplicateLine { number } => language.write(
                f,
                format_args!("there is a line {number} already"),
                format_args!("已经有第 {number} 条变着"),
            ),
            Self::BeforeLine { line, ply } => language.write(
                f,
                format_args!(
                    "line {line} begins behind ply {ply}; that of the line it leaves is meant"
                ),
                format_args!("变着 {line} 从第 {ply} 步之后才开始；指的是它所离开的那条线"),
            ),
            Self::NoPlace { line, ply } => language.write(
                f,
                format_args!("line {line} has no ply {ply} that this line could replace"),
                format_args!("第 {line} 条线没有第 {ply} 步可供替换"),
            ),
            Self::CommentWithoutMove { line, ply } => language.write(
                f,
                format_args!("line {line} has no ply {ply} behind which this comment could stand"),
                format_args!("第 {line} 条线没有第 {ply} 步可加注释"),
            ),
            Self::HtmlRemains => language.write(
                f,
                format_args!("texts have remains of HTML"),
                format_args!("文字里有 HTML 残留"),
            ),
        }
    }
}

impl fmt::Display for DhtmlXqProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
