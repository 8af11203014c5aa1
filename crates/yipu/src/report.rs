//! Findings as people and programs read them.

mod drawn;
mod json;

pub(crate) use drawn::Drawn;
pub(crate) use json::{finding, summary};

use std::time::Duration;

use records::{Diagnostic, Severity};

/// What a run has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) files: usize,
    pub(crate) games: usize,
    pub(crate) plies: usize,
    pub(crate) errors: usize,
    pub(crate) warnings: usize,
    pub(crate) notes: usize,
}

impl Tally {
    pub(crate) fn count(&mut self, diagnostic: &Diagnostic) {
        match diagnostic.severity() {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
            Severity::Note => self.notes += 1,
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.files += other.files;
        self.games += other.games;
        self.plies += other.plies;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.notes += other.notes;
    }

    /// The counts in words.
    pub(crate) fn sentence(&self, took: Duration) -> String {
        format!(
            "{}, {}, {}: {}, {}, {} ({:.1} s)",
            count(self.files, "file"),
            count(self.games, "game"),
            count(self.plies, "move"),
            count(self.errors, "error"),
            count(self.warnings, "warning"),
            count(self.notes, "note"),
            took.as_secs_f64()
        )
    }
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}
