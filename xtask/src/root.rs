//! The workspace's folder and its files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Returns the folder of the workspace: the parent of this crate's own.
///
/// Cargo sets the variable for the program it runs; without it the working folder is taken.
pub(crate) fn workspace_root() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR")
        .and_then(|own| Path::new(&own).parent().map(Path::to_owned))
        .unwrap_or_else(|| PathBuf::from("."))
}

/// Returns the files below `folder`, sorted; nothing when it does not exist.
///
/// Build output, version control and `skip` are left out.
pub(crate) fn files_below(folder: &Path, skip: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries?,
        };
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name();
            if ["target", ".git"].iter().chain(skip).any(|skipped| name == *skipped) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}
