//! The numbers in front of moves.

use xiangqi_core::Color;

/// Follows the numbers of one line. Numbers of rounds are usual, numbers of plies are taken too.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rounds {
    /// How many plies of the first round are missing: one if Black moves first.
    offset: u32,
    /// The first number and its ply.
    first: Option<(u32, u32)>,
    /// What is added to the count of rounds; it follows the last number.
    base: i64,
    counts_plies: bool,
}

impl Rounds {
    pub(super) const fn new(first_mover: Color) -> Self {
        let offset = matches!(first_mover, Color::Black) as u32;
        Self { offset, first: None, base: 0, counts_plies: false }
    }

    /// Takes the number in front of move `ply`; returns the one that follows from the numbers
    /// before if it is another.
    pub(super) fn read(&mut self, ply: u32, number: u32) -> Option<u32> {
        let round = i64::from((ply - 1 + self.offset) / 2);
        let Some((first, at)) = self.first else {
            self.first = Some((number, ply));
            self.base = i64::from(number) - round;
            return None;
        };
        let by_plies = i64::from(first) + i64::from(ply) - i64::from(at);
        let expected = if self.counts_plies { by_plies } else { self.base + round };
        if expected == i64::from(number) {
            return None;
        }
        if by_plies == i64::from(number) && ply == at + 1 {
            self.counts_plies = true;
            return None;
        }
        self.base = i64::from(number) - round;
        if self.counts_plies {
            self.first = Some((number, ply));
        }
        u32::try_from(expected).ok()
    }
}

#[cfg(test)]
mod tests {
    use xiangqi_core::Color;

    use super::Rounds;

    /// The plies at which a number does not follow, with the number that would.
    fn odd(first_mover: Color, numbers: &[(u32, u32)]) -> Vec<(u32, u32)> {
        let mut rounds = Rounds::new(first_mover);
        let odd =
            numbers.iter().filter_map(|&(ply, number)| Some((ply, rounds.read(ply, number)?)));
        odd.collect()
    }

    #[test]
    fn a_jump_is_told_once() {
        assert_eq!(odd(Color::Red, &[(1, 1), (3, 2), (5, 4), (7, 5)]), [(5, 3)]);
        assert_eq!(odd(Color::Red, &[(1, 1), (3, 2), (4, 2), (5, 3)]), []);
    }

    #[test]
    fn black_may_begin_and_the_first_number_is_free() {
        assert_eq!(odd(Color::Black, &[(1, 1), (2, 2), (4, 3)]), []);
        assert_eq!(odd(Color::Red, &[(1, 20), (3, 21)]), []);
    }

    #[test]
    fn plies_may_be_numbered() {
        assert_eq!(odd(Color::Red, &[(1, 1), (2, 2), (3, 3), (4, 5), (5, 6)]), [(4, 4)]);
    }
}
