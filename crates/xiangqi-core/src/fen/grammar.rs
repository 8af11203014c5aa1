//! FEN as written: the grammar, without any meaning of the letters.

use alloc::vec::Vec;

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while};
use nom::character::complete::{anychar, char, one_of, satisfy, space0, space1, u32};
use nom::combinator::{cond, cut, map_opt, not, opt, peek, recognize, value};
use nom::multi::{fold_many0, many0, many0_count, many1};
use nom::sequence::{preceded, terminated};
use nom::{AsChar, Parser};
use notation_syntax::{PResult, Span, context, label};

use super::{FenFields, RedSide};
use crate::Color;

/// A FEN as written.
pub(super) struct Written {
    pub(super) rows: Vec<Row>,
    pub(super) side: Option<Side>,
    pub(super) fields: FenFields,
    pub(super) halfmove_clock: Option<u32>,
    pub(super) fullmove_number: Option<u32>,
}

/// A row as written, with the number of bytes left of the text before and after it.
pub(super) struct Row {
    pub(super) cells: Vec<Cell>,
    left: (usize, usize),
}

/// What a row holds.
#[derive(Clone, Copy)]
pub(super) enum Cell {
    /// A run of empty squares.
    Empty(u8),
    /// A letter, and the number of bytes left of the text before it.
    Letter(char, usize),
}

/// The side to move as written.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) color: Color,
    pub(super) red: RedSide,
}

impl Row {
    /// Returns the number of squares.
    pub(super) fn width(&self) -> usize {
        let width = |cell: &Cell| match cell {
            Cell::Empty(run) => usize::from(*run),
            Cell::Letter(..) => 1,
        };
        self.cells.iter().map(width).sum()
    }

    /// Returns the place of the row in `text`, which was read.
    pub(super) const fn span(&self, text: &str) -> Span {
        Span::new(text.len() - self.left.0, text.len() - self.left.1)
    }
}

/// `fen = placement [side] *(blank "-") [blank number [blank number]]`
pub(super) fn fen(text: &str) -> PResult<&str, Written> {
    let (text, mut rows) = placement(text)?;
    let (text, glued) = match glued_side(&mut rows) {
        Some(side) => (text, Some(side)),
        None => opt(glued_w).parse(text)?,
    };
    let (text, spaced) = match glued {
        Some(_) => (text, None),
        None => opt(preceded(space1, label("a side `w`, `r` or `b`", side))).parse(text)?,
    };
    let (text, _) = cond(glued.is_some(), opt(glued_counters)).parse(text)?;
    let (text, unused) =
        many0_count(preceded(space1, terminated(char('-'), field_end))).parse(text)?;
    let mut number = opt(number);
    let (text, halfmove_clock) = number.parse(text)?;
    let (text, fullmove_number) = match halfmove_clock {
        Some(_) => number.parse(text)?,
        None => (text, None),
    };
    let fields = match (halfmove_clock, unused, spaced, glued) {
        (Some(_), ..) => FenFields::Full,
        (None, 1.., ..) => FenFields::Epd,
        (None, 0, Some(_), _) => FenFields::Side,
        (None, 0, None, Some(_)) => FenFields::GluedSide,
        (None, 0, None, None) => FenFields::Placement,
    };
    let side = spaced.or(glued);
    Ok((text, Written { rows, side, fields, halfmove_clock, fullmove_number }))
}

/// `placement = row *("/" row)`
fn placement(text: &str) -> PResult<&str, Vec<Row>> {
    context("the placement", |text| {
        let (text, first) = row(text)?;
        // Behind a `/` nothing but a row can come.
        let (text, mut rows) = many0(preceded(char('/'), cut(row))).parse(text)?;
        rows.insert(0, first);
        Ok((text, rows))
    })
    .parse(text)
}

/// `row = 1*(letter / digit)`
fn row(text: &str) -> PResult<&str, Row> {
    let (rest, cells) = many1(cell).parse(text)?;
    Ok((rest, Row { cells, left: (text.len(), rest.len()) }))
}

