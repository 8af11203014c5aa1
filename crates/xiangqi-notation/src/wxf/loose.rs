//! Forms in letters that no rule book has and people write all the same.

use nom::Parser;
use nom::branch::alt;
use notation_syntax::{PResult, SyntaxError, complete, context};

use super::{Emit, Named, Parts, file, keypad, letter, number, one_char, parts};
use crate::form::Form;
use crate::{Designation, Dialect, InLine, LetterSet};

/// place = "+" / "-" / "." / "="
fn place(input: &str) -> PResult<&str, InLine> {
    one_char("a place `+`, `.` or `-`", |c| match c {
        '+' => Some(InLine::Front),
        '.' | '=' => Some(InLine::Middle),
        '-' => Some(InLine::Rear),
        _ => None,
    })(input)
}

/// word = "F" / "R" / "B", front, rear and back, in either case.
fn word(input: &str) -> PResult<&str, InLine> {
    one_char("`F` or `R`", |c| match c.to_ascii_uppercase() {
        'F' => Some(InLine::Front),
        'R' | 'B' => Some(InLine::Rear),
        _ => None,
    })(input)
}

fn piece(own: LetterSet, input: &str) -> PResult<&str, Named> {
    alt((letter(own), keypad::piece)).parse(input)
}

/// origin = place piece / word letter / letter word / letter place file
fn origin(own: LetterSet, input: &str) -> PResult<&str, (Named, Designation)> {
    let sign_ahead = (place, |input| piece(own, input))
        .map(|(in_line, named)| (named, Designation::InLine(in_line)));
    let word_ahead =
        (word, letter(own)).map(|(in_line, named)| (named, Designation::InLine(in_line)));
    let word_behind =
        (letter(own), word).map(|(named, in_line)| (named, Designation::InLine(in_line)));
    alt((sign_ahead, word_ahead, word_behind)).parse(input)
}

/// move = origin step / letter file number
pub(crate) fn read(text: &str, letters: LetterSet, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let signless = (letter(letters), file.map(Designation::File), number);
    match complete(context("a WXF move", parts(|input| origin(letters, input))), text) {
        Ok(parts) => parts.emit(Dialect::Standard, letters, '.', Form::Tolerant, emit),
        Err(error) => {
            let Ok((named, designation, number)) = complete(signless, text) else {
                return Err(error);
            };
            // Without a sign a traverse is meant; a sign that was lost is a correction.
            for (sign, form) in
                [('.', Form::Tolerant), ('+', Form::Corrected), ('-', Form::Corrected)]
            {
                let parts = Parts { named, designation, sign, number };
                parts.emit(Dialect::Standard, letters, '.', form, emit);
            }
        }
    }
    Ok(())
}
