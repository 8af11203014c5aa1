//! A library that was opened: its list, and the records one by one.

use std::collections::{HashMap, VecDeque};
use std::ops::Range;

use memchr::memmem;
use notation_syntax::{Span, SyntaxError};

use super::head::{self, CAPACITY, HEAD, Head};
use super::index::{self, ENTRY, State};
use super::{CblProblem, early};
use crate::cbr::{self, CbrProblem, Guid};
use crate::encoding::TextEncoding;
use crate::raw::RawGame;
use crate::{Diagnostic, Place, Problem};

/// Records begin at multiples of this length behind the index.
pub(super) const SLOT: usize = 4_096;

/// A CBL library.
///
/// Opening it reads the head and the index; records are read when they are asked for.
#[derive(Clone, Debug)]
pub struct Library<'b> {
    /// What is said of the library as a whole.
    pub head: Head,
    /// The records in the order of the index, deleted ones included.
    pub entries: Vec<Entry>,
    /// Findings about the library as a whole.
    pub diagnostics: Vec<Diagnostic>,
    bytes: &'b [u8],
}

/// A record in the list of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The title; of an unlisted record the one inside.
    pub title: String,
    /// Whether the record counts.
    pub state: State,
    /// The bytes of the record in the file; none when it is missing.
    pub span: Option<Span>,
}

impl<'b> Library<'b> {
    /// Reads the list of a library, but for those of early CCBridge.
    ///
    /// # Errors
    ///
    /// What was expected at which byte, when the bytes are those of no library.
    pub fn open(bytes: &'b [u8]) -> Result<Self, SyntaxError> {
        let mut diagnostics = Vec::new();
        let (head, capacity) = head::read(bytes, &mut diagnostics)?;
        let present = (bytes.len() - HEAD) / ENTRY;
        let stated = capacity.checked_mul(ENTRY).and_then(|length| length.checked_add(HEAD));
        let stated = stated.unwrap_or(usize::MAX);
        let first = memmem::find(&bytes[HEAD..], cbr::MAGIC).map(|found| HEAD + found);
        let (capacity, base) = match first {
            Some(first) if first < stated || records(bytes, stated).is_empty() => {
                let room = (first - HEAD) / ENTRY;
                let place = Place::span(Span::new(CAPACITY, CAPACITY + 4));
                let problem = CblProblem::Capacity { stated: capacity, room };
                diagnostics.push(Diagnostic::new(problem, place));
                (room, first)
            }
            _ => (capacity, stated),
        };
        if present < capacity {
            let place = Place::span(Span::new(HEAD, bytes.len()));
            diagnostics.push(Diagnostic::new(CblProblem::IndexCut { capacity }, place));
        }
        let listed: Vec<_> = (0..capacity.min(present))
            .map(|number| HEAD + number * ENTRY)
            .filter_map(|at| Some((at, index::read(bytes, at, &mut diagnostics)?)))
            .collect();
        let records = records(bytes, base);
        let entries = join(bytes, &listed, &records, &mut diagnostics);
        Ok(Self { head, entries, diagnostics, bytes })
    }

    /// Reads the record with number `number` of [`entries`](Self::entries), whatever its state.
    ///
    /// # Errors
    ///
    /// What was expected at which byte, when there is no record.
    pub fn read(&self, number: usize) -> Result<RawGame, SyntaxError> {
        let entry = self.entries.get(number);
        let Some((entry, span)) = entry.and_then(|entry| Some((entry, entry.span?))) else {
            return Err(SyntaxError::expected(self.bytes, self.bytes.len(), "a record"));
        };
        let mut game =
            cbr::read(&self.bytes[span.range()]).map_err(|error| error.shifted(span.start))?;
        if entry.state == State::Unlisted {
            // The length is not known: what follows is the rest of the slot.
            game.carried.retain(|part| part.name != "rest");
            game.diagnostics.retain(|found| {
                !matches!(found.problem, Problem::Cbr(CbrProblem::TrailingBytes { .. }))
            });
        }
        game.shift(span.start);
        Ok(game)
    }

    /// Reads all records but the deleted and missing ones, in order.
    pub fn games(&self) -> impl Iterator<Item = Result<RawGame, SyntaxError>> + '_ {
        let entries = self.entries.iter().enumerate();
        let there = entries.filter(|(_, it)| it.state != State::Deleted && it.span.is_some());
        there.map(|(number, _)| self.read(number))
    }
}

