//! UCI: `h3e3`, `a10a9`; ranks 1 to 10, of Fairy-Stockfish, pyffish and pychess.
//!
//! The reader takes upper case too.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::anychar;
use nom::combinator::map_opt;
use notation_syntax::{PResult, context, label};
use xiangqi_core::{Move, Rank, Square};

use crate::move_text::MoveText;

/// rank = "10" / "1" … "9"
pub(crate) fn rank(input: &str) -> PResult<&str, Rank> {
    let digit =
        map_opt(anychar, |c: char| Rank::new(u8::try_from(c.to_digit(10)?.checked_sub(1)?).ok()?));
    let ten = map_opt(tag("10"), |_| Rank::new(9));
    label("a rank 1 to 10", alt((ten, digit)))(input)
}

/// square = file rank, ranks from 1.
pub(crate) fn square(input: &str) -> PResult<&str, Square> {
    (super::file, rank).map(|(file, rank)| Square::new(file, rank)).parse(input)
}

/// move = square ["-"] square
pub(crate) fn read(input: &str) -> PResult<&str, Move> {
    let squares = (square, square);
    context("a move by squares", squares.map(|(from, to)| Move::new(from, to)))(input)
}

pub(crate) fn write(mv: Move) -> MoveText {
    let mut text = MoveText::EMPTY;
    for square in [mv.from, mv.to] {
        text.push(square.file().letter());
        push_rank(&mut text, square.rank());
    }
    text
}

pub(crate) fn push_rank(text: &mut MoveText, rank: Rank) {
    match rank.index() {
        9 => text.push_str("10"),
        index => text.push_digit(index + 1),
    }
}
