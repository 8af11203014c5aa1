//! The grammar of SGF over decoded text.
//!
//! ```text
//! collection = tree+
//! tree       = "(" node+ tree* ")"
//! node       = ";" property*
//! property   = name value+
//! name       = letter+
//! value      = "[" text "]"
//! ```
//!
//! White space is free between all of these (FF\[4\], "EBNF Definition"). The parsers run over the
//! bytes of UTF-8 text: every byte that has a meaning here is ASCII.

use memchr::memchr2;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while1};
use nom::combinator::{peek, recognize, value};
use nom::multi::many1_count;
use nom::sequence::{preceded, terminated};
use nom::{Err, Parser};
use notation_syntax::{Failure, PResult, context, label};

/// The bytes of a decoded text.
pub(super) type Bytes<'t> = &'t [u8];

/// Tells whether `byte` is white space between tokens.
pub(super) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | 0x0B | 0x0C)
}

/// Tells whether `byte` may stand in a property name.
///
/// The standard has capitals alone; FF\[1\] to FF\[3\] mix in small letters, and some programs
/// number their private properties.
pub(super) const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// White space, possibly none.
#[inline]
pub(super) fn space(input: Bytes<'_>) -> PResult<Bytes<'_>, Bytes<'_>> {
    take_while(is_space).parse(input)
}

/// `name = letter+`
#[inline]
pub(super) fn name(input: Bytes<'_>) -> PResult<Bytes<'_>, Bytes<'_>> {
    take_while1(is_name).parse(input)
}

/// The text of a value: everything up to the first `]` that no `\` protects.
#[inline]
pub(super) fn value_text(input: Bytes<'_>) -> PResult<Bytes<'_>, Bytes<'_>> {
    // A point is two letters; nearly all values are points.
    if let [first, second, b']', ..] = input
        && first.is_ascii_alphabetic()
        && second.is_ascii_alphabetic()
    {
        return Ok((&input[2..], &input[..2]));
    }
    long_value_text(input, 0)
}

/// The same, when the first `at` bytes hold neither `]` nor `\`.
fn long_value_text(input: Bytes<'_>, mut at: usize) -> PResult<Bytes<'_>, Bytes<'_>> {
    loop {
        let rest = input.get(at..).unwrap_or_default();
        let Some(found) = memchr2(b']', b'\\', rest) else {
            return Err(Err::Failure(Failure::new(0, "`]` behind the value")));
        };
        at += found;
        if input[at] == b']' {
            return Ok((&input[at..], &input[..at]));
        }
        at += 2;
    }
}

/// `value = "[" text "]"`; gives the text.
#[inline]
pub(super) fn value_of_property(input: Bytes<'_>) -> PResult<Bytes<'_>, Bytes<'_>> {
    let (input, _) = tag("[").parse(input)?;
    let (input, text) = value_text(input)?;
    Ok((&input[1..], text))
}

