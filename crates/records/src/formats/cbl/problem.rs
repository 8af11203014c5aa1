//! What can be odd about a CBL library.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Language, Tell};

/// A finding about the frame of a CBL library.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CblProblem {
    /// The file ends within its index.
    IndexCut {
        /// How many entries there should be.
        capacity: usize,
    },
    /// The index is said to end where no record begins; it was read up to the first one.
    Capacity {
        /// How many entries it is said to have.
        stated: usize,
        /// How many there is room for in front of the first record.
        room: usize,
    },
    /// An entry of the index has no record in the file.
    RecordMissing {
        /// The title of the entry.
        title: String,
    },
    /// A record stands in the file that the index does not have; it was read all the same.
    Unlisted,
    /// The index states a length that the record cannot have.
    Length {
        /// The length that is stated.
        stated: usize,
        /// How many bytes there are up to the next record.
        room: usize,
    },
    /// The index and the record have different identifiers; they were matched by their order.
    Identifier {
        /// The identifier in the index.
        found: String,
    },
    /// A record of the library cannot be read.
    Unreadable(SyntaxError),
}

impl CblProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("cbl/index-cut"),
        Code::warning("cbl/capacity"),
        Code::error("cbl/record-missing"),
        Code::warning("cbl/unlisted"),
        Code::warning("cbl/length"),
        Code::warning("cbl/identifier"),
        Code::error("cbl/unreadable"),
    ];
}

impl Explain for CblProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::IndexCut { .. } => "cbl/index-cut",
            Self::Capacity { .. } => "cbl/capacity",
            Self::RecordMissing { .. } => "cbl/record-missing",
            Self::Unlisted => "cbl/unlisted",
            Self::Length { .. } => "cbl/length",
            Self::Identifier { .. } => "cbl/identifier",
            Self::Unreadable(_) => "cbl/unreadable",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::IndexCut { capacity } => Some(match language {
                Language::English => format!("{capacity} entries"),
                Language::Chinese => format!("{capacity} 项"),
            }),
            Self::Length { room, .. } => Some(match language {
                Language::English => format!("at most {room} bytes"),
                Language::Chinese => format!("最多 {room} 字节"),
            }),
            Self::Unreadable(error) => Some(language.say(&error.expected).to_string()),
            _ => None,
        }
    }

    fn found(&self, language: Language) -> Option<String> {
        match self {
            Self::Length { stated, .. } => Some(match language {
                Language::English => format!("{stated} bytes"),
                Language::Chinese => format!("{stated} 字节"),
            }),
            Self::Identifier { found } => Some(found.clone()),
            Self::Unreadable(error) => Some(language.say(&error.found).to_string()),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(
            match self {
                Self::IndexCut { .. } | Self::RecordMissing { .. } | Self::Unreadable(_) => {
                    language.pick("look for a whole copy of the file", "找一份完整的文件")
                }
                Self::Unlisted | Self::Capacity { .. } => language.pick(
                    "write the library again to have it in the index",
                    "重新写出棋谱库，就会收进目录",
                ),
                Self::Length { .. } | Self::Identifier { .. } => return None,
            }
            .to_owned(),
        )
    }
}

impl Tell for CblProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IndexCut { capacity } => language.write(
                f,
                format_args!("the file ends within its index of {capacity} entries"),
                format_args!("文件在 {capacity} 项的目录之内就结束了"),
            ),
            Self::Capacity { stated, room } => language.write(
                f,
                format_args!(
                    "the index states {stated} entries, but there is room for {room} in front of the first record"
                ),
                format_args!("目录写明 {stated} 项，而第一份棋谱之前有 {room} 项的位置"),
            ),
            Self::RecordMissing { title } => language.write(
                f,
                format_args!("the record `{title}` of the index is not in the file"),
                format_args!("目录里的棋谱“{title}”不在文件中"),
            ),
            Self::Unlisted => language.write(
                f,
                format_args!("the index does not have this record"),
                format_args!("目录里没有这份棋谱"),
            ),
            Self::Length { stated, room } => language.write(
                f,
                format_args!(
                    "the index states {stated} bytes for a record that has room for {room}"
                ),
                format_args!("目录写明 {stated} 字节，而这份棋谱只有 {room} 字节的位置"),
            ),
            Self::Identifier { found } => language.write(
                f,
                format_args!("the record has another identifier than {found} in the index"),
                format_args!("这份棋谱的标识与目录里的 {found} 不同"),
            ),
            Self::Unreadable(error) => language.write(
                f,
                format_args!("this record cannot be read: {error}"),
                format_args!("这份棋谱无法读取：{}", language.say(error)),
            ),
        }
    }
}

impl fmt::Display for CblProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
