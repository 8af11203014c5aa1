//! A move of a repetition with what a rule set makes of it.

use alloc::vec::Vec;

use super::evidence::{Attack, PlyEvidence};
use super::nature::Natures;

/// A move of the cycle, its natures under a rule set, and the evidence for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedPly {
    /// What the move does.
    pub evidence: PlyEvidence,
    /// What the rule set calls it, the gravest first.
    pub natures: Natures,
    /// Which of [`PlyEvidence::attacks`] the rule set counts as chases.
    pub chases: Vec<usize>,
}

impl JudgedPly {
    /// Returns the attacks that make the move a chase.
    pub fn chasing(&self) -> impl Iterator<Item = &Attack> + '_ {
        self.chases.iter().filter_map(|&index| self.evidence.attacks.get(index))
    }
}
