//! Findings as people and programs read them.

mod by_code;
mod drawn;
mod json;
mod moment;
pub(crate) mod sarif;

pub(crate) use by_code::ByCode;
pub(crate) use drawn::Drawn;
pub(crate) use json::{finding, summary};
pub(crate) use moment::Moments;

use std::time::Duration;

use records::{Diagnostic, Language, Severity};

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
    pub(crate) fn sentence(&self, took: Duration, language: Language) -> String {
        let seconds = took.as_secs_f64();
        let Self { files, games, plies, errors, warnings, notes } = *self;
        if language == Language::Chinese {
            return format!(
                "{files} 个文件，{games} 局，{plies} 步：{errors} 个错误，{warnings} 个警告，\
                 {notes} 条提示（{seconds:.1} 秒）"
            );
        }
        format!(
            "{}, {}, {}: {}, {}, {} ({seconds:.1} s)",
            count(files, "file"),
            count(games, "game"),
            count(plies, "move"),
            count(errors, "error"),
            count(warnings, "warning"),
            count(notes, "note"),
        )
    }
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}
