//! UCCI: `h2e2`, the squares of ICCS without hyphen and in lower case (着法表示, section 3).
//!
//! The reader takes upper case too.

use nom::Parser;
use notation_syntax::{PResult, context};
use xiangqi_core::Move;

use crate::move_text::MoveText;

/// move = square square
pub(crate) fn read(input: &str) -> PResult<&str, Move> {
    let squares = (super::square, super::square);
    context("a move by squares", squares.map(|(from, to)| Move::new(from, to)))(input)
}

pub(crate) fn write(mv: Move) -> MoveText {
    let mut text = MoveText::EMPTY;
    super::push_square(&mut text, mv.from);
    super::push_square(&mut text, mv.to);
    text
}
