//! Where the results of a conversion go.

use std::io::{self, Write};
use std::path::Path;

use records::Format;

use crate::args::Convert;
use crate::inputs::Input;
use crate::output::{Existing, Names, Written, write_whole};
use crate::status::{Status, Stop};

/// The place for results, and how they are joined there.
pub(super) enum Target<'t> {
    /// One stream, in the order of the inputs.
    Standard {
        /// The format.
        format: Format,
        /// Whether something was written already.
        begun: bool,
    },
    /// One file for all.
    File {
        /// Its path.
        path: &'t Path,
        /// The format.
        format: Format,
        /// What will be written.
        bytes: Vec<u8>,
        /// What to do if it is there.
        existing: Existing,
    },
    /// One file for each.
    Folder {
        /// The folder.
        path: &'t Path,
        /// Names that are taken.
        names: Names,
        /// The ending of the names.
        extension: &'static str,
        /// What to do with a file that is there.
        existing: Existing,
    },
}

impl<'t> Target<'t> {
    pub(super) fn new(args: &'t Convert, inputs: &[Input]) -> Self {
        let existing = match (args.force, args.skip_existing) {
            (true, _) => Existing::Replace,
            (_, true) => Existing::Skip,
            _ => Existing::Refuse,
        };
        let format = args.to;
        match (&args.output, &args.out_dir) {
            (Some(path), _) => Self::File { path, format, bytes: Vec::new(), existing },
            (None, Some(path)) => {
                let mut names = Names::default();
                // An input inside the folder must not be written over.
                for input in inputs.iter().filter_map(Input::path) {
                    if input.parent() == Some(path) {
                        names.reserve(input);
                    }
                }
                Self::Folder { path, names, extension: format.extension(), existing }
            }
            (None, None) => Self::Standard { format, begun: false },
        }
    }

    pub(super) fn put(&mut self, input: &Input, result: &[u8]) -> Result<Status, Stop> {
        match self {
            Self::Standard { format, begun } => {
                let mut out = io::stdout().lock();
                if *begun && *format != Format::Json {
                    out.write_all(b"\n")?;
                }
                *begun = true;
                out.write_all(result)?;
            }
            Self::File { bytes, format, .. } => {
                if !bytes.is_empty() && !format.holds_many() {
                    return Err(Stop::failed(format!(
                        "a file of {format} holds one game: name a folder with --out-dir"
                    )));
                }
                if !bytes.is_empty() && *format != Format::Json {
                    bytes.push(b'\n');
                }
                bytes.extend(result);
            }
            Self::Folder { path, names, extension, existing } => {
                let stem = input.path().and_then(Path::file_stem);
                let stem = stem.map_or("stdin".into(), |stem| stem.to_string_lossy());
                let chosen = names.choose(path, &stem, extension);
                if chosen.file_stem().is_some_and(|name| name.to_string_lossy() != stem) {
                    eprintln!("yipu: {}: written as {}", input.name(), chosen.display());
                }
                return Ok(store(&chosen, result, *existing));
            }
        }
        Ok(Status::Done)
    }

    pub(super) fn finish(self) -> Result<Status, Stop> {
        match self {
            Self::File { path, bytes, existing, .. } => Ok(store(path, &bytes, existing)),
            Self::Standard { .. } => {
                io::stdout().lock().flush()?;
                Ok(Status::Done)
            }
            Self::Folder { .. } => Ok(Status::Done),
        }
    }
}

fn store(path: &Path, bytes: &[u8], existing: Existing) -> Status {
    match write_whole(path, bytes, existing) {
        Ok(Written::Yes | Written::Skipped) => Status::Done,
        Err(error) => {
            eprintln!("yipu: {}: {error}", path.display());
            Status::Faults
        }
    }
}
