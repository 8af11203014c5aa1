//! What a run of moves proves about its notation.

use alloc::vec::Vec;

use xiangqi_core::Color;

use super::Convention;
use crate::Script;

/// A convention under which the run could also be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The convention.
    pub convention: Convention,
    /// The index of the first move that it reads as another one; nothing if all are the same.
    pub differs_at: Option<usize>,
    /// How much worse it fits than the one that was taken: the number of departures from its
    /// canonical form that it needs more.
    pub worse: u32,
}

/// What was found out about a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The convention that was taken; nothing for a run without moves.
    pub convention: Option<Convention>,
    /// The indexes of the moves from which on the run needs another convention.
    pub changes: Vec<usize>,
    /// What cannot be excluded, the better first.
    pub doubts: Vec<Doubt>,
    /// The script of the Chinese characters, if there is one and only one.
    pub script: Option<Script>,
    /// The side to move at the start.
    pub side: Color,
    /// Whether the moves exclude the other sides to move that were offered.
    pub side_proved: bool,
    /// The number of moves that are not canonical.
    pub not_canonical: usize,
}

impl Evidence {
    /// Tells whether no other convention reads the moves as others.
    #[must_use]
    pub fn proves_moves(&self) -> bool {
        self.doubts.iter().all(|doubt| doubt.differs_at.is_none())
    }
}
