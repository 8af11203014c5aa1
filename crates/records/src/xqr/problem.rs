//! What can be odd about an XQR file.

use std::fmt;

use crate::{Code, Explain};

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
    /// A part is of a type that is not known, or the moves stand there twice; it is kept.
    UnknownPart {
        /// The type.
        code: u8,
    },
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
            Self::NoMoves => "xqr/no-moves",
            Self::Truncated => "xqr/truncated",
            Self::CommentCut { .. } => "xqr/comment-cut",
            Self::NoCrc => "xqr/no-crc",
            Self::Crc { .. } => "xqr/crc",
        }
    }

    fn expected(&self) -> Option<String> {
        Some(match self {
            Self::Version { .. } => "0".to_owned(),
            Self::Result { .. } => "0 to 4".to_owned(),
            Self::Truncated => "the four bytes of a move".to_owned(),
            Self::Crc { expected, .. } => format!("{expected:08X}"),
            _ => return None,
        })
    }

    fn found(&self) -> Option<String> {
        Some(match self {
            Self::Version { found } => format!("{found:02X?}"),
            Self::Result { found } => found.to_string(),
            Self::Crc { found, .. } => format!("{found:08X}"),
            Self::PartCut | Self::Truncated => "the end".to_owned(),
            _ => return None,
        })
    }

    fn help(&self) -> Option<String> {
        Some(
            match self {
                Self::PartCut | Self::NoMoves | Self::Truncated | Self::CommentCut { .. } => {
                    "look for a whole copy of the file; what is there was kept"
                }
                Self::Crc { .. } => "bytes of the file were changed: compare with another copy",
                Self::Result { .. } => "state the result",
                _ => return None,
            }
            .to_owned(),
        )
    }
}

impl fmt::Display for XqrProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { .. } => f.write_str("the version of XQR is not known"),
            Self::Result { found } => write!(f, "{found} is no result"),
            Self::PartCut => f.write_str("the file ends in the middle of a part"),
            Self::UnknownPart { code } => write!(f, "the part of type {code} is not known: kept"),
            Self::NoMoves => f.write_str("the file holds no moves"),
            Self::Truncated => f.write_str("the file ends where a move is announced"),
            Self::CommentCut { missing } => {
                write!(f, "the file ends {missing} bytes before the comment does")
            }
            Self::NoCrc => f.write_str("the file has no checksum"),
            Self::Crc { expected, found } => {
                write!(f, "the checksum is {found:08X}, that of the bytes is {expected:08X}")
            }
        }
    }
}
