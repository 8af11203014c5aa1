//! The grammar: one entry of a record, as it is written.
//!
//! ```text
//! entry    = bare / tengen / placed
//! bare     = mark [stop]
//! tengen   = "00" [mark] [stop]
//! placed   = [quadrant [colon]] point [mark] [stop]
//! quadrant = "0" ("1" / "2" / "3" / "4")
//! point    = digit from 1, digit
//! mark     = "、" / "，"
//! ```
//!
//! Blanks may stand between all parts but the digits.
//! Digits and marks are read in either width; what is not the document's form shows in the span.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::take_while;
use nom::character::complete::satisfy;
use nom::combinator::{cut, map_opt, not, opt, peek, value};
use notation_syntax::{Failure, PResult, Span, context, label};

use crate::{Color, Digits, Quadrant};

/// A part of an entry with its place.
///
/// Places are counted in bytes from the end, since a parser sees only what is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<T> {
    pub(super) value: T,
    before: usize,
    after: usize,
}

impl<T> Part<T> {
    /// Returns the place in the text of `len` bytes that was read.
    pub(super) const fn span(&self, len: usize) -> Span {
        Span::new(len - self.before, len - self.after)
    }
}

/// Where an entry places its stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// `00`.
    Tengen,
    /// Two digits.
    Digits(Digits),
}

/// One entry of a record, as it is written.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub(super) quadrant: Option<Part<Quadrant>>,
    pub(super) colon: Option<Part<()>>,
    pub(super) place: Option<Part<Place>>,
    pub(super) mark: Option<Part<Color>>,
    pub(super) stop: Option<Part<()>>,
}

/// The mark and the full stop of an entry, where it has them.
type Ending = (Option<Part<Color>>, Option<Part<()>>);

/// Reads one entry.
pub(super) fn entry(input: &str) -> PResult<&str, Entry> {
    let parts = alt((bare, tengen, placed));
    label("a quadrant, a point or a mark", parts)(input)
}

/// Reads the name of a point anywhere on the board: `0144`, or `00`.
pub(super) fn name(input: &str) -> PResult<&str, Entry> {
    let zeros = (digit_where("0", is_zero), digit_where("0 to 4", is_zero));
    let tengen = part(value(Place::Tengen, zeros))
        .map(|place| Entry { place: Some(place), ..Entry::default() });
    let parts = (quadrant, opt(spaced(colon)), cut(context("a point", spaced(point))));
    let in_quadrant = parts.map(|(quadrant, colon, place)| Entry {
        quadrant: Some(quadrant),
        colon,
        place: Some(place),
        ..Entry::default()
    });
    label("four digits of which the first is 0, or 00", alt((tengen, in_quadrant)))(input)
}

/// Skips blanks, line breaks among them.
pub(super) fn blank(input: &str) -> PResult<&str, &str> {
    take_while(char::is_whitespace).parse(input)
}

/// Tells whether `c` may stand in a record.
pub(super) fn is_of_record(c: char) -> bool {
    digit_value(c).is_some() || matches!(c, '：' | ':' | '、' | '､' | '，' | ',' | '。' | '｡' | '.')
}

/// `bare = mark [stop]`
fn bare(input: &str) -> PResult<&str, Entry> {
    (mark, opt(spaced(stop)))
        .map(|(mark, stop)| Entry { mark: Some(mark), stop, ..Entry::default() })
        .parse(input)
}

/// `tengen = "00" [mark] [stop]`
fn tengen(input: &str) -> PResult<&str, Entry> {
    let zeros = part(value(Place::Tengen, (digit_where("0", is_zero), digit_where("0", is_zero))));
    // A colon never follows 00, so that it must not be taken for the end of the move.
    let end = cut(context("tengen", label("`、` or `，`", spaced(peek(not(colon))))));
    let entry = (zeros, end, ending);
    let mut entry = entry.map(|(place, (), (mark, stop))| Entry {
        place: Some(place),
        mark,
        stop,
        ..Entry::default()
    });
    entry.parse(input)
}

