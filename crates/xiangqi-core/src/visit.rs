//! Giving moves one by one.

use crate::generate::Sink;
use crate::step_tables::COORDS;
use crate::{Move, Square, SquareSet};

/// Calls a function with each move.
pub(crate) struct Visit<F>(pub(crate) F);

impl<F: FnMut(Move)> Sink for Visit<F> {
    #[inline(always)]
    fn targets(&mut self, from: Square, targets: SquareSet) {
        targets.for_each(|to| (self.0)(Move::new(from, to)));
    }

    #[inline(always)]
    fn lines(&mut self, from: Square, rank: u16, file: u16) {
        let at = COORDS.get(from);
        let start = from.index() - at.file;
        let mut left = rank;
        while left != 0 {
            (self.0)(Move::new(from, Square::at(start + left.trailing_zeros() as u8)));
            left &= left - 1;
        }
        let mut left = file;
        while left != 0 {
            (self.0)(Move::new(from, Square::at(at.file + 9 * left.trailing_zeros() as u8)));
            left &= left - 1;
        }
    }

    #[inline(always)]
    fn shifted(&mut self, targets: SquareSet, delta: i8) {
        targets.for_each(|to| {
            (self.0)(Move::new(Square::at(to.index().wrapping_add_signed(-delta)), to));
        });
    }
}
