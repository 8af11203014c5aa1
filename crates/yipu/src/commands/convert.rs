//! `yipu convert`: records to another format or notation.

mod folder;
mod go;
mod go_losses;
mod joined;
mod target;
mod work;

use std::io::{self, Write};

use rayon::prelude::*;
use records::Format;

use self::target::{Target, without_results};
use self::work::{Converted, convert};
use crate::args::Convert;
use crate::inputs::{batches, expand};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Convert) -> Run {
    if !args.to.can_write() {
        return Err(Stop::failed(records::WriteError::NotWritable(args.to)));
    }
    if args.minimal_change && args.to != Format::Sgf {
        return Err(Stop::failed("--minimal-change keeps SGF files: it goes with --to sgf"));
    }
    let (inputs, mut status) = expand(&args.source.inputs)?;
    let inputs = without_results(inputs, args);
    let mut target = Target::new(args, &inputs)?;
    if matches!(&target, Target::Joined(joined) if joined.is_left()) {
        return Ok(status);
    }
    for batch in batches(&inputs) {
        let work = |number: usize| {
            let input = &inputs[number];
            let folder = match &target {
                Target::Folder(folder) if folder.has(number) => return Converted::default(),
                Target::Folder(folder) => Some(folder),
                Target::Joined(_) => None,
            };
            let mut converted = convert(input, args);
            if let Some(folder) = folder {
                let stored = folder.store(number, input, &converted.files);
                converted.files.clear();
                converted.report.push_str(&stored.report);
                converted.status = converted.status.max(stored.status);
            }
            converted
        };
        let results: Vec<_> = batch.into_par_iter().map(work).collect();
        for Converted { files, report, status: found } in results {
            io::stderr().write_all(report.as_bytes())?;
            status = status.max(found);
            if let Target::Joined(joined) = &mut target {
                for bytes in files {
                    joined.put(&bytes)?;
                }
            }
        }
    }
    Ok(status.max(match target {
        Target::Joined(joined) => joined.finish()?,
        Target::Folder(_) => Status::Done,
    }))
}
