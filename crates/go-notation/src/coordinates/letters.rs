//! The older method that the quadrant document describes: 1 to 19 along one side, a to s along the
//! other.
//!
//! The document fixes neither the origin nor the sides.
//! Here the letter is the row from the top and the number the column from the left, and the letter
//! is written first: `d16`.
//! Letters name at most 26 rows.
//!
//! Tolerated: `16d`, and an upper-case letter.

use alloc::string::String;

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::satisfy;
use nom::combinator::cut;
use notation_syntax::{PResult, complete, context, label};

use super::{Named, ReadPointError, WritePointError, number};
use crate::{BoardSize, Point, Tolerance};

/// The most rows that letters can name.
const MAX_ROWS: u8 = 26;

pub(super) fn read(name: &str, size: BoardSize) -> Result<Named, ReadPointError> {
    if size.rows() > MAX_ROWS {
        return Err(ReadPointError::NoSuchBoard { size });
    }
    let (column, letter, order) = complete(pair, name)?;
    let row = letter.to_ascii_lowercase() as u8 - b'a' + 1;
    let form = letter.is_ascii_uppercase().then_some(Tolerance::OtherForm);
    Named::on_lines([column, row], order.or(form), name, size)
}

pub(super) fn write(point: Point, size: BoardSize) -> Result<String, WritePointError> {
    if size.rows() > MAX_ROWS {
        return Err(WritePointError::NoSuchBoard { size });
    }
    let letter = char::from(b'a' + point.row());
    Ok(alloc::format!("{letter}{}", point.column() + 1))
}

/// `pair = letter number / number letter`
fn pair(input: &str) -> PResult<&str, (u8, char, Option<Tolerance>)> {
    let own = (letter, cut(number("a column number"))).map(|(row, column)| (column, row, None));
    let other = (number("a column number"), cut(letter))
        .map(|(column, row)| (column, row, Some(Tolerance::OtherOrder)));
    context("a row letter and a column number", alt((own, other)))(input)
}

fn letter(input: &str) -> PResult<&str, char> {
    label("a row letter", satisfy(|c| c.is_ascii_alphabetic()))(input)
}
