//! What the men are worth when an exchange is counted.
//!
//! The Chinese rules count a rook as two horses or cannons, a horse as a cannon, an advisor as an
//! elephant; a king and a pawn before the river are no material (values of the 1999 and 2011
//! books). A pawn beyond the river floats: it may stand for an advisor or for a horse. Here it
//! is counted in favour of the attack, as an advisor when the attacker loses it and as a horse
//! when he wins it: the figures 22 and 24 of the 2020 book ask for nothing less.

use crate::{Color, Piece, PieceKind, Square};

/// Counts material from the side of the attacker, in half horses.
///
/// A horse is 4, so that an advisor is 2 and all values are whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    attacker: Color,
}

impl Worth {
    /// Counts for `attacker`.
    pub(super) const fn to(attacker: Color) -> Self {
        Self { attacker }
    }

    /// Returns what `piece` on `square` is worth.
    pub(super) const fn of(self, piece: Piece, square: Square) -> i32 {
        match piece.kind {
            PieceKind::King => 0,
            PieceKind::Rook => 8,
            PieceKind::Horse | PieceKind::Cannon => 4,
            PieceKind::Advisor | PieceKind::Elephant => 2,
            PieceKind::Pawn if square.on_own_half(piece.color) => 0,
            PieceKind::Pawn if piece.color as u8 == self.attacker as u8 => 2,
            PieceKind::Pawn => 4,
        }
    }

    /// Returns what stands on `square` is worth; 0 for an empty square.
    pub(super) fn on(self, board: &crate::Board, square: Square) -> i32 {
        board.get(square).map_or(0, |piece| self.of(piece, square))
    }
}
