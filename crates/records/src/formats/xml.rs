//! The tokens of XML as record programs write it.
//!
//! Attributes are read by hand: a conforming reader would turn line ends in their values into
//! blanks. Files that end anywhere give the tokens up to there.

use std::borrow::Cow;

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_till, take_until, take_while, take_while1};
use nom::character::complete::char;
use nom::combinator::{map, opt};
use nom::multi::many0;
use nom::sequence::{delimited, preceded, terminated};
use notation_syntax::{PResult, Span, label, prefix};

/// A token with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token<'t> {
    pub(crate) what: Xml<'t>,
    pub(crate) span: Span,
}

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Xml<'t> {
    /// `<name …>` or `<name …/>`.
    Open { name: &'t str, attributes: Vec<(&'t str, &'t str)>, is_empty: bool },
    /// `</name>`.
    Close { name: &'t str },
    /// Text between tags, not yet decoded.
    Text(&'t str),
    /// What stands in `<![CDATA[…]]>`.
    Data(&'t str),
}

fn blank(input: &str) -> PResult<&str, &str> {
    take_while(char::is_whitespace)(input)
}

fn name(input: &str) -> PResult<&str, &str> {
    label("a name", take_while1(|c: char| c.is_alphanumeric() || "_-:.".contains(c))).parse(input)
}

/// `attribute = name "=" quoted`
fn attribute(input: &str) -> PResult<&str, (&str, &str)> {
    let double = delimited(char('"'), take_till(|c| c == '"'), char('"'));
    let single = delimited(char('\''), take_till(|c| c == '\''), char('\''));
    let equals = (blank, char('='), blank);
    (terminated(name, equals), alt((double, single))).parse(input)
}

fn token(input: &str) -> PResult<&str, Option<Xml<'_>>> {
    let data = delimited(tag("<![CDATA["), take_until("]]>"), tag("]]>"));
    let cut_data = preceded(tag("<![CDATA["), take_while(|_| true));
    let declaration =
        delimited(alt((tag("<?"), tag("<!D"))), take_till(|c| c == '>'), opt(char('>')));
    let close = delimited(tag("</"), name, (blank, char('>')));
    let open = (
        preceded(char('<'), name),
        many0(preceded(blank, attribute)),
        delimited(blank, opt(char('/')), (blank, char('>'))),
    );
    alt((
        map(data, |text| Some(Xml::Data(text))),
        map(cut_data, |text| Some(Xml::Data(text))),
        map(close, |name| Some(Xml::Close { name })),
        map(open, |(name, attributes, slash)| {
            Some(Xml::Open { name, attributes, is_empty: slash.is_some() })
        }),
        map(alt((declaration, tag("<!--"), tag("-->"))), |_| None),
    ))
    .parse(input)
}

/// Returns the tokens of `text`. A `<` that begins none is text.
pub(crate) fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < text.len() {
            let start = at;
            let rest = &text[at..];
            if let Ok((token, behind)) = prefix(token, rest) {
                at = text.len() - behind.len();
                match token {
                    Some(what) => return Some(Token { what, span: Span::new(start, at) }),
                    None => continue,
                }
            }
            let skip = rest.chars().next().map_or(1, char::len_utf8);
            let end =
                memchr::memchr(b'<', &rest.as_bytes()[skip..]).map_or(rest.len(), |end| end + skip);
            at += end;
            return Some(Token { what: Xml::Text(&rest[..end]), span: Span::new(start, at) });
        }
        None
    })
}

/// Decodes the references in `text`; unknown ones stay as they are.
pub(crate) fn unescape(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = memchr::memchr(b'&', rest.as_bytes()) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest.bytes().take(12).position(|byte| byte == b';');
        match end.and_then(|end| Some((reference(&rest[1..end])?, end))) {
            Some((c, end)) => {
                out.push(c);
                rest = &rest[end + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}

fn reference(name: &str) -> Option<char> {
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Xml, tokens, unescape};

    #[test]
    fn tags_texts_and_data() {
        let text = "<?xml version=\"1.0\"?><a x='1' y=\"l\n2\"/><b>t&amp;</b><![CDATA[<d>]]>";
        let found: Vec<_> = tokens(text).map(|token| token.what).collect();
        assert_eq!(
            found,
            [
                Xml::Open {
                    name: "a",
                    attributes: vec![("x", "1"), ("y", "l\n2")],
                    is_empty: true
                },
                Xml::Open { name: "b", attributes: Vec::new(), is_empty: false },
                Xml::Text("t&amp;"),
                Xml::Close { name: "b" },
                Xml::Data("<d>"),
            ]
        );
        assert_eq!(unescape("a&lt;&#x4E8C;&#20108;&x;&"), "a<二二&x;&");
    }

    #[test]
    fn a_stray_bracket_is_text() {
        assert_eq!(tokens("<< a").count(), 2);
    }
}
