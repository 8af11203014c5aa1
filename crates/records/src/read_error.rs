//! Why a file cannot be read at all.

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Format};

/// A game that the library does not handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OtherGame {
    /// International chess.
    Chess,
}

/// The reason for which nothing of a file can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// There are no bytes.
    #[error("the file is empty")]
    Empty,
    /// The bytes are no text and begin like no known record.
    #[error("this is binary data that begins with {begin}: no known record format does")]
    Binary {
        /// The first bytes in hexadecimal.
        begin: String,
    },
    /// The text holds nothing that looks like a record.
    #[error("this text holds no game record: neither tags, nor moves, nor a position")]
    NoRecord,
    /// The record is of another game.
    #[error("this is a record of {}, not of xiangqi or Go", match .0 {
        OtherGame::Chess => "international chess",
    })]
    OtherGame(OtherGame),
    /// The bytes are no file of the format after all.
    #[error("this is no file of the format {format}: {error}, at byte {}", .error.span.start)]
    Malformed {
        /// The format.
        format: Format,
        /// What was expected where.
        error: SyntaxError,
    },
    /// The format is known but cannot be read.
    #[error("the format {0} cannot be read")]
    Unsupported(Format),
}

impl ReadError {
    pub(crate) fn binary(bytes: &[u8]) -> Self {
        let begin: Vec<_> = bytes.iter().take(8).map(|byte| format!("{byte:02X}")).collect();
        Self::Binary { begin: begin.join(" ") }
    }
}

impl ReadError {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("file/empty"),
        Code::error("file/binary"),
        Code::error("file/no-record"),
        Code::error("file/other-game"),
        Code::error("file/malformed"),
        Code::error("file/unsupported"),
    ];
}

impl Explain for ReadError {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Empty => "file/empty",
            Self::Binary { .. } => "file/binary",
            Self::NoRecord => "file/no-record",
            Self::OtherGame(_) => "file/other-game",
            Self::Malformed { .. } => "file/malformed",
            Self::Unsupported(_) => "file/unsupported",
        }
    }

    fn help(&self) -> Option<String> {
        Some(
            match self {
                Self::Empty => "look for another copy of the file",
                Self::Binary { .. } | Self::NoRecord => {
                    "if you know its format, name it with --format; `yipu formats` lists them"
                }
                Self::Malformed { .. } => {
                    "the file may be damaged or cut short; look for another copy"
                }
                Self::OtherGame(_) => "use a program for that game",
                Self::Unsupported(_) => "`yipu formats` lists what can be read",
            }
            .to_owned(),
        )
    }
}