/// `placed = [quadrant [colon]] point [mark] [stop]`
fn placed(input: &str) -> PResult<&str, Entry> {
    let with_colon = (spaced(colon), cut(context("a point", spaced(point))))
        .map(|(colon, place)| (Some(colon), place));
    let without = spaced(point).map(|place| (None, place));
    let marked = (quadrant, cut(alt((with_colon, without))))
        .map(|(quadrant, (colon, place))| (Some(quadrant), colon, place));
    let unmarked = point.map(|place| (None, None, place));
    let mut entry =
        (alt((marked, unmarked)), ending).map(|((quadrant, colon, place), (mark, stop))| Entry {
            quadrant,
            colon,
            place: Some(place),
            mark,
            stop,
        });
    entry.parse(input)
}

/// `ending = [mark] [stop]`
fn ending(input: &str) -> PResult<&str, Ending> {
    (opt(spaced(mark)), opt(spaced(stop))).parse(input)
}

/// `quadrant = "0" ("1" / "2" / "3" / "4")`
fn quadrant(input: &str) -> PResult<&str, Part<Quadrant>> {
    let number = label("0 to 4", map_opt(any_digit, Quadrant::from_number));
    let quadrant = (digit_where("0", is_zero), cut(context("a quadrant", number)));
    part(quadrant.map(|(_, quadrant)| quadrant)).parse(input)
}

/// `point = digit from 1, digit`
fn point(input: &str) -> PResult<&str, Part<Place>> {
    let first = digit_where("a digit 1 to 9", |digit| digit > 0);
    let second = cut(context("a point", digit_where("a digit 0 to 9", |_| true)));
    let digits = map_opt((first, second), |(first, second)| Digits::new(first, second));
    part(digits.map(Place::Digits)).parse(input)
}

/// `mark = "、" / "，"`
fn mark(input: &str) -> PResult<&str, Part<Color>> {
    let black = value(Color::Black, satisfy(|c| matches!(c, '、' | '､')));
    let white = value(Color::White, satisfy(|c| matches!(c, '，' | ',')));
    part(label("`、` or `，`", alt((black, white)))).parse(input)
}

fn colon(input: &str) -> PResult<&str, Part<()>> {
    part(label("`：`", value((), satisfy(|c| matches!(c, '：' | ':'))))).parse(input)
}

fn stop(input: &str) -> PResult<&str, Part<()>> {
    part(label("`。`", value((), satisfy(|c| matches!(c, '。' | '｡' | '.'))))).parse(input)
}

fn digit_where(
    what: &'static str,
    accepts: fn(u8) -> bool,
) -> impl FnMut(&str) -> PResult<&str, u8> {
    move |input| {
        label(what, map_opt(any_digit, |digit| Some(digit).filter(|&digit| accepts(digit))))(input)
    }
}

fn any_digit(input: &str) -> PResult<&str, u8> {
    map_opt(nom::character::complete::anychar, digit_value).parse(input)
}

const fn digit_value(c: char) -> Option<u8> {
    match c {
        '0'..='9' => Some(c as u8 - b'0'),
        '０'..='９' => Some((c as u32 - '０' as u32) as u8),
        _ => None,
    }
}

const fn is_zero(digit: u8) -> bool {
    digit == 0
}

/// Allows blanks in front of `parser`.
fn spaced<'t, T>(
    mut parser: impl Parser<&'t str, Output = T, Error = Failure>,
) -> impl FnMut(&'t str) -> PResult<&'t str, T> {
    move |input| {
        let (rest, _) = blank(input)?;
        parser.parse(rest)
    }
}

/// Notes the place of what `parser` reads.
fn part<'t, T>(
    mut parser: impl Parser<&'t str, Output = T, Error = Failure>,
) -> impl FnMut(&'t str) -> PResult<&'t str, Part<T>> {
    move |input| {
        let (rest, value) = parser.parse(input)?;
        Ok((rest, Part { value, before: input.len(), after: rest.len() }))
    }
}
