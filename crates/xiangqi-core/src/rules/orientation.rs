//! An order of moves that no mirror and no exchange of players changes.

use crate::{Color, Move, Position, Square};

/// From where a position is looked at: the attacker below, and the one of the two mirror images
/// whose key is less.
///
/// Where lines are worth the same, the order of moves decides which one is reported. Taken in this
/// order it is the same line on a mirrored board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Orientation {
    turned: bool,
    mirrored: bool,
}

impl Orientation {
    /// Looks at `position` from the side of `attacker`.
    pub(super) fn of(position: &Position, attacker: Color) -> Self {
        let turned = attacker == Color::Black;
        let seen = if turned { position.color_swapped() } else { position.clone() };
        Self { turned, mirrored: seen.mirrored().key() < seen.key() }
    }

    /// Returns where `mv` comes in the order.
    pub(super) fn rank(self, mv: Move) -> [u8; 2] {
        [mv.from, mv.to].map(|square| self.seen(square).index())
    }

    const fn seen(self, square: Square) -> Square {
        let square = if self.turned { square.turned() } else { square };
        if self.mirrored { square.mirrored() } else { square }
    }
}
