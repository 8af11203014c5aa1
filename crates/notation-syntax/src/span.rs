//! A stretch of a text or of a file's bytes.

use core::ops::Range;

/// A half-open range of byte offsets, `start..end`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset behind the last byte.
    pub end: usize,
}

impl Span {
    /// Makes the span of the bytes `start..end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// Makes the empty span at `offset`.
    #[must_use]
    pub const fn at(offset: usize) -> Self {
        Self { start: offset, end: offset }
    }

    /// Returns the place of `part` in `whole`, of which it is a slice.
    ///
    /// ```
    /// use notation_syntax::Span;
    ///
    /// let whole = "炮二平五 马8进7";
    /// let part = whole.split(' ').nth(1).unwrap();
    /// assert_eq!(Span::of(part, whole), Span::new(13, 21));
    /// ```
    ///
    /// # Panics
    ///
    /// Where `part` is no slice of `whole`.
    #[must_use]
    pub fn of(part: &str, whole: &str) -> Self {
        let start = part.as_ptr().addr().checked_sub(whole.as_ptr().addr());
        let span = start.map(|start| Self::new(start, start + part.len()));
        span.filter(|span| span.end <= whole.len()).expect("the part is a slice of the whole")
    }

    /// Returns the number of bytes.
    #[must_use]
    pub const fn len(self) -> usize {
        self.end - self.start
    }

    /// Tells whether no byte lies inside.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Moves the span `offset` bytes to the right, for a text that was cut out of a larger one.
    #[must_use]
    pub const fn shifted(self, offset: usize) -> Self {
        Self { start: self.start + offset, end: self.end + offset }
    }

    /// Returns the smallest span that holds both.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Returns the span as a range, for indexing.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Self {
        Self::new(range.start, range.end)
    }
}
