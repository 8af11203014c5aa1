//! Positions that nobody played: the mover moves again, or a man is not there.

use crate::{Move, Piece, PieceKind, Position, Setup, SetupFaultKind, Square};

/// Returns `position` with the other side to move; nothing if the side to move is in check, as
/// its king could then be taken.
pub(super) fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.side_to_move = setup.side_to_move.other();
    Position::forgiving(setup, &SetupFaultKind::ALL).ok()
}

/// Returns `position` as if the man on `square` were not there.
///
/// If that man covers its own king, a man that cannot step to `target` takes its place.
pub(super) fn without(position: &Position, square: Square, target: Square) -> Option<Position> {
    let mut setup = position.to_setup();
    let man = setup.board.set(square, None)?;
    let with = |setup: &Setup| Position::forgiving(setup.clone(), &SetupFaultKind::ALL).ok();
    if let Some(absent) = with(&setup).filter(|absent| !absent.is_check()) {
        return Some(absent);
    }
    [PieceKind::Advisor, PieceKind::Elephant, PieceKind::Pawn].into_iter().find_map(|kind| {
        setup.board.set(square, Some(Piece::new(man.color, kind)));
        let is_harmless = setup.board.check_step(Move::new(square, target)).is_err();
        with(&setup).filter(|_| is_harmless)
    })
}

/// Returns the position after `mv`, which must be legal.
pub(super) fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// Tells whether `mv` can give check at all, by a look at the squares: most moves cannot.
///
/// A check comes from the square that is entered, or along a line or over a leg that the move has
/// changed.
pub(super) fn may_check(position: &Position, mv: Move) -> bool {
    let king = position.king(position.side_to_move().other());
    let distance = |square: Square| {
        let files = square.file().index().abs_diff(king.file().index());
        let ranks = square.rank().index().abs_diff(king.rank().index());
        (files, ranks)
    };
    let on_line = |square: Square| {
        let (files, ranks) = distance(square);
        files == 0 || ranks == 0
    };
    on_line(mv.from)
        || on_line(mv.to)
        || distance(mv.from) == (1, 1)
        || matches!(distance(mv.to), (1, 2) | (2, 1))
}