/// `value*`, stopping before white space that no value follows.
#[inline]
pub(super) fn more_values(mut input: Bytes<'_>) -> PResult<Bytes<'_>, ()> {
    loop {
        let (rest, _) = space(input)?;
        if rest.first() != Some(&b'[') {
            return Ok((input, ()));
        }
        (input, _) = value_of_property(rest)?;
    }
}

/// `property = name value+`
#[inline]
pub(super) fn property(input: Bytes<'_>) -> PResult<Bytes<'_>, ()> {
    let (input, _) = name(input)?;
    let (input, _) = space(input)?;
    let (input, _) = value_of_property(input)?;
    more_values(input)
}

/// Returns the length of `capital "[" letter letter "]"`, which nearly all properties are, where
/// it is certain that nothing more belongs to it: a short cut to what [`property`] says.
#[inline]
pub(super) fn plain_move(input: Bytes<'_>) -> Option<usize> {
    const LEN: usize = 5;
    let [name, b'[', column, row, b']', after, ..] = input else { return None };
    let is_move =
        name.is_ascii_uppercase() && column.is_ascii_alphabetic() && row.is_ascii_alphabetic();
    let ends = match after {
        b';' | b')' | b'(' => true,
        b'\n' => matches!(input.get(LEN + 1), Some(b';' | b')' | b'(')),
        _ => false,
    };
    (is_move && ends).then_some(LEN)
}

/// A name with the bracket of its first value: the sign that a property begins.
pub(super) fn property_start(input: Bytes<'_>) -> PResult<Bytes<'_>, Bytes<'_>> {
    context(
        "a property",
        terminated(label("a property name", name), (space, label("`[`", peek(tag("["))))),
    )(input)
}

/// The beginning of a game tree: parentheses and behind them a node or, as the Nihon Ki-in's
/// files have it, a property.
pub(super) fn tree_start(input: Bytes<'_>) -> PResult<Bytes<'_>, ()> {
    let open = many1_count(terminated(tag("("), space));
    let first = alt((value((), tag(";")), value((), property_start)));
    context("a game tree", value((), (open, peek(first))))(input)
}

/// A node with a property, as it stands where the parenthesis before the first node is missing.
pub(super) fn bare_node(input: Bytes<'_>) -> PResult<Bytes<'_>, ()> {
    value((), (tag(";"), space, property_start)).parse(input)
}

/// The beginning of another game inside a tree that was not closed: a root property stands in
/// the first node of what would be a variation.
pub(super) fn root_start(input: Bytes<'_>) -> PResult<Bytes<'_>, ()> {
    let root_property = alt((tag("FF["), tag("GM[")));
    value((), (tag("("), space, tag(";"), space, root_property)).parse(input)
}

/// A name that white space interrupts, such as `S Z`, with the bracket of its value before it.
pub(super) fn spaced_name(input: Bytes<'_>) -> PResult<Bytes<'_>, Bytes<'_>> {
    let piece = preceded(space, name);
    terminated(recognize(many1_count(piece)), (space, peek(tag("[")))).parse(input)
}

/// Takes away a backslash at the very end, which protects nothing where a text was cut.
pub(super) fn without_open_escape(text: &str) -> &str {
    let backslashes = text.bytes().rev().take_while(|&byte| byte == b'\\').count();
    &text[..text.len() - backslashes % 2]
}

#[cfg(test)]
mod tests {
    use notation_syntax::{complete, prefix};

    use super::{property, property_start, spaced_name, tree_start, value_of_property};

    #[test]
    fn only_bracket_and_backslash_matter_in_a_value() {
        let read = |text: &'static [u8]| prefix(value_of_property, text).unwrap().0;
        assert_eq!(read(b"[a(;b)]"), b"a(;b)");
        assert_eq!(read(b"[a\\]b]c]"), b"a\\]b");
        assert_eq!(read(b"[a\\\\]b]"), b"a\\\\");
        assert_eq!(read(b"[0123456789\\]abc]"), b"0123456789\\]abc");
    }

    #[test]
    fn white_space_is_free_between_tokens() {
        assert_eq!(prefix(property, &b"AB \n[pd]\n[dp] ;"[..]).unwrap().1, b" ;");
        assert!(prefix(tree_start, &b"( \n;B[aa]"[..]).is_ok());
        assert!(prefix(tree_start, &b"(\nTE[x]"[..]).is_ok());
        assert!(prefix(tree_start, &b"(see below)"[..]).is_err());
        assert_eq!(prefix(spaced_name, &b"S Z [19]"[..]).unwrap().0, b"S Z");
    }

    #[test]
    fn failures_say_what_is_missing() {
        let error = complete(property, &b"C[abc"[..]).unwrap_err();
        assert_eq!(error.to_string(), "expected `]` behind the value, found the end");
        let error = prefix(property_start, &b"foo;"[..]).unwrap_err();
        assert_eq!(error.to_string(), "expected `[` in a property, found `;`");
    }
}
