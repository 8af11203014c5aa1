//! The records of the moves, from the end of the fixed part to the end of the file.
//!
//! A record is `from to tag reserved [length [comment]]`. Records stand in the order of reading:
//! a move, all that follows it, then the next alternative to it. The first record is the start
//! position: its squares mean nothing, its comment is the introduction.

use nom::number::complete::u8 as byte;
use notation_syntax::{PResult, context, label};
use xiangqi_core::{Move, Square};

use super::XqfProblem;
use super::keys::{Keys, LAST_PLAIN};
use super::pieces::{number, square};
use crate::Problem;
use crate::formats::move_records::{Announced, MoveRecords, RecordLayout};
use crate::formats::preorder::Following;

/// Added to the square left, whatever the keys.
const FROM_OFFSET: u8 = 0x18;

/// Added to the square entered, whatever the keys.
const TO_OFFSET: u8 = 0x20;

/// The first four bytes of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// The square left, scrambled.
    pub(super) from: u8,
    /// The square entered, scrambled.
    pub(super) to: u8,
    /// What follows, in the bits that have a meaning.
    pub(super) tag: u8,
    /// Nothing.
    pub(super) reserved: u8,
}

/// Reads what a tag announces. Programs of the plain versions write any digit but 0 for yes.
pub(super) const fn announced(version: u8, tag: u8) -> Announced {
    let (child, sibling, comment) = if version <= LAST_PLAIN {
        (tag & 0xF0 != 0, tag & 0x0F != 0, true)
    } else {
        (tag & 0x80 != 0, tag & 0x40 != 0, tag & 0x20 != 0)
    };
    Announced { following: Following { child, sibling }, comment }
}

/// Writes a tag.
pub(super) const fn tag(version: u8, announced: Announced) -> u8 {
    let Announced { following: Following { child, sibling }, comment } = announced;
    let bits = if version <= LAST_PLAIN { [0xF0, 0x0F, 0] } else { [0x80, 0x40, 0x20] };
    (if child { bits[0] } else { 0 })
        | (if sibling { bits[1] } else { 0 })
        | (if comment { bits[2] } else { 0 })
}

impl Head {
    /// The head of the first record as programs write it.
    pub(super) const fn usual_root(version: u8, announced: Announced) -> Self {
        let (from, to) = if version <= LAST_PLAIN { (0x18, 0x20) } else { (0x58, 0x51) };
        Self { from, to, tag: tag(version, announced), reserved: 0 }
    }

    /// The head of a move.
    pub(super) const fn of_move(mv: Move, keys: &Keys, tag: u8) -> Self {
        Self {
            from: number(mv.from).wrapping_add(FROM_OFFSET).wrapping_add(keys.from),
            to: number(mv.to).wrapping_add(TO_OFFSET).wrapping_add(keys.to),
            tag,
            reserved: 0,
        }
    }

    /// Returns the numbers that should be those of the squares left and entered.
    const fn numbers(self, keys: &Keys) -> (u8, u8) {
        let from = self.from.wrapping_sub(FROM_OFFSET).wrapping_sub(keys.from);
        let to = self.to.wrapping_sub(TO_OFFSET).wrapping_sub(keys.to);
        (from, to)
    }
}

/// The moves of a file, their comments not yet decoded.
pub(super) type Moves = MoveRecords<Head>;

/// What the records of a file depend on.
pub(super) struct Layout<'k> {
    pub(super) version: u8,
    pub(super) keys: &'k Keys,
}

impl RecordLayout for Layout<'_> {
    type Head = Head;

    /// `from to tag reserved`
    fn head(input: &[u8]) -> PResult<&[u8], Head> {
        let (rest, (from, to, tag, reserved)) = context(
            "the record of a move",
            label("the four bytes of a record", (byte, byte, byte, byte)),
        )(input)?;
        Ok((rest, Head { from, to, tag, reserved }))
    }

    fn announced(&self, head: Head) -> Announced {
        announced(self.version, head.tag)
    }

    fn numbers(&self, head: Head) -> (u8, u8) {
        head.numbers(self.keys)
    }

    fn square(&self, number: u8) -> Option<Square> {
        square(number)
    }

    fn comment_length(&self, stored: u32) -> Result<u32, Box<Problem>> {
        let key = self.keys.comment;
        let problem = || Box::new(XqfProblem::CommentLength { stored, key }.into());
        stored.checked_sub(key).ok_or_else(problem)
    }

    fn keeps_empty_comments(&self) -> bool {
        self.version > LAST_PLAIN
    }

    fn truncated() -> Problem {
        XqfProblem::Truncated.into()
    }

    fn comment_cut(missing: usize) -> Problem {
        XqfProblem::CommentCut { missing }.into()
    }
}
