//! The changes that mend a fault, compared.

use super::cost::ANOTHER_SLIP;
use super::digit_run::Shift;
use super::search::Found;
use super::start::OtherStart;
use super::{MARGIN, MOST_COST, NEAR, PROOF, Verdict};

/// A change of a word or of the start.
#[derive(Clone, Copy)]
pub(super) enum Ranked<'f> {
    Found(&'f Found),
    Start(&'f OtherStart),
    Shift(&'f Shift<'f>),
}

impl Ranked<'_> {
    /// Returns how many words can be played with the change.
    pub(super) const fn reach(&self) -> usize {
        match self {
            Self::Found(found) => found.reach,
            Self::Start(start) => start.reach,
            Self::Shift(shift) => shift.reach,
        }
    }

    /// Returns what the slip costs.
    pub(super) const fn cost(&self) -> u32 {
        match self {
            Self::Found(found) => found.cost,
            Self::Start(start) => start.cost,
            Self::Shift(shift) => shift.cost,
        }
    }
}

/// How the best change of a fault stands among the others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// There is none.
    Nothing,
    /// Others come as far and cost about as little.
    Rivalled,
    /// It is alone, but leads to another fault soon.
    Alone,
    /// It is alone and leads far enough.
    Proved,
}

impl Standing {
    pub(super) const fn verdict(self) -> Verdict {
        match self {
            Self::Nothing => Verdict::Nothing,
            Self::Rivalled | Self::Alone => Verdict::Doubtful,
            Self::Proved => Verdict::Clear,
        }
    }
}

/// Tells how the first of the changes stands, of a line of `len` words that fails at `fault`.
pub(super) fn standing(ranked: &[Ranked<'_>], fault: usize, len: usize) -> Standing {
    let Some((best, others)) = ranked.split_first() else { return Standing::Nothing };
    let is_rivalled =
        others.iter().filter(|other| other.reach() + NEAR > best.reach()).any(|other| {
            let more = if other.reach() < best.reach() { ANOTHER_SLIP } else { 0 };
            other.cost() + more < best.cost() + MARGIN
        });
    if is_rivalled || best.cost() > MOST_COST {
        Standing::Rivalled
    } else if best.reach() == len || best.reach() >= fault + PROOF {
        Standing::Proved
    } else {
        Standing::Alone
    }
}
