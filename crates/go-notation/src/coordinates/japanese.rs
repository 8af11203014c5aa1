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
    let (column, sign, row) = complete(pair, name)?;
    let own = (Script::Digits, Some('の'), Script::Numerals);
    let deviation = ((column.script, sign, row.script) != own).then_some(Tolerance::OtherForm);
    Named::on_lines([column.value, row.value], deviation, name, size)
}

pub(super) fn write(point: Point) -> String {
    let mut text = alloc::format!("{}の", point.column() + 1);
    numeral::write(point.row() + 1, &mut text);
    text
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Digits,
    Numerals,
}

#[derive(Clone, Copy)]
struct Number {
    value: u8,
    script: Script,
}

/// `pair = number ["の"] number`
fn pair(input: &str) -> PResult<&str, (Number, Option<char>, Number)> {
    let sign = opt(label("`の`", one_of("のノ之-")));
    let pair = (either("a column number"), sign, either("a row numeral"));
    context("a column and a row", pair)(input)
}

fn either<'t>(what: &'static str) -> impl FnMut(&'t str) -> PResult<&'t str, Number> {
    move |input| {
        let digits = number(what).map(|value| Number { value, script: Script::Digits });
        let numerals = numeral.map(|value| Number { value, script: Script::Numerals });
        label(what, alt((digits, numerals)))(input)
    }
}
