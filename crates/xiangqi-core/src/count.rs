//! Counting moves without making a list of them.

use crate::generate::Sink;
use crate::{Square, SquareSet};

/// Counts moves.
pub(crate) struct Count(pub(crate) u32);

impl Sink for Count {
    #[inline(always)]
    fn targets(&mut self, _from: Square, targets: SquareSet) {
        let [low, high] = targets.halves();
        self.0 += low.count_ones() + high.count_ones();
    }

    #[inline(always)]
    fn lines(&mut self, _from: Square, rank: u16, file: u16) {
        self.0 += (u32::from(rank) | u32::from(file) << 16).count_ones();
    }

    #[inline(always)]
    fn shifted(&mut self, targets: SquareSet, _delta: i8) {
        let [low, high] = targets.halves();
        self.0 += low.count_ones() + high.count_ones();
    }
}
