//! The moves of a record: `flags reserved from to [length comment]`, line by line.
//!
//! A line ends with a flag; then the line goes on that was left last, with the next alternative to
//! the move where it was left. The first record is the start position: its squares mean nothing,
//! its comment is the introduction.

use nom::number::complete::u8 as byte;
use notation_syntax::{PResult, context, label};
use xiangqi_core::Square;

use super::CbrProblem;
use super::layout::Layout;
use crate::Problem;
use crate::formats::move_records::{Announced, MoveRecords, RecordLayout};
use crate::formats::preorder::Following;

/// The line ends with this move.
const LAST: u8 = 1;

/// An alternative to this move comes later.
const ALTERNATIVE: u8 = 2;

/// A comment follows.
const COMMENT: u8 = 4;

/// The first four bytes of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// What follows.
    pub(super) flags: u8,
    /// Nothing.
    pub(super) reserved: u8,
    /// The square left.
    pub(super) from: u8,
    /// The square entered.
    pub(super) to: u8,
}

/// Reads what flags announce.
pub(super) const fn announced(flags: u8) -> Announced {
    Announced {
        following: Following { child: flags & LAST == 0, sibling: flags & ALTERNATIVE != 0 },
        comment: flags & COMMENT != 0,
    }
}

/// Writes flags.
pub(super) const fn flags(announced: Announced) -> u8 {
    let Announced { following: Following { child, sibling }, comment } = announced;
    (if child { 0 } else { LAST })
        | (if sibling { ALTERNATIVE } else { 0 })
        | (if comment { COMMENT } else { 0 })
}

/// The moves of a record, their comments not yet decoded.
pub(super) type Moves = MoveRecords<Head>;

impl RecordLayout for Layout {
    type Head = Head;

    /// `flags reserved from to`
    fn head(input: &[u8]) -> PResult<&[u8], Head> {
        let (rest, (flags, reserved, from, to)) = context(
            "the record of a move",
            label("the four bytes of a move", (byte, byte, byte, byte)),
        )(input)?;
        Ok((rest, Head { flags, reserved, from, to }))
    }

    fn announced(&self, head: Head) -> Announced {
        announced(head.flags)
    }

    fn numbers(&self, head: Head) -> (u8, u8) {
        (head.from, head.to)
    }

    fn square(&self, number: u8) -> Option<Square> {
        Self::square(*self, number)
    }

    fn comment_length(&self, stored: u32) -> Result<u32, Box<Problem>> {
        Ok(stored)
    }

    fn keeps_empty_comments(&self) -> bool {
        true
    }

    fn truncated() -> Problem {
        CbrProblem::Truncated.into()
    }

    fn comment_cut(missing: usize) -> Problem {
        CbrProblem::CommentCut { missing }.into()
    }
}
