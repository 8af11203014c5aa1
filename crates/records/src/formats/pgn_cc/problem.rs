//! What can be odd about a drawn table.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about a table of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnCcProblem {
    /// A row between others has no move; it was skipped.
    EmptyRow,
    /// No arrow leads to a move from the one above it.
    NoArrow,
    /// No move stands above a move, and none on the left leads to it.
    NoParent,
    /// No move stands below an arrow.
    ArrowToNothing,
    /// A comment stands on a place without a move; it was put in front of the game.
    CommentWithoutMove {
        /// The row.
        row: u32,
        /// The column.
        column: u32,
    },
    /// Text behind the table is no comment.
    Rest {
        /// The text.
        text: String,
    },
}

impl PgnCcProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::note("pgn-cc/empty-row"),
        Code::warning("pgn-cc/no-arrow"),
        Code::error("pgn-cc/no-parent"),
        Code::warning("pgn-cc/arrow-to-nothing"),
        Code::warning("pgn-cc/comment-without-move"),
        Code::note("pgn-cc/rest"),
    ];
}

impl Explain for PgnCcProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::EmptyRow => "pgn-cc/empty-row",
            Self::NoArrow => "pgn-cc/no-arrow",
            Self::NoParent => "pgn-cc/no-parent",
            Self::ArrowToNothing => "pgn-cc/arrow-to-nothing",
            Self::CommentWithoutMove { .. } => "pgn-cc/comment-without-move",
            Self::Rest { .. } => "pgn-cc/rest",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::NoArrow => Some(language.pick("`↓` above it", "上方有“↓”").to_owned()),
            Self::NoParent => Some(
                language
                    .pick("a move above it, or `…` on its left", "上方有着法，或左边有“…”")
                    .to_owned(),
            ),
            Self::ArrowToNothing => Some(language.pick("a move below it", "下方有着法").to_owned()),
            Self::Rest { .. } => {
                Some(language.pick("`(row,column): {comment}`", "`(行,列): {注释}`").to_owned())
            }
            _ => None,
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::Rest { text } => Some(text.clone()),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::NoParent => Some(
                language
                    .pick(
                        "the columns may have shifted: a place has five characters",
                        "列可能错位：每格五个字符",
                    )
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

impl Tell for PgnCcProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EmptyRow => language.write(
                f,
                format_args!("this row has no move"),
                format_args!("这一行没有着法"),
            ),
            Self::NoArrow => language.write(
                f,
                format_args!("no arrow leads to this move"),
                format_args!("没有箭头指向这步棋"),
            ),
            Self::NoParent => language.write(
                f,
                format_args!("nothing leads to this move"),
                format_args!("这步棋没有来处"),
            ),
            Self::ArrowToNothing => language.write(
                f,
                format_args!("an arrow leads to no move"),
                format_args!("箭头没有指向着法"),
            ),
            Self::CommentWithoutMove { row, column } => language.write(
                f,
                format_args!("no move stands in row {row}, column {column}"),
                format_args!("第 {row} 行第 {column} 列没有着法"),
            ),
            Self::Rest { .. } => language.write(
                f,
                format_args!("text that is no comment stands behind the table"),
                format_args!("表格之后有注释以外的文字"),
            ),
        }
    }
}

impl fmt::Display for PgnCcProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
