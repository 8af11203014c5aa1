//! Escapes and line breaks of texts.
//!
//! `\` protects the next character and vanishes; before a line break it takes the break with it
//! (a soft break). Line breaks are LF, CR, CR LF or LF CR (FF\[4\], "Property Value Types",
//! "Text" and "SimpleText").

use std::borrow::Cow;

/// What becomes of a line break that no `\` protects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breaks {
    /// It stays, as LF: `Text`.
    Kept,
    /// It becomes a space: `SimpleText`.
    Spaces,
}

/// Decodes the text of a value. White space other than line breaks becomes a space.
pub(super) fn decode(raw: &str, breaks: Breaks) -> Cow<'_, str> {
    // A lone LF is what it becomes.
    let keeps = |byte| byte == b'\n' && breaks == Breaks::Kept;
    if !raw.bytes().any(|byte| is_special(byte) && !keeps(byte)) {
        return Cow::Borrowed(raw);
    }
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.bytes().position(is_special) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(escaped) = rest.strip_prefix('\\') {
            rest = match after_break(escaped) {
                Some(after) => after,
                None => {
                    let mut characters = escaped.chars();
                    text.extend(characters.next().map(as_space));
                    characters.as_str()
                }
            };
        } else if let Some(after) = after_break(rest) {
            text.push(if breaks == Breaks::Kept { '\n' } else { ' ' });
            rest = after;
        } else {
            text.push(' ');
            rest = &rest[1..];
        }
    }
    text.push_str(rest);
    Cow::Owned(text)
}

/// Writes `text` so that [`decode`] gives it back.
pub(super) fn encode(text: &str, colons: Colons, into: &mut String) {
    for c in text.chars() {
        if matches!(c, ']' | '\\') || (c == ':' && colons == Colons::Escaped) {
            into.push('\\');
        }
        into.push(c);
    }
}

/// Whether a colon would part a composed value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colons {
    /// It stands for itself.
    Free,
    /// The text is a part of a composed value.
    Escaped,
}

/// Splits a raw text at the first colon that no `\` protects.
pub(super) fn split_at_colon(raw: &str) -> Option<(&str, &str)> {
    let bytes = raw.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b':' => return Some((&raw[..at], &raw[at + 1..])),
            _ => {}
        }
        at += 1;
    }
    None
}

const fn is_special(byte: u8) -> bool {
    matches!(byte, b'\\' | b'\n' | b'\r' | b'\t' | 0x0B | 0x0C)
}

const fn as_space(c: char) -> char {
    if matches!(c, '\t' | '\x0B' | '\x0C') { ' ' } else { c }
}

/// Returns what stands behind the line break at the start of `text`.
fn after_break(text: &str) -> Option<&str> {
    ["\r\n", "\n\r", "\n", "\r"].into_iter().find_map(|one| text.strip_prefix(one))
}

#[cfg(test)]
mod tests {
    use super::{Breaks, Colons, decode, encode, split_at_colon};

    #[test]
    fn decodes_the_examples_of_the_standard() {
        // FF[4], "Property Value Types", "Text": example.
        let raw = "Meijin NR: yeah, k4 is won\\\nderful\nsweat NR: thank you! :\\)\ndada NR: yup. I like this move too. It's a move only to be expected from a pro. I really like it :)\njansteen 4d: Can anyone\\\n explain [me\\] k4?";
        let text = decode(raw, Breaks::Kept);
        assert!(text.starts_with("Meijin NR: yeah, k4 is wonderful\nsweat NR: thank you! :)\n"));
        assert!(text.ends_with("jansteen 4d: Can anyone explain [me] k4?"));
    }

    #[test]
    fn each_kind_of_break_counts_once() {
        assert_eq!(decode("a\r\nb\n\rc\rd\ne", Breaks::Kept), "a\nb\nc\nd\ne");
        assert_eq!(decode("a\\\r\nb\\\n\rc\\\rd", Breaks::Kept), "abcd");
        assert_eq!(decode("a\nb\tc", Breaks::Spaces), "a b c");
        assert_eq!(decode("a\n\nb\r\r\n", Breaks::Kept), "a\n\nb\n\n");
    }

    #[test]
    fn a_backslash_at_the_very_end_vanishes() {
        assert_eq!(decode("a\\", Breaks::Kept), "a");
        assert_eq!(decode("\\弈\\\\", Breaks::Kept), "弈\\");
    }

    #[test]
    fn encoding_is_undone() {
        for text in ["a]b\\c:d", "\\", "]]", "a\nb", ""] {
            for colons in [Colons::Free, Colons::Escaped] {
                let mut raw = String::new();
                encode(text, colons, &mut raw);
                assert_eq!(decode(&raw, Breaks::Kept), text);
                assert!(colons == Colons::Free || split_at_colon(&raw).is_none());
            }
        }
    }

    #[test]
    fn composed_values_part_at_the_first_bare_colon() {
        assert_eq!(split_at_colon("a\\:b:1:2"), Some(("a\\:b", "1:2")));
        assert_eq!(split_at_colon("aa"), None);
    }
}
