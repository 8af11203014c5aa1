//! `yipu convert`: records to another format or notation.

mod target;
mod work;

use std::io::{self, Write};

use rayon::prelude::*;

use self::target::Target;
use self::work::{Converted, convert};
use crate::args::Convert;
use crate::inputs::expand;
use crate::status::{Run, Stop};

/// How many inputs are worked on before their results are written, in order.
const BATCH: usize = 64;

pub(crate) fn run(args: &Convert) -> Run {
    if !args.to.can_write() {
        return Err(Stop::failed(records::WriteError::NotWritable(args.to)));
    }
    let (inputs, mut status) = expand(&args.source.inputs)?;
    let mut target = Target::new(args, &inputs);
    for batch in inputs.chunks(BATCH) {
        let results: Vec<_> = batch.par_iter().map(|input| convert(input, args)).collect();
        for (input, Converted { files, report, status: found }) in batch.iter().zip(results) {
            io::stderr().write_all(report.as_bytes())?;
            status = status.max(found);
            for bytes in files {
                status = status.max(target.put(input, &bytes)?);
            }
        }
    }
    Ok(status.max(target.finish()?))
}
