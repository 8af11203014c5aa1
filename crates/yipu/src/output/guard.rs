//! The inputs, which must never be written over.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::inputs::Input;

/// The real paths of the inputs, and the file that comes by standard input.
#[derive(Debug, Default)]
pub(crate) struct Guard {
    paths: HashSet<PathBuf>,
    standard: Option<FileId>,
}

/// What a file is known by where it has no path: its device and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileId {
    device: u64,
    number: u64,
}

impl FileId {
    #[cfg(unix)]
    fn of(about: &fs::Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        about.is_file().then(|| Self { device: about.dev(), number: about.ino() })
    }

    #[cfg(not(unix))]
    fn of(_: &fs::Metadata) -> Option<Self> {
        None
    }

    /// The file that comes by standard input, if it is one.
    #[cfg(unix)]
    fn of_standard_input() -> Option<Self> {
        use std::os::fd::AsFd;
        let standard = std::io::stdin().as_fd().try_clone_to_owned().ok()?;
        Self::of(&fs::File::from(standard).metadata().ok()?)
    }

    #[cfg(not(unix))]
    fn of_standard_input() -> Option<Self> {
        None
    }
}

impl Guard {
    /// Guards `inputs`, also against links to them and other ways to write their paths.
    pub(crate) fn new(inputs: &[Input]) -> Self {
        let mut folders: HashMap<&Path, Option<PathBuf>> = HashMap::new();
        let mut paths = HashSet::new();
        let mut standard = None;
        for input in inputs {
            let Some(path) = input.path() else {
                standard = standard.or_else(FileId::of_standard_input);
                continue;
            };
            // Links are not followed inside folders: there the folder alone needs a look.
            let real = match (input.is_inside(), path.parent(), path.file_name()) {
                (true, Some(folder), Some(name)) => folders
                    .entry(folder)
                    .or_insert_with(|| fs::canonicalize(folder).ok())
                    .as_ref()
                    .map(|folder| folder.join(name)),
                _ => fs::canonicalize(path).ok(),
            };
            paths.extend(real);
        }
        Self { paths, standard }
    }

    /// Tells whether `path` leads to an input.
    pub(crate) fn holds(&self, path: &Path) -> bool {
        fs::canonicalize(path).is_ok_and(|real| self.paths.contains(&real))
            || self.standard.is_some() && self.standard == id(path)
    }

    /// Returns the inputs in `folder`, as seen from it.
    pub(crate) fn below(&self, folder: &Path) -> Vec<&Path> {
        let Ok(folder) = fs::canonicalize(folder) else { return Vec::new() };
        self.paths.iter().filter_map(|path| path.strip_prefix(&folder).ok()).collect()
    }
}

/// Returns what the file to which `path` leads is known by.
fn id(path: &Path) -> Option<FileId> {
    FileId::of(&fs::metadata(path).ok()?)
}
