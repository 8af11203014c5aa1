//! What the user names as input: files, folders, zip archives and `-`.
//!
//! A zip archive counts like the folder that it was made of. Not followed, each with a message:
//! - links inside folders and archives;
//! - entries whose names lead out of the archive, and archives inside archives;
//! - archives and entries beyond the [`Limits`].

mod archive;
mod batches;
mod entry_names;
mod in_blocks;
mod limits;
mod listing;
mod order;

pub(crate) use batches::batches;
pub(crate) use in_blocks::{InBlocks, Part, in_blocks};
pub(crate) use limits::Limits;
pub(crate) use listing::{Refused, expand};

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use self::archive::Archive;

/// One input, how it is called in reports, and where its results belong.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    origin: Origin,
    /// The path below the output folder.
    below: PathBuf,
    /// Whether it was found in a folder or an archive that was named.
    is_inside: bool,
}

#[derive(Clone, Debug)]
enum Origin {
    /// Standard input, of which the first bytes have been read already.
    Standard(Arc<[u8]>),
    /// A file.
    File(PathBuf),
    /// An entry of an archive, by its number.
    Entry(Arc<Archive>, usize),
}

impl Input {
    /// A file, whose results stand right in the output folder.
    pub(crate) fn file(path: PathBuf) -> Self {
        let below = path.file_name().map_or_else(|| path.clone(), PathBuf::from);
        Self { origin: Origin::File(path), below, is_inside: false }
    }

    /// Returns the name for reports.
    pub(crate) fn name(&self) -> String {
        match &self.origin {
            Origin::Standard(_) => "<stdin>".to_owned(),
            Origin::File(path) => path.display().to_string(),
            Origin::Entry(archive, number) => archive.name_of(*number),
        }
    }

    /// Returns the path of the file or archive, if it is one.
    pub(crate) fn path(&self) -> Option<&Path> {
        match &self.origin {
            Origin::Standard(_) => None,
            Origin::File(path) => Some(path),
            Origin::Entry(archive, _) => archive.path(),
        }
    }

    /// Returns the path that the input has below the folder or archive that was named.
    pub(crate) fn below(&self) -> &Path {
        &self.below
    }

    /// Tells whether the input was found in a folder or an archive that was named.
    pub(crate) const fn is_inside(&self) -> bool {
        self.is_inside
    }

    /// Returns the length in bytes, where it is known beforehand.
    pub(crate) fn size(&self) -> Option<u64> {
        match &self.origin {
            Origin::Standard(_) => None,
            // What comes through a pipe has a length of zero.
            Origin::File(path) => {
                fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|about| about.len())
            }
            Origin::Entry(archive, number) => Some(archive.size_of(*number)),
        }
    }

    /// Lets `work` read the bytes one after the other.
    pub(crate) fn with_reader<T>(
        &self,
        work: impl FnOnce(&mut (dyn Read + Send)) -> io::Result<T>,
    ) -> io::Result<T> {
        match &self.origin {
            Origin::Standard(begun) => work(&mut begun.chain(io::stdin())),
            Origin::File(path) => work(&mut File::open(path)?),
            Origin::Entry(archive, number) => archive.with_reader(*number, work),
        }
    }

    /// Reads all bytes.
    pub(crate) fn read(&self) -> io::Result<Vec<u8>> {
        if let Origin::File(path) = &self.origin {
            return fs::read(path);
        }
        self.with_reader(|reader| {
            let mut bytes = Vec::new();
            reader.read_to_end(&mut bytes)?;
            Ok(bytes)
        })
    }
}
