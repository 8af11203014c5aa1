//! The letters and signs.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag_no_case;
use nom::character::complete::anychar;
use nom::combinator::{map_opt, value};
use notation_syntax::{PResult, SyntaxError, complete, context, label};
use xiangqi_core::PieceKind;

use crate::form::Form;
use crate::move_text::MoveText;
use crate::wxf::Emit;
use crate::{ColumnMove, Designation, Dialect, Direction, InLine, PlayerFile, WrittenMove};

/// piece = "Tg" / "S" / "T" / "V" / "X" / "P" / "M" / "B" / "C", in either case.
fn piece(input: &str) -> PResult<&str, (PieceKind, Form)> {
    let general = value((PieceKind::King, Form::Canonical), tag_no_case("Tg"));
    let letter = map_opt(anychar, |c: char| {
        Some(match c.to_ascii_uppercase() {
            'S' => (PieceKind::Advisor, Form::Canonical),
            'T' => (PieceKind::Elephant, Form::Canonical),
            // Voi, the everyday word for elephant.
            'V' => (PieceKind::Elephant, Form::Tolerant),
            'X' => (PieceKind::Rook, Form::Canonical),
            'P' => (PieceKind::Cannon, Form::Canonical),
            'M' => (PieceKind::Horse, Form::Canonical),
            // Binh, and Chốt.
            'B' | 'C' => (PieceKind::Pawn, Form::Canonical),
            _ => return None,
        })
    });
    label("a Vietnamese piece letter", alt((general, letter)))(input)
}

/// place = "t" / "g" / "s": trước, giữa, sau.
fn place(input: &str) -> PResult<&str, InLine> {
    let letter = map_opt(anychar, |c: char| match c.to_ascii_lowercase() {
        't' => Some(InLine::Front),
        'g' => Some(InLine::Middle),
        's' => Some(InLine::Rear),
        _ => None,
    });
    label("a place `t`, `g` or `s`", letter)(input)
}

fn number(input: &str) -> PResult<&str, PlayerFile> {
    let digit = map_opt(anychar, |c: char| PlayerFile::new(u8::try_from(c.to_digit(10)?).ok()?));
    label("a number 1 to 9", digit)(input)
}

/// sign = "." / "/" / "-"
fn sign(input: &str) -> PResult<&str, Direction> {
    let sign = map_opt(anychar, |c| match c {
        '.' => Some(Direction::Forward),
        '/' => Some(Direction::Backward),
        '-' => Some(Direction::Sideways),
        _ => None,
    });
    label("a sign `.`, `/` or `-`", sign)(input)
}

/// move = piece (file / place) sign number
pub(crate) fn read(text: &str, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let origin = alt((number.map(Designation::File), place.map(Designation::InLine)));
    let parts = (piece, origin, sign, number);
    let ((kind, form), designation, direction, number) =
        complete(context("a Vietnamese move", parts), text)?;
    let written = ColumnMove { kind, designation, direction, number: number.number() };
    emit(WrittenMove::Column(written, Dialect::Vietnamese), form);
    Ok(())
}

pub(crate) fn write(written: &ColumnMove) -> MoveText {
    const PIECES: [&str; 7] = ["Tg", "S", "T", "M", "X", "P", "B"];
    let mut text = MoveText::EMPTY;
    text.push_str(PIECES[written.kind.index()]);
    match written.designation {
        Designation::File(file) => text.push_digit(file.number()),
        Designation::InLine(in_line) | Designation::InLineOn(in_line, _) => match in_line {
            InLine::Front => text.push('t'),
            InLine::Middle => text.push('g'),
            _ => text.push('s'),
        },
    }
    text.push(match written.direction {
        Direction::Forward => '.',
        Direction::Backward => '/',
        Direction::Sideways => '-',
    });
    text.push_digit(written.number);
    text
}
