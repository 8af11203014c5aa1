//! Kills (杀): a mate by one check or by a series of checks without a break.

use alloc::vec::Vec;

use super::limits::Budget;
use super::turn::after;
use crate::{Move, Position, SquareSet};

/// Finds a mate for the side to move by at most `checks` checks, shortest first.
///
/// Men on `spared` are not taken. The line holds the longest defence.
pub(super) fn kill(
    position: &Position,
    checks: u32,
    spared: SquareSet,
    budget: &mut Budget,
) -> Option<Vec<Move>> {
    (1..=checks).find_map(|checks| mate(position, checks, spared, budget))
}

/// Tells whether `mv`, a check, mates by at most `checks` checks in all.
pub(super) fn begins_kill(position: &Position, mv: Move, checks: u32, budget: &mut Budget) -> bool {
    position.verify(mv).is_ok() && {
        let next = after(position, mv);
        next.is_check()
            && next.legal_moves().into_iter().all(|answer| {
                kill(&after(&next, answer), checks - 1, SquareSet::EMPTY, budget).is_some()
            })
    }
}

fn mate(
    position: &Position,
    checks: u32,
    spared: SquareSet,
    budget: &mut Budget,
) -> Option<Vec<Move>> {
    if !budget.spend() {
        return None;
    }
    let mut tries = Vec::new();
    let mut mated = None;
    position.for_each_move(|mv| {
        if mated.is_none() && !spared.contains(mv.to) {
            let next = after(position, mv);
            if next.is_check() {
                if !next.has_legal_move() {
                    mated = Some(mv);
                } else if checks > 1 {
                    tries.push((next.legal_moves().len(), mv, next));
                }
            }
        }
    });
    if let Some(mv) = mated {
        return Some(alloc::vec![mv]);
    }
    // Checks that leave few answers first.
    tries.sort_by_key(|&(answers, mv, _)| (answers, mv));
    tries.into_iter().find_map(|(_, mv, next)| {
        let mut longest = Vec::new();
        for answer in next.legal_moves() {
            let line = mate(&after(&next, answer), checks - 1, spared, budget)?;
            if line.len() >= longest.len() {
                longest = alloc::vec![answer];
                longest.extend(line);
            }
        }
        longest.insert(0, mv);
        Some(longest)
    })
}
