//! What can be odd about a CBL library.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain};

/// A finding about the frame of a CBL library.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CblProblem {
    /// The file ends within its index.
    IndexCut {
        /// How many entries there should be.
        capacity: usize,
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
            Self::RecordMissing { .. } => "cbl/record-missing",
            Self::Unlisted => "cbl/unlisted",
            Self::Length { .. } => "cbl/length",
            Self::Identifier { .. } => "cbl/identifier",
            Self::Unreadable(_) => "cbl/unreadable",
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::IndexCut { capacity } => Some(format!("{capacity} entries")),
            Self::Length { room, .. } => Some(format!("at most {room} bytes")),
            Self::Unreadable(error) => Some(error.expected.to_string()),
            _ => None,
        }
    }

    fn found(&self) -> Option<String> {
        match self {
            Self::Length { stated, .. } => Some(format!("{stated} bytes")),
            Self::Identifier { found } => Some(found.clone()),
            Self::Unreadable(error) => Some(error.found.to_string()),
            _ => None,
        }
    }

    fn help(&self) -> Option<String> {
        Some(
            match self {
                Self::IndexCut { .. } | Self::RecordMissing { .. } | Self::Unreadable(_) => {
                    "look for a whole copy of the file"
                }
                Self::Unlisted => "write the library again to have it in the index",
                Self::Length { .. } | Self::Identifier { .. } => return None,
            }
            .to_owned(),
        )
    }
}

impl fmt::Display for CblProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IndexCut { capacity } => {
                write!(f, "the file ends within its index of {capacity} entries")
            }
            Self::RecordMissing { title } => {
                write!(f, "the record `{title}` of the index is not in the file")
            }
            Self::Unlisted => f.write_str("the index does not have this record"),
            Self::Length { stated, room } => {
                write!(f, "the index states {stated} bytes for a record that has room for {room}")
            }
            Self::Identifier { found } => {
                write!(f, "the record has another identifier than {found} in the index")
            }
            Self::Unreadable(error) => write!(f, "this record cannot be read: {error}"),
        }
    }
}
