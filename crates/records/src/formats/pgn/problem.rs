//! What can be odd about the grammar of a PGN file.

use std::fmt;

use crate::{Code, Explain, Language, Tell};
use notation_syntax::Expected;

/// A finding about the grammar of PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnProblem {
    /// Text stands behind the result.
    TextAfterResult {
        /// The text.
        text: String,
    },
    /// Text stands in front of the first tag or move.
    TextBeforeGame {
        /// The text.
        text: String,
    },
    /// A line begins like a tag but is none.
    MalformedTag {
        /// What would have come next.
        expected: &'static str,
    },
    /// A tag name occurs twice; the first one counts.
    DuplicateTag {
        /// The name.
        name: String,
    },
    /// The value of a tag begins with the byte of its length; it was left out.
    LengthByte,
    /// A comment is opened and never closed; it reaches to the end of the game.
    UnclosedComment,
    /// A variation is opened and never closed.
    UnclosedVariation,
    /// A parenthesis, brace or bracket has no counterpart.
    NothingToClose {
        /// The character.
        bracket: char,
    },
    /// A numeric glyph has a number that is none of a glyph.
    UnknownGlyph {
        /// The number.
        number: String,
    },
    /// Parentheses hold words instead of moves; they were read as a comment.
    ParenthesisedComment,
    /// A variation stands before the first move, where nothing can be varied.
    VariationBeforeMoves,
    /// The number in front of a move is not the one that follows from the moves before.
    MoveNumber {
        /// The number that follows.
        expected: u32,
        /// The number that is written.
        found: u32,
    },
    /// No result token stands behind the moves.
    NoResult,
}

impl PgnProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::note("pgn/text-after-result"),
        Code::warning("pgn/text-before-game"),
        Code::error("pgn/malformed-tag"),
        Code::warning("pgn/duplicate-tag"),
        Code::note("pgn/length-byte"),
        Code::error("pgn/unclosed-comment"),
        Code::error("pgn/unclosed-variation"),
        Code::warning("pgn/nothing-to-close"),
        Code::warning("pgn/unknown-glyph"),
        Code::note("pgn/parenthesised-comment"),
        Code::warning("pgn/variation-before-moves"),
        Code::warning("pgn/move-number"),
        Code::note("pgn/no-result"),
    ];
}

impl Explain for PgnProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::TextAfterResult { .. } => "pgn/text-after-result",
            Self::TextBeforeGame { .. } => "pgn/text-before-game",
            Self::MalformedTag { .. } => "pgn/malformed-tag",
            Self::DuplicateTag { .. } => "pgn/duplicate-tag",
            Self::LengthByte => "pgn/length-byte",
            Self::UnclosedComment => "pgn/unclosed-comment",
            Self::UnclosedVariation => "pgn/unclosed-variation",
            Self::NothingToClose { .. } => "pgn/nothing-to-close",
            Self::UnknownGlyph { .. } => "pgn/unknown-glyph",
            Self::ParenthesisedComment => "pgn/parenthesised-comment",
            Self::VariationBeforeMoves => "pgn/variation-before-moves",
            Self::MoveNumber { .. } => "pgn/move-number",
            Self::NoResult => "pgn/no-result",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::MalformedTag { expected } => {
                Some(language.say(&Expected::one(expected)).to_string())
            }
            Self::MoveNumber { expected, .. } => Some(expected.to_string()),
            _ => None,
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::TextAfterResult { text } | Self::TextBeforeGame { text } => Some(text.clone()),
            Self::MoveNumber { found, .. } => Some(found.to_string()),
            Self::NothingToClose { bracket } => Some(bracket.to_string()),
            Self::UnknownGlyph { number } => Some(format!("${number}")),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::MalformedTag { .. } => {
                    language.pick("write a tag as `[Name \"value\"]`", "标签写作 `[名称 \"值\"]`")
                }
                Self::DuplicateTag { .. } => language
                    .pick("the first value counts; delete the other", "以第一个值为准；删去另一个"),
                Self::UnclosedComment => {
                    language.pick("add `}` where the comment ends", "在注释结束处补“}”")
                }
                Self::UnclosedVariation => {
                    language.pick("add `)` where the variation ends", "在变着结束处补“)”")
                }
                Self::NothingToClose { .. } => language
                    .pick("delete it, or add its counterpart", "删去它，或补上与之配对的括号"),
                Self::UnknownGlyph { .. } => {
                    language.pick("write a glyph from `$0` to `$255`", "符号只能写 `$0` 到 `$255`")
                }
                Self::MoveNumber { .. } => {
                    language.pick("look for a dropped or doubled move", "查找漏写或重写的着法")
                }
                _ => return None,
            }
            .to_owned(),
        )
    }
}

impl Tell for PgnProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TextAfterResult { .. } => language.write(
                f,
                format_args!("text stands behind the result"),
                format_args!("结果之后还有文字"),
            ),
            Self::TextBeforeGame { .. } => language.write(
                f,
                format_args!("text stands in front of the game"),
                format_args!("对局之前有文字"),
            ),
            Self::MalformedTag { expected } => language.write(
                f,
                format_args!("this line begins like a tag, but {expected} is missing"),
                format_args!("这一行像标签，但缺少{}", crate::chinese::label(expected)),
            ),
            Self::DuplicateTag { name } => language.write(
                f,
                format_args!("the tag {name} stands here twice"),
                format_args!("标签 {name} 重复出现"),
            ),
            Self::LengthByte => language.write(
                f,
                format_args!("this value begins with the byte of its length"),
                format_args!("这个值以它的长度字节开头"),
            ),
            Self::UnclosedComment => language.write(
                f,
                format_args!("this comment is never closed"),
                format_args!("注释没有结束"),
            ),
            Self::UnclosedVariation => language.write(
                f,
                format_args!("this variation is never closed"),
                format_args!("变着没有结束"),
            ),
            Self::NothingToClose { bracket } => language.write(
                f,
                format_args!("`{bracket}` has no counterpart"),
                format_args!("“{bracket}”没有与之配对的括号"),
            ),
            Self::UnknownGlyph { number } => language.write(
                f,
                format_args!("no glyph has the number {number}: read as a comment"),
                format_args!("没有编号 {number} 的符号：按注释读"),
            ),
            Self::ParenthesisedComment => language.write(
                f,
                format_args!("these parentheses hold words, not moves: read as a comment"),
                format_args!("括号里是文字而不是着法：按注释读"),
            ),
            Self::VariationBeforeMoves => language.write(
                f,
                format_args!("a variation stands before the first move"),
                format_args!("第一步棋之前就有变着"),
            ),
            Self::MoveNumber { expected, found } => language.write(
                f,
                format_args!("the move number is {found} where {expected} follows"),
                format_args!("回合数写的是 {found}，按前文应为 {expected}"),
            ),
            Self::NoResult => language.write(
                f,
                format_args!("no result stands behind the moves"),
                format_args!("着法之后没有结果"),
            ),
        }
    }
}

impl fmt::Display for PgnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
