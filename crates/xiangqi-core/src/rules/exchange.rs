//! Exchanges: what a capture brings in the end.
//!
//! Two countings answer two questions. [`local_net`] follows the captures on one square only: is
//! the man there really to be had? [`Exchange`] follows captures everywhere and checks of both
//! sides: does the attacker come out ahead when the whole exchange is counted (CXA 2020, article
//! 26.5), series of checks included (24.3)?

use alloc::vec::Vec;

use super::Limits;
use super::limits::Budget;
use super::root::is_protected;
use super::turn::after;
use super::worth::Worth;
use crate::{Color, Move, Position, Square, SquareSet};

/// More than all men together; a mate in n plies is this much less n.
const MATE: i32 = 1000;

/// Returns what the side to move nets by the capture `mv` if both sides then only take on that
/// square, each stopping when it likes.
pub(super) fn local_net(position: &Position, mv: Move) -> i32 {
    let worth = Worth::to(position.side_to_move());
    let next = after(position, mv);
    worth.on(position.board(), mv.to) - continue_on(&next, mv.to, worth)
}

/// Returns what the side to move gains by going on taking on `square`.
fn continue_on(position: &Position, square: Square, worth: Worth) -> i32 {
    let mut best = 0;
    let prize = worth.on(position.board(), square);
    position.for_each_move(|mv| {
        if mv.to == square {
            best = best.max(prize - continue_on(&after(position, mv), square, worth));
        }
    });
    best
}

/// Tells whether the side to move takes last on the square of `mv` if all guards retake: its
/// attackers outnumber the guards (少根).
pub(super) fn outnumbers(position: &Position, mv: Move) -> bool {
    let next = after(position, mv);
    let mut holds = true;
    next.for_each_move(|answer| {
        if holds && answer.to == mv.to {
            let turned = after(&next, answer);
            let mut again = false;
            turned.for_each_move(|third| {
                again = again || third.to == mv.to && outnumbers(&turned, third);
            });
            holds = again;
        }
    });
    holds
}

/// Tells whether the capture pays on its square only because other men of the side stand by.
pub(super) fn is_supported(position: &Position, mv: Move) -> bool {
    let worth = Worth::to(position.side_to_move());
    let board = position.board();
    worth.on(board, mv.to) <= worth.on(board, mv.from) && is_protected(position, mv)
}

/// A line of captures and checks with its net value for the attacker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counted {
    /// Worth won less worth lost, in half horses; beyond any material for a mate.
    pub(super) net: i32,
    /// The best play of both sides.
    pub(super) line: Vec<Move>,
}

impl Counted {
    /// Tells whether the line ends in mate for the attacker.
    pub(super) const fn is_mate(&self) -> bool {
        self.net > MATE / 2
    }
}

/// A search through captures and checks.
#[derive(Debug)]
pub(super) struct Exchange<'a> {
    attacker: Color,
    worth: Worth,
    spared: SquareSet,
    immune: SquareSet,
    limits: Limits,
    budget: &'a mut Budget,
}

impl<'a> Exchange<'a> {
    /// Prepares a count for `attacker`.
    pub(super) const fn new(attacker: Color, limits: Limits, budget: &'a mut Budget) -> Self {
        let worth = Worth::to(attacker);
        let nothing = SquareSet::EMPTY;
        Self { attacker, worth, spared: nothing, immune: nothing, limits, budget }
    }

    /// Forbids the attacker to take on `squares`.
    pub(super) const fn sparing(self, squares: SquareSet) -> Self {
        Self { spared: squares, ..self }
    }

    /// Forbids the defender to take on `square`.
    pub(super) fn immune(mut self, square: Option<Square>) -> Self {
        self.immune = square.into_iter().collect();
        self
    }

    /// Counts the line that begins with `mv` of the attacker; every loss counts as -1.
    pub(super) fn count(mut self, position: &Position, mv: Move) -> Counted {
        let won = self.worth.on(position.board(), mv.to);
        let next = after(position, mv);
        let own = self.limits.own_checks.saturating_sub(u32::from(next.is_check()));
        let checks = [self.limits.reply_checks, own];
        let (value, mut line) = self.best(&next, won, [-1, MATE], 1, checks);
        line.insert(0, mv);
        Counted { net: value.max(-1), line }
    }

    /// Counts what the attacker gets if the defender plays `mv`.
    pub(super) fn accept(mut self, position: &Position, mv: Move) -> i32 {
        let lost = self.worth.on(position.board(), mv.to);
        let checks = [self.limits.own_checks, self.limits.reply_checks];
        self.best(&after(position, mv), -lost, [0, MATE], 1, checks).0
    }

    /// Returns the final balance of the attacker, `balance` so far, with best play; the mover
    /// maximises if he is the attacker.
    ///
    /// `checks` are those that the mover and the other side may still give.
    fn best(
        &mut self,
        position: &Position,
        balance: i32,
        [mut low, mut high]: [i32; 2],
        ply: u32,
        checks: [u32; 2],
    ) -> (i32, Vec<Move>) {
        let is_attacker = position.side_to_move() == self.attacker;
        let sign = if is_attacker { 1 } else { -1 };
        let in_check = position.is_check();
        if ply >= self.limits.plies || !self.budget.spend() {
            return (balance, Vec::new());
        }
        let mut best = (balance, Vec::new());
        if in_check {
            best.0 = -sign * (MATE - ply as i32);
        } else if is_attacker {
            low = low.max(balance);
        } else {
            high = high.min(balance);
        }
        if low >= high {
            return best;
        }
        for (mv, next) in self.forcing(position, in_check, checks[0] > 0) {
            let won = sign * self.worth.on(position.board(), mv.to);
            let left = checks[0].saturating_sub(u32::from(next.is_check()));
            let (value, line) =
                self.best(&next, balance + won, [low, high], ply + 1, [checks[1], left]);
            if sign * value > sign * best.0 {
                best = (value, line);
                best.1.insert(0, mv);
                if is_attacker {
                    low = low.max(value);
                } else {
                    high = high.min(value);
                }
                if low >= high {
                    break;
                }
            }
        }
        best
    }

    /// Returns all moves if in check; else captures, dear before cheap, then checks if wanted.
    fn forcing(&self, position: &Position, in_check: bool, checks: bool) -> Vec<(Move, Position)> {
        let board = position.board();
        let spared =
            if position.side_to_move() == self.attacker { self.spared } else { self.immune };
        let mut moves = Vec::new();
        position.for_each_move(|mv| {
            let is_capture = board.get(mv.to).is_some();
            if spared.contains(mv.to) || !(is_capture || in_check || checks) {
                return;
            }
            let next = after(position, mv);
            if is_capture || in_check || next.is_check() {
                let rank = if is_capture {
                    -16 * (self.worth.on(board, mv.to) + 1) + self.worth.on(board, mv.from)
                } else {
                    0
                };
                moves.push((rank, mv, next));
            }
        });
        moves.sort_by_key(|&(rank, mv, _)| (rank, mv));
        moves.into_iter().map(|(_, mv, next)| (mv, next)).collect()
    }
}
