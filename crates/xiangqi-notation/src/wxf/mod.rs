//! Notations by files in letters: the standard's (WXF纵线格式) and its dialects.
//!
//! All share the shape *piece, origin, sign, number* and differ in how they name a piece that is
//! not alone on its file, in the sign for sideways and in the letters.
//!
//! The readers take letters of every known set in either case, `=` and `.` alike, the place
//! before or behind the letter (`+C-2`), the English letters F, R and B for front and rear, and,
//! as traverse, a move without sign (`C25`).

mod axf1980;
mod by_place;
mod keypad;
mod letters;
mod loose;
mod standard;
mod wikipedia;
mod wxf2018;
mod yang;

pub(crate) use axf1980::{read as read_axf1980, write as write_axf1980};
pub(crate) use by_place::digits_and_signs;
pub(crate) use keypad::{read as read_keypad, write as write_keypad};
pub(crate) use letters::{is_letter, letter_kinds};
pub(crate) use loose::read as read_loose;
pub(crate) use standard::{canonical, read as read_standard, write as write_standard};
pub(crate) use wikipedia::{read as read_wikipedia, write as write_wikipedia};
pub(crate) use wxf2018::{read as read_wxf2018, write as write_wxf2018};
pub(crate) use yang::{read as read_yang, write as write_yang};

use nom::Parser;
use nom::character::complete::anychar;
use nom::combinator::map_opt;
use notation_syntax::{Failure, PResult, label};
use xiangqi_core::PieceKind;

use crate::form::Form;
use crate::move_text::MoveText;
use crate::{
    ColumnMove, Designation, Dialect, Direction, InLine, LetterSet, PlayerFile, WrittenMove,
};

/// Receives what a text can say.
pub(crate) type Emit<'e> = &'e mut dyn FnMut(WrittenMove, Form);

/// The piece that a text names.
#[derive(Clone, Copy)]
enum Named {
    /// By a letter, which several sets may use for several kinds.
    Letter(char),
    /// By a digit of the standard's table 1.
    Kind(PieceKind),
}

/// Piece, origin, sign and number as read.
struct Parts {
    named: Named,
    designation: Designation,
    sign: char,
    number: u8,
}

impl Parts {
    /// Emits the moves that the letter can stand for.
    ///
    /// `sideways` is the sign that the source has for a traverse.
    fn emit(self, dialect: Dialect, own: LetterSet, sideways: char, form: Form, emit: Emit<'_>) {
        let Some(direction) = direction(self.sign) else { return };
        let strange_sign = direction == Direction::Sideways && self.sign != sideways;
        let mut one = |kind, usual: bool| {
            let tolerant = strange_sign || !usual;
            let form = if tolerant { form.max(Form::Tolerant) } else { form };
            let (designation, number) = (self.designation, self.number);
            let written = ColumnMove { kind, designation, direction, number };
            emit(WrittenMove::Column(written, dialect), form);
        };
        match self.named {
            Named::Kind(kind) => one(kind, true),
            Named::Letter(letter) => {
                letter_kinds(letter, own, |kind, known| one(kind, known == Form::Canonical));
            }
        }
    }
}

/// Calls `emit` with what `C2.5`, by letter and file, says in `dialect`; all dialects share this
/// form, which most moves have. Tells whether `text` is written so.
pub(crate) fn read_by_file(
    text: &str,
    dialect: Dialect,
    letters: LetterSet,
    emit: Emit<'_>,
) -> bool {
    let &[piece, file, sign, number] = text.as_bytes() else { return false };
    let (piece, sign) = (char::from(piece), char::from(sign));
    let (Some(file), Some(number)) = (digit(char::from(file)), digit(char::from(number))) else {
        return false;
    };
    let Some(file) = PlayerFile::new(file) else { return false };
    if !is_letter(piece, letters) || direction(sign).is_none() {
        return false;
    }
    let sideways = match dialect {
        Dialect::Wxf2018 | Dialect::Yang => '=',
        Dialect::Wikipedia if sign == '=' => '=',
        _ => '.',
    };
    let designation = Designation::File(file);
    let parts = Parts { named: Named::Letter(piece), designation, sign, number };
    parts.emit(dialect, letters, sideways, Form::Canonical, emit);
    true
}

