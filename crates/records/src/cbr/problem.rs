//! What can be odd about a CBR record.

use std::fmt;

use crate::{Code, Explain};

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

    fn expected(&self) -> Option<String> {
        Some(
            match self {
                Self::Magic => "`CCBridge Record` and a zero",
                Self::Version { .. } => "1 to 3",
                Self::Side { .. } => "1 for Red or 2 for Black",
                Self::Result { .. } => "0 to 4",
                Self::Type { .. } => "0 to 4",
                Self::Piece { .. } => "0x11 to 0x17 for Red or 0x21 to 0x27 for Black",
                Self::Truncated => "the four bytes of a move",
                _ => return None,
            }
            .to_owned(),
        )
    }

    fn found(&self) -> Option<String> {
        Some(match self {
            Self::Version { found }
            | Self::Side { found }
            | Self::Result { found }
            | Self::Type { found } => found.to_string(),
            Self::Piece { code } => format!("0x{code:02X}"),
            Self::HeaderCut | Self::Truncated => "the end".to_owned(),
            _ => return None,
        })
    }

    fn help(&self) -> Option<String> {
        Some(
            match self {
                Self::HeaderCut | Self::Truncated | Self::CommentCut { .. } => {
                    "look for a whole copy of the file; what is there was kept"
                }
                Self::Piece { .. } => "correct the start position",
                Self::Result { .. } => "state the result",
                _ => return None,
            }
            .to_owned(),
        )
    }
}

impl fmt::Display for CbrProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("the record does not begin with `CCBridge Record`"),
            Self::Version { found } => write!(f, "there is no version {found} of CBR"),
            Self::HeaderCut => f.write_str("the record ends in front of its moves"),
            Self::Side { found } => write!(f, "{found} is no side to move"),
            Self::Result { found } => write!(f, "{found} is no result"),
            Self::Type { found } => write!(f, "{found} is no type of record"),
            Self::Piece { code } => write!(f, "a square holds 0x{code:02X}, which is no piece"),
            Self::Truncated => f.write_str("the record ends where a move is announced"),
            Self::CommentCut { missing } => {
                write!(f, "the record ends {missing} bytes before the comment does")
            }
            Self::TrailingBytes { count } => write!(f, "{count} bytes stand behind the last move"),
        }
    }
}
