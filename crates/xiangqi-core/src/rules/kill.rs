//! Kills (杀): a mate by one check or by a series of checks without a break.

use alloc::vec::Vec;

use super::limits::Budget;
use super::orientation::Orientation;
use super::turn::{after, may_check};
use crate::{Move, Position, SquareSet};

/// Finds a mate for the side to move by at most `checks` checks in a row, shortest first, looking
/// at no more than `nodes` positions.
///
/// The line holds a longest defence. Nothing means that there is no such mate, or that the nodes
/// did not suffice.
#[must_use]
pub fn find_kill(position: &Position, checks: u32, nodes: u32) -> Option<Vec<Move>> {
    let order = Orientation::of(position, position.side_to_move());
    kill(position, checks, SquareSet::EMPTY, order, &mut Budget::new(nodes))
}

/// Finds a mate for the side to move by at most `checks` checks, shortest first.
///
/// Men on `spared` are not taken. The line holds the longest defence.
pub(super) fn kill(
    position: &Position,
    checks: u32,
    spared: SquareSet,
    order: Orientation,
    budget: &mut Budget,
) -> Option<Vec<Move>> {
    (1..=checks).find_map(|checks| mate(position, checks, spared, order, budget))
}

/// Tells whether `mv`, a check, mates by at most `checks` checks in all.
pub(super) fn begins_kill(
    position: &Position,
    mv: Move,
    checks: u32,
    order: Orientation,
    budget: &mut Budget,
) -> bool {
    position.verify(mv).is_ok() && {
        let next = after(position, mv);
        next.is_check()
            && next.legal_moves().into_iter().all(|answer| {
                kill(&after(&next, answer), checks - 1, SquareSet::EMPTY, order, budget).is_some()
            })
    }
}

fn mate(
    position: &Position,
    checks: u32,
    spared: SquareSet,
    order: Orientation,
    budget: &mut Budget,
) -> Option<Vec<Move>> {
    if !budget.spend() {
        return None;
    }
    let mut tries = Vec::new();
    position.for_each_move(|mv| {
        if !spared.contains(mv.to) && may_check(position, mv) {
            let next = after(position, mv);
            if next.is_check() {
                tries.push((next.count_moves(), order.rank(mv), mv));
            }
        }
    });
    // Checks that leave few answers first.
    tries.sort_unstable_by_key(|&(answers, rank, _)| (answers, rank));
    if let Some(&(0, _, mv)) = tries.first() {
        return Some(alloc::vec![mv]);
    }
    if checks == 1 {
        return None;
    }
    tries.into_iter().find_map(|(_, _, mv)| {
        let next = after(position, mv);
        let mut longest = Vec::new();
        let mut answers: Vec<Move> = next.legal_moves().to_vec();
        answers.sort_by_key(|&answer| order.rank(answer));
        for answer in answers {
            let line = mate(&after(&next, answer), checks - 1, spared, order, budget)?;
            if line.len() >= longest.len() {
                longest = alloc::vec![answer];
                longest.extend(line);
            }
        }
        longest.insert(0, mv);
        Some(longest)
    })
}
