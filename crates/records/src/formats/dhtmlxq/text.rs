//! Texts: `||` is a line end, `\uXXXX` a character.

use std::borrow::Cow;
use std::fmt::Write;

use crate::line_ends::with_lf;

/// Decodes the value of a field.
pub(crate) fn unescape(value: &str) -> Cow<'_, str> {
    let value = with_lf(value);
    if !value.contains("||") && !value.contains("\\u") {
        return value;
    }
    let mut out = String::with_capacity(value.len());
    let mut units: Vec<u16> = Vec::new();
    let mut rest = &*value;
    while let Some(c) = rest.chars().next() {
        if let Some((unit, behind)) = escape(rest) {
            units.push(unit);
            rest = behind;
            continue;
        }
        push_units(&mut units, &mut out);
        if let Some(behind) = rest.strip_prefix("||") {
            out.push('\n');
            rest = behind;
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    push_units(&mut units, &mut out);
    Cow::Owned(out)
}

/// `\u` and four hexadecimal digits.
fn escape(text: &str) -> Option<(u16, &str)> {
    let (digits, rest) = text.strip_prefix("\\u")?.split_at_checked(4)?;
    let is_hexadecimal = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let unit = u16::from_str_radix(digits, 16).ok().filter(|_| is_hexadecimal)?;
    Some((unit, rest))
}

/// Appends units of UTF-16, which may be halves of one character.
fn push_units(units: &mut Vec<u16>, out: &mut String) {
    out.extend(
        char::decode_utf16(units.drain(..)).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)),
    );
}

/// Encodes a text so that reading gives it back: what would be taken for a tag, a line end or an
/// escape is escaped.
pub(super) fn push_escaped(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let is_tag =
            |tag: &str| rest.get(..tag.len()).is_some_and(|it| it.eq_ignore_ascii_case(tag));
        let is_special = match c {
            '\r' => true,
            '[' => is_tag("[DhtmlXQ") || is_tag("[/DhtmlXQ"),
            '|' => {
                rest.starts_with("||")
                    || text[..text.len() - rest.len()].ends_with(['|', '\n'])
                    || rest.starts_with("|\n")
            }
            '\\' => escape(rest).is_some(),
            _ => false,
        };
        match c {
            '\n' => out.push_str("||"),
            c if is_special => {
                let _ = write!(out, "\\u{:04X}", u32::from(c));
            }
            c => out.push(c),
        }
        rest = &rest[c.len_utf8()..];
    }
}

/// Tells whether `text` has remains of HTML: character references or line breaks as tags.
pub(super) fn has_html(text: &str) -> bool {
    let lower = |it: &str| it.to_ascii_lowercase();
    memchr::memchr2_iter(b'&', b'<', text.as_bytes()).any(|at| {
        let rest = &text.as_bytes()[at..];
        let rest = lower(&String::from_utf8_lossy(&rest[..rest.len().min(6)]));
        ["&nbsp;", "&lt;", "&gt;", "&amp;", "&quot;", "&#", "<br", "<p>", "</p>", "<font", "<param"]
            .iter()
            .any(|remains| rest.starts_with(remains))
    })
}

#[cfg(test)]
mod tests {
    use super::{has_html, push_escaped, unescape};

    #[test]
    fn line_ends_and_escapes() {
        assert_eq!(unescape("一||二\\u4E09\\uD83D\\uDE00\\u12"), "一\n二三😀\\u12");
        assert_eq!(unescape("一\r\n二"), "一\n二");
    }

    #[test]
    fn every_text_comes_back() {
        for text in [
            "一\n\n二|三",
            "a||b",
            "a|\n|b||",
            "\n|||\n",
            "[DhtmlXQ_red]x[/dhtmlxq_red] [x]",
            "\\u4E00 \\x",
            "a\rb",
        ] {
            let mut out = String::new();
            push_escaped(text, &mut out);
            assert_eq!(unescape(&out), text, "{out}");
            assert!(!super::super::looks_like(&out));
        }
    }

    #[test]
    fn html_is_seen() {
        assert!(has_html("a&nbsp;b"));
        assert!(has_html("a<BR/>b"));
        assert!(!has_html("a & b < c"));
    }
}
