//! Where the results of a conversion go.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use records::Format;

use super::folder::Folder;
use super::joined::Joined;
use crate::args::Convert;
use crate::inputs::Input;
use crate::output::{Existing, Guard};
use crate::status::Stop;

/// The place for results.
pub(super) enum Target<'t> {
    /// One stream or file for all inputs, in their order.
    Joined(Joined<'t>),
    /// A file for each input.
    Folder(Folder<'t>),
}

impl<'t> Target<'t> {
    pub(super) fn new(args: &'t Convert, inputs: &[Input]) -> Result<Self, Stop> {
        let existing = match (args.force, args.skip_existing) {
            (true, _) => Existing::Replace,
            (_, true) => Existing::Skip,
            _ => Existing::Refuse,
        };
        let guard = Guard::new(inputs);
        Ok(match (&args.output, folder(args, inputs)) {
            (_, Some(path)) => Self::Folder(Folder::new(path, inputs, args, existing, guard)),
            (Some(path), None) => Self::Joined(Joined::file(path, args.to, existing, &guard)?),
            (None, None) => Self::Joined(Joined::standard(args.to)),
        })
    }
}

/// Returns the folder for results, if they go into one.
///
/// Where folders and archives are read, a name without the ending of a record is a folder.
pub(super) fn folder<'a>(args: &'a Convert, inputs: &[Input]) -> Option<&'a Path> {
    if let Some(folder) = &args.out_dir {
        return Some(folder);
    }
    let path = args.output.as_deref()?;
    let is_named_so = path.as_os_str().as_encoded_bytes().ends_with(b"/");
    let is_folder = path.is_dir() || is_named_so;
    let is_batch = || inputs.iter().any(Input::is_inside) && !has_ending(path);
    (is_folder || is_batch()).then_some(path)
}

/// Tells whether `path` ends like a file of some format.
fn has_ending(path: &Path) -> bool {
    let Some(ending) = path.extension() else { return false };
    ending == "json" || Format::ALL.iter().any(|format| ending == format.extension())
}

/// Leaves out the files of the output folder where it lies inside a folder that is read: they are
/// results of an earlier run.
pub(super) fn without_results(inputs: Vec<Input>, args: &Convert) -> Vec<Input> {
    let Some(Ok(out)) = folder(args, &inputs).map(fs::canonicalize) else { return inputs };
    let is_inside = args.source.inputs.inputs.iter().any(|named| {
        named.is_dir() && fs::canonicalize(named).is_ok_and(|it| it != out && out.starts_with(it))
    });
    if !is_inside {
        return inputs;
    }
    let before = inputs.len();
    let mut lies_in_out = FolderCache::default();
    let inputs: Vec<_> = inputs
        .into_iter()
        .filter(|input| !(input.is_inside() && lies_in_out.tell(input, &out)))
        .collect();
    if inputs.len() < before {
        let (left, out) = (before - inputs.len(), out.display());
        tell_line!("yipu: {left} files in {out} are results, not inputs");
    }
    inputs
}

/// Which folders lie in the output folder.
#[derive(Default)]
struct FolderCache {
    known: HashMap<PathBuf, bool>,
}

impl FolderCache {
    fn tell(&mut self, input: &Input, out: &Path) -> bool {
        let Some(folder) = input.path().and_then(Path::parent) else { return false };
        if let Some(&known) = self.known.get(folder) {
            return known;
        }
        let lies = fs::canonicalize(folder).is_ok_and(|folder| folder.starts_with(out));
        self.known.insert(folder.to_owned(), lies);
        lies
    }
}
