//! Text fields of bounded length, as binary formats have them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use crate::encoding::{Encoded, Substitute, TextEncoding, encode_field};
use crate::tag_names::TagName;
use crate::{Code, Explain, Language, LossReport, Lost, Tag, Tags, Tell};

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

impl FieldProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("field/too-long"),
        Code::warning("field/runs-on"),
        Code::warning("field/cut-character"),
        Code::error("field/undecodable"),
        Code::warning("field/unterminated"),
    ];
}

impl Explain for FieldProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::TooLong { .. } => "field/too-long",
            Self::RunsOn { .. } => "field/runs-on",
            Self::CutCharacter { .. } => "field/cut-character",
            Self::Undecodable { .. } => "field/undecodable",
            Self::Unterminated { .. } => "field/unterminated",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::TooLong { capacity, .. } => Some(match language {
                Language::English => format!("at most {capacity} bytes"),
                Language::Chinese => format!("最多 {capacity} 字节"),
            }),
            _ => None,
        }
    }

    fn found(&self, language: Language) -> Option<String> {
        match self {
            Self::TooLong { stated, .. } => Some(match language {
                Language::English => format!("{stated} bytes"),
                Language::Chinese => format!("{stated} 字节"),
            }),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::TooLong { capacity, .. } => match language {
                Language::English => {
                    format!("only the first {capacity} bytes were stored; complete the text")
                }
                Language::Chinese => format!("只存下了前 {capacity} 字节；请补全文字"),
            },
            Self::RunsOn { into, .. } => match language {
                Language::English => format!("fill in the {into} again"),
                Language::Chinese => format!("重新填写字段 {into}"),
            },
            Self::CutCharacter { .. } => {
                language.pick("complete or shorten the text", "补全或缩短文字").to_owned()
            }
            Self::Undecodable { .. } => language
                .pick(
                    "try another encoding; the bytes stay as they are in the same format",
                    "换一种编码试试；写回同一格式时字节不变",
                )
                .to_owned(),
            Self::Unterminated { .. } => return None,
        })
    }
}

impl Tell for FieldProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { field, stated, capacity } => language.write(
                f,
                format_args!(
                    "the {field} is said to have {stated} bytes, its field has {capacity}"
                ),
                format_args!("字段 {field} 写明有 {stated} 字节，而它只有 {capacity} 字节"),
            ),
            Self::RunsOn { field, into } => language.write(
                f,
                format_args!("the {field} runs on over the {into}"),
                format_args!("字段 {field} 的文字占到了字段 {into} 里"),
            ),
            Self::CutCharacter { field } => language.write(
                f,
                format_args!("the {field} ends in the middle of a character"),
                format_args!("字段 {field} 在半个字处结束"),
            ),
            Self::Undecodable { field } => language.write(
                f,
                format_args!("bytes of the {field} are no character of its encoding"),
                format_args!("字段 {field} 里有字节不是该编码的字符"),
            ),
            Self::Unterminated { field } => language.write(
                f,
                format_args!("no zero ends the {field}"),
                format_args!("字段 {field} 没有以零字节结束"),
            ),
        }
    }
}

impl fmt::Display for FieldProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

/// In front of a text it tells the order of bytes, and readers take it off.
pub(crate) const BYTE_ORDER_MARK: char = '\u{FEFF}';

/// Replaces the zeros of a text, the first of which would end it for every reader, and takes off
/// a byte order mark in front, which no reader takes for a part of it.
pub(crate) fn storable<'t>(text: &'t str, losses: &mut LossReport) -> Cow<'t, str> {
    let unmarked = text.trim_start_matches(BYTE_ORDER_MARK);
    if unmarked.len() < text.len() {
        losses.game(Lost::Forbidden { character: BYTE_ORDER_MARK, replacement: "" });
    }
    let text = unmarked;
    if !text.contains('\0') {
        return Cow::Borrowed(text);
    }
    losses.game(Lost::Forbidden { character: '\0', replacement: " " });
    Cow::Owned(text.replace('\0', " "))
}

/// Encodes `text` for a field of `capacity` bytes; what does not fit is cut between characters.
pub(crate) fn fit(
    text: &str,
    field: &str,
    capacity: usize,
    encoding: TextEncoding,
    losses: &mut LossReport,
) -> Vec<u8> {
    let text = storable(text, losses);
    let (encoded, cut) = encode_field(&text, encoding, capacity, Substitute::Square);
    for lost in unmappable(&encoded) {
        losses.game(lost);
    }
    if cut.is_some() {
        losses.game(Lost::TextCut { field: field.to_owned(), text: text.to_string(), capacity });
    }
    encoded.bytes.into_owned()
}

/// Returns the losses of an encoded text.
pub(crate) fn unmappable<'e>(encoded: &'e Encoded<'_>) -> impl Iterator<Item = Lost> + 'e {
    encoded.unmappable.iter().map(|missing| {
        let written = &encoded.bytes[missing.bytes.range()];
        let replacement = if written == b"?" { "?" } else { "□" };
        Lost::Character { character: missing.character, replacement }
    })
}

/// Tells whether a tag has a certain name.
pub(crate) fn is_tag(name: &str, wanted: &str) -> bool {
    name.eq_ignore_ascii_case(wanted)
}

/// Tells whether a tag says that the game is xiangqi.
pub(crate) fn names_the_game(tag: &Tag) -> bool {
    let names = ["Chinese Chess", "Xiangqi", "中国象棋", "中國象棋", "象棋"];
    is_tag(&tag.name, "Game") && names.iter().any(|name| name.eq_ignore_ascii_case(&tag.value))
}

/// Reports the tags that have no field of their own, and all but the first of equal names unless
/// they say the same.
///
/// Blank tags say nothing, and a tag that names the game nothing that the format does not say
/// itself.
pub(crate) fn report_tags(tags: &Tags, losses: &mut LossReport, has_field: impl Fn(&str) -> bool) {
    let mut held: HashMap<TagName<'_>, &str> = HashMap::new();
    for tag in tags {
        let value = *held.entry(TagName(&tag.name)).or_insert(&tag.value);
        let is_held = has_field(&tag.name) && value == tag.value;
        let says_nothing = tag.is_blank() || names_the_game(tag);
        if !(says_nothing || is_held) {
            losses.game(Lost::Tag { name: tag.name.clone(), value: tag.value.clone() });
        }
    }
}
