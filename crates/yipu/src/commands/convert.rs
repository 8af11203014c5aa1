//! `yipu convert`: records to another format or notation.

mod converted;
mod folder;
mod go;
mod go_losses;
mod joined;
mod joiner;
mod piece;
mod shelf;
mod summary;
mod target;
mod work;

use std::io::{self, Write};
use std::time::Instant;

use rayon::prelude::*;
use records::Format;

use self::converted::Converted;
use self::joined::Joined;
use self::piece::Piece;
use self::shelf::Shelf;
use self::summary::Summary;
use self::target::{Target, without_results};
use self::work::{convert, convert_bytes, convert_part};
use super::check::read_options;
use crate::args::{Convert, Layout};
use crate::inputs::{InBlocks, Input, Part, batches, expand, in_blocks};
use crate::progress::Progress;
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Convert) -> Run {
    if !args.to.can_write() {
        return Err(Stop::failed(records::WriteError::NotWritable(args.to)));
    }
    if args.minimal_change && args.to != Format::Sgf {
        return Err(Stop::failed("--minimal-change keeps SGF files: it goes with --to sgf"));
    }
    if args.pretty && args.to != Format::Json && !args.json_summary {
        return Err(Stop::failed(
            "--pretty indents JSON: it goes with --to json or --json-summary",
        ));
    }
    let began = Instant::now();
    let (inputs, refused) = expand(&args.source.inputs)?;
    let mut status = refused.status();
    let inputs = without_results(inputs, args);
    let mut target = Target::new(args, &inputs)?;
    let progress = Progress::new(inputs.len());
    let mut total = Summary { failed: refused.count, ..Summary::default() };
    let is_left = matches!(&target, Target::Joined(joined) if joined.is_left());
    let work_on = if is_left { &[][..] } else { &inputs[..] };
    total.skipped = inputs.len() - work_on.len();
    for batch in batches(work_on) {
        if let [input] = &inputs[batch.clone()]
            && input.is_large()
            // Changes are made to the bytes of the whole.
            && !args.minimal_change
        {
            let done = large(input, batch.start, args, &mut target, &progress)?;
            status = status.max(done.status);
            total.add(&done.summary);
            progress.step();
            continue;
        }
        let work = |number| {
            let done = small(&inputs[number], number, args, &target);
            progress.step();
            done
        };
        let results: Vec<_> = batch.into_par_iter().map(work).collect();
        for mut converted in results {
            progress.aside(|| io::stderr().write_all(converted.report.as_bytes()))?;
            status = status.max(converted.status);
            total.add(&converted.summary);
            if let Target::Joined(joined) = &mut target {
                converted.pieces().try_for_each(|piece| joined.put(piece))?;
            }
        }
    }
    drop(progress);
    if let Target::Joined(joined) = target {
        let finished = joined.finish()?;
        if finished == Status::Faults {
            total.written = 0;
            total.failed += 1;
        }
        status = status.max(finished);
    }
    let named = inputs.len() + refused.count;
    let is_batch = named > 1 || inputs.iter().any(Input::is_inside);
    if args.json_summary {
        let layout = Layout { indented: args.pretty };
        tell_line!("{}", layout.text(&total.json(began.elapsed())));
    } else if args.summary || is_batch && !args.quiet {
        let language = args.reporting.language();
        tell!("{}", total.text(began.elapsed(), language));
    }
    Ok(status)
}

/// Converts an input that is read as a whole.
fn small(input: &Input, number: usize, args: &Convert, target: &Target<'_>) -> Converted {
    let name = input.name();
    let Target::Folder(folder) = target else { return convert(input, &name, args) };
    if folder.has(number) {
        return Converted::skipped();
    }
    let mut converted = convert(input, &name, args);
    let mut shelf = Shelf::new(folder, number, &name);
    converted.pieces().for_each(|piece| shelf.put(piece));
    converted.take(&shelf.finish());
    converted
}

/// Converts an input block by block, if its format allows.
fn large(
    input: &Input,
    number: usize,
    args: &Convert,
    target: &mut Target<'_>,
    progress: &Progress,
) -> Result<Converted, Stop> {
    let name = input.name();
    let mut place = match target {
        Target::Folder(folder) if folder.has(number) => return Ok(Converted::skipped()),
        Target::Folder(folder) => Place::Shelf(Box::new(Shelf::new(folder, number, &name))),
        Target::Joined(joined) => Place::Joined(joined),
    };
    let mut total = Converted::default();
    let mut take = |mut converted: Converted| {
        progress.aside(|| io::stderr().write_all(converted.report.as_bytes()))?;
        total.add(&converted);
        converted.pieces().try_for_each(|piece| place.put(piece))
    };
    let options = read_options(&args.source);
    let work = |part: &Part<'_>| convert_part(part, &name, args);
    match in_blocks(input, &options, work, &mut take) {
        Ok(Ok(InBlocks::Done(games))) => {
            if let Some(missing) = args.game.as_ref().and_then(|it| it.beyond(games)) {
                take(Converted::failed(&format!("{name}: there is no game {missing}")))?;
            }
        }
        Ok(Ok(InBlocks::Whole(bytes))) => take(convert_bytes(&bytes, &name, args))?,
        Ok(Err(stop)) => return Err(stop),
        Err(error) => take(Converted::failed(&format!("{name}: {error}")))?,
    }
    if let Place::Shelf(shelf) = place {
        let stored = shelf.finish();
        progress.aside(|| io::stderr().write_all(stored.report.as_bytes()))?;
        total.take(&stored);
    }
    total.summary.tally.files = 1;
    Ok(total)
}

/// Where the pieces of a large input go.
enum Place<'p, 't> {
    Joined(&'p mut Joined<'t>),
    Shelf(Box<Shelf<'p, 't>>),
}

impl Place<'_, '_> {
    fn put(&mut self, piece: Piece) -> Result<(), Stop> {
        match self {
            Self::Joined(joined) => joined.put(piece),
            Self::Shelf(shelf) => {
                shelf.put(piece);
                Ok(())
            }
        }
    }
}
