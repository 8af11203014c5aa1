//! Letters as in Yang's "Chinese Chess File Format" (its format AXF): `C2=5`, `P==2`, `PA=5`.
//!
//! Three pawns on a file are `+`, `=` and `-`; more, or two files of two, are lettered from
//! Red's viewpoint for both sides, right to left and north to south.

use nom::Parser;
use nom::branch::alt;
use notation_syntax::{PResult, SyntaxError, complete, context};

use super::{Emit, Named, by_file, letter, one_char, ordinal_letter, parts, push_step};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::{ColumnMove, Designation, Dialect, InLine, LetterSet};

/// origin = letter (file / "+" / "=" / "-" / ordinal)
fn origin(own: LetterSet, input: &str) -> PResult<&str, (Named, Designation)> {
    let place = one_char("a place `+`, `=` or `-`", |c| match c {
        '+' => Some(InLine::Front),
        '=' => Some(InLine::Middle),
        '-' => Some(InLine::Rear),
        _ => None,
    });
    let by_place = (letter(own), alt((place, ordinal_letter)))
        .map(|(named, in_line)| (named, Designation::InLine(in_line)));
    alt((by_file(own), by_place)).parse(input)
}

pub(crate) fn read(text: &str, letters: LetterSet, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let parts = complete(context("an AXF move", parts(|input| origin(letters, input))), text)?;
    parts.emit(Dialect::Yang, letters, '=', Form::Canonical, emit);
    Ok(())
}

pub(crate) fn write(written: &ColumnMove, letters: LetterSet) -> MoveText {
    let mut text = MoveText::EMPTY;
    text.push(letters.letter(written.kind));
    match written.designation {
        Designation::File(file) => text.push_digit(file.number()),
        Designation::InLine(in_line) | Designation::InLineOn(in_line, _) => {
            text.push(match in_line {
                InLine::Front | InLine::Foremost => '+',
                InLine::Middle => '=',
                InLine::Rear | InLine::Hindmost => '-',
                InLine::First => 'A',
                InLine::Second => 'B',
                InLine::Third => 'C',
                InLine::Fourth => 'D',
                InLine::Fifth => 'E',
            });
        }
    }
    push_step(&mut text, written, '=');
    text
}
