//! A file in the making.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

use super::{Existing, Written};

/// How the names of drafts begin.
const PREFIX: &str = ".yipu-";

/// Tells whether a file is the draft of a run that was interrupted.
pub(crate) fn is_draft(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(PREFIX.as_bytes()))
}

/// A temporary file that gets its name when it is complete, and vanishes if it never is.
///
/// Its bytes are not forced to the disk: after a power cut a file may be empty, but a run that is
/// merely interrupted leaves none that is cut.
#[derive(Debug)]
pub(crate) struct Draft {
    file: NamedTempFile,
}

impl Draft {
    /// Begins a file that will stand at `path`, and makes its folder.
    pub(crate) fn beside(path: &Path) -> io::Result<Self> {
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let file = match create(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                fs::create_dir_all(folder)?;
                create(folder)?
            }
            other => other?,
        };
        Ok(Self { file })
    }

    /// Gives the file its name.
    pub(crate) fn finish(self, path: &Path, existing: Existing) -> io::Result<Written> {
        let named = match existing {
            Existing::Replace => self.file.persist(path),
            Existing::Skip | Existing::Refuse => self.file.persist_noclobber(path),
        };
        named.map(|_| Written::Yes).map_err(|error| error.error)
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(unix)]
fn create(folder: &Path) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt;
    // Temporary files are private by default; a result is like any file that a program makes.
    let permissions = fs::Permissions::from_mode(0o666);
    tempfile::Builder::new().prefix(PREFIX).permissions(permissions).tempfile_in(folder)
}

#[cfg(not(unix))]
fn create(folder: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new().prefix(PREFIX).tempfile_in(folder)
}
