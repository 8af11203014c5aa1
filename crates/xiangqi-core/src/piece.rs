//! The seven kinds of pieces.

use crate::Color;

/// A kind of piece, in the order of the standard's table of piece numbers (1 to 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum PieceKind {
    /// King (帅/将, `K`).
    King,
    /// Advisor (仕/士, `A`).
    Advisor,
    /// Elephant (相/象, `B`).
    Elephant,
    /// Horse (马, `N`).
    Horse,
    /// Rook (车, `R`).
    Rook,
    /// Cannon (炮, `C`).
    Cannon,
    /// Pawn (兵/卒, `P`).
    Pawn,
}

impl PieceKind {
    /// The seven kinds.
    pub const ALL: [Self; 7] = [
        Self::King,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Rook,
        Self::Cannon,
        Self::Pawn,
    ];

    /// Returns 0 for the king to 6 for the pawn.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns how many of this kind one side has at the start of a game.
    #[must_use]
    pub const fn usual_count(self) -> usize {
        match self {
            Self::King => 1,
            Self::Pawn => 5,
            _ => 2,
        }
    }

    /// Tells whether men of this kind can go beyond the river.
    #[must_use]
    pub const fn crosses_river(self) -> bool {
        matches!(self, Self::Horse | Self::Rook | Self::Cannon | Self::Pawn)
    }

    /// Returns the standard's letter: `K A B N R C P`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['K', 'A', 'B', 'N', 'R', 'C', 'P'][self as usize]
    }
}

impl core::fmt::Display for PieceKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::King => "king",
            Self::Advisor => "advisor",
            Self::Elephant => "elephant",
            Self::Horse => "horse",
            Self::Rook => "rook",
            Self::Cannon => "cannon",
            Self::Pawn => "pawn",
        })
    }
}

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// Makes the piece of `color` and `kind`.
    #[must_use]
    pub const fn new(color: Color, kind: PieceKind) -> Self {
        Self { color, kind }
    }

    /// Returns the FEN letter: upper case for Red, lower case for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.color {
            Color::Red => self.kind.letter(),
            Color::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }
}

impl core::fmt::Display for Piece {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} {}", self.color, self.kind)
    }
}
