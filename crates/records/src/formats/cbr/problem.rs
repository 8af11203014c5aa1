//! What can be odd about a CBR record.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about the bytes of a CBR record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CbrProblem {
    /// The record does not begin with its name, but all else is that of a CBR record.
    Magic,
    /// The version is none that is known; the record was read as one of version 2.
    Version {
        /// The version.
        found: u8,
    },
    /// The record ends in front of its moves.
    HeaderCut,
    /// The byte of the side to move is neither 1 nor 2.
    Side {
        /// The byte.
        found: u8,
    },
    /// The byte of the result has no meaning.
    Result {
        /// The byte.
        found: u8,
    },
    /// The byte of the type of record has no meaning.
    Type {
        /// The byte.
        found: u8,
    },
    /// A square holds a code that is no piece; it was left empty.
    Piece {
        /// The code.
        code: u8,
    },
    /// The record ends although a move is announced.
    Truncated,
    /// The record ends in the middle of a comment.
    CommentCut {
        /// How many bytes are missing.
        missing: usize,
    },
    /// Bytes stand behind the last move.
    TrailingBytes {
        /// How many there are.
        count: usize,
    },
}

impl CbrProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("cbr/magic"),
        Code::warning("cbr/version"),
        Code::error("cbr/header-cut"),
        Code::warning("cbr/side"),
        Code::warning("cbr/result"),
        Code::note("cbr/type"),
        Code::error("cbr/piece"),
        Code::error("cbr/truncated"),
        Code::error("cbr/comment-cut"),
        Code::note("cbr/trailing-bytes"),
    ];
}

impl Explain for CbrProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Magic => "cbr/magic",
            Self::Version { .. } => "cbr/version",
            Self::HeaderCut => "cbr/header-cut",
            Self::Side { .. } => "cbr/side",
            Self::Result { .. } => "cbr/result",
            Self::Type { .. } => "cbr/type",
            Self::Piece { .. } => "cbr/piece",
            Self::Truncated => "cbr/truncated",
            Self::CommentCut { .. } => "cbr/comment-cut",
            Self::TrailingBytes { .. } => "cbr/trailing-bytes",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::Magic => {
                    language.pick("`CCBridge Record` and a zero", "`CCBridge Record` 和一个零字节")
                }
                Self::Version { .. } => language.pick("1 to 3", "1 至 3"),
                Self::Side { .. } => {
                    language.pick("1 for Red or 2 for Black", "1（红方）或 2（黑方）")
                }
                Self::Result { .. } => language.pick("0 to 4", "0 至 4"),
                Self::Type { .. } => language.pick("0 to 4", "0 至 4"),
                Self::Piece { .. } => language.pick(
                    "0x11 to 0x17 for Red or 0x21 to 0x27 for Black",
                    "红方 0x11 至 0x17，黑方 0x21 至 0x27",
                ),
                Self::Truncated => language.pick("the four bytes of a move", "一步棋的四个字节"),
                _ => return None,
            }
            .to_owned(),
        )
    }

    fn found(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Version { found }
            | Self::Side { found }
            | Self::Result { found }
            | Self::Type { found } => found.to_string(),
            Self::Piece { code } => format!("0x{code:02X}"),
            Self::HeaderCut | Self::Truncated => language.pick("the end", "结尾").to_owned(),
            _ => return None,
        })
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::HeaderCut | Self::Truncated | Self::CommentCut { .. } => language.pick(
                    "look for a whole copy of the file; what is there was kept",
                    "找一份完整的文件；已有的部分都保留了",
                ),
                Self::Piece { .. } => language.pick("correct the start position", "改正起始局面"),
                Self::Result { .. } => language.pick("state the result", "写明结果"),
                _ => return None,
            }
            .to_owned(),
        )
    }
}

impl Tell for CbrProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => language.write(
                f,
                format_args!("the record does not begin with `CCBridge Record`"),
                format_args!("棋谱不以 `CCBridge Record` 开头"),
            ),
            Self::Version { found } => language.write(
                f,
                format_args!("there is no version {found} of CBR"),
                format_args!("CBR 没有版本 {found}"),
            ),
            Self::HeaderCut => language.write(
                f,
                format_args!("the record ends in front of its moves"),
                format_args!("棋谱在着法之前就结束了"),
            ),
            Self::Side { found } => language.write(
                f,
                format_args!("{found} is no side to move"),
                format_args!("{found} 不是走子方"),
            ),
            Self::Result { found } => language.write(
                f,
                format_args!("{found} is no result"),
                format_args!("{found} 不是结果"),
            ),
            Self::Type { found } => language.write(
                f,
                format_args!("{found} is no type of record"),
                format_args!("{found} 不是棋谱类型"),
            ),
            Self::Piece { code } => language.write(
                f,
                format_args!("a square holds 0x{code:02X}, which is no piece"),
                format_args!("有一格是 0x{code:02X}，不是棋子"),
            ),
            Self::Truncated => language.write(
                f,
                format_args!("the record ends where a move is announced"),
                format_args!("本该还有一步棋，棋谱却结束了"),
            ),
            Self::CommentCut { missing } => language.write(
                f,
                format_args!("the record ends {missing} bytes before the comment does"),
                format_args!("棋谱比注释少 {missing} 字节"),
            ),
            Self::TrailingBytes { count } => language.write(
                f,
                format_args!("{count} bytes stand behind the last move"),
                format_args!("最后一步之后还有 {count} 字节"),
            ),
        }
    }
}

impl fmt::Display for CbrProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
