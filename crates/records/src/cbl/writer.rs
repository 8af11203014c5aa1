//! From games to a library.

use std::collections::HashSet;

use super::head::{self, Head};
use super::index::{self, ENTRY};
use super::library::SLOT;
use crate::cbr::{self, Guid};
use crate::{LossReport, WriteError, XiangqiGame};

/// A library in bytes, with what they could not hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenLibrary {
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// What of the head was lost.
    pub head_losses: LossReport,
    /// What of each game was lost.
    pub losses: Vec<LossReport>,
}

/// A game that cannot be written into a library.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {} cannot be written: {source}", .game + 1)]
pub struct WriteLibraryError {
    /// The number of the game, from 0.
    pub game: usize,
    /// Why.
    pub source: WriteError,
}

/// The least capacity of an index; larger ones are its doubles.
const CAPACITY: usize = 128;

/// Writes games as a library, each as [`cbr::write`] does.
///
/// # Errors
///
/// The first game that cannot be written.
pub fn write(head: &Head, games: &[XiangqiGame]) -> Result<WrittenLibrary, WriteLibraryError> {
    let mut capacity = CAPACITY;
    while capacity < games.len() {
        capacity *= 2;
    }
    let mut written = WrittenLibrary::default();
    let mut index = Vec::with_capacity(capacity * ENTRY);
    let mut slots = Vec::new();
    let mut known = HashSet::new();
    for (number, game) in games.iter().enumerate() {
        let fail = |source| WriteLibraryError { game: number, source };
        let mut record = cbr::write(game).map_err(fail)?;
        let guid = identify(&mut record.bytes, number, &mut known);
        let length = record.bytes.len();
        let taken = length.div_ceil(SLOT);
        let number = |number: usize| {
            u32::try_from(number).map_err(|_| fail(WriteError::TooLarge { what: "library" }))
        };
        let title = title(game);
        let entry = index::write(
            number(written.losses.len())?,
            number(taken)?,
            number(length)?,
            guid,
            &title,
        );
        index.extend_from_slice(&entry);
        slots.append(&mut record.bytes);
        slots.resize(slots.len() + taken * SLOT - length, 0);
        written.losses.push(record.losses);
    }
    index.resize(capacity * ENTRY, 0);
    let stated = u32::try_from(capacity).unwrap_or(u32::MAX);
    written.bytes = head::write(head, stated, &mut written.head_losses);
    written.bytes.append(&mut index);
    written.bytes.append(&mut slots);
    let guid = Guid::of(&written.bytes);
    written.bytes[head::GUID].copy_from_slice(&guid.0);
    Ok(written)
}

/// Returns the identifier of a record, after a change if the library has it already.
fn identify(record: &mut [u8], number: usize, known: &mut HashSet<Guid>) -> Guid {
    let mut guid = Guid(std::array::from_fn(|at| record[cbr::GUID.start + at]));
    while !known.insert(guid) {
        guid = Guid::of(&[&guid.0[..], &number.to_le_bytes()].concat());
        record[cbr::GUID].copy_from_slice(&guid.0);
    }
    guid
}

/// Returns what the list shows of a game: its title, or else its players.
fn title(game: &XiangqiGame) -> String {
    let tag = |name| game.tags.get(name).unwrap_or_default();
    match (tag("Title"), tag("Red"), tag("Black")) {
        ("", "", "") => String::new(),
        ("", red, black) => format!("{red} - {black}"),
        (title, _, _) => title.to_owned(),
    }
}
