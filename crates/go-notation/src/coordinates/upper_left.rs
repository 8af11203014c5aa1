//! Two numbers from the upper left, column and row: `16-4`.
//!
//! Tolerated: a comma, another dash or a blank for `-`.

use alloc::string::String;

use nom::bytes::complete::take_while1;
use notation_syntax::{PResult, complete, context, label};

use super::{Named, ReadPointError, number};
use crate::{BoardSize, Point, Tolerance};

pub(super) fn read(name: &str, size: BoardSize) -> Result<Named, ReadPointError> {
    let (column, sign, row) = complete(pair, name)?;
    let deviation = (sign != "-").then_some(Tolerance::OtherForm);
    Named::on_lines([column, row], deviation, name, size)
}

pub(super) fn write(point: Point) -> String {
    alloc::format!("{}-{}", point.column() + 1, point.row() + 1)
}

/// `pair = number sign number`
fn pair(input: &str) -> PResult<&str, (u8, &str, u8)> {
    let pair = (number("a column number"), sign, number("a row number"));
    context("a column and a row", pair)(input)
}

fn sign(input: &str) -> PResult<&str, &str> {
    let is_sign = |c: char| matches!(c, '-' | '–' | '—' | '−' | ',' | '、') || c.is_whitespace();
    label("`-`", take_while1(is_sign))(input)
}
