//! What can be odd about an XQF file.

use std::fmt;

use xiangqi_core::Square;

use crate::{Code, Explain};

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

    fn expected(&self) -> Option<String> {
        Some(
            match self {
                Self::Magic { .. } => "`XQ`",
                Self::Version { .. } => "10 to 18",
                Self::KeySum { .. } => "0",
                Self::FixedPartCut => "1024 bytes",
                Self::Side { .. } => "0 for Red or 1 for Black",
                Self::Result { .. } => "0 to 4",
                Self::Type { .. } => "0 to 3",
                Self::Truncated => "the record of a move",
                _ => return None,
            }
            .to_owned(),
        )
    }

    fn found(&self) -> Option<String> {
        Some(match self {
            Self::Magic { found } => format!("bytes 0x{:02X} 0x{:02X}", found[0], found[1]),
            Self::Version { found }
            | Self::KeySum { sum: found }
            | Self::Side { found }
            | Self::Result { found }
            | Self::Type { found } => found.to_string(),
            Self::FixedPartCut | Self::Truncated => "the end".to_owned(),
            _ => return None,
        })
    }

    fn help(&self) -> Option<String> {
        Some(
            match self {
                Self::Truncated | Self::CommentCut { .. } => {
                    "look for a whole copy of the file; what is there was kept"
                }
                Self::SquareTaken { .. } => "correct the start position",
                Self::Result { .. } => "state the result",
                _ => return None,
            }
            .to_owned(),
        )
    }
}

impl fmt::Display for XqfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic { .. } => f.write_str("the file does not begin with `XQ`"),
            Self::Version { found } => write!(f, "there is no version {found} of XQF"),
            Self::KeySum { sum } => write!(f, "the key bytes add up to {sum}, not to 0"),
            Self::FixedPartCut => f.write_str("the file ends within its fixed part"),
            Self::Side { found } => write!(f, "{found} is no side to move"),
            Self::Result { found } => write!(f, "{found} is no result"),
            Self::Type { found } => write!(f, "{found} is no type of game"),
            Self::SquareTaken { square } => write!(f, "two pieces stand on {square}"),
            Self::Truncated => f.write_str("the file ends where a move is announced"),
            Self::CommentCut { missing } => {
                write!(f, "the file ends {missing} bytes before the comment does")
            }
            Self::CommentLength { stored, key } => {
                write!(f, "the stored length {stored} of the comment is less than its key {key}")
            }
            Self::TrailingBytes { count } => write!(f, "{count} bytes stand behind the last move"),
        }
    }
}
