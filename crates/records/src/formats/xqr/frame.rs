//! The frame: parts of a type, a length and a value.

use nom::Parser;
use nom::bytes::complete::{tag, take};
use nom::multi::length_data;
use nom::number::complete::u8 as byte;
use notation_syntax::{PResult, context, label};

/// The first part: type 0, length 2, `20 17`.
pub(super) const MAGIC: [u8; 4] = [0x00, 0x02, 0x20, 0x17];

/// What the type of a part says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Type {
    Magic,
    Version,
    /// A text, by its place in [`TEXTS`].
    Text(usize),
    Result,
    Fen,
    /// The moves. The stated length is 0, the moves say where they end.
    Moves,
    Crc,
    Unknown(u8),
}

/// The tags of the texts, from type 2 on.
pub(super) const TEXTS: [&str; 5] = ["Event", "Site", "Date", "Red", "Black"];

impl Type {
    /// Returns the type with this code.
    pub(super) const fn of(code: u8) -> Self {
        match code {
            0 => Self::Magic,
            1 => Self::Version,
            2..=6 => Self::Text(code as usize - 2),
            7 => Self::Result,
            8 => Self::Fen,
            9 => Self::Moves,
            10 => Self::Crc,
            other => Self::Unknown(other),
        }
    }

    /// Returns the code.
    pub(super) fn code(self) -> u8 {
        match self {
            Self::Magic => 0,
            Self::Version => 1,
            Self::Text(number) => u8::try_from(number + 2).unwrap_or(u8::MAX),
            Self::Result => 7,
            Self::Fen => 8,
            Self::Moves => 9,
            Self::Crc => 10,
            Self::Unknown(code) => code,
        }
    }
}

/// A part of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<'b> {
    pub(super) kind: Type,
    pub(super) value: &'b [u8],
}

/// `type length value`
pub(super) fn part(input: &[u8]) -> PResult<&[u8], Part<'_>> {
    let (rest, (code, value)) = context(
        "a part of the file",
        (
            label("the type of a part", byte),
            label("the length and the value of a part", length_data(byte)),
        ),
    )(input)?;
    Ok((rest, Part { kind: Type::of(code), value }))
}

/// The first part.
pub(super) fn magic(input: &[u8]) -> PResult<&[u8], &[u8]> {
    label("the bytes 00 02 20 17", tag(&MAGIC[..]))(input)
}

/// The type and length of a part that the end of the file cuts.
pub(super) fn cut_part(input: &[u8]) -> PResult<&[u8], Part<'_>> {
    let (rest, (code, _)) = (byte, byte).parse(input)?;
    let (rest, value) = take(rest.len()).parse(rest)?;
    Ok((rest, Part { kind: Type::of(code), value }))
}

/// Tells whether `bytes` are those of an XQR file, perhaps a cut one.
///
/// ```
/// assert!(records::xqr::looks_like(&[0x00, 0x02, 0x20, 0x17, 0x01, 0x01, 0x00]));
/// assert!(!records::xqr::looks_like(b"2017"));
/// ```
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}
