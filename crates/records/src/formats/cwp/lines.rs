//! The line of a move.

use nom::Parser;
use nom::bytes::complete::take_while_m_n;
use nom::combinator::{map_opt, rest};
use notation_syntax::{PResult, complete, label};
use xiangqi_core::Square;

/// How many columns the annotation in front of a move takes; a wide character takes two.
const ANNOTATION: usize = 5;

/// A move with what stands around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ply<'t> {
    pub(super) annotation: &'t str,
    pub(super) from: u16,
    pub(super) to: u16,
    pub(super) comment: &'t str,
}

/// `annotation = 5 column`
fn annotation(input: &str) -> PResult<&str, &str> {
    let mut columns = 0;
    let end = input.char_indices().find(|&(_, c)| {
        let is_full = columns >= ANNOTATION;
        columns += if c.is_ascii() { 1 } else { 2 };
        is_full
    });
    let end = end.map_or(input.len(), |(end, _)| end);
    Ok((&input[end..], &input[..end]))
}

/// `index = 2DIGIT`
fn index(input: &str) -> PResult<&str, u16> {
    let digits = take_while_m_n(2, 2, |c: char| c.is_ascii_digit());
    label("a square of two digits", map_opt(digits, |digits: &str| digits.parse().ok()))
        .parse(input)
}

/// `ply = annotation index index comment`
fn ply(input: &str) -> PResult<&str, Ply<'_>> {
    (annotation, index, index, rest)
        .map(|(annotation, from, to, comment)| Ply {
            annotation: annotation.trim(),
            from,
            to,
            comment: comment.trim(),
        })
        .parse(input)
}

/// Reads the line of a move.
pub(super) fn read_ply(line: &str) -> Option<Ply<'_>> {
    complete(ply, line).ok()
}

/// Returns the square of an index.
pub(super) fn square(index: u16) -> Option<Square> {
    let (row, file) = (u8::try_from(index / 9).ok()?, u8::try_from(index % 9).ok()?);
    Square::from_coords(file, 9_u8.checked_sub(row)?)
}

#[cfg(test)]
mod tests {
    use super::{Ply, read_ply, square};

    #[test]
    fn a_line_has_annotation_squares_and_comment() {
        assert_eq!(
            read_ply("好 ! 7067 中炮"),
            Some(Ply { annotation: "好 !", from: 70, to: 67, comment: "中炮" })
        );
        assert_eq!(read_ply("     70"), None);
        assert_eq!(square(70).unwrap().to_string(), "h2");
        assert_eq!(square(0).unwrap().to_string(), "a9");
        assert_eq!(square(90), None);
    }
}
