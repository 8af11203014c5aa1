//! What the enemy demands of every move: checks, pins and hollow cannons, seen from the king.
//!
//! Each enemy man that bears on the king becomes a [`Threat`]: the squares that a move may enter
//! while it lasts, for men that take part in it and for all others. A move by any man but the king
//! is legal exactly if every threat lets it pass.

use crate::men::Men;
use crate::span::Span;
use crate::step_tables::{COORDS, CROSS, HORSE_STEPS, PAWN_SOURCES};
use crate::{Color, PieceKind, Square, SquareSet};

/// What one enemy man demands.
#[derive(Clone, Copy)]
pub(crate) struct Threat {
    /// The enemy man, if it gives check.
    pub(crate) checker: Option<Square>,
    /// Where men that are not bound may go.
    pub(crate) others: SquareSet,
    /// The men whose leaving matters: pinned, or the screen of a cannon that gives check.
    pub(crate) bound: SquareSet,
    /// Where the bound men may go.
    pub(crate) bound_to: SquareSet,
}

/// All threats together.
#[derive(Clone, Copy)]
pub(crate) struct Threats {
    /// The enemy men that give check.
    pub(crate) checkers: SquareSet,
    /// Where men that are not bound may go, if no own man stands there.
    pub(crate) open: SquareSet,
    /// The men that need a look of their own.
    pub(crate) bound: SquareSet,
}

/// The king whose safety is judged, and the other one.
#[derive(Clone, Copy)]
pub(crate) struct Kings {
    /// The side that is judged.
    pub(crate) us: Color,
    /// Its king.
    pub(crate) ours: Square,
    /// The other king.
    pub(crate) theirs: Square,
}

impl Men {
    /// Collects the threats to our king.
    #[inline(always)]
    pub(crate) fn threats(&self, kings: Kings) -> Threats {
        let mut all =
            Threats { checkers: SquareSet::EMPTY, open: SquareSet::ALL, bound: SquareSet::EMPTY };
        self.for_each_threat(kings, |threat| {
            if let Some(checker) = threat.checker {
                all.checkers.insert(checker);
            }
            all.open = all.open.intersection(threat.others);
            all.bound = all.bound.union(threat.bound);
        });
        all
    }

    /// Returns where the man on `square` may go for all threats, if no own man stands there.
    pub(crate) fn allowed_from(&self, square: Square, kings: Kings) -> SquareSet {
        let mut allowed = SquareSet::ALL;
        self.for_each_threat(kings, |threat| {
            let bound = threat.bound.contains(square);
            allowed = allowed.intersection(if bound { threat.bound_to } else { threat.others });
        });
        allowed
    }

    #[inline(always)]
    fn for_each_threat(&self, kings: Kings, mut visit: impl FnMut(Threat)) {
        let Kings { us, ours, theirs } = kings;
        let them = self.side(us.other());
        let lines = CROSS.get(ours).intersection(them);
        self.kind(PieceKind::Rook).intersection(lines).for_each(|rook| {
            if let Some(threat) = rook_threat(self.span(ours, rook, us), rook) {
                visit(threat);
            }
        });
        if COORDS.get(ours).file == COORDS.get(theirs).file
            && let Some(mut threat) = rook_threat(self.span(ours, theirs, us), theirs)
        {
            // The other king cannot be taken.
            threat.others.remove(theirs);
            threat.bound_to.remove(theirs);
            visit(threat);
        }
        self.kind(PieceKind::Cannon).intersection(lines).for_each(|cannon| {
            if let Some(threat) = cannon_threat(self.span(ours, cannon, us), cannon) {
                visit(threat);
            }
        });
        let horses = self.kind(PieceKind::Horse).intersection(them);
        horses.intersection(HORSE_STEPS.get(ours)[0]).for_each(|horse| {
            visit(self.horse_threat(kings, horse));
        });
        let pawns = self.kind(PieceKind::Pawn).intersection(them);
        pawns.intersection(*PAWN_SOURCES[us.other().index()].get(ours)).for_each(|pawn| {
            visit(Threat {
                checker: Some(pawn),
                others: SquareSet::of(pawn),
                bound: SquareSet::EMPTY,
                bound_to: SquareSet::ALL,
            });
        });
    }

