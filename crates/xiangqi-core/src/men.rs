//! Where the men stand, by side, by kind and by line: the board as sets of bits.

use crate::step_tables::COORDS;
use crate::{Board, Color, Piece, PieceKind, Square, SquareSet};

/// The men of a board as sets, kept up to date move by move.
#[derive(Clone)]
pub(crate) struct Men {
    kinds: [SquareSet; 8],
    sides: [SquareSet; 2],
    lines: [Lines; 2],
}

/// The places that one side occupies on each line; the arrays are longer than needed so that a
/// masked index needs no check.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    ranks: [u16; 16],
    files: [u16; 16],
}

impl Lines {
    /// Returns the nine places of `rank`.
    #[inline(always)]
    pub(crate) const fn rank(&self, rank: u8) -> u16 {
        self.ranks[rank as usize & 15]
    }

    /// Returns the ten places of `file`.
    #[inline(always)]
    pub(crate) const fn file(&self, file: u8) -> u16 {
        self.files[file as usize & 15]
    }
}

impl Men {
    /// Collects the men of `board`.
    pub(crate) fn new(board: &Board) -> Self {
        let mut men = Self {
            kinds: [SquareSet::EMPTY; 8],
            sides: [SquareSet::EMPTY; 2],
            lines: [Lines { ranks: [0; 16], files: [0; 16] }; 2],
        };
        for (square, piece) in board.iter() {
            men.toggle(square, piece);
        }
        men
    }

    /// Returns the men of `color`.
    #[inline(always)]
    pub(crate) const fn side(&self, color: Color) -> SquareSet {
        self.sides[color.index()]
    }

    /// Returns the men of `kind` on both sides.
    #[inline(always)]
    pub(crate) const fn kind(&self, kind: PieceKind) -> SquareSet {
        self.kinds[kind.index()]
    }

    /// Returns the squares on which `piece` stands.
    #[inline(always)]
    pub(crate) const fn piece(&self, piece: Piece) -> SquareSet {
        self.kind(piece.kind).intersection(self.side(piece.color))
    }

    /// Returns all squares that are taken.
    #[inline(always)]
    pub(crate) const fn occupied(&self) -> SquareSet {
        self.sides[0].union(self.sides[1])
    }

    /// Returns the kind of the man on `square`, which is not empty.
    pub(crate) fn kind_on(&self, square: Square) -> PieceKind {
        let stands = |&kind: &PieceKind| self.kind(kind).contains(square);
        PieceKind::ALL.into_iter().find(stands).unwrap_or(PieceKind::King)
    }

    /// Returns the lines of `color`.
    #[inline(always)]
    pub(crate) const fn lines(&self, color: Color) -> &Lines {
        &self.lines[color.index()]
    }

    /// Returns the places that are taken on `rank`.
    #[inline(always)]
    pub(crate) const fn rank(&self, rank: u8) -> u16 {
        self.lines[0].rank(rank) | self.lines[1].rank(rank)
    }

    /// Returns the places that are taken on `file`.
    #[inline(always)]
    pub(crate) const fn file(&self, file: u8) -> u16 {
        self.lines[0].file(file) | self.lines[1].file(file)
    }

    /// Puts `piece` on `square`, or takes it away from there.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, square: Square, piece: Piece) {
        let one = SquareSet::of(square);
        let (color, kind) = (piece.color.index(), piece.kind.index());
        self.kinds[kind & 7] = self.kinds[kind & 7].symmetric_difference(one);
        self.sides[color] = self.sides[color].symmetric_difference(one);
        let at = COORDS.get(square);
        self.lines[color].ranks[at.rank as usize & 15] ^= 1 << at.file;
        self.lines[color].files[at.file as usize & 15] ^= 1 << at.rank;
    }
}
