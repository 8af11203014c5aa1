//! Letters with pawns after the World Xiangqi Rules of 2018: `C2=5`, `13=2`.
//!
//! Source: issue 395 of Fairy-Stockfish, which cites the rules. From three pawns on a file, or
//! with two such files, the ordinal from the front and the file stand for letter and file.

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

/// origin = letter (file / end) / ordinal file
fn origin(own: LetterSet, input: &str) -> PResult<&str, (Named, Designation)> {
    let by_end = (letter(own), end).map(|(named, in_line)| (named, Designation::InLine(in_line)));
    let numbered = (ordinal_digit, file).map(|(in_line, file)| {
        (Named::Kind(PieceKind::Pawn), Designation::InLineOn(in_line, file))
    });
    alt((by_file(own), by_end, numbered)).parse(input)
}

pub(crate) fn read(text: &str, letters: LetterSet, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let parts = complete(context("a WXF move", parts(|input| origin(letters, input))), text)?;
    parts.emit(Dialect::Wxf2018, letters, '=', Form::Canonical, emit);
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
            text.push(letters.letter(written.kind));
            push_end(&mut text, in_line);
        }
        Designation::InLineOn(in_line, file) => {
            push_ordinal_digit(&mut text, in_line);
            text.push_digit(file.number());
        }
    }
    push_step(&mut text, written, '=');
    text
}
