//! Where positions come round again.
//!
//! A capture cuts the search: no position before it can come again (CXA 2020, article 24.9:
//! an initial capture is not counted).

use alloc::vec::Vec;
use core::ops::Range;

use super::History;
use super::history::is_repeated;

/// A position that stood several times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    occurrences: Vec<usize>,
}

impl Repetition {
    /// Returns the plies before which the position stood, first to last, at least two.
    #[must_use]
    pub fn occurrences(&self) -> &[usize] {
        &self.occurrences
    }

    /// Returns the ply before which the position stood the last time.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.occurrences[self.occurrences.len() - 1]
    }

    /// Returns the plies of the last round: from the last occurrence but one to the last.
    #[must_use]
    pub fn last_round(&self) -> Range<usize> {
        let last = self.occurrences.len() - 1;
        self.occurrences[last - 1]..self.occurrences[last]
    }

    /// Returns the plies of each round between neighbouring occurrences.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = Range<usize>> + '_ {
        self.occurrences.windows(2).map(|pair| pair[0]..pair[1])
    }
}

impl History {
    /// Returns the plies before which the position of `ply` stood, up to `ply` itself, which is
    /// the last of them.
    ///
    /// The result is empty when the history is shorter.
    #[must_use]
    pub fn occurrences(&self, ply: usize) -> Vec<usize> {
        let Some(position) = self.position_at(ply) else {
            return Vec::new();
        };
        let mut found = alloc::vec![ply];
        let mut at = ply;
        while at >= 2 && !self.is_capture(at - 1) && !self.is_capture(at - 2) {
            at -= 2;
            if self.position_at(at).is_some_and(|earlier| is_repeated(earlier, position)) {
                found.push(at);
            }
        }
        found.reverse();
        found
    }

    /// Returns the repetition that the last move has brought about, if its position stands for
    /// at least the `times`th time.
    ///
    /// A `times` below 2 counts as 2. Two is the question of an interface that warns before
    /// there is anything to rule; three is the question of the rules.
    #[must_use]
    pub fn repetition(&self, times: usize) -> Option<Repetition> {
        self.repetition_at(self.moves().len(), times)
    }

    /// Returns the repetition that stands before move `ply`.
    #[must_use]
    pub fn repetition_at(&self, ply: usize, times: usize) -> Option<Repetition> {
        let occurrences = self.occurrences(ply);
        (occurrences.len() >= times.max(2)).then_some(Repetition { occurrences })
    }

    /// Returns every ply at which some position stood for the `times`th time exactly.
    #[must_use]
    pub fn repetitions(&self, times: usize) -> Vec<Repetition> {
        (0..=self.moves().len())
            .filter_map(|ply| self.repetition_at(ply, times))
            .filter(|found| found.occurrences.len() == times.max(2))
            .collect()
    }

    /// Returns the shortest cycles inside `round` that close before it does, without overlap.
    ///
    /// A round that holds such a cycle came back to one of its own positions on the way.
    #[must_use]
    pub fn sub_cycles(&self, round: Range<usize>) -> Vec<Range<usize>> {
        let mut found = Vec::new();
        let mut from = round.start;
        for end in round.clone() {
            let start = self.occurrences(end).into_iter().rev().find(|&ply| ply < end);
            if let Some(start) = start.filter(|&start| start >= from) {
                found.push(start..end);
                from = end;
            }
        }
        found
    }
}
