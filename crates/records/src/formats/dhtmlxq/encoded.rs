//! Records whose brackets are written in the codes of addresses or of HTML.
//!
//! `%5BDhtmlXQ%5D…` is the source of a frame, in UTF-8 or GBK; `&#91;DhtmlXQ&#93;…` is what forums
//! make of brackets.

use std::borrow::Cow;

use notation_syntax::Span;
use percent_encoding::percent_decode_str;

use crate::encoding::{DecodeOptions, Syntax, decode};
use crate::formats::xml::unescape;

/// A bracket with the name behind it, as addresses write it.
const IN_ADDRESS: &str = "%5BDhtmlXQ";

/// The same as HTML writes it.
const IN_HTML: [&str; 4] = ["&#91;DhtmlXQ", "&#091;DhtmlXQ", "&#x5B;DhtmlXQ", "&lbrack;DhtmlXQ"];

/// A text that was decoded, with the place of its code.
pub(super) struct Plain<'t> {
    pub(super) text: Cow<'t, str>,
    pub(super) span: Span,
}

/// Returns the parts of `text` that hold a record in some code.
pub(super) fn parts(text: &str) -> Vec<Plain<'_>> {
    let mut parts = Vec::new();
    let mut at = 0;
    while let Some(begin) = find(text, at, IN_ADDRESS) {
        let rest = &text[begin..];
        let ends = |c: char| c.is_whitespace() || "\"'<>".contains(c);
        at = begin + rest.find(ends).unwrap_or(rest.len());
        parts.push(Plain { text: from_address(&text[begin..at]), span: Span::new(begin, at) });
    }
    if parts.is_empty()
        && let Some(begin) = IN_HTML.iter().filter_map(|it| find(text, 0, it)).min()
    {
        let span = Span::new(begin, text.len());
        parts.push(Plain { text: unescape(&text[begin..]), span });
    }
    parts
}

/// Finds `wanted`, which begins with a sign, at or behind `from`, without regard to case.
fn find(text: &str, from: usize, wanted: &str) -> Option<usize> {
    let (bytes, wanted) = (text.as_bytes(), wanted.as_bytes());
    let is_here = |at: &usize| {
        bytes.get(*at..at + wanted.len()).is_some_and(|it| it.eq_ignore_ascii_case(wanted))
    };
    memchr::memchr_iter(wanted[0], &bytes[from..]).map(|at| from + at).find(is_here)
}

/// Decodes the value of a parameter, whatever its encoding is.
fn from_address(value: &str) -> Cow<'_, str> {
    let value = value.replace('+', " ");
    let bytes: Cow<'_, [u8]> = percent_decode_str(&value).into();
    let options = DecodeOptions { syntax: Syntax::DhtmlXq, ..DecodeOptions::default() };
    Cow::Owned(decode(&bytes, &options).text.into_owned())
}

#[cfg(test)]
mod tests {
    use super::parts;

    fn texts(text: &str) -> Vec<String> {
        parts(text).into_iter().map(|part| part.text.into_owned()).collect()
    }

    #[test]
    fn brackets_as_codes() {
        let address = "<iframe src=\"x?%5bDhtmlXQ_red%5D%E7%94%B2+a%5B%2FDhtmlXQ_red%5D\">";
        assert_eq!(texts(address), ["[DhtmlXQ_red]甲 a[/DhtmlXQ_red]"]);
        assert_eq!(texts("x?%5BDhtmlXQ_red%5D%BA%FA%C8%D9%BB%AA"), ["[DhtmlXQ_red]胡荣华"]);
        assert_eq!(texts("<p>&#91;DhtmlXQ_red&#93;甲&amp;乙"), ["[DhtmlXQ_red]甲&乙"]);
        assert!(texts("%5B &#91; [DhtmlXQ]").is_empty());
    }
}
