//! Exchanges: what a capture brings in the end.
//!
//! Two countings answer two questions. [`local_net`] follows the captures on one square only: is
//! the man there really to be had? [`Exchange`] follows captures everywhere and checks of both
//! sides: does the attacker come out ahead when the whole exchange is counted (CXA 2020, article
//! 26.5), series of checks included (24.3)?

use alloc::vec::Vec;

use super::Limits;
use super::limits::Budget;
use super::orientation::Orientation;
use super::root::{is_protected, takers};
use super::turn::{after, may_check};
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
    let prize = worth.on(position.board(), square);
    let gains =
        takers(position, square).map(|mv| prize - continue_on(&after(position, mv), square, worth));
    gains.max().unwrap_or(0).max(0)
}

/// Tells whether the side to move takes last on the square of `mv` if all guards retake: its
/// attackers outnumber the guards (少根).
pub(super) fn outnumbers(position: &Position, mv: Move) -> bool {
    let next = after(position, mv);
    takers(&next, mv.to).all(|answer| {
        let turned = after(&next, answer);
        takers(&turned, mv.to).any(|third| outnumbers(&turned, third))
    })
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
    ignored: Option<Square>,
    order: Orientation,
    limits: Limits,
    budget: &'a mut Budget,
}

impl<'a> Exchange<'a> {
    /// Prepares a count for `attacker` that looks at moves in `order`.
    pub(super) const fn new(
        attacker: Color,
        order: Orientation,
        limits: Limits,
        budget: &'a mut Budget,
    ) -> Self {
        let worth = Worth::to(attacker);
        let nothing = SquareSet::EMPTY;
        Self { attacker, worth, spared: nothing, ignored: None, order, limits, budget }
    }

    /// Forbids the attacker to take on `squares`.
    pub(super) const fn sparing(self, squares: SquareSet) -> Self {
        Self { spared: squares, ..self }
    }

    /// Leaves the loss of the attacker's man on `square` out of the count.
    pub(super) const fn ignoring(self, square: Option<Square>) -> Self {
        Self { ignored: square, ..self }
    }

    /// Counts the line that begins with `mv` of the attacker; every loss counts as -1.
    pub(super) fn count(mut self, position: &Position, mv: Move) -> Counted {
        let won = self.worth.on(position.board(), mv.to);
        let next = after(position, mv);
        let own = self.limits.own_checks.saturating_sub(u32::from(next.is_check()));
        let checks = [self.limits.reply_checks, own];
        let (value, mut line) = self.best(&next, won, [-1, MATE], 1, checks);
        line.push(mv);
        line.reverse();
        Counted { net: value.max(-1), line }
    }

    /// Counts what the attacker gets if the defender plays `mv`.
    pub(super) fn accept(mut self, position: &Position, mv: Move) -> i32 {
        let lost = self.worth.on(position.board(), mv.to);
        let checks = [self.limits.own_checks, self.limits.reply_checks];
        self.best(&after(position, mv), -lost, [0, MATE], 1, checks).0
    }

    /// Returns the final balance of the attacker, `balance` so far, with best play, and that play
    /// backwards; the mover maximises if he is the attacker.
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
        if ply >= self.limits.plies || !self.budget.spend() {
            return (balance, Vec::new());
        }
        let is_attacker = position.side_to_move() == self.attacker;
        let sign = if is_attacker { 1 } else { -1 };
        let in_check = position.is_check();
        let mut best = (balance, Vec::new());
        if in_check {
            best.0 = -sign * (MATE - ply as i32);
        } else if is_attacker {
            low = low.max(balance);
        } else {
            high = high.min(balance);
        }
        for kind in [Forcing::Captures, Forcing::Quiet] {
            if kind == Forcing::Quiet && !in_check && checks[0] == 0 {
                break;
            }
            for mv in self.forcing(position, kind, in_check) {
                if low >= high {
                    return best;
                }
                let next = after(position, mv);
                let is_check = next.is_check();
                if kind == Forcing::Quiet && !in_check && !is_check {
                    continue;
                }
                let won = if is_attacker || self.ignored != Some(mv.to) {
                    sign * self.worth.on(position.board(), mv.to)
                } else {
                    0
                };
                let left = checks[0].saturating_sub(u32::from(is_check));
                let (value, line) =
                    self.best(&next, balance + won, [low, high], ply + 1, [checks[1], left]);
                if sign * value > sign * best.0 {
                    best = (value, line);
                    best.1.push(mv);
                    if is_attacker {
                        low = low.max(value);
                    } else {
                        high = high.min(value);
                    }
                }
            }
        }
        best
    }

    /// Returns captures, dear before cheap and by cheap men first; or quiet moves, those that
    /// cannot check only if `in_check`.
    fn forcing(&self, position: &Position, kind: Forcing, in_check: bool) -> Vec<Move> {
        let board = position.board();
        let is_attacker = position.side_to_move() == self.attacker;
        let spared = if is_attacker { self.spared } else { SquareSet::EMPTY };
        let mut moves = Vec::new();
        position.for_each_move(|mv| {
            let is_capture = board.get(mv.to).is_some();
            let is_wanted = match kind {
                Forcing::Captures => is_capture,
                Forcing::Quiet => !is_capture && (in_check || may_check(position, mv)),
            };
            if is_wanted && !spared.contains(mv.to) {
                let dear = if is_capture {
                    self.worth.on(board, mv.from) - 16 * self.worth.on(board, mv.to)
                } else {
                    0
                };
                moves.push((dear, self.order.rank(mv), mv));
            }
        });
        moves.sort_unstable_by_key(|&(dear, rank, _)| (dear, rank));
        moves.into_iter().map(|(.., mv)| mv).collect()
    }
}

/// The two kinds of moves that a line is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Forcing {
    /// Captures.
    Captures,
    /// Other checks, and other answers to checks.
    Quiet,
}
