//! The standard's notation on a numeric keypad (着法表示, section 5): `62.5` is 炮二平五.
//!
//! The digits 1 to 7 of its table 1 stand for king, advisor, elephant, horse, rook, cannon and
//! pawn; the rest is as in letters.

use nom::Parser;
use nom::branch::alt;
use notation_syntax::{PResult, SyntaxError, complete, context};
use xiangqi_core::PieceKind;

use super::{Emit, Named, digit, file, one_char, ordinal_letter, parts, push_step};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::{ColumnMove, Designation, Dialect, InLine, LetterSet};

/// piece = "1" … "7"
pub(super) fn piece(input: &str) -> PResult<&str, Named> {
    one_char("a piece digit 1 to 7", |c| {
        PieceKind::ALL.get(usize::from(digit(c)? - 1)).map(|&kind| Named::Kind(kind))
    })(input)
}

/// origin = piece (file / "+" / "." / "-" / ordinal)
fn origin(input: &str) -> PResult<&str, (Named, Designation)> {
    let place = one_char("a place `+`, `.` or `-`", |c| match c {
        '+' => Some(InLine::Front),
        '.' => Some(InLine::Middle),
        '-' => Some(InLine::Rear),
        _ => None,
    });
    let by_file = file.map(Designation::File);
    let in_line = alt((place, ordinal_letter)).map(Designation::InLine);
    (piece, alt((by_file, in_line))).parse(input)
}

pub(crate) fn read(text: &str, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let parts = complete(context("a keypad move", parts(origin)), text)?;
    parts.emit(Dialect::Standard, LetterSet::STANDARD, '.', Form::Canonical, emit);
    Ok(())
}

pub(crate) fn write(written: &ColumnMove) -> MoveText {
    let mut text = MoveText::EMPTY;
    text.push_digit(written.kind.index() as u8 + 1);
    super::standard::push_origin(&mut text, written.designation);
    push_step(&mut text, written, '.');
    text
}
