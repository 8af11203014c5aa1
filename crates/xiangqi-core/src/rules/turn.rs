//! Positions that nobody played: the mover moves again, or a man is not there.

use crate::{Move, Position, SetupFaultKind, Square};

/// Returns `position` with the other side to move; nothing if the side to move is in check, as
/// its king could then be taken.
pub(super) fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.side_to_move = setup.side_to_move.other();
    Position::forgiving(setup, &SetupFaultKind::ALL).ok()
}

/// Returns `position` without the man on `square`; nothing if the king of the side that is not to
/// move could then be taken.
pub(super) fn without(position: &Position, square: Square) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.board.set(square, None);
    Position::forgiving(setup, &SetupFaultKind::ALL).ok()
}

/// Returns the position after `mv`, which must be legal.
pub(super) fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}
