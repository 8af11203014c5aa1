//! The count of exchanges against a plain search, which tries everything.

use alloc::vec::Vec;

use super::Limits;
use super::exchange::Exchange;
use super::limits::Budget;
use super::orientation::Orientation;
use super::turn::{after, passed};
use super::worth::Worth;
use crate::{Color, Move, Position};

/// The final balance of `attacker` by the definition: both sides may stop when not in check, take,
/// check while checks are left, and must leave check.
fn balance(position: &Position, attacker: Color, so_far: i32, plies: u32, checks: [u32; 2]) -> i32 {
    if plies == 0 {
        return so_far;
    }
    let sign = if position.side_to_move() == attacker { 1 } else { -1 };
    let in_check = position.is_check();
    let mut values = Vec::new();
    if !in_check {
        values.push(so_far);
    }
    for mv in position.legal_moves() {
        let next = after(position, mv);
        let is_check = next.is_check();
        let is_capture = position.board().get(mv.to).is_some();
        if in_check || is_capture || is_check && checks[0] > 0 {
            let won = sign * Worth::to(attacker).on(position.board(), mv.to);
            let left = checks[0].saturating_sub(u32::from(is_check));
            values.push(balance(&next, attacker, so_far + won, plies - 1, [checks[1], left]));
        }
    }
    let best = values.into_iter().map(|value| sign * value).max();
    best.map_or(-sign * 900, |best| sign * best)
}

fn positions() -> Vec<Position> {
    include_str!("../../../../fixtures/positions/repetition.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(": "))
        .map(|(_, fen)| fen.parse().unwrap())
        .filter(|position: &Position| position.board().iter().count() < 22)
        .collect()
}

#[test]
fn counts_are_those_of_a_plain_search() {
    let limits = Limits { plies: 5, own_checks: 2, reply_checks: 1, ..Limits::DEFAULT };
    let mut counted = 0;
    for position in positions() {
        for position in [Some(position.clone()), passed(&position)].into_iter().flatten() {
            let attacker = position.side_to_move();
            let order = Orientation::of(&position, attacker);
            for mv in position.legal_moves() {
                let next = after(&position, mv);
                if position.board().get(mv.to).is_none() && !next.is_check() {
                    continue;
                }
                let mut budget = Budget::new(u32::MAX);
                let fast = Exchange::new(attacker, order, limits, &mut budget).count(&position, mv);
                let won = Worth::to(attacker).on(position.board(), mv.to);
                let own = limits.own_checks - u32::from(next.is_check());
                let slow =
                    balance(&next, attacker, won, limits.plies - 1, [limits.reply_checks, own]);
                let is_mate = slow > 500;
                assert_eq!(fast.is_mate(), is_mate, "{position} {mv}");
                assert!(is_mate || fast.net == slow.max(-1), "{position} {mv} {fast:?} {slow}");
                assert!(!is_mate || ends_in_mate(&position, &fast.line), "{position} {fast:?}");
                counted += 1;
            }
        }
    }
    assert!(counted > 200, "{counted}");
}

fn ends_in_mate(position: &Position, line: &[Move]) -> bool {
    let last = line.iter().fold(position.clone(), |position, &mv| after(&position, mv));
    last.is_check() && !last.has_legal_move()
}
