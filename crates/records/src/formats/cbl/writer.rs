//! From games to a library.

use std::collections::HashSet;

use super::head::{self, Head};
use super::index::{self, ENTRY};
use super::library::SLOT;
use crate::cbr::{self, Guid};
use crate::{LossReport, WriteError, Written, XiangqiGame};

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
    let mut library = LibraryWriter::default();
    let mut losses = Vec::with_capacity(games.len());
    for (number, game) in games.iter().enumerate() {
        let fail = |source| WriteLibraryError { game: number, source };
        let record = cbr::write(game).map_err(fail)?;
        library.push(record.bytes, &title(game)).map_err(fail)?;
        losses.push(record.losses);
    }
    let Written { bytes, losses: head_losses } = library.finish(head);
    Ok(WrittenLibrary { bytes, head_losses, losses })
}

/// Joins records to a library, one after the other.
///
/// ```
/// use records::XiangqiGame;
/// use records::cbl::{Head, Library, LibraryWriter, title};
/// use records::cbr;
/// use xiangqi_core::Setup;
///
/// let mut library = LibraryWriter::default();
/// for name in ["七星聚会", "蚯蚓降龙"] {
///     let mut game = XiangqiGame::new(Setup::START);
///     game.tags.push("Title", name);
///     library.push(cbr::write(&game)?.bytes, &title(&game))?;
/// }
/// let written = library.finish(&Head::default());
/// assert_eq!(Library::open(&written.bytes).unwrap().entries[1].title, "蚯蚓降龙");
/// # Ok::<(), records::WriteError>(())
/// ```
#[derive(Debug, Default)]
pub struct LibraryWriter {
    index: Vec<u8>,
    slots: Vec<u8>,
    known: HashSet<Guid>,
}

impl LibraryWriter {
    /// Adds the bytes of a CBR record under a title.
    ///
    /// # Errors
    ///
    /// The record is longer, or the library larger, than its numbers can say.
    pub fn push(&mut self, mut record: Vec<u8>, title: &str) -> Result<(), WriteError> {
        let number = self.len();
        let guid = identify(&mut record, number, &mut self.known);
        let length = record.len();
        let taken = length.div_ceil(SLOT);
        let stated = |number: usize| {
            u32::try_from(number).map_err(|_| WriteError::TooLarge { what: "library" })
        };
        let entry = index::write(stated(number)?, stated(taken)?, stated(length)?, guid, title);
        self.index.extend_from_slice(&entry);
        self.slots.append(&mut record);
        self.slots.resize(self.slots.len() + taken * SLOT - length, 0);
        Ok(())
    }

    /// Returns how many records there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.index.len() / ENTRY
    }

    /// Tells whether there is no record.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.index.is_empty()
    }

    /// Returns the library, and what of the head was lost.
    #[must_use]
    pub fn finish(mut self, head: &Head) -> Written {
        let mut capacity = CAPACITY;
        while capacity < self.len() {
            capacity *= 2;
        }
        self.index.resize(capacity * ENTRY, 0);
        let mut losses = LossReport::default();
        let stated = u32::try_from(capacity).unwrap_or(u32::MAX);
        let mut bytes = head::write(head, stated, &mut losses);
        bytes.append(&mut self.index);
        bytes.append(&mut self.slots);
        let guid = Guid::of(&bytes);
        bytes[head::GUID].copy_from_slice(&guid.0);
        Written { bytes, losses }
    }
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

/// Returns what the list of a library shows of a game: its title, or else its players.
#[must_use]
pub fn title(game: &XiangqiGame) -> String {
    let tag = |name| game.tags.get(name).unwrap_or_default();
    match (tag("Title"), tag("Red"), tag("Black")) {
        ("", "", "") => String::new(),
        ("", red, black) => format!("{red} - {black}"),
        (title, _, _) => title.to_owned(),
    }
}
