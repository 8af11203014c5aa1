//! `yipu repair`: proposes corrections and makes them.

mod choice;
mod mending;
mod words;

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use self::mending::{Mended, mend};
use crate::args::Repair;
use crate::inputs::{Input, batches, expand};
use crate::output::{Existing, Guard, Written, sweep, write_whole};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Repair) -> Run {
    let (inputs, refused) = expand(&args.source.inputs)?;
    let mut status = refused.status();
    if args.output.is_some() && inputs.len() > 1 {
        return Err(Stop::failed("--output is for one input"));
    }
    let guard = Guard::new(&inputs);
    let targets = inputs.iter().filter_map(|input| target(input, args));
    let places: BTreeSet<_> =
        targets.filter_map(|path| path.parent().map(Path::to_owned)).collect();
    places.iter().for_each(|place| sweep(place));
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut is_sound = true;
    for batch in batches(&inputs) {
        let mended: Vec<Mended> = if args.interactive {
            inputs[batch.clone()].iter().map(|input| mend(input, args)).collect()
        } else {
            inputs[batch.clone()].par_iter().map(|input| mend(input, args)).collect()
        };
        for (input, mended) in inputs[batch].iter().zip(mended) {
            io::stderr().write_all(mended.report.as_bytes())?;
            out.write_all(mended.out.as_bytes())?;
            status = status.max(mended.status);
            is_sound &= mended.report.is_empty() && mended.out.is_empty();
            if let Some(bytes) = &mended.bytes
                && let Some(path) = target(input, args)
            {
                status = status.max(store(&path, bytes, args, &guard));
            }
        }
    }
    out.flush()?;
    if is_sound && !args.quiet && !args.json {
        tell_line!("yipu: every move can be played: nothing to repair");
    }
    Ok(status)
}

/// Returns where the repaired file goes, if it is to be written.
fn target(input: &Input, args: &Repair) -> Option<PathBuf> {
    if let Some(path) = &args.output {
        return Some(path.clone());
    }
    let source = input.path()?;
    if args.in_place {
        return Some(source.to_owned());
    }
    args.apply.then(|| beside(source))
}

/// `NAME.repaired.EXT` beside `NAME.EXT`.
fn beside(source: &Path) -> PathBuf {
    let stem = source.file_stem().unwrap_or_default().to_string_lossy();
    let name = match source.extension() {
        Some(extension) => format!("{stem}.repaired.{}", extension.to_string_lossy()),
        None => format!("{stem}.repaired"),
    };
    source.with_file_name(name)
}

fn store(path: &Path, bytes: &[u8], args: &Repair, guard: &Guard) -> Status {
    let existing = if args.force || args.in_place { Existing::Replace } else { Existing::Refuse };
    let nobody = Guard::default();
    let guard = if args.in_place { &nobody } else { guard };
    match write_whole(path, bytes, existing, guard) {
        Ok(Written::Yes) => {
            if !args.quiet {
                tell_line!("yipu: {} was written", path.display());
            }
            Status::Done
        }
        Ok(Written::Skipped) => Status::Done,
        Err(error) => {
            tell_line!("yipu: {}: {error}", path.display());
            Status::Faults
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::beside;

    #[test]
    fn repaired_files_stand_beside_their_sources() {
        assert_eq!(beside(Path::new("a/b.pgn")), Path::new("a/b.repaired.pgn"));
        assert_eq!(beside(Path::new("b")), Path::new("b.repaired"));
    }
}
