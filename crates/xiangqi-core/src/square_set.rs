//! A set of squares.

use crate::{Color, Square};

/// Squares in one half of the board.
const HALF: u8 = Square::COUNT / 2;

/// The bits of a full half.
const FULL: u64 = (1 << HALF) - 1;

/// A set of squares in 90 bits.
///
/// The two halves of the board, before and beyond the river, are words of their own: advisors,
/// elephants and kings never need more than one of them.
///
/// ```
/// use xiangqi_core::{Board, Color, Piece, PieceKind, Square, SquareSet};
///
/// let pawns = Board::START.squares_of(Piece::new(Color::Red, PieceKind::Pawn));
/// let central: SquareSet = ["d3", "e3", "f3"].iter().flat_map(|name| name.parse()).collect();
/// let shared = pawns.intersection(central);
/// assert_eq!((shared.len(), shared.first()), (1, Some("e3".parse()?)));
/// let names: Vec<String> = pawns.into_iter().map(|square| square.to_string()).collect();
/// assert_eq!(names, ["a3", "c3", "e3", "g3", "i3"]);
/// # Ok::<(), xiangqi_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet {
    /// Ranks 0 to 4 (Red's half), then ranks 5 to 9 (Black's half), 45 bits each.
    halves: [u64; 2],
}

impl SquareSet {
    /// The set without squares.
    pub const EMPTY: Self = Self { halves: [0; 2] };
    /// The set of all ninety squares.
    pub const ALL: Self = Self { halves: [FULL; 2] };

    /// Makes a set from its bits: bit n is the square with index n. Bits from 90 up are dropped.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self { halves: [bits as u64 & FULL, (bits >> HALF) as u64 & FULL] }
    }

    /// Returns the bits: bit n is the square with index n.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.halves[0] as u128 | (self.halves[1] as u128) << HALF
    }

    /// Makes the set of one square.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        SINGLE[square.index() as usize & 127]
    }

    /// Makes a set from the squares of both halves, Red's first; bit 0 is the file `a` of the
    /// lowest rank of a half.
    pub(crate) const fn from_halves(halves: [u64; 2]) -> Self {
        Self { halves }
    }

    /// Returns both halves, Red's first.
    pub(crate) const fn halves(self) -> [u64; 2] {
        self.halves
    }

    /// Returns the squares in the half of `color`.
    pub(crate) const fn half(self, color: Color) -> u64 {
        self.halves[color.index()]
    }

    /// Tells whether `square` is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        !self.intersection(Self::of(square)).is_empty()
    }

    /// Adds `square`.
    pub const fn insert(&mut self, square: Square) {
        *self = self.union(Self::of(square));
    }

    /// Takes `square` out.
    pub const fn remove(&mut self, square: Square) {
        *self = self.difference(Self::of(square));
    }

    /// Returns the number of squares.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.halves[0].count_ones() + self.halves[1].count_ones()) as usize
    }

    /// Tells whether no square is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.halves[0] | self.halves[1] == 0
    }

    /// Returns the squares of both sets together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.halves, other.halves);
        Self { halves: [a | c, b | d] }
    }

    /// Returns the squares that both sets share.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.halves, other.halves);
        Self { halves: [a & c, b & d] }
    }

    /// Returns the squares of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.halves, other.halves);
        Self { halves: [a & !c, b & !d] }
    }

    /// Returns the squares that are in one of the sets only.
    #[must_use]
    pub const fn symmetric_difference(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.halves, other.halves);
        Self { halves: [a ^ c, b ^ d] }
    }

    /// Returns the squares that are not in the set.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self::ALL.difference(self)
    }

    /// Returns the square with the lowest index.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        match self.halves {
            [0, 0] => None,
            [0, high] => Square::from_index(HALF + high.trailing_zeros() as u8),
            [low, _] => Square::from_index(low.trailing_zeros() as u8),
        }
    }

    /// Returns the square with the highest index.
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        match self.halves {
            [0, 0] => None,
            [low, 0] => Square::from_index(63 - low.leading_zeros() as u8),
            [_, high] => Square::from_index(HALF + 63 - high.leading_zeros() as u8),
        }
    }

    /// Calls `visit` with each square, in the order of their indexes.
    #[inline(always)]
    pub(crate) fn for_each(self, mut visit: impl FnMut(Square)) {
        for (half, start) in self.halves.into_iter().zip([0, HALF]) {
            let mut left = half;
            while left != 0 {
                visit(Square::at(start + left.trailing_zeros() as u8));
                left &= left - 1;
            }
        }
    }
}

/// The sets of one square, by its index; the rest of the table is empty.
static SINGLE: [SquareSet; 128] = {
    let mut table = [SquareSet::EMPTY; 128];
    let mut index = 0;
    while index < Square::COUNT {
        table[index as usize] = SquareSet::from_bits(1 << index);
        index += 1;
    }
    table
};

impl core::fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Squares in the order of their indexes.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        match &mut self.0.halves {
            [0, half] | [half, _] => *half &= *half - 1,
        }
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}
