//! What a parser would have taken at the place where it stopped.

use core::fmt;

const CAPACITY: usize = 4;

/// A short list of expectations, in the order in which they were tried, without duplicates.
///
/// It holds four; more would help nobody and are dropped.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Expected {
    items: [&'static str; CAPACITY],
    len: u8,
}

impl Expected {
    /// Makes a list of one.
    #[must_use]
    pub fn one(what: &'static str) -> Self {
        let mut expected = Self::default();
        expected.push(what);
        expected
    }

    /// Adds `what` unless it is there already.
    pub fn push(&mut self, what: &'static str) {
        let len = usize::from(self.len);
        if len < CAPACITY && !self.as_slice().contains(&what) {
            self.items[len] = what;
            self.len += 1;
        }
    }

    /// Adds all of `other`.
    pub fn merge(&mut self, other: &Self) {
        for what in other.as_slice() {
            self.push(what);
        }
    }

    /// Returns the expectations.
    #[must_use]
    pub fn as_slice(&self) -> &[&'static str] {
        &self.items[..usize::from(self.len)]
    }
}

impl fmt::Debug for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// Writes `a`, `a or b`, `a, b or c`; `something else` when empty.
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_slice() {
            [] => f.write_str("something else"),
            [only] => f.write_str(only),
            [first, middle @ .., last] => {
                f.write_str(first)?;
                for what in middle {
                    write!(f, ", {what}")?;
                }
                write!(f, " or {last}")
            }
        }
    }
}
