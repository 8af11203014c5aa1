//! The column from the left in digits and the row from the top in Chinese numerals: `16の四`.
//!
//! Tolerated: `ノ`, `之`, `-` or nothing for `の`, and either number in the other script.

use alloc::string::String;

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::one_of;
use nom::combinator::opt;
use notation_syntax::{PResult, complete, context, label};

use super::numeral::{self, numeral};
use super::{Named, ReadPointError, number};
use crate::{BoardSize, Point, Tolerance};

pub(super) fn read(name: &str, size: BoardSize) -> Result<Named, ReadPointError> {
    let mut named = Named::on_lines(complete(pair, name)?, None, name, size)?;
    named.deviation = (write(named.point) != name).then_some(Tolerance::OtherForm);
    Ok(named)
}

pub(super) fn write(point: Point) -> String {
    let mut text = alloc::format!("{}の", point.column() + 1);
    numeral::write(point.row() + 1, &mut text);
    text
}

/// `pair = number ["の"] number`
fn pair(input: &str) -> PResult<&str, [u8; 2]> {
    let sign = opt(label("`の`", one_of("のノ之-")));
    let pair = (either("a column number"), sign, either("a row numeral"));
    context("a column and a row", pair.map(|(column, _, row)| [column, row]))(input)
}

fn either<'t>(what: &'static str) -> impl FnMut(&'t str) -> PResult<&'t str, u8> {
    move |input| label(what, alt((number(what), numeral)))(input)
}
