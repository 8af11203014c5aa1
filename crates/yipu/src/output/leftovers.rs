//! What runs that were killed have left behind.

use std::fs::{self, File};
use std::path::Path;

use super::is_draft;

/// Removes the drafts in `folder` whose runs have ended, and says how many there were.
pub(crate) fn sweep(folder: &Path) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut count = 0;
    for entry in entries.filter_map(Result::ok) {
        let path = entry.path();
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && is_draft(&path) && remove(&path) {
            count += 1;
        }
    }
    if count > 0 {
        let plural = if count == 1 { "" } else { "s" };
        tell_line!(
            "yipu: {}: removed {count} unfinished file{plural} of an interrupted run",
            folder.display()
        );
    }
}

/// Removes a draft, unless its run goes on.
fn remove(path: &Path) -> bool {
    // It stays locked until it is gone, so that no run begins to write it.
    File::open(path).is_ok_and(|draft| draft.try_lock().is_ok() && fs::remove_file(path).is_ok())
}
