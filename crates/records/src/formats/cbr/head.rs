//! What stands in front of the moves, as far as it is no text.

use nom::Parser;
use nom::bytes::complete::{tag, take};
use nom::number::complete::{le_u16, u8 as byte};
use notation_syntax::{PResult, Span, SyntaxError, context, label, prefix};

use super::CbrProblem;
use super::board::{self, SQUARES};
use super::layout::Layout;
use crate::{Diagnostic, Place};

/// The name at the beginning of each record.
pub(crate) const MAGIC: &[u8; 16] = b"CCBridge Record\0";

/// Where the texts of the second layout begin; a record must hold at least what is in front.
const LEAST: usize = 52;

/// The version that is written.
pub(super) const VERSION: u8 = 2;

const VERSIONS: std::ops::RangeInclusive<u8> = 1..=3;

/// The fields that are no texts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head<'b> {
    pub(super) version: u8,
    pub(super) kind: u8,
    pub(super) result: u8,
    pub(super) side: u8,
    pub(super) round: u16,
    /// The codes of the ninety squares.
    pub(super) board: &'b [u8],
}

/// `magic 0 0 0 version id`
fn beginning(input: &[u8]) -> PResult<&[u8], (bool, u8)> {
    let (rest, (magic, _, version, _)) = context(
        "the head of a record",
        (
            label("`CCBridge Record` and a zero", take(MAGIC.len())),
            take(3_usize),
            label("a version", byte),
            label("an identifier and its reserve", take(32_usize)),
        ),
    )(input)?;
    Ok((rest, (magic == MAGIC, version)))
}

/// The fields behind the texts of the commentator and creator.
fn states(layout: Layout) -> impl Fn(&[u8]) -> PResult<&[u8], Head<'_>> {
    move |input| {
        let gap = |from: usize, to: usize| take(to - from);
        let (rest, (_, kind, _, result, _, side, _, round, _, board)) = context(
            "the head of a record",
            (
                take(layout.kind()),
                label("the type of record", byte),
                gap(layout.kind() + 1, layout.result()),
                label("the result", byte),
                gap(layout.result() + 1, layout.side()),
                label("the side to move", byte),
                gap(layout.side() + 1, layout.round()),
                label("the number of the first round", le_u16),
                gap(layout.round() + 2, layout.board()),
                label("the ninety squares", take(SQUARES)),
            ),
        )(input)?;
        Ok((rest, Head { version: 0, kind, result, side, round, board }))
    }
}

/// Tells whether `bytes` are those of a CBR record, perhaps a cut one.
///
/// ```
/// assert!(records::cbr::looks_like(b"CCBridge Record\0\0\0\0\x02"));
/// assert!(!records::cbr::looks_like(b"CCBridgeLibrary\0"));
/// ```
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let magic: PResult<&[u8], &[u8]> = tag(&MAGIC[..]).parse(bytes);
    magic.is_ok()
}

/// The head of a record, filled up with zeros where the record is shorter.
#[derive(Debug)]
pub(super) struct Padded {
    pub(super) bytes: Vec<u8>,
    pub(super) layout: Layout,
    version: u8,
}

impl Padded {
    /// Returns the fields that are no texts.
    pub(super) fn head(&self) -> Result<Head<'_>, SyntaxError> {
        let (head, _) = prefix(states(self.layout), &self.bytes[..])?;
        Ok(Head { version: self.version, ..head })
    }
}

/// Finds the head of a record and reports what is odd about its frame.
pub(super) fn read(bytes: &[u8], diagnostics: &mut Vec<Diagnostic>) -> Result<Padded, SyntaxError> {
    let no_record = || SyntaxError::expected(bytes, 0, "`CCBridge Record` and a zero");
    if bytes.len() < LEAST && looks_like(bytes) {
        let expected = "a version and an identifier, 52 bytes in all";
        return Err(SyntaxError::expected(bytes, bytes.len(), expected));
    }
    let ((has_magic, version), _) = prefix(beginning, bytes).map_err(|_| no_record())?;
    let layout = Layout::of(version);
    let present = bytes.len().min(layout.moves());
    let mut padded = bytes[..present].to_vec();
    padded.resize(layout.moves(), 0);
    let padded = Padded { bytes: padded, layout, version };
    let mut report = |problem, start, end| {
        diagnostics.push(Diagnostic::new(problem, Place::span(Span::new(start, end))));
    };
    if !has_magic {
        if present < layout.moves() || !is_plausible(&padded.head()?) {
            return Err(no_record());
        }
        report(CbrProblem::Magic, 0, MAGIC.len());
    }
    if !VERSIONS.contains(&version) {
        report(CbrProblem::Version { found: version }, 19, 20);
    }
    if present < layout.moves() {
        report(CbrProblem::HeaderCut, present, present);
    }
    Ok(padded)
}

/// Tells whether a record without its name can be nothing else.
fn is_plausible(head: &Head<'_>) -> bool {
    let mut unknown = 0;
    let board = board::read(head.board, |_, _| unknown += 1);
    VERSIONS.contains(&head.version)
        && (matches!(head.side, 1 | 2) && head.result <= 4 && head.kind <= 4)
        && unknown == 0
        && board.occupied().len() >= 2
}
