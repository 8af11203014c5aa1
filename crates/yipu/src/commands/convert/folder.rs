//! A folder with a file for each input.

use std::path::{Path, PathBuf};

use crate::inputs::Input;
use crate::output::{Existing, Guard, Names, Written, write_whole};
use crate::status::Status;

/// A folder for results, which stand in it as the inputs stand in theirs.
///
/// The name of each file is chosen before anything is read, so that a second run over the same
/// inputs finds what the first has written. An input of several games gives several files where
/// the format holds one game: `a.xqf`, `a.2.xqf`, and so on. The first of them is written last:
/// where it is, the others are.
pub(super) struct Folder<'t> {
    path: &'t Path,
    names: Names,
    /// The file of each input, as seen from the folder.
    files: Vec<Planned>,
    extension: &'static str,
    existing: Existing,
    guard: Guard,
}

struct Planned {
    path: PathBuf,
    /// Whether another result or an input has the name that it would have had.
    is_numbered: bool,
}

/// What became of the results of an input.
#[derive(Debug, Default)]
pub(super) struct Stored {
    /// What there is to be said.
    pub(super) report: String,
    /// Whether something failed.
    pub(super) status: Status,
}

impl<'t> Folder<'t> {
    pub(super) fn new(
        path: &'t Path,
        inputs: &[Input],
        extension: &'static str,
        existing: Existing,
        guard: Guard,
    ) -> Self {
        let mut names = Names::default();
        for input in guard.below(path) {
            names.reserve(input);
        }
        for input in inputs {
            names.reserve_folders(input.below());
        }
        let files = inputs
            .iter()
            .map(|input| {
                let wanted = input.below().with_extension("");
                let path = names.choose(&wanted, extension);
                Planned { is_numbered: path.with_extension("") != wanted, path }
            })
            .collect();
        Self { path, names, files, extension, existing, guard }
    }

    /// Tells whether the results of an input are there already and are left alone.
    pub(super) fn has(&self, number: usize) -> bool {
        self.existing == Existing::Skip && self.at(number).symlink_metadata().is_ok()
    }

    fn at(&self, number: usize) -> PathBuf {
        self.path.join(&self.files[number].path)
    }

    /// Writes the results of an input: one file, or one for each game.
    pub(super) fn store(&self, number: usize, input: &Input, files: &[Vec<u8>]) -> Stored {
        let mut stored = Stored::default();
        let Some((first, others)) = files.split_first() else { return stored };
        let first_path = self.at(number);
        let mut last_path = None;
        for (game, bytes) in (2..).zip(others) {
            let path = self.path.join(self.other(number, game));
            stored.write(self, &path, bytes);
            last_path = Some(path);
        }
        stored.write(self, &first_path, first);
        if let Some(last) = last_path {
            stored.report.push_str(&format!(
                "yipu: {}: {} games, written as {} to {}\n",
                input.name(),
                files.len(),
                first_path.display(),
                last.display()
            ));
        } else if self.files[number].is_numbered {
            stored.report.push_str(&format!(
                "yipu: {}: written as {}, since the name is taken\n",
                input.name(),
                first_path.display()
            ));
        }
        stored
    }

    /// The name of the file of a further game.
    fn other(&self, number: usize, game: usize) -> PathBuf {
        let first = &self.files[number].path;
        let stem = first.file_stem().unwrap_or_default().to_string_lossy();
        self.names.free(&first.with_file_name(format!("{stem}.{game}")), self.extension)
    }
}

impl Stored {
    fn write(&mut self, folder: &Folder<'_>, path: &Path, bytes: &[u8]) {
        match write_whole(path, bytes, folder.existing, &folder.guard) {
            Ok(Written::Yes | Written::Skipped) => {}
            Err(error) => {
                self.report.push_str(&format!("yipu: {}: {error}\n", path.display()));
                self.status = Status::Faults;
            }
        }
    }
}
