//! Where results go: standard output, or files that are written whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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

/// Writes `bytes` to `path` by way of a temporary file in the same folder.
pub(crate) fn write_whole(path: &Path, bytes: &[u8], existing: Existing) -> io::Result<Written> {
    if existing != Existing::Replace && path.exists() {
        if existing == Existing::Skip {
            return Ok(Written::Skipped);
        }
        let message = "the file exists; --force replaces it, --skip-existing leaves it";
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new().prefix(".yipu-").tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_data()?;
    if existing == Existing::Replace {
        file.persist(path).map_err(|error| error.error)?;
    } else {
        file.persist_noclobber(path).map_err(|error| error.error)?;
    }
    Ok(Written::Yes)
}

/// Names for output files, no two of which a file system could take for the same.
#[derive(Debug, Default)]
pub(crate) struct Names {
    taken: std::collections::HashSet<String>,
}

impl Names {
    /// Takes the name of `path`, so that it is never chosen.
    pub(crate) fn reserve(&mut self, path: &Path) {
        if let Some(name) = path.file_name() {
            self.taken.insert(name.to_string_lossy().to_lowercase());
        }
    }

    /// Returns a free path in `folder` for `stem` and `extension`, numbered if it must be.
    pub(crate) fn choose(&mut self, folder: &Path, stem: &str, extension: &str) -> PathBuf {
        for number in 1_u64.. {
            let name = match number {
                1 => format!("{stem}.{extension}"),
                _ => format!("{stem}-{number}.{extension}"),
            };
            if self.taken.insert(name.to_lowercase()) {
                return folder.join(name);
            }
        }
        unreachable!("there are more numbers than files")
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::Names;

    #[test]
    fn names_differ_even_where_case_does_not_count() {
        let mut names = Names::default();
        let mut choose = |stem| names.choose(Path::new("out"), stem, "pgn");
        assert_eq!(choose("a"), Path::new("out/a.pgn"));
        assert_eq!(choose("A"), Path::new("out/A-2.pgn"));
        assert_eq!(choose("a-2"), Path::new("out/a-2-2.pgn"));
    }
}
