//! Why a file cannot be read at all.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Format, Language, Tell};

/// A game that the library does not handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OtherGame {
    /// International chess.
    Chess,
}

/// The reason for which nothing of a file can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// There are no bytes.
    Empty,
    /// The bytes are no text and begin like no known record.
    Binary {
        /// The first bytes in hexadecimal.
        begin: String,
    },
    /// The text holds nothing that looks like a record.
    NoRecord,
    /// The record is of another game.
    OtherGame(OtherGame),
    /// The bytes are no file of the format after all.
    Malformed {
        /// The format.
        format: Format,
        /// What was expected where.
        error: SyntaxError,
    },
    /// The format is known but cannot be read.
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

    fn help(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::Empty => language.pick("look for another copy of the file", "另找一份文件"),
                Self::Binary { .. } | Self::NoRecord => language.pick(
                    "if you know its format, name it with --format; `yipu formats` lists them",
                    "如果知道格式，用 --format 指明；`yipu formats` 列出所有格式",
                ),
                Self::Malformed { .. } => language.pick(
                    "the file may be damaged or cut short; look for another copy",
                    "文件可能损坏或不完整；另找一份",
                ),
                Self::OtherGame(_) => {
                    language.pick("use a program for that game", "用那种棋的程序")
                }
                Self::Unsupported(_) => language
                    .pick("`yipu formats` lists what can be read", "`yipu formats` 列出能读的格式"),
            }
            .to_owned(),
        )
    }
}

impl Tell for ReadError {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str(language.pick("the file is empty", "文件是空的")),
            Self::Binary { begin } => language.write(
                f,
                format_args!(
                    "this is binary data that begins with {begin}: no known record format does"
                ),
                format_args!("这是以 {begin} 开头的二进制数据：没有哪种已知的棋谱格式这样开头"),
            ),
            Self::NoRecord => f.write_str(language.pick(
                "this text holds no game record: neither tags, nor moves, nor a position",
                "文本里没有棋谱：没有标签，没有着法，也没有局面",
            )),
            Self::OtherGame(OtherGame::Chess) => f.write_str(language.pick(
                "this is a record of international chess, not of xiangqi or Go",
                "这是国际象棋的棋谱，不是象棋或围棋",
            )),
            Self::Malformed { format, error } => {
                let at = error.span.start;
                let error = language.say(error);
                language.write(
                    f,
                    format_args!("this is no file of the format {format}: {error}, at byte {at}"),
                    format_args!("这不是 {format} 格式的文件：第 {at} 字节处，{error}"),
                )
            }
            Self::Unsupported(format) => language.write(
                f,
                format_args!("the format {format} cannot be read"),
                format_args!("{format} 格式不能读"),
            ),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

impl std::error::Error for ReadError {}
