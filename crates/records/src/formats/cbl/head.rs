//! The head of a library: what is said of it as a whole.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, take};
use nom::number::complete::le_u32;
use notation_syntax::{PResult, Span, SyntaxError, context, label, prefix};

use super::early;
use crate::formats::utf16_field::{read_field, write_field};
use crate::{Diagnostic, LossReport, Lost};

/// The name at the beginning of each library.
pub(super) const MAGIC: &[u8; 16] = b"CCBridgeLibrary\0";

/// Length of the head.
pub(super) const HEAD: usize = 66_624;

/// Where the capacity of the index stands.
pub(super) const CAPACITY: usize = 60;

/// Where the identifier stands.
pub(super) const GUID: std::ops::Range<usize> = 20..36;

/// The number behind the name, the same in all libraries.
const VERSION: u32 = 3;

/// A number in front of the deleted entries, in libraries of current programs.
const LIMIT: u32 = 0x7FFF_FFFF;

/// What is said of a library as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The name.
    pub name: String,
    /// Where the games come from.
    pub source: String,
    /// Who made it.
    pub creator: String,
    /// The creator's e-mail address.
    pub creator_mail: String,
    /// When it was made, as text.
    pub created: String,
    /// When it was changed last, as text.
    pub modified: String,
    /// Remarks of any length up to 32,767 characters.
    pub remarks: String,
}

/// The place of a text: offset and length in bytes.
struct Field {
    name: &'static str,
    offset: usize,
    length: usize,
}

const FIELDS: [Field; 7] = [
    Field { name: "name of the library", offset: 64, length: 512 },
    Field { name: "source of the library", offset: 576, length: 256 },
    Field { name: "creator of the library", offset: 832, length: 64 },
    Field { name: "creator's address", offset: 896, length: 64 },
    Field { name: "time of creation", offset: 960, length: 64 },
    Field { name: "time of change", offset: 1_024, length: 64 },
    Field { name: "remarks on the library", offset: 1_088, length: 65_536 },
];

/// The names of the texts in loss reports.
const NAMES: [&str; 7] = [
    "cbl:Name",
    "cbl:Source",
    "cbl:Creator",
    "cbl:CreatorMail",
    "cbl:Created",
    "cbl:Modified",
    "cbl:Remarks",
];

impl Head {
    /// Lists what is lost where a format cannot hold what is said of a library.
    ///
    /// ```
    /// use records::cbl::Head;
    ///
    /// let head = Head { name: "残局大全".to_owned(), ..Head::default() };
    /// assert_eq!(head.as_losses().losses[0].what.code(), "loss/tag");
    /// assert!(Head::default().as_losses().is_empty());
    /// ```
    #[must_use]
    pub fn as_losses(&self) -> LossReport {
        let mut losses = LossReport::default();
        for (name, text) in NAMES.into_iter().zip(self.texts()).filter(|(_, it)| !it.is_empty()) {
            losses.game(Lost::Tag { name: name.to_owned(), value: text.clone() });
        }
        losses
    }

    fn texts_mut(&mut self) -> [&mut String; 7] {
        let Self { name, source, creator, creator_mail, created, modified, remarks } = self;
        [name, source, creator, creator_mail, created, modified, remarks]
    }

    fn texts(&self) -> [&String; 7] {
        let Self { name, source, creator, creator_mail, created, modified, remarks } = self;
        [name, source, creator, creator_mail, created, modified, remarks]
    }
}

/// Tells whether `bytes` are those of a CBL library, perhaps a cut one, or one of early CCBridge.
///
/// ```
/// assert!(records::cbl::looks_like(b"CCBridgeLibrary\0\x03\0\0\0"));
/// assert!(!records::cbl::looks_like(b"CCBridge Record\0"));
/// ```
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let mut magic = alt((tag(&MAGIC[..]), tag(&early::MAGIC[..])));
    let found: PResult<&[u8], &[u8]> = magic.parse(bytes);
    found.is_ok()
}

/// `magic version guid … capacity texts`
fn head(input: &[u8]) -> PResult<&[u8], u32> {
    let (rest, (_, _, capacity, _)) = context(
        "the head of a library",
        (
            label("`CCBridgeLibrary` and a zero", tag(&MAGIC[..])),
            take(CAPACITY - MAGIC.len()),
            label("the capacity of the index", le_u32),
            label("the name, the source and the remarks", take(HEAD - CAPACITY - 4)),
        ),
    )(input)?;
    Ok((rest, capacity))
}

/// Reads the head and the capacity of the index.
pub(super) fn read(
    bytes: &[u8],
    diagnostics: &mut Vec<Diagnostic>,
) -> Result<(Head, usize), SyntaxError> {
    if bytes.starts_with(early::MAGIC) {
        let expected =
            "`Library` and a zero: compressed libraries of early CCBridge are read as a whole";
        return Err(SyntaxError::expected(bytes, MAGIC.len() / 2, expected));
    }
    let (capacity, _) = prefix(head, bytes)?;
    let mut head = Head::default();
    for (field, text) in FIELDS.iter().zip(head.texts_mut()) {
        let span = Span::new(field.offset, field.offset + field.length);
        let value = read_field(&bytes[span.range()], span, field.name, diagnostics);
        *text = crate::line_ends::with_lf(&value).into_owned();
    }
    Ok((head, usize::try_from(capacity).unwrap_or(usize::MAX)))
}

/// Writes the head of a library whose index has room for `capacity` records.
pub(super) fn write(head: &Head, capacity: u32, losses: &mut LossReport) -> Vec<u8> {
    let mut bytes = vec![0; HEAD];
    bytes[..MAGIC.len()].copy_from_slice(MAGIC);
    bytes[16..20].copy_from_slice(&VERSION.to_le_bytes());
    bytes[52..56].copy_from_slice(&LIMIT.to_le_bytes());
    bytes[CAPACITY..CAPACITY + 4].copy_from_slice(&capacity.to_le_bytes());
    for (field, text) in FIELDS.iter().zip(head.texts()) {
        let text = crate::line_ends::with_crlf(text);
        let place = field.offset..field.offset + field.length;
        write_field(&mut bytes[place], &text, field.name, losses);
    }
    bytes
}
