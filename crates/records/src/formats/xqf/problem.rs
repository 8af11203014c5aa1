//! What can be odd about an XQF file.

use std::fmt;

use xiangqi_core::Square;

use crate::{Code, Explain, Language, Tell};

/// A finding about the bytes of an XQF file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum XqfProblem {
    /// The file does not begin with `XQ`, but all else is that of an XQF file.
    Magic {
        /// What stands there.
        found: [u8; 2],
    },
    /// The version is none that is known; the file was read as one of version 18 or 10.
    Version {
        /// The version.
        found: u8,
    },
    /// The four key bytes do not add up to zero.
    KeySum {
        /// What they add up to, modulo 256.
        sum: u8,
    },
    /// The file ends before its fixed part of 1,024 bytes does.
    FixedPartCut,
    /// The byte of the side to move is neither 0 nor 1.
    Side {
        /// The byte.
        found: u8,
    },
    /// The byte of the result has no meaning.
    Result {
        /// The byte.
        found: u8,
    },
    /// The byte of the type of game has no meaning.
    Type {
        /// The byte.
        found: u8,
    },
    /// Two pieces are said to stand on one square; the second was left out.
    SquareTaken {
        /// The square.
        square: Square,
    },
    /// The file ends although a move is announced.
    Truncated,
    /// The file ends in the middle of a comment.
    CommentCut {
        /// How many bytes are missing.
        missing: usize,
    },
    /// The length of a comment is smaller than its key; the comment was left out.
    CommentLength {
        /// The number in the file.
        stored: u32,
        /// The key that should come off it.
        key: u32,
    },
    /// Bytes stand behind the last move.
    TrailingBytes {
        /// How many there are.
        count: usize,
    },
}

impl XqfProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("xqf/magic"),
        Code::warning("xqf/version"),
        Code::warning("xqf/key-sum"),
        Code::error("xqf/fixed-part-cut"),
        Code::warning("xqf/side"),
        Code::warning("xqf/result"),
        Code::note("xqf/type"),
        Code::error("xqf/square-taken"),
        Code::error("xqf/truncated"),
        Code::error("xqf/comment-cut"),
        Code::error("xqf/comment-length"),
        Code::note("xqf/trailing-bytes"),
    ];
}

impl Explain for XqfProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Magic { .. } => "xqf/magic",
            Self::Version { .. } => "xqf/version",
            Self::KeySum { .. } => "xqf/key-sum",
            Self::FixedPartCut => "xqf/fixed-part-cut",
            Self::Side { .. } => "xqf/side",
            Self::Result { .. } => "xqf/result",
            Self::Type { .. } => "xqf/type",
            Self::SquareTaken { .. } => "xqf/square-taken",
            Self::Truncated => "xqf/truncated",
            Self::CommentCut { .. } => "xqf/comment-cut",
            Self::CommentLength { .. } => "xqf/comment-length",
            Self::TrailingBytes { .. } => "xqf/trailing-bytes",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::Magic { .. } => "`XQ`",
                Self::Version { .. } => language.pick("10 to 18", "10 至 18"),
                Self::KeySum { .. } => "0",
                Self::FixedPartCut => language.pick("1024 bytes", "1024 字节"),
                Self::Side { .. } => {
                    language.pick("0 for Red or 1 for Black", "0（红方）或 1（黑方）")
                }
                Self::Result { .. } => language.pick("0 to 4", "0 至 4"),
                Self::Type { .. } => language.pick("0 to 3", "0 至 3"),
                Self::Truncated => language.pick("the record of a move", "一步棋的记录"),
                _ => return None,
            }
            .to_owned(),
        )
    }

    fn found(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Magic { found } => format!("bytes 0x{:02X} 0x{:02X}", found[0], found[1]),
            Self::Version { found }
            | Self::KeySum { sum: found }
            | Self::Side { found }
            | Self::Result { found }
            | Self::Type { found } => found.to_string(),
            Self::FixedPartCut | Self::Truncated => language.pick("the end", "结尾").to_owned(),
            _ => return None,
        })
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::Truncated | Self::CommentCut { .. } => language.pick(
                    "look for a whole copy of the file; what is there was kept",
                    "找一份完整的文件；已有的部分都保留了",
                ),
                Self::SquareTaken { .. } => {
                    language.pick("correct the start position", "改正起始局面")
                }
                Self::Result { .. } => language.pick("state the result", "写明结果"),
                _ => return None,
            }
            .to_owned(),
        )
    }
}

impl Tell for XqfProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic { .. } => language.write(
                f,
                format_args!("the file does not begin with `XQ`"),
                format_args!("文件不以 `XQ` 开头"),
            ),
            Self::Version { found } => language.write(
                f,
                format_args!("there is no version {found} of XQF"),
                format_args!("XQF 没有版本 {found}"),
            ),
            Self::KeySum { sum } => language.write(
                f,
                format_args!("the key bytes add up to {sum}, not to 0"),
                format_args!("密钥字节之和是 {sum}，不是 0"),
            ),
            Self::FixedPartCut => language.write(
                f,
                format_args!("the file ends within its fixed part"),
                format_args!("文件在固定部分之内就结束了"),
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
                format_args!("{found} is no type of game"),
                format_args!("{found} 不是对局类型"),
            ),
            Self::SquareTaken { square } => language.write(
                f,
                format_args!("two pieces stand on {square}"),
                format_args!("{square} 上有两个棋子"),
            ),
            Self::Truncated => language.write(
                f,
                format_args!("the file ends where a move is announced"),
                format_args!("本该还有一步棋，文件却结束了"),
            ),
            Self::CommentCut { missing } => language.write(
                f,
                format_args!("the file ends {missing} bytes before the comment does"),
                format_args!("文件比注释少 {missing} 字节"),
            ),
            Self::CommentLength { stored, key } => language.write(
                f,
                format_args!(
                    "the stored length {stored} of the comment is less than its key {key}"
                ),
                format_args!("注释的长度 {stored} 小于它的密钥 {key}"),
            ),
            Self::TrailingBytes { count } => language.write(
                f,
                format_args!("{count} bytes stand behind the last move"),
                format_args!("最后一步之后还有 {count} 字节"),
            ),
        }
    }
}

impl fmt::Display for XqfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
