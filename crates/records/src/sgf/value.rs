//! One value of a property, decoded on demand.

use std::borrow::Cow;

use notation_syntax::Span;

use super::number::{Spelling, read_number, read_real};
use super::text::{Breaks, decode, split_at_colon};

/// What stands between the brackets of a value, or one half of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SgfValue<'a> {
    raw: &'a str,
    at: usize,
}

impl<'a> SgfValue<'a> {
    /// Makes the value of the text `raw`, which stands at the byte `at` of its file.
    #[must_use]
    pub const fn new(raw: &'a str, at: usize) -> Self {
        Self { raw, at }
    }

    /// Returns the text as it stands in the file, with its escapes.
    #[must_use]
    pub const fn raw(self) -> &'a str {
        self.raw
    }

    /// Returns its place in the text.
    #[must_use]
    pub const fn span(self) -> Span {
        Span::new(self.at, self.at + self.raw.len())
    }

    /// Tells whether nothing stands there.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.raw.is_empty()
    }

    /// Returns the value without white space at its ends.
    #[must_use]
    pub fn trimmed(self) -> Self {
        let start = self.raw.len() - self.raw.trim_ascii_start().len();
        Self { raw: self.raw.trim_ascii(), at: self.at + start }
    }

    /// Decodes a text: escapes resolved, soft breaks removed, line ends LF.
    #[must_use]
    pub fn text(self) -> Cow<'a, str> {
        decode(self.raw, Breaks::Kept)
    }

    /// Decodes a line of text: the same, with spaces for line breaks.
    #[must_use]
    pub fn simple_text(self) -> Cow<'a, str> {
        decode(self.raw, Breaks::Spaces)
    }

    /// Reads a whole number.
    #[must_use]
    pub fn number(self) -> Option<(i64, Spelling)> {
        read_number(self.raw)
    }

    /// Reads a number with decimals.
    #[must_use]
    pub fn real(self) -> Option<(f64, Spelling)> {
        read_real(self.raw)
    }

    /// Parts a composed value at its first colon that no `\` protects.
    #[must_use]
    pub fn composed(self) -> Option<(Self, Self)> {
        let (left, right) = split_at_colon(self.raw)?;
        let second = self.at + left.len() + 1;
        Some((Self::new(left, self.at), Self::new(right, second)))
    }
}

#[cfg(test)]
mod tests {
    use notation_syntax::Span;

    use super::SgfValue;

    #[test]
    fn halves_know_their_places() {
        let value = SgfValue::new("a\\:b:1.0", 10);
        let (name, version) = value.composed().unwrap();
        assert_eq!((&*name.simple_text(), &*version.simple_text()), ("a:b", "1.0"));
        assert_eq!(version.span(), Span::new(15, 18));
        assert_eq!(SgfValue::new("  aa ", 4).trimmed().span(), Span::new(6, 8));
    }
}
