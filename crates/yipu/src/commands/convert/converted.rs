//! What became of an input.

use records::cbl::Head;

use super::piece::Piece;
use super::shelf::Stored;
use super::summary::Summary;
use crate::status::Status;

/// What became of one input, or of a block of it.
#[derive(Debug, Default)]
pub(super) struct Converted {
    /// The contents of the files to be written: one, or one a game.
    pub(super) files: Vec<Vec<u8>>,
    /// The titles of the games, for the list of a library.
    pub(super) titles: Vec<String>,
    /// What a library says of itself.
    pub(super) head: Option<Box<Head>>,
    /// What there is to be said.
    pub(super) report: String,
    /// Whether an error was found.
    pub(super) status: Status,
    /// What was counted.
    pub(super) summary: Summary,
}

impl Converted {
    /// An input whose results are there already.
    pub(super) fn skipped() -> Self {
        let mut skipped = Self::default();
        skipped.summary.skipped = 1;
        skipped
    }

    /// An input that could not be read.
    pub(super) fn failed(message: &str) -> Self {
        let mut failed = Self::default();
        failed.fail(message);
        failed
    }

    /// Reports why something was not written.
    pub(super) fn fail(&mut self, message: &str) {
        self.report.push_str(&format!("yipu: {message}\n"));
        self.status = Status::Faults;
        self.summary.failed += 1;
    }

    /// Adds the counts of another one.
    pub(super) fn add(&mut self, other: &Self) {
        self.status = self.status.max(other.status);
        self.summary.add(&other.summary);
    }

    /// Adds what became of the files; a game that is in none was not written.
    pub(super) fn take(&mut self, stored: &Stored) {
        self.report.push_str(&stored.report);
        self.status = self.status.max(stored.status);
        self.summary.written = stored.written;
        self.summary.failed += stored.failed;
    }

    /// Takes the pieces out.
    pub(super) fn pieces(&mut self) -> impl Iterator<Item = Piece> + use<> {
        let titles =
            std::mem::take(&mut self.titles).into_iter().chain(std::iter::repeat(String::new()));
        let files = std::mem::take(&mut self.files);
        let mut head = self.head.take();
        let games = if files.len() == 1 { self.summary.written } else { 1 };
        let pieces = files.into_iter().zip(titles);
        pieces.map(move |(bytes, title)| Piece { bytes, games, title, head: head.take() })
    }
}
