//! The numbers of a file.

use nom::Parser;
use nom::bytes::complete::take_while;
use nom::character::complete::u16 as number;
use nom::combinator::verify;
use nom::sequence::preceded;
use notation_syntax::{Failure, PResult, context, label};

/// The second number of each ply.
pub(super) const CONSTANT: u16 = 32;

/// Skips blanks and line ends, and the zero that ends some files.
pub(super) fn blank(input: &[u8]) -> PResult<&[u8], &[u8]> {
    take_while(|byte: u8| byte.is_ascii_whitespace() || byte == 0)(input)
}

fn named<'b>(what: &'static str) -> impl Parser<&'b [u8], Output = u16, Error = Failure> {
    preceded(blank, label(what, number))
}

/// `1 N`: how many plies follow.
pub(super) fn heading(input: &[u8]) -> PResult<&[u8], u16> {
    let one = verify(number, |&number| number == 1);
    let (rest, (_, count)) = context(
        "the heading",
        (preceded(blank, label("the number 1", one)), named("the number of plies")),
    )(input)?;
    Ok((rest, count))
}

/// The numbers of one ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ply {
    pub(super) constant: u16,
    pub(super) side: u16,
    /// Rank and file left.
    pub(super) from: (u16, u16),
    /// Rank and file entered.
    pub(super) to: (u16, u16),
    pub(super) step: u16,
}

/// `piece 32 side rank file rank file 0 step 0`
pub(super) fn ply(input: &[u8]) -> PResult<&[u8], Ply> {
    let (rest, (_, constant, side, from, to, (_, step, _))) = context(
        "a ply",
        (
            named("the number of a piece"),
            named("the number 32"),
            named("a side"),
            (named("the rank left"), named("the file left")),
            (named("the rank entered"), named("the file entered")),
            (named("a zero"), named("the number of the ply"), named("a zero")),
        ),
    )(input)?;
    Ok((rest, Ply { constant, side, from, to, step }))
}
