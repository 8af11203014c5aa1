//! A folder with a file for each input.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use records::Format;

use crate::args::Convert;
use crate::inputs::Input;
use crate::output::{Existing, Guard, Names, sweep};

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
    pub(super) format: Format,
    pub(super) existing: Existing,
    pub(super) guard: Guard,
}

struct Planned {
    path: PathBuf,
    /// Whether another result or an input has the name that it would have had.
    is_numbered: bool,
}

impl<'t> Folder<'t> {
    pub(super) fn new(
        path: &'t Path,
        inputs: &[Input],
        args: &Convert,
        existing: Existing,
        guard: Guard,
    ) -> Self {
        let format = args.to;
        // An object on several lines is no JSON Lines.
        let is_indented = args.pretty && format == Format::Json;
        let extension = if is_indented { "json" } else { format.extension() };
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
        let folder = Self { path, names, files, extension, format, existing, guard };
        let places: BTreeSet<_> =
            folder.files.iter().filter_map(|file| file.path.parent()).collect();
        places.into_iter().for_each(|place| sweep(&path.join(place)));
        folder
    }

    /// Tells whether the results of an input are there already and are left alone.
    pub(super) fn has(&self, number: usize) -> bool {
        self.existing == Existing::Skip && self.at(number).symlink_metadata().is_ok()
    }

    /// Returns the path of the file of an input, or of the first.
    pub(super) fn at(&self, number: usize) -> PathBuf {
        self.path.join(&self.files[number].path)
    }

    /// Tells whether another result or an input has the name that the file would have had.
    pub(super) fn is_numbered(&self, number: usize) -> bool {
        self.files[number].is_numbered
    }

    /// Returns the path of the file of a further game.
    pub(super) fn other(&self, number: usize, game: usize) -> PathBuf {
        let first = &self.files[number].path;
        let stem = first.file_stem().unwrap_or_default().to_string_lossy();
        let wanted = first.with_file_name(format!("{stem}.{game}"));
        self.path.join(self.names.free(&wanted, self.extension))
    }
}
