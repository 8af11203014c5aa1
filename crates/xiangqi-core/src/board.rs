//! Which piece stands where.

use crate::{Piece, Square, SquareSet};

/// The ninety squares with their pieces, without any rule.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    squares: [Option<Piece>; Square::COUNT as usize],
}

impl Board {
    /// The board without pieces.
    pub const EMPTY: Self = Self { squares: [None; Square::COUNT as usize] };

    /// Returns the piece on `square`.
    #[must_use]
    pub const fn get(&self, square: Square) -> Option<Piece> {
        self.squares[square.index() as usize]
    }

    /// Puts `piece`, or nothing, on `square` and returns what stood there.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let slot = &mut self.squares[square.index() as usize];
        let before = *slot;
        *slot = piece;
        before
    }

    /// Returns the pieces with their squares, `a0` first.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// Returns the squares on which `piece` stands.
    #[must_use]
    pub fn squares_of(&self, piece: Piece) -> SquareSet {
        self.iter().filter(|&(_, found)| found == piece).map(|(square, _)| square).collect()
    }

    /// Returns the squares that hold a piece.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.iter().map(|(square, _)| square).collect()
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}
