//! What the user names as input: files, folders and `-`.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::status::{Status, Stop};

/// One input and how it is called in reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// Standard input.
    Standard,
    /// A file.
    File(PathBuf),
}

impl Input {
    /// Returns the name for reports.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Standard => "<stdin>".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// Returns the path, if it is a file.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Standard => None,
            Self::File(path) => Some(path),
        }
    }

    /// Reads all bytes.
    pub(crate) fn read(&self) -> io::Result<Vec<u8>> {
        match self {
            Self::Standard => {
                let mut bytes = Vec::new();
                io::stdin().lock().read_to_end(&mut bytes)?;
                Ok(bytes)
            }
            Self::File(path) => fs::read(path),
        }
    }
}

/// Lists the inputs that `paths` name: files as they are, the files of folders sorted by name.
///
/// The status tells whether some path could not be read.
/// Links inside folders are not followed, so that no loop can arise.
pub(crate) fn expand(paths: &[PathBuf]) -> Result<(Vec<Input>, Status), Stop> {
    let mut inputs = Vec::new();
    let mut missing = 0;
    for path in paths {
        if path.as_os_str() == "-" {
            inputs.push(Input::Standard);
            continue;
        }
        match fs::metadata(path) {
            Ok(about) if about.is_dir() => folder(path, &mut inputs),
            Ok(_) => inputs.push(Input::File(path.clone())),
            Err(error) => {
                eprintln!("yipu: {}: {error}", path.display());
                missing += 1;
            }
        }
    }
    if inputs.is_empty() {
        return Err(Stop::failed(if missing > 0 {
            "no input can be read"
        } else {
            "the folders hold no file"
        }));
    }
    Ok((inputs, if missing > 0 { Status::Faults } else { Status::Done }))
}

fn folder(top: &Path, inputs: &mut Vec<Input>) {
    let mut folders = vec![top.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                eprintln!("yipu: {}: {error}", folder.display());
                continue;
            }
        };
        let mut inside: Vec<_> = entries.filter_map(Result::ok).collect();
        inside.sort_by_key(fs::DirEntry::file_name);
        let mut subfolders = Vec::new();
        for entry in inside {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => subfolders.push(entry.path()),
                Ok(kind) if kind.is_file() => inputs.push(Input::File(entry.path())),
                _ => {}
            }
        }
        subfolders.reverse();
        folders.extend(subfolders);
    }
}
