//! Stones and points as UGF writes them.

use go_notation::{BoardSize, Color, Move, Point};
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{anychar, digit0, u32};
use nom::combinator::{opt, value, verify};
use nom::sequence::{preceded, terminated};
use notation_syntax::{PResult, label, prefix};

use super::UgfProblem;

/// From where rows are counted (`CoordinateType`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    /// From the bottom: `IGS`.
    FromBottom,
    /// From the top: `JPN`.
    FromTop,
}

/// A board and how its points are named.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coordinates {
    pub(super) size: BoardSize,
    pub(super) rows: Rows,
}

impl Coordinates {
    /// Returns the point with two numbers from 1.
    pub(super) fn point(self, column: u32, row: u32) -> Option<Point> {
        let column = u8::try_from(column.checked_sub(1)?).ok()?;
        let row = u8::try_from(row.checked_sub(1)?).ok()?;
        let row = match self.rows {
            Rows::FromTop => row,
            Rows::FromBottom => self.size.rows().checked_sub(row + 1)?,
        };
        Point::new(column, row).filter(|&point| self.size.contains(point))
    }
}

/// A line of `[Data]`.
pub(super) struct Stone {
    pub(super) action: Move,
    /// Missing in `YZ,MK`.
    pub(super) color: Option<Color>,
    pub(super) number: Option<u32>,
}

/// `letter letter "," colour player "," number …`
///
/// No letter is skipped. A column `Y` or `Z` is a pass on boards that have no such column.
pub(super) fn stone(line: &str, coordinates: Coordinates) -> Result<Stone, UgfProblem> {
    let letter = || label("a letter", verify(anychar, char::is_ascii_uppercase));
    let names = (letter(), letter(), color, opt(preceded(tag(","), u32)));
    let ((column, row, color, number), _) =
        prefix(names, line).map_err(UgfProblem::BadStone).map(|read| (read.0, read.1))?;
    let place = |letter: char| u32::from(letter) - u32::from('A') + 1;
    let action = match coordinates.point(place(column), place(row)) {
        Some(point) => Move::Play(point),
        None if matches!(column, 'Y' | 'Z') => Move::Pass,
        None => return Err(UgfProblem::OffBoard),
    };
    Ok(Stone { action, color, number })
}

/// `"," ("B" | "W") digit*`, or two letters that name no colour.
fn color(input: &str) -> PResult<&str, Option<Color>> {
    let color = alt((
        value(Some(Color::Black), tag("B")),
        value(Some(Color::White), tag("W")),
        value(None, tag("MK")),
    ));
    preceded(tag(","), terminated(label("`B` or `W`", color), digit0)).parse(input)
}
