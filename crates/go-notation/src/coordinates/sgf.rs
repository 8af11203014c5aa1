//! The letters of SGF: column and row from the upper left, `a` to `z` for 1 to 26, `A` to `Z` for
//! 27 to 52 (SGF FF\[4\], "Go (GM\[1\]) specific properties").
//!
//! ```
//! use go_notation::{BoardSize, Move, Point, sgf};
//!
//! let point = Point::new(15, 3).unwrap();
//! assert_eq!(sgf::point(b"pd"), Some(point));
//! assert_eq!(sgf::letters(point), ['p', 'd']);
//! assert_eq!(sgf::read_move(b"", BoardSize::NINETEEN), Some(Move::Pass));
//! ```
//!
//! `tt` is a pass, too, on boards up to 19 × 19, as FF\[3\] wrote it.

use nom::Parser;
use nom::character::complete::anychar;
use nom::combinator::map_opt;
use notation_syntax::{PResult, complete, context, label};

use super::{Named, ReadPointError};
use crate::{BoardSize, Move, Point};

/// Returns the point that two letters name, on any board.
#[must_use]
pub const fn point(letters: &[u8]) -> Option<Point> {
    let [column, row] = *letters else { return None };
    let (Some(column), Some(row)) = (line(column), line(row)) else { return None };
    Point::new(column, row)
}

/// Returns column letter and row letter of `point`.
#[must_use]
pub const fn letters(point: Point) -> [char; 2] {
    [letter(point.column()), letter(point.row())]
}

/// Returns the move that the value of a `B` or `W` property names on a board of `size`.
///
/// An empty value is a pass, and so is `tt` where neither side is longer than 19.
/// Other letters name a point, which may lie off the board.
#[must_use]
pub fn read_move(value: &[u8], size: BoardSize) -> Option<Move> {
    match value {
        b"" => Some(Move::Pass),
        b"tt" if is_pass(size) => Some(Move::Pass),
        letters => point(letters).map(Move::Play),
    }
}

/// Tells whether `tt` is a pass on a board of `size`, not a point.
#[must_use]
pub const fn is_pass(size: BoardSize) -> bool {
    size.columns() <= 19 && size.rows() <= 19
}

/// Returns the number of a line, from 0, that `letter` names.
const fn line(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

const fn letter(line: u8) -> char {
    (if line < 26 { b'a' + line } else { b'A' + (line - 26) }) as char
}

/// Reads the letters as a name of a point of the board.
pub(super) fn read_name(name: &str, size: BoardSize) -> Result<Named, ReadPointError> {
    let [column, row] = complete(pair, name)?;
    Named::on_lines([column + 1, row + 1], None, name, size)
}

/// `pair = letter letter`
fn pair(input: &str) -> PResult<&str, [u8; 2]> {
    let line = |what| label(what, map_opt(anychar, |c| u8::try_from(c).ok().and_then(line)));
    let pair = (line("a column letter"), line("a row letter")).map(|(column, row)| [column, row]);
    context("a column and a row", pair)(input)
}
