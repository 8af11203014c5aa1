//! Where results go: files that are written whole or not at all, under names that no other result
//! and no input has.

mod draft;
mod guard;
mod leftovers;
mod names;

pub(crate) use draft::{Draft, is_draft};
pub(crate) use guard::Guard;
pub(crate) use leftovers::sweep;
pub(crate) use names::{Names, Stem};

use std::io::{self, Write};
use std::path::Path;

/// What happened to a file that should be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// It was written.
    Yes,
    /// It was there already and was left alone.
    Skipped,
}

/// What to do when the file is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Existing {
    /// Refuse.
    Refuse,
    /// Leave it alone.
    Skip,
    /// Replace it.
    Replace,
}

impl Existing {
    /// Looks whether `path` is free to be written.
    pub(crate) fn look(self, path: &Path, guard: &Guard) -> io::Result<Written> {
        // A device or a pipe would be replaced by a file.
        if path.metadata().is_ok_and(|about| !about.is_file()) {
            let message =
                "this is no regular file; without an output, results go to standard output";
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
        }
        if self == Self::Replace {
            return if guard.holds(path) { Err(over_input()) } else { Ok(Written::Yes) };
        }
        match (path.symlink_metadata().is_ok(), self) {
            (false, _) => Ok(Written::Yes),
            (true, Self::Skip) => Ok(Written::Skipped),
            (true, _) if guard.holds(path) => Err(over_input()),
            (true, _) => Err(io::Error::new(
                io::ErrorKind::AlreadyExists,
                "the file exists; --force replaces it, --skip-existing leaves it",
            )),
        }
    }
}

fn over_input() -> io::Error {
    io::Error::new(io::ErrorKind::AlreadyExists, "this is an input, which is never written over")
}

/// Writes `bytes` to `path` by way of a temporary file in the same folder.
pub(crate) fn write_whole(
    path: &Path,
    bytes: &[u8],
    existing: Existing,
    guard: &Guard,
) -> io::Result<Written> {
    if existing.look(path, guard)? == Written::Skipped {
        return Ok(Written::Skipped);
    }
    let mut draft = Draft::beside(path)?;
    draft.write_all(bytes)?;
    draft.finish(path, existing)
}
