//! The fixed part: the first 1,024 bytes.

use nom::Parser;
use nom::bytes::complete::take;
use nom::combinator::map_opt;
use nom::number::complete::u8 as byte;
use notation_syntax::{PResult, Span, SyntaxError, context, label, prefix};

use super::XqfProblem;
use super::keys::{Keys, LAST_PLAIN};
use super::pieces::Pieces;
use crate::{Diagnostic, Place};

/// Length of the fixed part.
pub(super) const FIXED: usize = 1_024;

/// A file must hold at least everything up to the squares of the pieces.
const LEAST: usize = 48;

/// The versions that programs have written.
pub(super) const VERSIONS: std::ops::RangeInclusive<u8> = 10..=18;

/// Offset of the side to move.
pub(super) const SIDE: usize = 50;

/// Offset of the result.
pub(super) const RESULT: usize = 51;

/// Offset of the type of game.
pub(super) const TYPE: usize = 64;

/// The fields of the fixed part that are no texts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fixed {
    pub(super) magic: [u8; 2],
    pub(super) version: u8,
    /// Bytes 3 to 15.
    pub(super) keys: [u8; 13],
    /// Bytes 16 to 47, scrambled.
    pub(super) pieces: [u8; 32],
    pub(super) side: u8,
    pub(super) result: u8,
    pub(super) kind: u8,
}

/// Returns the `N` bytes at `offset`, which must lie in the fixed part.
pub(super) fn array_at<const N: usize>(fixed: &[u8; FIXED], offset: usize) -> [u8; N] {
    std::array::from_fn(|at| fixed[offset + at])
}

fn array<const N: usize>(input: &[u8]) -> PResult<&[u8], [u8; N]> {
    map_opt(take(N), |bytes: &[u8]| bytes.try_into().ok()).parse(input)
}

/// `magic version keys pieces …`, as far as they are no texts.
fn fixed(input: &[u8]) -> PResult<&[u8], Fixed> {
    let (rest, (magic, version, keys, pieces, _, side, result, _, kind)) = context(
        "the fixed part",
        (
            label("the letters `XQ`", array),
            label("a version", byte),
            label("the thirteen bytes of the keys", array),
            label("the squares of the 32 pieces", array),
            take(2_usize),
            label("the side to move", byte),
            label("the result", byte),
            take(12_usize),
            label("the type of game", byte),
        ),
    )(input)?;
    Ok((rest, Fixed { magic, version, keys, pieces, side, result, kind }))
}

/// Tells whether `bytes` are those of an XQF file, perhaps a cut one.
///
/// ```
/// let mut bytes = vec![0; 1024];
/// bytes[..3].copy_from_slice(b"XQ\x0A");
/// assert!(records::xqf::looks_like(&bytes));
/// assert!(!records::xqf::looks_like(b"XQF is the format of XQStudio."));
/// ```
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    bytes.len() >= LEAST && bytes.starts_with(b"XQ") && matches!(bytes[2], 1..=30)
}

/// Reads the fixed part, filled up with zeros where the file is shorter.
pub(super) fn read(
    bytes: &[u8],
    diagnostics: &mut Vec<Diagnostic>,
) -> Result<(Fixed, [u8; FIXED]), SyntaxError> {
    let mut padded = [0; FIXED];
    let present = bytes.len().min(FIXED);
    padded[..present].copy_from_slice(&bytes[..present]);
    let no_xqf = || SyntaxError::expected(bytes, 0, "the letters `XQ`");
    if present < FIXED && !bytes.starts_with(b"XQ") {
        return Err(no_xqf());
    }
    if present < LEAST {
        let expected = "the keys and the squares of the pieces, 48 bytes in all";
        return Err(SyntaxError::expected(bytes, present, expected));
    }
    let (fixed, _) = prefix(fixed, &padded[..])?;
    if fixed.magic != *b"XQ" && !is_plausible(&fixed) {
        return Err(no_xqf());
    }
    let mut report = |problem, start, end| {
        diagnostics.push(Diagnostic::new(problem, Place::span(Span::new(start, end))));
    };
    if fixed.magic != *b"XQ" {
        report(XqfProblem::Magic { found: fixed.magic }, 0, 2);
    }
    if !VERSIONS.contains(&fixed.version) {
        report(XqfProblem::Version { found: fixed.version }, 2, 3);
    }
    let sum = key_sum(&fixed);
    if sum != 0 {
        report(XqfProblem::KeySum { sum }, 12, 16);
    }
    if present < FIXED {
        report(XqfProblem::FixedPartCut, present, present);
    }
    Ok((fixed, padded))
}

/// Returns the sum of the four key bytes, which is 0 in every file with keys.
fn key_sum(fixed: &Fixed) -> u8 {
    if fixed.version <= LAST_PLAIN {
        return 0;
    }
    fixed.keys[9..].iter().fold(0, |sum: u8, &key| sum.wrapping_add(key))
}

/// Tells whether a file without its first two letters can be nothing else.
fn is_plausible(fixed: &Fixed) -> bool {
    let keys = Keys::new(fixed.version, &fixed.keys);
    let (board, taken) = Pieces::decode(fixed.version, &keys, &fixed.pieces).board();
    VERSIONS.contains(&fixed.version)
        && key_sum(fixed) == 0
        && (fixed.side <= 1 && fixed.result <= 4 && fixed.kind <= 3)
        && taken.is_empty()
        && board.occupied().len() >= 2
}
