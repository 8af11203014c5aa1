//! The ordinary coordinates of GTP: a letter from the left without I and a number from the bottom
//! (GTP 2, draft 2, section 2.11), at most 25 × 25.
//!
//! ```
//! use go_notation::{BoardSize, Move, Point, gtp};
//!
//! let point = Point::new(15, 3).unwrap();
//! assert_eq!(gtp::read_move("q16", BoardSize::NINETEEN), Ok(Move::Play(point)));
//! assert_eq!(gtp::write_point(point, BoardSize::NINETEEN).unwrap(), "Q16");
//! ```
//!
//! Letters and the words `pass` and `resign` are read in either case, as the protocol asks.
//! Rectangular boards are an extension that engines agree on.

use alloc::string::String;

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag_no_case;
use nom::character::complete::satisfy;
use nom::combinator::{all_consuming, cut, value};
use notation_syntax::{PResult, Span, complete, context, label};

use super::{ReadPointError, WritePointError, number};
use crate::{BoardSize, Move, Point};

/// The most columns or rows that GTP can name.
pub const MAX_LINES: u8 = 25;

/// Reads a vertex, `pass` or `resign` on a board of `size`.
///
/// # Errors
///
/// The text is none of the three, the point lies off the board, or the board is larger than
/// 25 × 25.
pub fn read_move(text: &str, size: BoardSize) -> Result<Move, ReadPointError> {
    let pass = value(Move::Pass, all_consuming(tag_no_case("pass")));
    let resign = value(Move::Resign, all_consuming(tag_no_case("resign")));
    let words = label("`pass` or `resign`", alt((pass, resign)));
    match complete(words, text) {
        Ok(word) => Ok(word),
        Err(_) => read_point(text, size).map(Move::Play),
    }
}

/// Reads a vertex such as `Q16` on a board of `size`.
///
/// # Errors
///
/// The text is no vertex, the point lies off the board, or the board is larger than 25 × 25.
pub fn read_point(text: &str, size: BoardSize) -> Result<Point, ReadPointError> {
    check(size).map_err(|()| ReadPointError::NoSuchBoard { size })?;
    let (column, number) = complete(vertex, text).map_err(ReadPointError::from)?;
    let off_board = ReadPointError::OffBoard { size, span: Span::new(0, text.len()) };
    size.rows()
        .checked_sub(number)
        .and_then(|row| Point::new(column, row))
        .filter(|&point| size.contains(point))
        .ok_or(off_board)
}

/// Writes `point` as a vertex such as `Q16`.
///
/// # Errors
///
/// The point lies off the board, or the board is larger than 25 × 25.
pub fn write_point(point: Point, size: BoardSize) -> Result<String, WritePointError> {
    check(size).map_err(|()| WritePointError::NoSuchBoard { size })?;
    if !size.contains(point) {
        return Err(WritePointError::OffBoard { point, size });
    }
    let letter = column_letter(point.column());
    Ok(alloc::format!("{letter}{}", size.rows() - point.row()))
}

/// Returns the letter of a column, counted from 0: `A` to `Z` without `I`.
const fn column_letter(column: u8) -> char {
    (if column < 8 { b'A' + column } else { b'B' + column }) as char
}

const fn check(size: BoardSize) -> Result<(), ()> {
    if size.columns() <= MAX_LINES && size.rows() <= MAX_LINES { Ok(()) } else { Err(()) }
}

/// `vertex = letter number`, the number from 1.
fn vertex(input: &str) -> PResult<&str, (u8, u8)> {
    context("a vertex", (column, cut(number("a row number")))).parse(input)
}

fn column(input: &str) -> PResult<&str, u8> {
    let letter = satisfy(|c| c.is_ascii_alphabetic() && !matches!(c, 'i' | 'I'));
    let column = letter.map(|c| {
        let line = c.to_ascii_uppercase() as u8 - b'A';
        if line > 8 { line - 1 } else { line }
    });
    label("a column letter without I", column)(input)
}