    #[inline(always)]
    fn horse_threat(&self, kings: Kings, horse: Square) -> Threat {
        let leg = leg(horse, kings.ours);
        let (there, at_leg) = (SquareSet::of(horse), SquareSet::of(leg));
        let bound = at_leg.intersection(self.side(kings.us));
        let open = at_leg.intersection(self.side(kings.us.other())).union(bound).is_empty();
        Threat {
            checker: open.then_some(horse),
            others: if open { there.union(at_leg) } else { SquareSet::ALL },
            bound,
            bound_to: there,
        }
    }

    /// Tells whether an enemy man of `us` reaches `square`, looked at as if our king had left its
    /// place and stood there.
    #[inline(always)]
    pub(crate) fn is_attacked(&self, square: Square, kings: Kings) -> bool {
        let Kings { us, ours, theirs } = kings;
        let them = self.side(us.other());
        let horses = self.kind(PieceKind::Horse).intersection(them);
        let pawns = self.kind(PieceKind::Pawn).intersection(them);
        let lines = CROSS.get(square).intersection(them);
        let mut attacked =
            !pawns.intersection(*PAWN_SOURCES[us.other().index()].get(square)).is_empty();
        horses.intersection(HORSE_STEPS.get(square)[0]).for_each(|horse| {
            let leg = SquareSet::of(leg(horse, square));
            attacked |= leg.intersection(self.side(us).union(them)).is_empty();
        });
        // Between two squares of one line our own king counts for nothing.
        let left = *COORDS.get(ours);
        let between = |from: Square| self.span(square, from, us).without(left).men();
        self.kind(PieceKind::Rook).intersection(lines).for_each(|rook| {
            attacked |= between(rook) == 0;
        });
        if COORDS.get(square).file == COORDS.get(theirs).file {
            attacked |= between(theirs) == 0;
        }
        self.kind(PieceKind::Cannon).intersection(lines).for_each(|cannon| {
            let men = between(cannon);
            attacked |= men != 0 && men & (men - 1) == 0;
        });
        attacked
    }
}

/// Returns what a rook, or the other king on the same file, demands.
#[inline(always)]
fn rook_threat(span: Span, rook: Square) -> Option<Threat> {
    let men = span.men();
    if men == 0 {
        Some(Threat {
            checker: Some(rook),
            others: span.squares(span.places).union(SquareSet::of(rook)),
            bound: SquareSet::EMPTY,
            bound_to: SquareSet::ALL,
        })
    } else if men & (men - 1) == 0 && span.theirs == 0 {
        Some(Threat {
            checker: None,
            others: SquareSet::ALL,
            bound: span.squares(men),
            bound_to: span.squares(span.places).union(SquareSet::of(rook)),
        })
    } else {
        None
    }
}

/// Returns what a cannon demands.
#[inline(always)]
fn cannon_threat(span: Span, cannon: Square) -> Option<Threat> {
    let men = span.men();
    let but_one = men & men.wrapping_sub(1);
    if men == 0 {
        // A hollow cannon (空头炮): nobody may become its screen.
        let open = span.squares(span.places).complement();
        Some(Threat { checker: None, others: open, bound: SquareSet::EMPTY, bound_to: open })
    } else if but_one == 0 {
        // A second screen helps, and so does the screen's leaving the line.
        Some(Threat {
            checker: Some(cannon),
            others: span.squares(span.places & !men).union(SquareSet::of(cannon)),
            bound: span.squares(span.own),
            bound_to: span.squares(span.places).complement(),
        })
    } else if but_one & (but_one - 1) == 0 && span.own != 0 {
        // Of two screens neither may leave the line or take the other.
        Some(Threat {
            checker: None,
            others: SquareSet::ALL,
            bound: span.squares(span.own),
            bound_to: span.squares(span.places & !men).union(SquareSet::of(cannon)),
        })
    } else {
        None
    }
}

/// Returns the leg of a horse on `horse` that steps to `to`: next to the horse, and diagonally
/// next to where it goes.
fn leg(horse: Square, to: Square) -> Square {
    let (horse, to) = (COORDS.get(horse), COORDS.get(to));
    let towards = |at: u8, other: u8| if other > at { at + 1 } else { at - 1 };
    Square::at(towards(to.rank, horse.rank) * 9 + towards(to.file, horse.file))
}
