//! The few combinators through which every parser of the workspace reports and ends.

use nom::{Err, IResult, Input, Parser};

use crate::{Failure, Found, SyntaxError};

/// The result of every parser in the workspace.
pub type PResult<I, O> = IResult<I, O, Failure>;

/// An input of which a failure can be shown.
pub trait Text: Input + Copy {
    /// Returns what stands at byte `at`, and its length in bytes.
    fn found_at(self, at: usize) -> (Found, usize);
}

impl Text for &str {
    fn found_at(self, at: usize) -> (Found, usize) {
        let at = self.floor_char_boundary(at);
        self[at..].chars().next().map_or((Found::End, 0), |c| (Found::Char(c), c.len_utf8()))
    }
}

impl Text for &[u8] {
    fn found_at(self, at: usize) -> (Found, usize) {
        match self.get(at) {
            None => (Found::End, 0),
            Some(&byte) if byte.is_ascii_graphic() => (Found::Char(char::from(byte)), 1),
            Some(&byte) => (Found::Byte(byte), 1),
        }
    }
}

/// Names what `parser` reads, for the case that it cannot begin.
///
/// A failure after the first byte keeps its own, more precise expectation.
pub fn label<I: Text, P: Parser<I, Error = Failure>>(
    what: &'static str,
    mut parser: P,
) -> impl FnMut(I) -> PResult<I, P::Output> {
    move |input| {
        let begin = input.input_len();
        let name = |failure: Failure| {
            if failure.left == begin || failure.expected.as_slice().is_empty() {
                Failure { within: failure.within, ..Failure::new(failure.left, what) }
            } else {
                failure
            }
        };
        parser.parse(input).map_err(|error| error.map(name))
    }
}

/// Names the rule that `parser` reads, for failures inside it.
pub fn context<I: Text, P: Parser<I, Error = Failure>>(
    rule: &'static str,
    mut parser: P,
) -> impl FnMut(I) -> PResult<I, P::Output> {
    move |input| {
        parser.parse(input).map_err(|error| {
            error.map(|failure| Failure { within: failure.within.or(Some(rule)), ..failure })
        })
    }
}

/// Tries `first`, then `second`; of two failures the furthest counts.
pub fn or<I, O, A, B>(first: A, second: B) -> impl Parser<I, Output = O, Error = Failure>
where
    I: Text,
    A: Parser<I, Output = O, Error = Failure>,
    B: Parser<I, Output = O, Error = Failure>,
{
    first.or(second)
}

/// Reads the whole of `text`.
///
/// # Errors
///
/// The failure of `parser`, or "expected the end" where it stopped too early.
pub fn complete<I: Text, P: Parser<I, Error = Failure>>(
    parser: P,
    text: I,
) -> Result<P::Output, SyntaxError> {
    let (value, rest) = prefix(parser, text)?;
    if rest.input_len() == 0 {
        Ok(value)
    } else {
        let failure = Failure::new(rest.input_len(), "the end");
        Err(SyntaxError::from_failure(text, &failure))
    }
}

/// Reads the beginning of `text` and returns the rest beside the value.
///
/// # Errors
///
/// The failure of `parser`.
pub fn prefix<I: Text, P: Parser<I, Error = Failure>>(
    mut parser: P,
    text: I,
) -> Result<(P::Output, I), SyntaxError> {
    match parser.parse(text) {
        Ok((rest, value)) => Ok((value, rest)),
        Err(Err::Error(failure) | Err::Failure(failure)) => {
            Err(SyntaxError::from_failure(text, &failure))
        }
        Err(Err::Incomplete(_)) => {
            Err(SyntaxError::from_failure(text, &Failure::new(0, "more text")))
        }
    }
}

#[cfg(test)]
mod tests {
    use nom::Parser;
    use nom::branch::alt;
    use nom::bytes::complete::tag;
    use nom::combinator::cut;

    use super::{complete, context, label, or, prefix};
    use crate::{Found, Span};

    #[test]
    fn furthest_failure_wins() {
        let early = label("x", tag("x"));
        let late = (label("a", tag("a")), label("b", tag("b"))).map(|(a, _)| a);
        let error = complete(or(early, late), "ac").unwrap_err();
        assert_eq!(error.expected.as_slice(), ["b"]);
        assert_eq!((error.span, error.found), (Span::new(1, 2), Found::Char('c')));
    }

    #[test]
    fn ties_merge() {
        let both = alt((label("`进`", tag("进")), label("`退`", tag("退"))));
        let error = complete(both, "平").unwrap_err();
        assert_eq!(error.to_string(), "expected `进` or `退`, found `平`");
        assert_eq!(error.span, Span::new(0, 3));
    }

    #[test]
    fn cut_stops_the_search_and_bytes_are_shown() {
        let rule = alt((
            context("a pair", (tag("1"), cut(label("a digit 2", tag("2")))).map(|(a, _)| a)),
            tag("1"),
        ));
        let error = complete(rule, &b"1\xff"[..]).unwrap_err();
        assert_eq!(error.to_string(), "expected a digit 2 in a pair, found byte 0xFF");
    }

    #[test]
    fn prefix_leaves_the_rest_and_complete_refuses_it() {
        assert_eq!(prefix(tag("a"), "ab"), Ok(("a", "b")));
        let error = complete(tag("a"), "ab").unwrap_err();
        assert_eq!(error.to_string(), "expected the end, found `b`");
    }
}
