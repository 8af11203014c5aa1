//! Audouard's coordinates: the letter a to d of a corner and two digits from it, one digit on a
//! centre line, `10` for tengen.
//!
//! Which corner each letter means and in which order the digits count stands in no source that
//! could be read, so that only tengen is read and written; every other name is well formed but
//! unsettled.

use alloc::string::String;

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{one_of, satisfy};
use nom::combinator::{opt, value};
use notation_syntax::{PResult, Span, complete, context, label};

use super::{Named, ReadPointError, WritePointError};
use crate::{BoardSize, Point};

pub(super) fn read(name: &str, size: BoardSize) -> Result<Named, ReadPointError> {
    let tengen = tengen(size).ok_or(ReadPointError::NoSuchBoard { size })?;
    match complete(written, name)? {
        Written::Tengen => Ok(Named::exact(tengen)),
        Written::InCorner => Err(ReadPointError::Unsettled { span: Span::new(0, name.len()) }),
    }
}

pub(super) fn write(point: Point, size: BoardSize) -> Result<String, WritePointError> {
    let tengen = tengen(size).ok_or(WritePointError::NoSuchBoard { size })?;
    if point == tengen { Ok("10".into()) } else { Err(WritePointError::Unsettled { point }) }
}

fn tengen(size: BoardSize) -> Option<Point> {
    size.tengen().filter(|_| size == BoardSize::NINETEEN)
}

#[derive(Clone, Copy)]
enum Written {
    Tengen,
    InCorner,
}

/// `written = "10" / corner digit [digit]`
fn written(input: &str) -> PResult<&str, Written> {
    let tengen = label("`10`", value(Written::Tengen, tag("10")));
    let corner = label("a corner letter a to d", one_of("abcd"));
    let digits = (digit, opt(digit));
    let in_corner = value(Written::InCorner, (corner, digits));
    context("Audouard's coordinates", alt((tengen, in_corner)))(input)
}

fn digit(input: &str) -> PResult<&str, char> {
    label("a digit 1 to 9", satisfy(|c| matches!(c, '1'..='9'))).parse(input)
}
