//! Text fields of bounded length, as binary formats have them.

use std::fmt;

use encoding_rs::EncoderResult;

use crate::encoding::TextEncoding;
use crate::{Explain, LossReport, Lost, Severity, Tags};

/// A finding about a text in a binary file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldProblem {
    /// The length in front of the text is larger than its field.
    TooLong {
        /// The name of the field.
        field: &'static str,
        /// The length that is stated, in bytes.
        stated: usize,
        /// The length that the field holds, in bytes.
        capacity: usize,
    },
    /// The text goes on into the next field, the text of which is lost.
    RunsOn {
        /// The name of the field.
        field: &'static str,
        /// The name of the next field.
        into: &'static str,
    },
    /// The text ends in the middle of a character; the half was left out.
    CutCharacter {
        /// The name of the field.
        field: &'static str,
    },
    /// Bytes of the text are no character of its encoding; U+FFFD stands for them.
    Undecodable {
        /// The name of the field.
        field: &'static str,
    },
    /// The text reaches the end of its field without the zero that should end it.
    Unterminated {
        /// The name of the field.
        field: &'static str,
    },
}

impl Explain for FieldProblem {
    fn code(&self) -> &'static str {
        match self {
            Self::TooLong { .. } => "field/too-long",
            Self::RunsOn { .. } => "field/runs-on",
            Self::CutCharacter { .. } => "field/cut-character",
            Self::Undecodable { .. } => "field/undecodable",
            Self::Unterminated { .. } => "field/unterminated",
        }
    }

    fn severity(&self) -> Severity {
        match self {
            Self::Undecodable { .. } => Severity::Error,
            _ => Severity::Warning,
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::TooLong { capacity, .. } => Some(format!("at most {capacity} bytes")),
            _ => None,
        }
    }

    fn found(&self) -> Option<String> {
        match self {
            Self::TooLong { stated, .. } => Some(format!("{stated} bytes")),
            _ => None,
        }
    }

    fn help(&self) -> Option<String> {
        Some(match self {
            Self::TooLong { capacity, .. } => {
                format!("only the first {capacity} bytes were stored; complete the text")
            }
            Self::RunsOn { into, .. } => format!("fill in the {into} again"),
            Self::CutCharacter { .. } => "complete or shorten the text".to_owned(),
            Self::Undecodable { .. } => {
                "try another encoding; the bytes stay as they are in the same format".to_owned()
            }
            Self::Unterminated { .. } => return None,
        })
    }
}

impl fmt::Display for FieldProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { field, stated, capacity } => {
                write!(f, "the {field} is said to have {stated} bytes, its field has {capacity}")
            }
            Self::RunsOn { field, into } => write!(f, "the {field} runs on over the {into}"),
            Self::CutCharacter { field } => {
                write!(f, "the {field} ends in the middle of a character")
            }
            Self::Undecodable { field } => {
                write!(f, "bytes of the {field} are no character of its encoding")
            }
            Self::Unterminated { field } => write!(f, "no zero ends the {field}"),
        }
    }
}

/// A text in the bytes of an encoding.
#[derive(Clone, Debug, Default)]
pub(crate) struct Encoded {
    pub(crate) bytes: Vec<u8>,
    /// The characters for which a question mark was written.
    pub(crate) unmappable: Vec<char>,
}

/// Encodes `text`; a question mark stands for what the encoding lacks.
pub(crate) fn encode(text: &str, encoding: TextEncoding) -> Encoded {
    let mut encoder = encoding.tables().new_encoder();
    let mut encoded = Encoded { bytes: Vec::with_capacity(text.len()), ..Encoded::default() };
    let mut rest = text;
    loop {
        let (result, read) =
            encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut encoded.bytes, true);
        rest = &rest[read..];
        match result {
            EncoderResult::InputEmpty => return encoded,
            EncoderResult::OutputFull => encoded.bytes.reserve(rest.len() * 2 + 16),
            EncoderResult::Unmappable(character) => {
                encoded.bytes.reserve(1);
                encoded.bytes.push(b'?');
                encoded.unmappable.push(character);
            }
        }
    }
}

/// Encodes `text` for a field of `capacity` bytes; what does not fit is cut between characters.
pub(crate) fn fit(
    text: &str,
    field: &str,
    capacity: usize,
    encoding: TextEncoding,
    losses: &mut LossReport,
) -> Vec<u8> {
    let encoded = encode(text, encoding);
    for &character in &encoded.unmappable {
        losses.game(Lost::Character { character, replacement: "?" });
    }
    if encoded.bytes.len() <= capacity {
        return encoded.bytes;
    }
    let (field, text) = (field.to_owned(), text.to_owned());
    let mut bytes = Vec::with_capacity(capacity);
    for character in text.chars() {
        let next = encode(character.encode_utf8(&mut [0; 4]), encoding).bytes;
        if bytes.len() + next.len() > capacity {
            break;
        }
        bytes.extend_from_slice(&next);
    }
    losses.game(Lost::TextCut { field, text, capacity });
    bytes
}

/// Tells whether a tag has a certain name.
pub(crate) fn is_tag(name: &str, wanted: &str) -> bool {
    name.eq_ignore_ascii_case(wanted)
}

/// Reports the tags that have no field of their own, and all but the first of equal names.
///
/// The tag `Game` says nothing that the format does not say itself.
pub(crate) fn report_tags(tags: &Tags, losses: &mut LossReport, has_field: impl Fn(&str) -> bool) {
    for (at, tag) in tags.iter().enumerate() {
        let is_first = !tags.iter().take(at).any(|other| is_tag(&other.name, &tag.name));
        if !(is_tag(&tag.name, "Game") || is_first && has_field(&tag.name)) {
            losses.game(Lost::Tag { name: tag.name.clone(), value: tag.value.clone() });
        }
    }
}
