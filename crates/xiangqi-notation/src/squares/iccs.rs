//! ICCS: `H2-E2`, as the Internet Chinese Chess Server sent moves (着法表示, section 3).
//!
//! The reader takes lower case too, and the numeral 一 as the hyphen that it looks like.

use nom::Parser;
use nom::character::complete::one_of;
use notation_syntax::{PResult, context, label};
use xiangqi_core::Move;

use crate::move_text::MoveText;

/// move = square ("-" / "一") square
pub(crate) fn read(input: &str) -> PResult<&str, Move> {
    let hyphen = label("`-`", one_of("-一"));
    let squares = (super::square, hyphen, super::square);
    context("a move by squares", squares.map(|(from, _, to)| Move::new(from, to)))(input)
}

pub(crate) fn write(mv: Move) -> MoveText {
    let mut text = MoveText::EMPTY;
    text.push(mv.from.file().letter().to_ascii_uppercase());
    text.push_digit(mv.from.rank().index());
    text.push('-');
    text.push(mv.to.file().letter().to_ascii_uppercase());
    text.push_digit(mv.to.rank().index());
    text
}