/// All that a library holds, but for deleted records.
#[derive(Clone, Debug)]
pub struct Contents {
    /// What is said of the library as a whole.
    pub head: Head,
    /// The games.
    pub games: Vec<RawGame>,
    /// Findings about the library as a whole.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads all games of a library but the deleted ones, and what was found about the library as a
/// whole.
///
/// # Errors
///
/// What was expected at which byte, when the bytes are those of no library.
pub fn read(bytes: &[u8]) -> Result<(Vec<RawGame>, Vec<Diagnostic>), SyntaxError> {
    read_all(bytes).map(|all| (all.games, all.diagnostics))
}

/// Reads a library with its head.
///
/// # Errors
///
/// What was expected at which byte, when the bytes are those of no library.
pub fn read_all(bytes: &[u8]) -> Result<Contents, SyntaxError> {
    read_in(bytes, None)
}

/// Reads a library with its head; texts without an encoding of their own are in `encoding`.
pub(crate) fn read_in(
    bytes: &[u8],
    encoding: Option<TextEncoding>,
) -> Result<Contents, SyntaxError> {
    if bytes.starts_with(early::MAGIC) {
        return early::read(bytes, encoding);
    }
    let mut library = Library::open(bytes)?;
    let mut diagnostics = std::mem::take(&mut library.diagnostics);
    let mut games = Vec::new();
    for game in library.games() {
        match game {
            Ok(game) => games.push(game),
            Err(error) => {
                let place = Place::span(error.span);
                diagnostics.push(Diagnostic::new(CblProblem::Unreadable(error), place));
            }
        }
    }
    Ok(Contents { head: library.head, games, diagnostics })
}

/// A record found in the slots.
struct Record {
    begin: usize,
    /// Where the next record begins.
    end: usize,
    guid: String,
}

/// Finds the records by their name at the beginning of a slot.
fn records(bytes: &[u8], base: usize) -> Vec<Record> {
    let starts = (base..bytes.len()).step_by(SLOT);
    let begins: Vec<_> = starts.filter(|&at| bytes[at..].starts_with(cbr::MAGIC)).collect();
    let ends = begins.iter().skip(1).copied().chain([bytes.len()]);
    let guid = |begin: usize| {
        let Range { start, end } = cbr::GUID;
        let bytes = bytes.get(begin + start..begin + end).and_then(|it| it.try_into().ok());
        bytes.map_or_else(String::new, |bytes| Guid(bytes).to_string())
    };
    begins.iter().zip(ends).map(|(&begin, end)| Record { begin, end, guid: guid(begin) }).collect()
}

/// Joins the index with the records: by identifier, or else by order.
fn join(
    bytes: &[u8],
    listed: &[(usize, index::Entry)],
    records: &[Record],
    diagnostics: &mut Vec<Diagnostic>,
) -> Vec<Entry> {
    let mut by_guid: HashMap<&str, VecDeque<usize>> = HashMap::new();
    for (number, record) in records.iter().enumerate() {
        by_guid.entry(&record.guid).or_default().push_back(number);
    }
    let mut taken = vec![false; records.len()];
    let mut matched: Vec<Option<usize>> = Vec::with_capacity(listed.len());
    for (_, entry) in listed {
        let number =
            by_guid.get_mut(&*entry.guid.to_ascii_uppercase()).and_then(VecDeque::pop_front);
        if let Some(number) = number {
            taken[number] = true;
        }
        matched.push(number);
    }
    let mut report = |problem, span| {
        diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    };
    let mut entries = Vec::with_capacity(listed.len());
    for (order, ((at, entry), number)) in listed.iter().zip(matched).enumerate() {
        let place = Span::new(*at, at + ENTRY);
        let number = number.or_else(|| {
            let number = Some(order).filter(|&order| taken.get(order) == Some(&false))?;
            taken[number] = true;
            report(CblProblem::Identifier { found: entry.guid.clone() }, place);
            Some(number)
        });
        let span = number.map(|number| {
            let Record { begin, end, .. } = records[number];
            let stated = usize::try_from(entry.length).unwrap_or(usize::MAX);
            let room = end - begin;
            if stated <= room && stated > 0 {
                return Span::new(begin, begin + stated);
            }
            report(CblProblem::Length { stated, room }, place);
            Span::new(begin, end)
        });
        if span.is_none() {
            report(CblProblem::RecordMissing { title: entry.title.clone() }, place);
        }
        entries.push(Entry { title: entry.title.clone(), state: entry.state, span });
    }
    for (record, _) in records.iter().zip(&taken).filter(|&(_, &taken)| !taken) {
        let span = Span::new(record.begin, record.end);
        report(CblProblem::Unlisted, span);
        let title = cbr::read(&bytes[span.range()])
            .ok()
            .and_then(|game| game.tag("Title").map(|tag| tag.value.clone()))
            .unwrap_or_default();
        entries.push(Entry { title, state: State::Unlisted, span: Some(span) });
    }
    entries
}
