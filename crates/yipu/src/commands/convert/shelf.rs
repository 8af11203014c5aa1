//! The files that one input gives in a folder.

use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use super::folder::{Folder, Named};
use super::joiner::Joiner;
use super::piece::Piece;
use crate::output::{Draft, Written, write_whole};
use crate::status::Status;

/// What became of the results of an input.
#[derive(Debug, Default)]
pub(super) struct Stored {
    /// What there is to be said.
    pub(super) report: String,
    /// Whether something failed.
    pub(super) status: Status,
    /// How many games were written.
    pub(super) written: usize,
    /// How many files were not written, for a reason.
    pub(super) failed: usize,
}

impl Stored {
    fn fail(&mut self, path: &Path, error: &io::Error) {
        self.report.push_str(&format!("yipu: {}: {error}\n", path.display()));
        self.status = Status::Faults;
        self.failed += 1;
    }

    /// Says what became of a file of `games` games.
    fn file(&mut self, path: &Path, games: usize, written: &io::Result<Written>) {
        match written {
            Ok(Written::Yes) => self.written += games,
            Ok(Written::Skipped) => {}
            Err(error) => self.fail(path, error),
        }
    }
}

/// Takes the results of one input as they come.
pub(super) struct Shelf<'f, 't> {
    folder: &'f Folder<'t>,
    number: usize,
    /// The name of the input.
    input: &'f str,
    path: PathBuf,
    content: Content,
    stored: Stored,
}

enum Content {
    /// Nothing yet.
    Empty,
    /// Games that are joined to one file.
    Joined { joiner: Joiner, draft: BufWriter<Draft>, games: usize },
    /// Files of one game; the first is written last.
    Single { first: Vec<u8>, games: usize, last: Option<PathBuf> },
    /// The file is there, or could not be written.
    Closed,
}

impl<'f, 't> Shelf<'f, 't> {
    pub(super) fn new(folder: &'f Folder<'t>, number: usize, input: &'f str) -> Self {
        let path = folder.at(number);
        let (content, stored) = (Content::Empty, Stored::default());
        Self { folder, number, input, path, content, stored }
    }

    /// Adds a piece.
    pub(super) fn put(&mut self, piece: Piece) {
        self.content = match std::mem::replace(&mut self.content, Content::Closed) {
            Content::Closed => return,
            Content::Empty if !self.folder.format.holds_many() => {
                Content::Single { first: piece.bytes, games: 1, last: None }
            }
            Content::Single { first, games, .. } => {
                let path = self.folder.other(self.number, games + 1);
                self.write(&path, &piece.bytes);
                Content::Single { first, games: games + 1, last: Some(path) }
            }
            Content::Empty => match self.begin() {
                Ok(Some(draft)) => self.join(Joiner::new(self.folder.format), draft, 0, piece),
                Ok(None) => return,
                Err(error) => return self.stored.fail(&self.path, &error),
            },
            Content::Joined { joiner, draft, games } => self.join(joiner, draft, games, piece),
        };
    }

    fn begin(&self) -> io::Result<Option<BufWriter<Draft>>> {
        let Folder { existing, guard, .. } = self.folder;
        match existing.look(&self.path, guard)? {
            Written::Skipped => Ok(None),
            Written::Yes => Ok(Some(BufWriter::new(Draft::beside(&self.path)?))),
        }
    }

    fn join(
        &mut self,
        mut joiner: Joiner,
        mut draft: BufWriter<Draft>,
        before: usize,
        piece: Piece,
    ) -> Content {
        let games = before + piece.games;
        match joiner.put(piece, &mut draft) {
            Ok(()) => Content::Joined { joiner, draft, games },
            Err(error) => {
                self.stored.fail(&self.path, &error);
                Content::Closed
            }
        }
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) {
        let Folder { existing, guard, .. } = self.folder;
        self.stored.file(path, 1, &write_whole(path, bytes, *existing, guard));
    }

    /// Completes the files and says what became of them.
    pub(super) fn finish(mut self) -> Stored {
        let path = self.path.clone();
        match std::mem::replace(&mut self.content, Content::Closed) {
            Content::Empty | Content::Closed => return self.stored,
            Content::Joined { joiner, mut draft, games } => {
                let named = joiner
                    .finish(&mut draft)
                    .and_then(|()| draft.into_inner().map_err(io::IntoInnerError::into_error))
                    .and_then(|draft| draft.finish(&path, self.folder.existing));
                self.stored.file(&path, games, &named);
            }
            Content::Single { first, games, last } => {
                self.write(&path, &first);
                if let Some(last) = last.filter(|_| self.stored.written == games) {
                    let (input, first, last) = (self.input, path.display(), last.display());
                    let report = &mut self.stored.report;
                    report.push_str(&format!(
                        "yipu: {input}: {games} games, written as {first} to {last}\n"
                    ));
                    return self.stored;
                }
            }
        }
        let reason = match self.folder.named(self.number) {
            Named::AsInput => None,
            Named::Numbered => Some("the name is taken"),
            Named::Anew => Some("its name without the ending is none"),
        };
        if let Some(reason) = reason.filter(|_| self.stored.written > 0) {
            let (input, path) = (self.input, path.display());
            let report = &mut self.stored.report;
            report.push_str(&format!("yipu: {input}: written as {path}, since {reason}\n"));
        }
        self.stored
    }
}
