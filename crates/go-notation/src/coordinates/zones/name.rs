//! The name of one point.

use alloc::string::String;

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_while};
use nom::character::complete::satisfy;
use nom::combinator::{cut, map_opt, value};
use notation_syntax::{PResult, complete, context, label};

use super::region::Region;
use crate::coordinates::{Named, ReadPointError, WritePointError};
use crate::{BoardSize, Point, Tolerance};

const TENGEN: &str = "天元";

/// The number of the centre lines, from either edge.
const CENTRE: u8 = 10;

pub(in crate::coordinates) fn read_name(
    name: &str,
    size: BoardSize,
) -> Result<Named, ReadPointError> {
    if size != BoardSize::NINETEEN {
        return Err(ReadPointError::NoSuchBoard { size });
    }
    let written = complete(|input| written(None, input), name)?;
    Named::on_lines(written.lines(), written.deviation, name, size)
}

pub(in crate::coordinates) fn write_point(
    point: Point,
    size: BoardSize,
) -> Result<String, WritePointError> {
    if size != BoardSize::NINETEEN {
        return Err(WritePointError::NoSuchBoard { size });
    }
    if !size.contains(point) {
        return Err(WritePointError::OffBoard { point, size });
    }
    Ok(Written::of(point).write(None))
}

/// A name as it is written: the region and the lines counted in it, from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    /// The region; none for tengen.
    pub(super) region: Option<Region>,
    vertical: u8,
    horizontal: u8,
    pub(super) deviation: Option<Tolerance>,
}

impl Written {
    /// Names a point of 19 × 19.
    pub(super) fn of(point: Point) -> Self {
        let (column, row) = (point.column() + 1, point.row() + 1);
        let region = Region::ALL.into_iter().find(|region| {
            let fits = |has: bool, far: bool, line: u8| match has {
                true if far => line > CENTRE,
                true => line < CENTRE,
                false => line == CENTRE,
            };
            fits(region.has_letter(), region.is_right(), column)
                && fits(region.has_digit(), region.is_lower(), row)
        });
        let near = |line: u8| line.min(2 * CENTRE - line);
        Self { region, vertical: near(column), horizontal: near(row), deviation: None }
    }

    /// Returns column and row, counted from 1 from the upper left.
    pub(super) fn lines(&self) -> [u8; 2] {
        let Some(region) = self.region else { return [CENTRE; 2] };
        let line = |has: bool, far: bool, number: u8| match has {
            true if far => 2 * CENTRE - number,
            true => number,
            false => CENTRE,
        };
        [
            line(region.has_letter(), region.is_right(), self.vertical),
            line(region.has_digit(), region.is_lower(), self.horizontal),
        ]
    }

    /// Writes the name, without its region where that is in force.
    pub(super) fn write(&self, in_force: Option<Region>) -> String {
        let Some(region) = self.region else { return TENGEN.into() };
        let mut text = String::new();
        if in_force != Some(region) {
            text.push_str(region.letters());
        }
        if region.has_letter() {
            text.push(char::from(b'a' + self.vertical - 1));
        }
        if region.has_digit() {
            text.push(char::from(b'0' + self.horizontal));
        }
        text
    }
}

/// `written = "天元" / [region] place`
///
/// The region may be missing where one is in force.
pub(super) fn written(in_force: Option<Region>, input: &str) -> PResult<&str, Written> {
    let tengen = value(
        Written { region: None, vertical: CENTRE, horizontal: CENTRE, deviation: None },
        label("`天元`", tag(TENGEN)),
    );
    let named = |input| {
        let (rest, (region, order)) = region(input)?;
        cut(move |input| place(region, order, input)).parse(rest)
    };
    let unnamed = |input| match in_force {
        Some(region) => place(region, None, input),
        None => region(input).and_then(|(rest, (region, _))| place(region, None, rest)),
    };
    context("a point of a zone", alt((tengen, named, unnamed)))(input)
}

/// `region = "A" / "B" / "C" / "D" / "AB" / "BC" / "CD" / "AD"`
fn region(input: &str) -> PResult<&str, (Region, Option<Tolerance>)> {
    let letters = take_while(|c| matches!(c, 'A'..='D'));
    let region = map_opt(letters, |letters: &str| {
        let own = Region::ALL.into_iter().find(|region| region.letters() == letters);
        let other = || {
            let reversed = |region: &Region| region.letters().chars().rev().eq(letters.chars());
            Region::ALL.into_iter().find(reversed)
        };
        match own {
            Some(region) => Some((region, None)),
            None => other().map(|region| (region, Some(Tolerance::OtherOrder))),
        }
    });
    label("a zone A to D or two neighbouring ones", region)(input)
}

/// `place = letter digit / "星" / "三三"`, on an arm without the line that it lies on.
fn place(region: Region, order: Option<Tolerance>, input: &str) -> PResult<&str, Written> {
    let lines = |vertical, horizontal, deviation: Option<Tolerance>| Written {
        region: Some(region),
        vertical,
        horizontal,
        deviation: order.or(deviation),
    };
    let star = label("`星`", tag("星")).map(|_| lines(4, 4, Some(Tolerance::OtherForm)));
    match (region.has_letter(), region.has_digit()) {
        (true, true) => {
            let third = label("`三三`", tag("三三"));
            let third = third.map(|_| lines(3, 3, Some(Tolerance::OtherForm)));
            let pair = (letter, cut(digit)).map(|(letter, digit)| lines(letter, digit, None));
            alt((pair, star, third)).parse(input)
        }
        (true, false) => alt((letter.map(|letter| lines(letter, CENTRE, None)), star)).parse(input),
        (false, _) => alt((digit.map(|digit| lines(CENTRE, digit, None)), star)).parse(input),
    }
}

fn letter(input: &str) -> PResult<&str, u8> {
    let letter = satisfy(|c| matches!(c, 'a'..='i')).map(|c| c as u8 - b'a' + 1);
    label("a letter a to i", letter)(input)
}

fn digit(input: &str) -> PResult<&str, u8> {
    let digit = satisfy(|c| matches!(c, '1'..='9')).map(|c| c as u8 - b'0');
    label("a digit 1 to 9", digit)(input)
}
