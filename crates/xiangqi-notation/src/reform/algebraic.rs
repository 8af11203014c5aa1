//! 代数制: 炮28—25, rank before file, a rank 0 not written: 马8—27.
//!
//! The points are numbered 1 to 9, 11 to 19, … 91 to 99 from Red's left, for both sides.

use nom::Parser;
use nom::combinator::{map_opt, opt, verify};
use notation_syntax::{PResult, SyntaxError, complete, context, label};
use xiangqi_core::{Color, File, Move, PieceKind, Rank, Square};

use super::{Dash, dash, digit, is_arabic, piece, push_piece};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::wxf::Emit;
use crate::{Script, WrittenMove};

fn square(rank: u8, file: u8) -> Option<Square> {
    Some(Square::new(File::new(file.checked_sub(1)?)?, Rank::new(rank)?))
}

/// short = file, on the rank 0
fn short(input: &str) -> PResult<&str, Square> {
    label("a point 1 to 99", map_opt(digit, |file| square(0, file.value)))(input)
}

/// long = rank file
fn long(input: &str) -> PResult<&str, Square> {
    let both = map_opt((digit, digit), |(rank, file)| square(rank.value, file.value));
    label("a point 1 to 99", both)(input)
}

/// point = [rank] file
pub(crate) fn point(input: &str) -> PResult<&str, Square> {
    let either = map_opt((digit, opt(digit)), |(first, second)| match second {
        Some(file) => square(first.value, file.value),
        None => square(0, first.value),
    });
    label("a point 1 to 99", either)(input)
}

/// move = piece point dash point; without dash three digits can be parted in two ways.
pub(crate) fn read(text: &str, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let written = verify(dash, |&dash| dash == Dash::Written);
    let parted = (piece, point, written, point).map(|(kind, from, _, to)| (kind, from, to));
    let error = match complete(context("an algebraic move", parted), text) {
        Ok((kind, from, to)) => {
            // A written rank 0 is not the document's way.
            let zero = |square: Square| square.rank().index() == 0;
            let digits = text.chars().filter(char::is_ascii_digit).count();
            let usual =
                is_arabic(text) && digits == 4 - usize::from(zero(from)) - usize::from(zero(to));
            let form = if usual { Form::Canonical } else { Form::Tolerant };
            emit(WrittenMove::Squares { kind: Some(kind), mv: Move::new(from, to) }, form);
            return Ok(());
        }
        Err(error) => error,
    };
    let mut any = false;
    let mut joined = |kind, from, to| {
        any = true;
        emit(WrittenMove::Squares { kind: Some(kind), mv: Move::new(from, to) }, Form::Tolerant);
    };
    let parts: [(Point, Point); 4] = [(long, long), (long, short), (short, long), (short, short)];
    for (first, second) in parts {
        if let Ok((kind, from, to)) = complete((piece, first, second), text) {
            joined(kind, from, to);
        }
    }
    if any { Ok(()) } else { Err(error) }
}

type Point = fn(&str) -> PResult<&str, Square>;

pub(crate) fn push_point(text: &mut MoveText, square: Square) {
    if square.rank().index() != 0 {
        text.push_digit(square.rank().index());
    }
    text.push_digit(square.file().index() + 1);
}

pub(crate) fn write(kind: PieceKind, color: Color, mv: Move, script: Script) -> MoveText {
    let mut text = MoveText::EMPTY;
    push_piece(&mut text, kind, color, script);
    push_point(&mut text, mv.from);
    text.push('—');
    push_point(&mut text, mv.to);
    text
}
