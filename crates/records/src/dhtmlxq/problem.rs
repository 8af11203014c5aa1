//! What can be odd about a DhtmlXQ text.

use std::fmt;

use xiangqi_core::Square;

use crate::{Code, Explain};

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

    fn expected(&self) -> Option<String> {
        match self {
            Self::MismatchedTag { opened, .. } => Some(format!("[/DhtmlXQ_{opened}]")),
            Self::UnclosedTag { name } => Some(format!("[/DhtmlXQ_{name}]")),
            Self::Result { .. } => Some("红胜, 黑胜, 和棋, 未知 or 多种结果".to_owned()),
            Self::PieceDigits { .. } => Some("64 digits".to_owned()),
            Self::MoveCut => Some("four digits".to_owned()),
            _ => None,
        }
    }

    fn found(&self) -> Option<String> {
        match self {
            Self::MismatchedTag { closed, .. } => Some(format!("[/DhtmlXQ_{closed}]")),
            Self::StrayTag { name } => Some(format!("[/DhtmlXQ_{name}]")),
            Self::DuplicateField { value, .. } => Some(value.clone()),
            Self::Result { found } => Some(found.clone()),
            Self::PieceDigits { found } => Some(format!("{found} digits")),
            _ => None,
        }
    }

    fn help(&self) -> Option<String> {
        match self {
            Self::UnclosedTag { .. } | Self::MoveCut => {
                Some("the text may be cut short; look for another copy".to_owned())
            }
            Self::DuplicateField { .. } => Some("keep the right one of the two".to_owned()),
            Self::SquareTaken { .. } => Some("set the second piece on its square again".to_owned()),
            Self::DuplicateLine { .. } => {
                Some("lines that leave it and comments on it go to the first".to_owned())
            }
            Self::NoPlace { .. } => {
                Some("plies count from the start of the game, also inside lines".to_owned())
            }
            _ => None,
        }
    }
}

impl fmt::Display for DhtmlXqProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MismatchedTag { opened, closed } => {
                write!(f, "the field `{opened}` is closed by the tag of `{closed}`")
            }
            Self::UnclosedTag { name } => write!(f, "no tag closes the field `{name}`"),
            Self::StrayTag { name } => write!(f, "the closing tag of `{name}` closes nothing"),
            Self::DuplicateField { name, .. } => {
                write!(f, "the field `{name}` stands here again with another value")
            }
            Self::Result { found } => write!(f, "the result `{found}` has no known meaning"),
            Self::NotDigits { name } => {
                write!(f, "the field `{name}` has more than digits; they alone were read")
            }
            Self::MoveCut => f.write_str("the line ends in the middle of a move"),
            Self::PieceDigits { found } => {
                write!(f, "the squares of the pieces take 64 digits, here are {found}")
            }
            Self::SquareTaken { square } => write!(f, "two pieces stand on {square}"),
            Self::DuplicateLine { number } => write!(f, "there is a line {number} already"),
            Self::BeforeLine { line, ply } => {
                write!(
                    f,
                    "line {line} begins behind ply {ply}; that of the line it leaves is meant"
                )
            }
            Self::NoPlace { line, ply } => {
                write!(f, "line {line} has no ply {ply} that this line could replace")
            }
            Self::CommentWithoutMove { line, ply } => {
                write!(f, "line {line} has no ply {ply} behind which this comment could stand")
            }
            Self::HtmlRemains => f.write_str("texts have remains of HTML"),
        }
    }
}
