//! A folder with a file for each input.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use records::Format;

use crate::args::Convert;
use crate::inputs::Input;
use crate::output::{Existing, Guard, Names, Stem, sweep};

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
    named: Named,
}

/// What the name of a file is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// The name of the input.
    AsInput,
    /// The name of the input and a number, since another result or an input has the name alone.
    Numbered,
    /// Another name, since nothing but dots is left of that of the input without its ending.
    Anew,
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
                let stem = Stem::of(input.below());
                let path = names.choose(&stem.path, extension);
                let named = match () {
                    () if stem.is_replaced => Named::Anew,
                    () if path.with_extension("") != stem.path => Named::Numbered,
                    () => Named::AsInput,
                };
                Planned { path, named }
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
        self.inside(&self.files[number].path)
    }

    /// Tells what the name of the file of an input is made of.
    pub(super) fn named(&self, number: usize) -> Named {
        self.files[number].named
    }

    /// Returns the path of the file of a further game.
    pub(super) fn other(&self, number: usize, game: usize) -> PathBuf {
        let first = &self.files[number].path;
        let stem = first.file_stem().unwrap_or_default().to_string_lossy();
        let wanted = first.with_file_name(format!("{stem}.{game}"));
        self.inside(&self.names.free(&wanted, self.extension))
    }

    /// Returns the path of a file in the folder: only names are taken, so that it never leads out.
    fn inside(&self, path: &Path) -> PathBuf {
        let is_name = |part: &Component<'_>| matches!(part, Component::Normal(_));
        debug_assert!(path.components().all(|part| is_name(&part)), "{path:?}");
        self.path.join(path.components().filter(is_name).collect::<PathBuf>())
    }
}
