//! Roots (根): who guards a square, and whether the guard can really retake.
//!
//! Protection is tested after the capture has been played (AXF rules with diagrams; WXF 2018):
//! a guard that is pinned, that would open the file between the kings, or whose cannon has lost
//! its screen is a false root.

use alloc::vec::Vec;

use super::evidence::Root;
use super::turn::after;
use crate::{Move, Position, Square};

/// Returns the men that guard `capture.to` against `capture`, a legal move of the side to move.
///
/// Men that guard the square before the capture are listed also when they cannot retake any more.
/// The list is empty for a move that is not legal.
#[must_use]
pub fn roots(position: &Position, capture: Move) -> Vec<Root> {
    if position.verify(capture).is_err() {
        return Vec::new();
    }
    let defender = position.side_to_move().other();
    let next = after(position, capture);
    let mut guarded = position.board().clone();
    // A guard steps to the square as if an enemy stood there.
    guarded.set(capture.to, position.board().get(capture.from));
    let before = guarded.attackers(capture.to, defender);
    let now = next.board().attackers(capture.to, defender);
    before
        .union(now)
        .into_iter()
        .filter_map(|square| {
            let piece = position.board().get(square)?;
            let fails = next.verify(Move::new(square, capture.to)).err();
            Some(Root { piece, square, fails })
        })
        .collect()
}

/// Tells whether the side that is not to move can retake after `capture`.
pub(super) fn is_protected(position: &Position, capture: Move) -> bool {
    takers(&after(position, capture), capture.to).next().is_some()
}

/// Returns the legal moves that take on `square`.
pub(super) fn takers(position: &Position, square: Square) -> impl Iterator<Item = Move> + '_ {
    let attackers = position.board().attackers(square, position.side_to_move());
    attackers
        .into_iter()
        .map(move |from| Move::new(from, square))
        .filter(|&mv| position.verify(mv).is_ok())
}
