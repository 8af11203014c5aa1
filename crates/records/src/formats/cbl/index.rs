//! The index: one entry of 276 bytes a record.

use nom::Parser;
use nom::bytes::complete::take;
use nom::number::complete::le_u32;
use notation_syntax::{PResult, Span, context};

use crate::cbr::Guid;
use crate::formats::utf16_field::{read_field, write_field};
use crate::{Diagnostic, LossReport};

/// Length of an entry.
pub(super) const ENTRY: usize = 276;

/// Offset of the identifier, in words.
const GUID: std::ops::Range<usize> = 20..100;

/// Offset of the title.
const TITLE: std::ops::Range<usize> = 100..228;

/// State of an entry with a record.
const LIVE: u32 = 7;

/// Whether a record counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// It is in the library.
    Live,
    /// It was deleted, but its bytes are still there.
    Deleted,
    /// It stands in the file, but the index does not have it.
    Unlisted,
}

/// An entry as it stands in the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) state: State,
    /// How many slots the record takes.
    pub(super) slots: u32,
    /// Length of the record in bytes.
    pub(super) length: u32,
    /// The identifier of the record, in words.
    pub(super) guid: String,
    pub(super) title: String,
}

/// `state ordinal slots length 0 guid title …`
fn entry(input: &[u8]) -> PResult<&[u8], (u32, u32, u32)> {
    let (rest, (state, _, slots, length, _)) = context(
        "an entry of the index",
        (le_u32, le_u32, le_u32, le_u32, take(ENTRY - 16)),
    )(input)?;
    Ok((rest, (state, slots, length)))
}

/// Reads the entry that stands at `at`; `None` for one without a record.
pub(super) fn read(bytes: &[u8], at: usize, diagnostics: &mut Vec<Diagnostic>) -> Option<Entry> {
    let bytes = bytes.get(at..at.checked_add(ENTRY)?)?;
    let (_, (state, slots, length)) = entry.parse(bytes).ok()?;
    let state = match state {
        LIVE => State::Live,
        0 => return None,
        // Deleted entries have state 5; others have not been seen.
        _ => State::Deleted,
    };
    let mut text = |range: std::ops::Range<usize>, name| {
        let span = Span::new(at + range.start, at + range.end);
        read_field(&bytes[range], span, name, diagnostics)
    };
    let guid = text(GUID, "identifier in the index");
    let title = text(TITLE, "title in the index");
    Some(Entry { state, slots, length, guid, title })
}

/// Writes an entry with number `ordinal`, from 0.
pub(super) fn write(ordinal: u32, slots: u32, length: u32, guid: Guid, title: &str) -> [u8; ENTRY] {
    let mut bytes = [0; ENTRY];
    for (at, number) in [LIVE, ordinal, slots, length].into_iter().enumerate() {
        bytes[4 * at..][..4].copy_from_slice(&number.to_le_bytes());
    }
    // The title stands in the record too, where the loss of its end is reported.
    let mut known = LossReport::default();
    write_field(&mut bytes[GUID], &guid.to_string(), "identifier", &mut known);
    write_field(&mut bytes[TITLE], title, "title", &mut known);
    bytes
}
