//! Captures that the mover could play next, compared with the position before the move.

use alloc::vec::Vec;

use super::evidence::{Attack, Before, How, Trade};
use super::exchange::{Counted, is_supported, local_net, outnumbers};
use super::line::first_taken;
use super::root::{is_protected, roots, takers};
use super::scene::{Depth, Finder, Pair};
use super::turn::{after, passed, without};
use super::worth::Worth;
use crate::{Board, IllegalMove, Move, PieceKind, Square, SquareSet};

impl Finder<'_> {
    /// Returns the evidence of each capture; a line takes nothing on `traded` squares except by
    /// its own first move.
    pub(super) fn captures(&mut self, pairs: &[Pair], traded: SquareSet) -> Vec<Attack> {
        pairs.iter().map(|pair| self.capture(pair, traded)).collect()
    }

    fn capture(&mut self, pair: &Pair, traded: SquareSet) -> Attack {
        let probe = self.probe;
        let local = local_net(probe, pair.mv);
        let counted = if self.depth == Depth::Captures || pair.trade == Some(Trade::Even) {
            Counted { net: local.max(-1), line: alloc::vec![pair.mv] }
        } else {
            let mut others = traded;
            others.remove(pair.mv.to);
            self.count(probe, pair.mv, others)
        };
        let part = self.part(pair, local);
        let before = self.before(pair, part, local, &counted);
        let roots = roots(probe, pair.mv);
        let improved = before.net.is_none_or(|net| net < counted.net);
        let is_material =
            Worth::to(probe.side_to_move()).of(pair.victim.piece, pair.victim.square) > 0;
        let outnumbers = is_material && local >= 0 && outnumbers(probe, pair.mv);
        let had = local > 0 || local == 0 && outnumbers;
        let how = if !had {
            How::Exchange
        } else if part == Part::Captor {
            How::Direct
        } else if !before.stood {
            self.opened_by_move(pair)
        } else if roots.iter().any(|root| root.fails.is_some_and(IllegalMove::is_about_king))
            && part == Part::Needed
        {
            How::Pin
        } else if part == Part::Needed {
            How::Jointly
        } else if before.legal && before.protected && !is_protected(probe, pair.mv) {
            How::RootRemoved
        } else if improved {
            How::Freed
        } else {
            How::Standing
        };
        let mut victim = pair.victim;
        let mut capturer = pair.attacker;
        if !is_material
            && let Some((by, taken)) = first_taken(probe, &counted.line)
            && let (Some(by), Some(taken)) = (self.scene.man(by), self.scene.man(taken))
        {
            (capturer, victim) = (by, taken);
        }
        Attack {
            attacker: pair.attacker,
            capturer,
            victim,
            how,
            net: counted.net,
            line: counted.line,
            local_net: local,
            outnumbers,
            before,
            trade: pair.trade,
            offers_trade: self.offers_trade(pair, before),
            uncovers_check: {
                let mut checkers = after(probe, pair.mv).checkers();
                checkers.remove(pair.mv.to);
                !checkers.is_empty()
            },
            takes_part: part != Part::None,
            joint: had
                && match part {
                    Part::Captor => is_supported(probe, pair.mv),
                    Part::Needed => before.stood,
                    Part::None => false,
                },
            roots,
        }
    }

    /// Compares with the position before the move.
    ///
    /// A moved man that was about to be lost and has no part in the attack has saved itself and
    /// nothing more: its loss is left out of the count, so that the attack of another man is not
    /// taken for new (reference figure 21).
    fn before(&mut self, pair: &Pair, part: Part, local: i32, counted: &Counted) -> Before {
        let before = self.reference;
        let was = self.scene.back(pair.mv);
        let legal = before.verify(was).is_ok();
        let matters = self.depth == Depth::Lines && (local > 0 || counted.net > 0);
        let turned = passed(before);
        let lost = self.scene.mv.from;
        let saved = (part == Part::None).then_some(lost).filter(|_| {
            turned
                .as_ref()
                .is_some_and(|turned| takers(turned, lost).any(|mv| local_net(turned, mv) > 0))
        });
        Before {
            stood: self.scene.before.board().check_step(was).is_ok(),
            legal,
            protected: legal && is_protected(before, was),
            traded: pair.attacker.piece.kind == pair.victim.piece.kind
                && turned.is_some_and(|turned| turned.verify(Move::new(was.to, was.from)).is_ok()),
            net: (legal && matters).then(|| self.count_without(before, was, saved).net),
        }
    }

    /// Tells whether the move has made the exchange possible, or sound: before it the other side
    /// could take the attacker with gain, after it not.
    fn offers_trade(&self, pair: &Pair, before: Before) -> bool {
        let was = self.scene.back(pair.mv);
        let reverse = |mv: Move| Move::new(mv.to, mv.from);
        pair.trade.is_some()
            && (!before.stood
                || before.traded
                    && local_net(self.scene.after, reverse(pair.mv)) <= 0
                    && passed(self.reference)
                        .is_some_and(|turned| local_net(&turned, reverse(was)) > 0))
    }

    /// Tells what part the moved man has in the captures on the victim's square.
    fn part(&self, pair: &Pair, local: i32) -> Part {
        let moved = self.scene.mv.to;
        if pair.mv.from == moved {
            return Part::Captor;
        }
        let Some(absent) = without(self.probe, moved, pair.mv.to) else {
            return Part::None;
        };
        if absent.verify(pair.mv).is_err() || local_net(&absent, pair.mv) < local {
            Part::Needed
        } else {
            Part::None
        }
    }

    /// Tells how the moved man has made a capture possible that was not.
    fn opened_by_move(&self, pair: &Pair) -> How {
        let board = self.scene.after.board();
        let Move { from, to } = pair.mv;
        let is_between = |square| between(board, from, to).contains(square);
        let Move { from: left, to: entered } = self.scene.mv;
        if pair.attacker.piece.kind == PieceKind::Cannon
            && (is_between(left) || is_between(entered))
        {
            How::ScreenMoved
        } else {
            How::Discovered
        }
    }
}

/// The moved man's part in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// It captures itself.
    Captor,
    /// Without it the capture would bring less.
    Needed,
    /// None.
    None,
}

/// Returns all squares strictly between two squares of one file or rank.
fn between(board: &Board, a: Square, b: Square) -> SquareSet {
    let mut full = board.clone();
    for square in Square::all() {
        full.set(square, board.get(a));
    }
    full.pieces_between(a, b)
}
