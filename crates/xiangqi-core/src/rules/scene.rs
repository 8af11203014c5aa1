//! One move with the positions around it, and the evidence found there.

use alloc::vec::Vec;

use super::Limits;
use super::evidence::{Kill, Man, PlyEvidence, Trade};
use super::exchange::{Counted, Exchange};
use super::homes::Homes;
use super::kill::{begins_kill, kill};
use super::limits::Budget;
use super::orientation::Orientation;
use super::turn::passed;
use crate::{Move, Position, Square, SquareSet};

/// How far the evidence goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    /// Kills, and captures with their roots: all that the Asian rules ask for.
    Captures,
    /// Counted lines and check lines too.
    Lines,
}

/// A move with the positions around it.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    /// The number of the move.
    pub(super) ply: usize,
    /// The move.
    pub(super) mv: Move,
    /// The position before the other side's last move.
    pub(super) earlier: &'a Position,
    /// The position before the move.
    pub(super) before: &'a Position,
    /// The position after it.
    pub(super) after: &'a Position,
    /// Where each man on the board after the move stood at the start of the round.
    pub(super) homes: &'a Homes,
}

/// A capture that the mover could play next.
#[derive(Debug)]
pub(super) struct Pair {
    pub(super) mv: Move,
    pub(super) attacker: Man,
    pub(super) victim: Man,
    pub(super) trade: Option<Trade>,
}

/// The searches around a scene.
#[derive(Debug)]
pub(super) struct Finder<'a> {
    pub(super) scene: &'a Scene<'a>,
    /// The position after the move, with the mover to move again.
    pub(super) probe: &'a Position,
    /// The position with which that one is compared: the one before the move, or, if the move
    /// answers a check, the one before that check with the mover to move.
    pub(super) reference: &'a Position,
    /// The order in which moves are looked at.
    pub(super) order: Orientation,
    pub(super) depth: Depth,
    limits: Limits,
    pub(super) limits_hit: bool,
}

impl Scene<'_> {
    /// Returns the man that stands on `square` after the move.
    pub(super) fn man(&self, square: Square) -> Option<Man> {
        self.homes.man(self.after.board(), square)
    }

    /// Returns `capture`, a move after this one, as it would have been before it.
    pub(super) fn back(&self, capture: Move) -> Move {
        let from = if capture.from == self.mv.to { self.mv.from } else { capture.from };
        Move::new(from, capture.to)
    }

    /// Collects the evidence; nothing if no man stands where the move ends.
    pub(super) fn evidence(&self, depth: Depth, limits: Limits) -> Option<PlyEvidence> {
        let mut evidence = PlyEvidence {
            ply: self.ply,
            mv: self.mv,
            man: self.man(self.mv.to)?,
            checkers: self.after.checkers(),
            answers_check: self.before.is_check(),
            attackers: [self.before.side_to_move(), self.after.side_to_move()].map(|color| {
                let board = self.after.board();
                let mine = board.iter().filter(|&(_, piece)| piece.color == color);
                mine.filter(|(_, piece)| piece.kind.crosses_river()).count()
            }),
            kill: None,
            attacks: Vec::new(),
            blocks: None,
            limits_hit: false,
        };
        if let Some(probe) = passed(self.after) {
            let turned = if self.before.is_check() { passed(self.earlier) } else { None };
            let reference = turned.as_ref().unwrap_or(self.before);
            let mut finder = Finder {
                scene: self,
                probe: &probe,
                reference,
                order: Orientation::of(self.before, self.before.side_to_move()),
                depth,
                limits,
                limits_hit: false,
            };
            let pairs = finder.pairs();
            let traded = pairs
                .iter()
                .filter(|pair| pair.trade == Some(Trade::Even))
                .map(|pair| pair.mv.to)
                .collect();
            evidence.kill = finder.kill(traded);
            evidence.attacks = finder.captures(&pairs, traded);
            if depth == Depth::Lines {
                let lines = finder.check_lines(traded);
                evidence.attacks.extend(lines);
            }
            evidence.limits_hit = finder.limits_hit;
        }
        Some(evidence)
    }
}

impl Finder<'_> {
    /// Returns the legal captures.
    fn pairs(&mut self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        self.probe.for_each_move(|mv| {
            if let (Some(attacker), Some(victim)) = (self.scene.man(mv.from), self.scene.man(mv.to))
            {
                pairs.push(Pair { mv, attacker, victim, trade: None });
            }
        });
        pairs.sort_by_key(|pair| self.order.rank(pair.mv));
        for pair in &mut pairs {
            let accept = Move::new(pair.mv.to, pair.mv.from);
            if pair.attacker.piece.kind == pair.victim.piece.kind
                && self.scene.after.verify(accept).is_ok()
            {
                pair.trade = Some(self.trade(accept));
            }
        }
        pairs
    }

    /// Tells what becomes of an exchange that the other side accepts by `mv`.
    fn trade(&mut self, mv: Move) -> Trade {
        let wins = self.depth == Depth::Lines && {
            let mut budget = Budget::new(self.limits.nodes);
            let attacker = self.probe.side_to_move();
            let net = Exchange::new(attacker, self.order, self.limits, &mut budget)
                .accept(self.scene.after, mv);
            self.limits_hit |= budget.is_hit();
            net > 0
        };
        if wins { Trade::Winning } else { Trade::Even }
    }

    /// Looks for a mate that takes nothing on `spared`.
    fn kill(&mut self, spared: SquareSet) -> Option<Kill> {
        let checks = self.limits.kill_checks;
        let mut budget = Budget::new(self.limits.nodes);
        let line = kill(self.probe, checks, spared, self.order, &mut budget);
        self.limits_hit |= budget.is_hit();
        let line = line?;
        let stood = line.first().is_some_and(|&mv| {
            let mut budget = Budget::new(self.limits.nodes);
            begins_kill(self.reference, self.scene.back(mv), checks, self.order, &mut budget)
        });
        Some(Kill { line, stood })
    }

    /// Counts the line that begins with `mv` and takes nothing on `spared`.
    pub(super) fn count(&mut self, position: &Position, mv: Move, spared: SquareSet) -> Counted {
        self.search(position, |exchange| exchange.sparing(spared).count(position, mv))
    }

    /// Counts the line that begins with `mv`; the loss of the man on `lost` does not count.
    pub(super) fn count_without(
        &mut self,
        position: &Position,
        mv: Move,
        lost: Option<Square>,
    ) -> Counted {
        self.search(position, |exchange| exchange.ignoring(lost).count(position, mv))
    }

    fn search<T>(&mut self, position: &Position, count: impl FnOnce(Exchange<'_>) -> T) -> T {
        let mut budget = Budget::new(self.limits.nodes);
        let attacker = position.side_to_move();
        let counted = count(Exchange::new(attacker, self.order, self.limits, &mut budget));
        self.limits_hit |= budget.is_hit();
        counted
    }
}
