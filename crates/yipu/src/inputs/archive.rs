//! A zip archive and its entries.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use zip::ZipArchive;

use super::Limits;
use super::entry_names::{decoded, encoding, path};

/// How archives with at least one entry begin.
const MAGIC: &[u8; 4] = b"PK\x03\x04";

/// How archives without entries begin.
const EMPTY_MAGIC: &[u8; 4] = b"PK\x05\x06";

/// The bit of an entry that says its name is UTF-8 (APPNOTE 4.4.4, bit 11).
const UTF8_NAME: u16 = 1 << 11;

/// Tells whether a file that begins with `beginning` is a zip archive.
pub(super) fn looks_like(beginning: &[u8]) -> bool {
    beginning.starts_with(MAGIC) || beginning.starts_with(EMPTY_MAGIC)
}

/// An archive that was opened.
#[derive(Debug)]
pub(crate) struct Archive {
    /// What it is called in reports.
    name: String,
    path: Option<PathBuf>,
    zip: ZipArchive<Source>,
    entries: Vec<Entry>,
}

/// An entry that may be read.
#[derive(Debug)]
struct Entry {
    /// Its number in the archive.
    number: usize,
    path: PathBuf,
    size: u64,
}

/// What was found in an archive.
pub(super) struct Opened {
    /// The archive.
    pub(super) archive: Arc<Archive>,
    /// What was refused, as messages.
    pub(super) refused: Vec<String>,
    /// Links, which are left out, as messages.
    pub(super) links: Vec<String>,
}

impl Archive {
    /// Reads the list of an archive.
    pub(super) fn open(name: String, source: Source, limits: &Limits) -> Result<Opened, String> {
        let path_of = source.path().map(Path::to_owned);
        let mut zip = ZipArchive::new(source)
            .map_err(|error| format!("{name}: a zip archive, but {error}"))?;
        let (mut refused, mut links) = (Vec::new(), Vec::new());
        if zip.has_duplicate_names() {
            refused.push(format!("{name}: two entries have one name; only the last is read"));
        }
        let sizes = (0..zip.len()).filter_map(|number| zip.by_index_data(number).ok());
        let total = sizes.fold(0_u64, |sum, entry| sum.saturating_add(entry.size()));
        if let Some(reason) = limits.refuse_archive(zip.len(), total) {
            return Err(format!("{name}: {reason}"));
        }
        if zip.has_overlapping_files().map_err(|error| format!("{name}: {error}"))? {
            return Err(format!("{name}: its entries overlap, as in archive bombs"));
        }
        let entries = entries(&name, &zip, limits, &mut refused, &mut links);
        // A clone holds no open file, so that any number of archives can be listed.
        let archive = Self { name, path: path_of, zip: zip.clone(), entries };
        Ok(Opened { archive: Arc::new(archive), refused, links })
    }

    /// Returns the numbers and paths of the entries that may be read, in the order of the archive.
    pub(super) fn paths(&self) -> impl Iterator<Item = (usize, &Path)> {
        self.entries.iter().enumerate().map(|(number, entry)| (number, &*entry.path))
    }

    /// Returns the path of the archive itself.
    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns the name of an entry for reports.
    pub(super) fn name_of(&self, number: usize) -> String {
        format!("{}/{}", self.name, self.entries[number].path.display())
    }

    /// Returns the unpacked size of an entry.
    pub(super) fn size_of(&self, number: usize) -> u64 {
        self.entries[number].size
    }

    /// Lets `work` read an entry.
    pub(super) fn with_reader<T>(
        &self,
        number: usize,
        work: impl FnOnce(&mut (dyn Read + Send)) -> io::Result<T>,
    ) -> io::Result<T> {
        let number = self.entries[number].number;
        // The list is shared; each clone reads by a handle of its own.
        let mut zip = self.zip.clone();
        let mut file = zip.by_index(number)?;
        let mut beginning = Vec::new();
        file.by_ref().take(4).read_to_end(&mut beginning)?;
        if looks_like(&beginning) {
            return Err(io::Error::other(
                "an archive inside an archive is not opened; unpack it and name it by itself",
            ));
        }
        // The reader stops an entry that goes on behind its stated size.
        work(&mut beginning.chain(file))
    }
}

/// Lists the entries that may be read; folders are none.
fn entries(
    name: &str,
    zip: &ZipArchive<Source>,
    limits: &Limits,
    refused: &mut Vec<String>,
    links: &mut Vec<String>,
) -> Vec<Entry> {
    let stated: Vec<_> = (0..zip.len())
        .filter_map(|number| Some((number, zip.by_index_data(number).ok()?)))
        .collect();
    let is_utf8 = |flags: u16| flags & UTF8_NAME != 0;
    let unmarked = stated.iter().filter(|(_, entry)| !is_utf8(entry.flags().as_u16()));
    let encoding = encoding(unmarked.map(|(_, entry)| entry.name_raw()));
    let mut entries = Vec::new();
    for (number, entry) in &stated {
        let stated = decoded(entry.name_raw(), encoding);
        // macOS keeps attributes of files beside them in a folder of this name.
        if entry.is_dir() || stated.starts_with("__MACOSX/") {
            continue;
        }
        let shown = stated.escape_debug();
        if entry.is_symlink() {
            links.push(format!("{name}/{shown}: a link, not followed"));
            continue;
        }
        let size = entry.size();
        let reason = if entry.encrypted() {
            Err("encrypted; unpack the archive with its password first".to_owned())
        } else if let Some(reason) = limits.refuse_entry(entry.compressed_size(), size) {
            Err(reason)
        } else {
            path(&stated).map_err(|reason| format!("not read: {reason}"))
        };
        match reason {
            Ok(path) => entries.push(Entry { number: *number, path, size }),
            Err(reason) => refused.push(format!("{name}/{shown}: {reason}")),
        }
    }
    entries
}

/// The bytes of an archive: a file that each clone opens for itself, or memory.
#[derive(Debug)]
pub(super) enum Source {
    /// A file.
    File {
        /// Where it is.
        path: PathBuf,
        /// The handle, once something is read.
        file: Option<File>,
    },
    /// Bytes that came by standard input.
    Memory(Cursor<Arc<[u8]>>),
}

impl Source {
    pub(super) const fn file(path: PathBuf) -> Self {
        Self::File { path, file: None }
    }

    pub(super) fn memory(bytes: Vec<u8>) -> Self {
        Self::Memory(Cursor::new(bytes.into()))
    }

    fn path(&self) -> Option<&Path> {
        match self {
            Self::File { path, .. } => Some(path),
            Self::Memory(_) => None,
        }
    }
}

/// Opens the file, if it is not open.
fn opened<'f>(path: &Path, file: &'f mut Option<File>) -> io::Result<&'f mut File> {
    if file.is_none() {
        *file = Some(File::open(path)?);
    }
    file.as_mut().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
}

impl Clone for Source {
    /// The clone begins at the start; a zip archive seeks before it reads.
    fn clone(&self) -> Self {
        match self {
            Self::File { path, .. } => Self::file(path.clone()),
            Self::Memory(bytes) => Self::Memory(bytes.clone()),
        }
    }
}

impl Read for Source {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::File { path, file } => opened(path, file)?.read(buffer),
            Self::Memory(bytes) => bytes.read(buffer),
        }
    }
}

impl Seek for Source {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        match self {
            Self::File { path, file } => opened(path, file)?.seek(to),
            Self::Memory(bytes) => bytes.seek(to),
        }
    }
}
