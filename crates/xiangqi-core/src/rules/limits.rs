//! Bounds of the searches.

/// Bounds of the searches behind the evidence.
///
/// No search runs without end: each has a node budget and a depth. What a search that ran out of
/// nodes did not find counts as not there; [`PlyEvidence::limits_hit`](super::PlyEvidence) tells
/// that it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions looked at for one question: one line, or one kill.
    pub nodes: u32,
    /// Checks in a row that a kill may take.
    pub kill_checks: u32,
    /// Checks that the attacker may give within a line that wins material.
    pub own_checks: u32,
    /// Checks that the defender may give within such a line.
    pub reply_checks: u32,
    /// Plies of such a line.
    pub plies: u32,
}

impl Limits {
    /// The bounds used where none are given: 10,000 nodes a question, kills of eight checks, lines
    /// of nine plies with two checks of either side.
    pub const DEFAULT: Self =
        Self { nodes: 10_000, kill_checks: 8, own_checks: 2, reply_checks: 2, plies: 9 };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The nodes that are left of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    left: u32,
    hit: bool,
}

impl Budget {
    pub(super) const fn new(nodes: u32) -> Self {
        Self { left: nodes, hit: false }
    }

    /// Takes a node; false if none is left.
    pub(super) const fn spend(&mut self) -> bool {
        if self.left == 0 {
            self.hit = true;
            return false;
        }
        self.left -= 1;
        true
    }

    /// Tells whether a node was asked for when none was left.
    pub(super) const fn is_hit(self) -> bool {
        self.hit
    }
}
