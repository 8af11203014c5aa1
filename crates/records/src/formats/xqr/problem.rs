//! What can be odd about an XQR file.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about the bytes of an XQR file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum XqrProblem {
    /// The version is not the one that is known.
    Version {
        /// The value.
        found: Vec<u8>,
    },
    /// The byte of the result has no meaning.
    Result {
        /// The byte.
        found: u8,
    },
    /// The file ends in the middle of a part.
    PartCut,
    /// A part is of a type that is not known; it is kept.
    UnknownPart {
        /// The type.
        code: u8,
    },
    /// The moves stand there more than once; the first count, the others are kept.
    RepeatedMoves,
    /// There are no moves, not even the record of the start.
    NoMoves,
    /// The file ends although a move is announced.
    Truncated,
    /// The file ends in the middle of a comment.
    CommentCut {
        /// How many bytes are missing.
        missing: usize,
    },
    /// There is no checksum.
    NoCrc,
    /// The checksum is not that of the bytes in front of it.
    Crc {
        /// The checksum of the bytes.
        expected: u32,
        /// The checksum that is stated.
        found: u32,
    },
}

impl XqrProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("xqr/version"),
        Code::warning("xqr/result"),
        Code::error("xqr/part-cut"),
        Code::note("xqr/unknown-part"),
        Code::warning("xqr/repeated-moves"),
        Code::error("xqr/no-moves"),
        Code::error("xqr/truncated"),
        Code::error("xqr/comment-cut"),
        Code::warning("xqr/no-crc"),
        Code::error("xqr/crc"),
    ];
}

impl Explain for XqrProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Version { .. } => "xqr/version",
            Self::Result { .. } => "xqr/result",
            Self::PartCut => "xqr/part-cut",
            Self::UnknownPart { .. } => "xqr/unknown-part",
            Self::RepeatedMoves => "xqr/repeated-moves",
            Self::NoMoves => "xqr/no-moves",
            Self::Truncated => "xqr/truncated",
            Self::CommentCut { .. } => "xqr/comment-cut",
            Self::NoCrc => "xqr/no-crc",
            Self::Crc { .. } => "xqr/crc",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Version { .. } => "0".to_owned(),
            Self::Result { .. } => language.pick("0 to 4", "0 至 4").to_owned(),
            Self::Truncated => {
                language.pick("the four bytes of a move", "一步棋的四个字节").to_owned()
            }
            Self::Crc { expected, .. } => format!("{expected:08X}"),
            _ => return None,
        })
    }

    fn found(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Version { found } => format!("{found:02X?}"),
            Self::Result { found } => found.to_string(),
            Self::Crc { found, .. } => format!("{found:08X}"),
            Self::PartCut | Self::Truncated => language.pick("the end", "结尾").to_owned(),
            _ => return None,
        })
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::PartCut | Self::NoMoves | Self::Truncated | Self::CommentCut { .. } => {
                    language.pick(
                        "look for a whole copy of the file; what is there was kept",
                        "找一份完整的文件；已有的部分都保留了",
                    )
                }
                Self::Crc { .. } => language.pick(
                    "bytes of the file were changed: compare with another copy",
                    "文件的字节被改动过：与另一份比较",
                ),
                Self::Result { .. } => language.pick("state the result", "写明结果"),
                _ => return None,
            }
            .to_owned(),
        )
    }
}

impl Tell for XqrProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { .. } => language.write(
                f,
                format_args!("the version of XQR is not known"),
                format_args!("不认识的 XQR 版本"),
            ),
            Self::Result { found } => language.write(
                f,
                format_args!("{found} is no result"),
                format_args!("{found} 不是结果"),
            ),
            Self::PartCut => language.write(
                f,
                format_args!("the file ends in the middle of a part"),
                format_args!("文件在某一部分的中间结束"),
            ),
            Self::UnknownPart { code } => language.write(
                f,
                format_args!("the part of type {code} is not known: kept"),
                format_args!("不认识类型为 {code} 的部分：保留"),
            ),
            Self::RepeatedMoves => language.write(
                f,
                format_args!("the moves stand there again: the first ones were read"),
                format_args!("着法又出现一次：读的是前一次"),
            ),
            Self::NoMoves => language.write(
                f,
                format_args!("the file holds no moves"),
                format_args!("文件里没有着法"),
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
            Self::NoCrc => language.write(
                f,
                format_args!("the file has no checksum"),
                format_args!("文件没有校验和"),
            ),
            Self::Crc { expected, found } => language.write(
                f,
                format_args!("the checksum is {found:08X}, that of the bytes is {expected:08X}"),
                format_args!("校验和写的是 {found:08X}，字节的校验和是 {expected:08X}"),
            ),
        }
    }
}

impl fmt::Display for XqrProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
