//! From the paths of the command line to inputs.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::archive::{Archive, Source, looks_like};
use super::order::{Name, by_path};
use super::{Input, Origin};
use crate::args::Named;
use crate::output;
use crate::status::{Status, Stop};

/// Lists the inputs that are named: files as they are, the files of folders and archives sorted by
/// name, numbers in names by their value.
///
/// With them comes what cannot be read, or was refused.
pub(crate) fn expand(named: &Named) -> Result<(Vec<Input>, Refused), Stop> {
    let refused = Refused { count: 0 };
    let mut listing = Listing { named, inputs: Vec::new(), refused, stdin: Stdin::Free };
    for path in &named.inputs {
        if path.as_os_str() == "-" {
            listing.standard()?;
            continue;
        }
        match fs::metadata(path) {
            Ok(about) if about.is_dir() => listing.folder(path),
            Ok(about) if about.is_file() => listing.file(path, None),
            Ok(about) if is_socket(&about) => {
                listing.refuse(&format!("{}: a socket, which cannot be read", path.display()));
            }
            // A pipe gives its bytes only once.
            Ok(_) => listing.inputs.push(Input::file(path.clone())),
            Err(_) if listing.part_of_archive(path) => {}
            Err(error) => listing.refuse(&format!("{}: {error}", path.display())),
        }
    }
    if listing.inputs.is_empty() {
        return Err(Stop::failed(match listing.refused.count {
            0 => "the folders and archives hold no file",
            _ => "no input can be read",
        }));
    }
    Ok((listing.inputs, listing.refused))
}

/// What was named, or found in folders and archives, and is no input; each was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// How many files and entries of archives.
    pub(crate) count: usize,
}

impl Refused {
    /// Returns the status that a run has from the beginning.
    pub(crate) const fn status(self) -> Status {
        if self.count == 0 { Status::Done } else { Status::Faults }
    }
}

struct Listing<'n> {
    named: &'n Named,
    inputs: Vec<Input>,
    refused: Refused,
    stdin: Stdin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stdin {
    Free,
    Taken,
}

/// Looks at the first bytes of a file, whatever its name.
fn begins_like_archive(path: &Path) -> io::Result<bool> {
    let mut begun = Vec::new();
    File::open(path)?.take(4).read_to_end(&mut begun)?;
    Ok(looks_like(&begun))
}

#[cfg(unix)]
fn is_socket(about: &fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    about.file_type().is_socket()
}

#[cfg(not(unix))]
const fn is_socket(_: &fs::Metadata) -> bool {
    false
}

impl Listing<'_> {
    fn refuse(&mut self, message: &str) {
        tell_line!("yipu: {message}");
        self.refused.count += 1;
    }

    fn standard(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.stdin, Stdin::Taken) == Stdin::Taken {
            self.refuse("-: standard input can be read only once");
            return Ok(());
        }
        let mut begun = Vec::new();
        io::stdin().take(4).read_to_end(&mut begun)?;
        if looks_like(&begun) {
            io::stdin().read_to_end(&mut begun)?;
            let whole = Path::new("");
            self.archive("<stdin>".to_owned(), Source::memory(begun), whole, whole);
        } else {
            let origin = Origin::Standard(begun.into());
            self.inputs.push(Input { origin, below: PathBuf::from("stdin"), is_inside: false });
        }
        Ok(())
    }

    /// Adds a file or an archive that was named, or stands in the folder `below`, seen from the
    /// folder that was named.
    fn file(&mut self, path: &Path, below: Option<&Path>) {
        let is_archive = match begins_like_archive(path) {
            Ok(is_archive) => is_archive,
            Err(error) => return self.refuse(&format!("{}: {error}", path.display())),
        };
        if is_archive {
            let within = match (below, path.file_name()) {
                (Some(below), Some(name)) => output::Stem::of(&below.join(name)).path,
                _ => PathBuf::new(),
            };
            let source = Source::file(path.to_owned());
            self.archive(path.display().to_string(), source, &within, Path::new(""));
        } else {
            let file = Input::file(path.to_owned());
            self.inputs.push(match below {
                Some(below) => Input { below: below.join(&file.below), is_inside: true, ..file },
                None => file,
            });
        }
    }

    /// Adds a part of an archive that is named as reports name it: `games.zip/finals/a.pgn`.
    fn part_of_archive(&mut self, path: &Path) -> bool {
        let Some(archive) = path.ancestors().skip(1).find(|it| it.is_file()) else { return false };
        let Ok(part) = path.strip_prefix(archive) else { return false };
        let before = self.inputs.len();
        if begins_like_archive(archive).is_ok_and(|it| it) {
            let source = Source::file(archive.to_owned());
            self.archive(archive.display().to_string(), source, Path::new(""), part);
        }
        self.inputs.len() > before
    }

    /// Adds the entries of an archive that lie in its folder `part`, or are it.
    fn archive(&mut self, name: String, source: Source, within: &Path, part: &Path) {
        match Archive::open(name, source, &self.named.limits) {
            Err(message) => self.refuse(&message),
            Ok(opened) => {
                for message in &opened.links {
                    tell_line!("yipu: {message}");
                }
                for message in &opened.refused {
                    self.refuse(message);
                }
                let archive = opened.archive;
                let mut paths: Vec<_> =
                    archive.paths().filter(|(_, path)| path.starts_with(part)).collect();
                paths.sort_by(|&(_, one), &(_, other)| by_path(one, other));
                self.inputs.extend(paths.into_iter().map(|(number, path)| Input {
                    origin: Origin::Entry(archive.clone(), number),
                    below: within.join(path),
                    is_inside: true,
                }));
            }
        }
    }

    fn folder(&mut self, top: &Path) {
        let mut folders = vec![top.to_owned()];
        while let Some(folder) = folders.pop() {
            let entries = match fs::read_dir(&folder) {
                Ok(entries) => entries,
                Err(error) => {
                    self.refuse(&format!("{}: {error}", folder.display()));
                    continue;
                }
            };
            let mut inside: Vec<_> = entries.filter_map(Result::ok).collect();
            inside.sort_by_cached_key(|entry| Name(entry.file_name()));
            let below = folder.strip_prefix(top).unwrap_or(&folder);
            let mut subfolders = Vec::new();
            for entry in inside {
                let path = entry.path();
                match entry.file_type() {
                    Ok(kind) if kind.is_dir() => subfolders.push(path),
                    Ok(kind) if kind.is_file() && !output::is_draft(&path) => {
                        self.file(&path, Some(below));
                    }
                    Ok(kind) if kind.is_symlink() => {
                        tell_line!("yipu: {}: a link, not followed", path.display());
                    }
                    Ok(kind) if kind.is_file() => {}
                    Ok(_) => {
                        let path = path.display();
                        tell_line!("yipu: {path}: a pipe, socket or device, not read");
                    }
                    Err(error) => self.refuse(&format!("{}: {error}", path.display())),
                }
            }
            subfolders.reverse();
            folders.extend(subfolders);
        }
    }
}
