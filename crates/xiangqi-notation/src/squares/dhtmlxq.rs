//! DhtmlXQ: `7747`, column and row of both squares, counted from the upper left corner.

use nom::Parser;
use nom::character::complete::anychar;
use nom::combinator::map_opt;
use notation_syntax::{PResult, context, label};
use xiangqi_core::{Move, Square};

use crate::move_text::MoveText;

/// square = column row, 0 to 8 from Red's left and 0 to 9 from Black's back rank.
fn square(input: &str) -> PResult<&str, Square> {
    let digit = || map_opt(anychar, |c: char| u8::try_from(c.to_digit(10)?).ok());
    let both = map_opt((digit(), digit()), |(column, row)| Square::from_coords(column, 9 - row));
    label("a column 0 to 8 and a row 0 to 9", both)(input)
}

/// move = square square
pub(crate) fn read(input: &str) -> PResult<&str, Move> {
    let squares = (square, square).map(|(from, to)| Move::new(from, to));
    context("a DhtmlXQ move", squares)(input)
}

pub(crate) fn write(mv: Move) -> MoveText {
    let mut text = MoveText::EMPTY;
    for square in [mv.from, mv.to] {
        text.push_digit(square.file().index());
        text.push_digit(9 - square.rank().index());
    }
    text
}