/// Reads origin and step.
fn parts<'t>(
    origin: impl Parser<&'t str, Output = (Named, Designation), Error = Failure>,
) -> impl Parser<&'t str, Output = Parts, Error = Failure> {
    (origin, sign, number).map(|((named, designation), sign, number)| Parts {
        named,
        designation,
        sign,
        number,
    })
}

fn one_char<'t, O>(
    what: &'static str,
    pick: impl Fn(char) -> Option<O>,
) -> impl FnMut(&'t str) -> PResult<&'t str, O> {
    label(what, map_opt(anychar, pick))
}

/// letter = "A" … "Z", in either case, if the set `own` or another uses it.
fn letter<'t>(own: LetterSet) -> impl FnMut(&'t str) -> PResult<&'t str, Named> {
    one_char("a piece letter", move |c| is_letter(c, own).then_some(Named::Letter(c)))
}

fn number(input: &str) -> PResult<&str, u8> {
    one_char("a number 1 to 9", digit)(input)
}

fn file(input: &str) -> PResult<&str, PlayerFile> {
    one_char("a file 1 to 9", |c| PlayerFile::new(digit(c)?))(input)
}

/// sign = "+" / "-" / "." / "="
fn sign(input: &str) -> PResult<&str, char> {
    one_char("a sign `+`, `-` or `.`", |c| direction(c).map(|_| c))(input)
}

/// ordinal = "1" … "5"
fn ordinal_digit(input: &str) -> PResult<&str, InLine> {
    one_char("an ordinal 1 to 5", |c| InLine::ordinal(digit(c)?.checked_sub(1)?))(input)
}

/// ordinal = "a" … "e", in either case.
fn ordinal_letter(input: &str) -> PResult<&str, InLine> {
    one_char("an ordinal `a` to `e`", |c| {
        let index = u32::from(c.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
        InLine::ordinal(u8::try_from(index).ok()?)
    })(input)
}

/// end = "+" / "-"
fn end(input: &str) -> PResult<&str, InLine> {
    one_char("a place `+` or `-`", |c| match c {
        '+' => Some(InLine::Front),
        '-' => Some(InLine::Rear),
        _ => None,
    })(input)
}

/// by_file = letter file
fn by_file<'t>(own: LetterSet) -> impl FnMut(&'t str) -> PResult<&'t str, (Named, Designation)> {
    move |input| {
        (letter(own), file).map(|(named, file)| (named, Designation::File(file))).parse(input)
    }
}

const fn direction(sign: char) -> Option<Direction> {
    match sign {
        '+' => Some(Direction::Forward),
        '-' => Some(Direction::Backward),
        '.' | '=' => Some(Direction::Sideways),
        _ => None,
    }
}

fn digit(c: char) -> Option<u8> {
    c.to_digit(10).filter(|&digit| digit != 0).map(|digit| digit as u8)
}

fn push_step(text: &mut MoveText, written: &ColumnMove, sideways: char) {
    text.push(match written.direction {
        Direction::Forward => '+',
        Direction::Backward => '-',
        Direction::Sideways => sideways,
    });
    text.push_digit(written.number);
}

/// Writes `+` or `-`; other places have no sign of their own.
fn push_end(text: &mut MoveText, in_line: InLine) {
    match in_line {
        InLine::Front => text.push('+'),
        InLine::Rear => text.push('-'),
        _ => {}
    }
}

fn push_ordinal_digit(text: &mut MoveText, in_line: InLine) {
    if let Some(index) = in_line.ordinal_index() {
        text.push_digit(index + 1);
    }
}
