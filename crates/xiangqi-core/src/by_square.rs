//! A table by square.

use crate::Square;

/// A value for each square.
///
/// It has 128 entries, of which those from 90 up are never read: so a masked index needs no check.
pub(crate) struct BySquare<T>([T; 128]);

impl<T: Copy> BySquare<T> {
    /// Makes the table from its entries.
    pub(crate) const fn new(entries: [T; 128]) -> Self {
        Self(entries)
    }

    /// Returns the value for `square`.
    #[inline(always)]
    pub(crate) const fn get(&self, square: Square) -> &T {
        &self.0[square.index() as usize & 127]
    }
}
