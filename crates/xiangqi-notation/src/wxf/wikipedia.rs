//! Letters behind the place: `+R.8`, `2S.6`, `+5+1`.
//!
//! Source: English Wikipedia, "Xiangqi", system 2, after Wilkes (1952). The front piece is `+`,
//! the last `-` or an ordinal, pawns between them are ordinals; with two files the file stands
//! for the letter. The traverse is `.` or `=`.

use nom::Parser;
use nom::branch::alt;
use notation_syntax::{PResult, SyntaxError, complete, context};
use xiangqi_core::PieceKind;

use super::{
    Emit, Named, by_file, end, file, letter, ordinal_digit, parts, push_end, push_ordinal_digit,
    push_step,
};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::{ColumnMove, Designation, Dialect, LetterSet};

/// origin = letter file / (end / ordinal) (letter / file)
fn origin(own: LetterSet, input: &str) -> PResult<&str, (Named, Designation)> {
    let by_letter = (alt((end, ordinal_digit)), letter(own))
        .map(|(in_line, named)| (named, Designation::InLine(in_line)));
    let on_file = (alt((end, ordinal_digit)), file).map(|(in_line, file)| {
        (Named::Kind(PieceKind::Pawn), Designation::InLineOn(in_line, file))
    });
    alt((by_file(own), by_letter, on_file)).parse(input)
}

pub(crate) fn read(text: &str, letters: LetterSet, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let parts = complete(context("a WXF move", parts(|input| origin(letters, input))), text)?;
    let sideways = if parts.sign == '=' { '=' } else { '.' };
    parts.emit(Dialect::Wikipedia, letters, sideways, Form::Canonical, emit);
    Ok(())
}

pub(crate) fn write(written: &ColumnMove, letters: LetterSet) -> MoveText {
    let mut text = MoveText::EMPTY;
    match written.designation {
        Designation::File(file) => {
            text.push(letters.letter(written.kind));
            text.push_digit(file.number());
        }
        Designation::InLine(in_line) => {
            push_end(&mut text, in_line);
            push_ordinal_digit(&mut text, in_line);
            text.push(letters.letter(written.kind));
        }
        Designation::InLineOn(in_line, file) => {
            push_end(&mut text, in_line);
            push_ordinal_digit(&mut text, in_line);
            text.push_digit(file.number());
        }
    }
    push_step(&mut text, written, '.');
    text
}
