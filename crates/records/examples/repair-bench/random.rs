//! Numbers that only the seed decides (SplitMix64).

/// A source of numbers.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number below `end`.
    pub(crate) const fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() { None } else { Some(from[self.below(from.len())]) }
    }

    /// Picks by weight.
    pub(crate) fn weighted<T: Copy>(&mut self, from: &[(T, u32)]) -> Option<T> {
        let sum: u32 = from.iter().map(|&(_, weight)| weight).sum();
        if sum == 0 {
            return None;
        }
        let mut at = self.below(sum as usize) as u32;
        for &(value, weight) in from {
            if at < weight {
                return Some(value);
            }
            at -= weight;
        }
        None
    }

    pub(crate) fn shuffle<T>(&mut self, values: &mut [T]) {
        for at in (1..values.len()).rev() {
            values.swap(at, self.below(at + 1));
        }
    }
}
