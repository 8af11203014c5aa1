//! A file in the making.

use std::fs::{self, TryLockError};
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

use super::{Existing, Written};

/// How the names of drafts begin.
const PREFIX: &str = ".yipu-draft-";

/// How many letters and digits follow.
const RANDOM: usize = 10;

/// Tells whether a file has the name of a draft.
pub(crate) fn is_draft(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().as_encoded_bytes();
    let random = name.strip_prefix(PREFIX.as_bytes());
    random.is_some_and(|it| it.len() == RANDOM && it.iter().all(u8::is_ascii_alphanumeric))
}

/// A temporary file that gets its name when it is complete, and vanishes if it never is.
///
/// Its bytes are not forced to the disk: after a power cut a file may be empty, but a run that is
/// merely interrupted leaves none that is cut.
///
/// A draft is locked as long as its run lives: one that is not is a leftover.
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
        let file = match locked(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                fs::create_dir_all(folder)?;
                locked(folder)?
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

/// Makes a file and locks it.
fn locked(folder: &Path) -> io::Result<NamedTempFile> {
    loop {
        let file = create(folder)?;
        // Between the two steps another run may have taken it for a leftover.
        match file.as_file().try_lock() {
            Err(TryLockError::WouldBlock) => {}
            Ok(()) if !file.path().exists() => {}
            // A file system without locks has none for leftovers either, which stay there.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
}

#[cfg(unix)]
fn create(folder: &Path) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt;
    // Temporary files are private by default; a result is like any file that a program makes.
    let permissions = fs::Permissions::from_mode(0o666);
    let mut draft = tempfile::Builder::new();
    draft.prefix(PREFIX).rand_bytes(RANDOM).permissions(permissions).tempfile_in(folder)
}

#[cfg(not(unix))]
fn create(folder: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new().prefix(PREFIX).rand_bytes(RANDOM).tempfile_in(folder)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Draft, is_draft};

    #[test]
    fn drafts_are_known_by_their_whole_name() {
        let folder = tempfile::tempdir().unwrap();
        let draft = Draft::beside(&folder.path().join("a.pgn")).unwrap();
        assert!(is_draft(draft.file.path()));
        for name in [".yipu-draft-", ".yipu-draft-0123456789a", ".yipu-draft-01234.pgn", "a.pgn"] {
            assert!(!is_draft(Path::new(name)), "{name}");
        }
    }
}
