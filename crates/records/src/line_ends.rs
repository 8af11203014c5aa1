//! Line ends: LF inside, whatever the format outside.

use std::borrow::Cow;

/// Turns CR LF and lone CR into LF.
pub(crate) fn with_lf(text: &str) -> Cow<'_, str> {
    if memchr::memchr(b'\r', text.as_bytes()).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut lines = text.split('\r');
    out.push_str(lines.next().unwrap_or_default());
    for line in lines {
        out.push('\n');
        out.push_str(line.strip_prefix('\n').unwrap_or(line));
    }
    Cow::Owned(out)
}

/// Turns LF into CR LF.
pub(crate) fn with_crlf(text: &str) -> Cow<'_, str> {
    if memchr::memchr(b'\n', text.as_bytes()).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    let mut lines = text.split('\n');
    out.push_str(lines.next().unwrap_or_default());
    for line in lines {
        out.push_str("\r\n");
        out.push_str(line);
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::{with_crlf, with_lf};

    #[test]
    fn every_line_end_becomes_one() {
        assert_eq!(with_lf("a\r\nb\rc\nd\r\r\n\re\r"), "a\nb\nc\nd\n\n\ne\n");
        assert_eq!(with_lf("abc"), "abc");
        assert_eq!(with_crlf("a\n\nb\n"), "a\r\n\r\nb\r\n");
        assert_eq!(with_lf(&with_crlf("a\n\nb\n")), "a\n\nb\n");
    }
}