/// Letters and marks of other games are read too, to be refused with a better reason.
fn cell(text: &str) -> PResult<&str, Cell> {
    let cell = map_opt(anychar, |c| match c {
        '1'..='9' => Some(Cell::Empty(c as u8 - b'0')),
        'A' | 'B' | 'C' | 'E' | 'G' | 'H' | 'K' | 'M' | 'N' | 'P' | 'Q' | 'R' | 'S' | 'X' | 'a'
        | 'b' | 'c' | 'e' | 'g' | 'h' | 'k' | 'm' | 'n' | 'p' | 'q' | 'r' | 's' | 'x' | '+'
        | '~' | '[' | ']' => Some(Cell::Letter(c, text.len())),
        _ => None,
    });
    // A row of ten, as on wider boards, to be refused for its width.
    let ten = value(Cell::Empty(10), tag("10"));
    label("a piece letter or a digit 1 to 9", alt((ten, cell)))(text)
}

/// Takes a `b` or `r` behind nine squares of the tenth row for the side.
fn glued_side(rows: &mut [Row]) -> Option<Side> {
    let [.., row] = rows else {
        return None;
    };
    let side = match row.cells.last() {
        Some(Cell::Letter('b', _)) => Side { color: Color::Black, red: RedSide::W },
        Some(Cell::Letter('r', _)) => Side { color: Color::Red, red: RedSide::R },
        _ => return None,
    };
    if row.width() != 10 || rows.len() != 10 {
        return None;
    }
    let row = rows.last_mut()?;
    row.cells.pop();
    row.left.1 += 1;
    Some(side)
}

/// A `w` right behind the placement.
fn glued_w(text: &str) -> PResult<&str, Side> {
    let side = Side { color: Color::Red, red: RedSide::W };
    let end = peek(alt((field_end, value((), glued_counters))));
    value(side, terminated(char('w'), end)).parse(text)
}

/// `--01` behind a glued side: a FEN that has lost all its blanks.
fn glued_counters(text: &str) -> PResult<&str, &str> {
    terminated(tag("--01"), field_end).parse(text)
}

/// `side = ["-"] ("w" / "r" / "b")`, in either case
fn side(text: &str) -> PResult<&str, Side> {
    let letter = alt((
        value(Side { color: Color::Red, red: RedSide::W }, one_of("wW")),
        value(Side { color: Color::Red, red: RedSide::R }, one_of("rR")),
        value(Side { color: Color::Black, red: RedSide::W }, one_of("bB")),
    ));
    terminated(preceded(opt(char('-')), letter), field_end).parse(text)
}

/// `number = 1*DIGIT`, with the blank before it
fn number(text: &str) -> PResult<&str, u32> {
    let number = label("a number up to 4294967295", terminated(u32, field_end));
    preceded((space1, peek(satisfy(AsChar::is_dec_digit))), cut(number)).parse(text)
}

/// The end of a field: a blank, a semicolon or the end of the text.
fn field_end(text: &str) -> PResult<&str, ()> {
    let other = satisfy(|c| !matches!(c, ' ' | '\t' | ';'));
    label("a blank", not(other)).parse(text)
}

/// The counters among the operations of an EPD.
#[derive(Default)]
pub(super) struct Operations {
    pub(super) halfmove_clock: Option<u32>,
    pub(super) fullmove_number: Option<u32>,
}

/// `operations = *(opcode [blank operands] ";")`, of which `hmvc` and `fmvn` are the counters
pub(super) fn operations(text: &str) -> PResult<&str, Operations> {
    let fold = fold_many0(operation, Operations::default, |mut all, (opcode, operand)| {
        match opcode {
            "hmvc" => all.halfmove_clock = operand.trim().parse().ok(),
            "fmvn" => all.fullmove_number = operand.trim().parse().ok(),
            _ => {}
        }
        all
    });
    context("the operations of an EPD", fold).parse(text)
}

fn operation(text: &str) -> PResult<&str, (&str, &str)> {
    let opcode =
        recognize((satisfy(AsChar::is_alpha), take_while(|c: char| c == '_' || c.is_alphanum())));
    let opcode = label("an operation", opcode);
    let operands = take_while(|c: char| c != ';');
    (preceded(space0, opcode), terminated(operands, cut(label("`;`", char(';'))))).parse(text)
}
