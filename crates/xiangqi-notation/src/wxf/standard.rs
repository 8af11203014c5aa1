//! The standard's letters (着法表示, section 5): `C2.5`, `C+-2`, `P..2`, `Pa.5`.

use nom::Parser;
use nom::branch::alt;
use notation_syntax::{PResult, SyntaxError, complete, context};

use super::{Emit, Named, by_file, letter, one_char, ordinal_letter, parts, push_step};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::{ColumnMove, Designation, Dialect, InLine, LetterSet};

/// place = "+" / "." / "-", and "=" like ".".
fn place(input: &str) -> PResult<&str, (InLine, char)> {
    one_char("a place `+`, `.` or `-`", |c| match c {
        '+' => Some((InLine::Front, c)),
        '.' | '=' => Some((InLine::Middle, c)),
        '-' => Some((InLine::Rear, c)),
        _ => None,
    })(input)
}

/// origin = letter (file / place / ordinal)
fn origin(own: LetterSet, input: &str) -> PResult<&str, (Named, Designation)> {
    let in_line = alt((place.map(|(in_line, _)| in_line), ordinal_letter));
    let by_place =
        (letter(own), in_line).map(|(named, in_line)| (named, Designation::InLine(in_line)));
    alt((by_file(own), by_place)).parse(input)
}

pub(crate) fn read(text: &str, letters: LetterSet, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let parts = complete(context("a WXF move", parts(|input| origin(letters, input))), text)?;
    parts.emit(Dialect::Standard, letters, '.', Form::Canonical, emit);
    Ok(())
}

/// Reads a text whose letters are all canonical, in one pass.
pub(crate) fn canonical(text: &str, letters: LetterSet) -> Option<ColumnMove> {
    let &[piece, origin, sign, number] = text.as_bytes() else { return None };
    let kind = letters.kind(char::from(piece)).filter(|_| piece.is_ascii_uppercase())?;
    let designation = match origin {
        b'1'..=b'9' => Designation::File(crate::PlayerFile::new(origin - b'0')?),
        b'+' => Designation::InLine(InLine::Front),
        b'.' => Designation::InLine(InLine::Middle),
        b'-' => Designation::InLine(InLine::Rear),
        b'a'..=b'e' => Designation::InLine(InLine::ordinal(origin - b'a')?),
        _ => return None,
    };
    let direction = super::direction(char::from(sign)).filter(|_| sign != b'=')?;
    let number = super::digit(char::from(number))?;
    Some(ColumnMove { kind, designation, direction, number })
}

pub(crate) fn write(written: &ColumnMove, letters: LetterSet) -> MoveText {
    let mut text = MoveText::EMPTY;
    text.push(letters.letter(written.kind));
    push_origin(&mut text, written.designation);
    push_step(&mut text, written, '.');
    text
}

pub(super) fn push_origin(text: &mut MoveText, designation: Designation) {
    match designation {
        Designation::File(file) => text.push_digit(file.number()),
        Designation::InLine(in_line) | Designation::InLineOn(in_line, _) => {
            text.push(match in_line {
                InLine::Front | InLine::Foremost => '+',
                InLine::Middle => '.',
                InLine::Rear | InLine::Hindmost => '-',
                InLine::First => 'a',
                InLine::Second => 'b',
                InLine::Third => 'c',
                InLine::Fourth => 'd',
                InLine::Fifth => 'e',
            });
        }
    }
}
