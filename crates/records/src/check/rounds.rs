//! The numbers in front of moves.

use xiangqi_core::Color;

/// Follows the numbers of one line.
///
/// Numbers of rounds are usual. Red begins a round; where Black moves first or is said to, either
/// side may, which is not asked but seen. Numbers that count plies are taken, too.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rounds {
    /// The number and the ply from which the others follow.
    first: Option<(u32, u32)>,
    /// The ply of the last number.
    last: u32,
    /// By how many plies rounds can begin earlier than at odd plies; the likelier one first.
    offsets: [Option<u32>; 2],
    /// How many numbers could only count plies.
    plies: u32,
}

impl Rounds {
    /// Begins where `stated` is said to move first, and `first_mover` does.
    pub(super) const fn new(stated: Color, first_mover: Color) -> Self {
        Self { first: None, last: 0, offsets: offsets(stated, first_mover), plies: 0 }
    }

    /// Takes the number in front of move `ply`; returns the one that follows from the numbers
    /// before if it is another.
    pub(super) fn read(&mut self, ply: u32, number: u32) -> Option<u32> {
        let last = std::mem::replace(&mut self.last, ply);
        let Some((first, at)) = self.first else {
            self.first = Some((number, ply));
            return None;
        };
        let by_plies = first.saturating_add(ply).saturating_sub(at);
        let by_rounds = |offset: u32| {
            let rounds = (ply + 1 + offset) / 2;
            first.saturating_add(rounds).saturating_sub((at + 1 + offset) / 2)
        };
        if self.plies > 0 && number == by_plies {
            self.plies += 1;
            return None;
        }
        let fits = self.offsets.map(|it| it.filter(|&offset| by_rounds(offset) == number));
        if fits != [None, None] {
            self.offsets = fits;
            return None;
        }
        if number == by_plies && ply == last + 1 {
            self.plies = 1;
            return None;
        }
        let offset = self.offsets.iter().flatten().next().copied().unwrap_or_default();
        // What one number alone fitted were no plies.
        let expected = if self.plies > 1 { by_plies } else { by_rounds(offset) };
        self.plies = 0;
        self.first = Some((number, ply));
        Some(expected)
    }
}

/// The beginnings of rounds for the side that moves first, the usual one first.
const fn offsets(stated: Color, first_mover: Color) -> [Option<u32>; 2] {
    match (first_mover, stated) {
        (Color::Red, Color::Red) => [Some(0), None],
        (Color::Red, Color::Black) => [Some(0), Some(1)],
        (Color::Black, _) => [Some(1), Some(0)],
    }
}

#[cfg(test)]
mod tests {
    use xiangqi_core::Color;

    use super::Rounds;

    /// The plies at which a number does not follow, with the number that would.
    fn odd(first_mover: Color, numbers: &[(u32, u32)]) -> Vec<(u32, u32)> {
        let mut rounds = Rounds::new(first_mover, first_mover);
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
    fn the_side_that_begins_is_seen() {
        assert_eq!(odd(Color::Black, &[(1, 1), (2, 2), (4, 3), (6, 4)]), []);
        assert_eq!(odd(Color::Black, &[(1, 1), (3, 2), (4, 2), (5, 3)]), []);
    }

    #[test]
    fn rounds_that_begin_with_black_are_odd_where_red_moved_first() {
        assert_eq!(odd(Color::Red, &[(1, 1), (2, 2), (4, 3), (6, 4)]), [(4, 2)]);
    }

    #[test]
    fn plies_may_be_numbered() {
        assert_eq!(odd(Color::Red, &[(1, 1), (2, 2), (3, 3), (4, 5), (5, 6)]), [(4, 4)]);
    }
}
