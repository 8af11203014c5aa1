//! Lines that begin with a quiet check (照将得子).

use alloc::vec::Vec;
use core::array;

use super::evidence::{Attack, Before, How};
use super::scene::Finder;
use super::turn::{after, may_check};
use super::worth::Worth;
use crate::{Move, PieceKind, Position, Square, SquareSet};

impl Finder<'_> {
    /// Returns the quiet checks that win material, by captures or by more checks
    /// (CXA 2020, article 24.3).
    pub(super) fn check_lines(&mut self, spared: SquareSet) -> Vec<Attack> {
        let probe = self.probe;
        let mut lines = Vec::new();
        let mut quiet = forcing(probe, |_, is_capture| !is_capture);
        quiet.sort_by_key(|&mv| self.order.rank(mv));
        for mv in quiet {
            let counted = self.count(probe, mv, spared);
            if counted.net <= 0 || counted.is_mate() {
                continue;
            }
            let Some((by, taken)) = first_taken(probe, &counted.line) else {
                continue;
            };
            let men = (self.scene.man(mv.from), self.scene.man(by), self.scene.man(taken));
            let (Some(attacker), Some(capturer), Some(victim)) = men else {
                continue;
            };
            let stood = self.won_before(victim.square);
            lines.push(Attack {
                attacker,
                capturer,
                victim,
                how: How::Checks,
                line: counted.line,
                net: counted.net,
                local_net: 0,
                outnumbers: false,
                roots: Vec::new(),
                before: Before { stood, legal: stood, protected: false, traded: false, net: None },
                trade: None,
                offers_trade: false,
                uncovers_check: false,
                takes_part: mv.from == self.scene.mv.to,
                joint: false,
            });
        }
        lines
    }

    /// Tells whether a piece won the man on `victim` already before the move, by taking or by
    /// checks, or mated.
    fn won_before(&mut self, victim: Square) -> bool {
        let before = self.reference;
        let tries = forcing(before, |kind, _| !matches!(kind, PieceKind::Pawn | PieceKind::King));
        tries.into_iter().any(|mv| {
            let counted = self.count(before, mv, SquareSet::EMPTY);
            counted.is_mate()
                || counted.net > 0
                    && first_taken(before, &counted.line).is_some_and(|(_, taken)| taken == victim)
        })
    }
}

/// Returns the captures and checks of men for which `wanted` holds, given the man's kind and
/// whether it captures.
fn forcing(position: &Position, wanted: impl Fn(PieceKind, bool) -> bool) -> Vec<Move> {
    let mut moves = Vec::new();
    position.for_each_move(|mv| {
        let is_capture = position.board().get(mv.to).is_some();
        if position.board().get(mv.from).is_some_and(|piece| wanted(piece.kind, is_capture))
            && (is_capture || may_check(position, mv) && after(position, mv).is_check())
        {
            moves.push(mv);
        }
    });
    moves
}

/// Returns where the captor and the first man taken by the side to move that is material stood
/// before the line.
pub(super) fn first_taken(position: &Position, line: &[Move]) -> Option<(Square, Square)> {
    let attacker = position.side_to_move();
    let worth = Worth::to(attacker);
    let mut position = position.clone();
    let mut origins: [Option<Square>; Square::COUNT as usize] =
        array::from_fn(|index| Square::from_index(index as u8));
    for &mv in line {
        let by = origins[usize::from(mv.from.index())];
        let taken = origins[usize::from(mv.to.index())];
        if position.side_to_move() == attacker && worth.on(position.board(), mv.to) > 0 {
            return by.zip(taken);
        }
        origins[usize::from(mv.to.index())] = by;
        position.play_unchecked(mv);
    }
    None
}
