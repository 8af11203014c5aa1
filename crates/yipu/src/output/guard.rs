//! The inputs, which must never be written over.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::inputs::Input;

/// The real paths of the inputs.
#[derive(Debug, Default)]
pub(crate) struct Guard {
    paths: HashSet<PathBuf>,
}

impl Guard {
    /// Guards `inputs`, also against links to them and other ways to write their paths.
    pub(crate) fn new(inputs: &[Input]) -> Self {
        let mut folders: HashMap<&Path, Option<PathBuf>> = HashMap::new();
        let mut paths = HashSet::new();
        for input in inputs {
            let Some(path) = input.path() else { continue };
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
        Self { paths }
    }

    /// Tells whether `path` leads to an input.
    pub(crate) fn holds(&self, path: &Path) -> bool {
        fs::canonicalize(path).is_ok_and(|real| self.paths.contains(&real))
    }

    /// Returns the inputs in `folder`, as seen from it.
    pub(crate) fn below(&self, folder: &Path) -> Vec<&Path> {
        let Ok(folder) = fs::canonicalize(folder) else { return Vec::new() };
        self.paths.iter().filter_map(|path| path.strip_prefix(&folder).ok()).collect()
    }
}
