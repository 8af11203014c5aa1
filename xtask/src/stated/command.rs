//! `cargo xtask fixtures`.

use std::path::Path;
use std::process::ExitCode;

use super::case::Case;
use super::files::{Changes, read_cases};
use crate::failure::Failure;

/// Copies the documents' stated answers into `fixtures/stated`.
#[derive(clap::Args, Debug)]
pub(crate) struct Fixtures {
    /// Write nothing; fail when something would be written.
    #[arg(long)]
    check: bool,
    /// Print each example with its kind and its place; write nothing.
    #[arg(long, conflicts_with = "check")]
    list: bool,
}

/// Runs the command.
pub(crate) fn run(root: &Path, options: &Fixtures) -> Result<ExitCode, Failure> {
    let mut faults = Vec::new();
    let cases = read_cases(root, &mut faults)?;
    if !faults.is_empty() {
        faults.sort();
        return Err(Failure::Faults(faults));
    }
    if options.list {
        list(&cases);
        return Ok(ExitCode::SUCCESS);
    }
    let changes = Changes::find(root, &cases)?;
    if options.check && !changes.is_empty() {
        for path in changes.write.keys().chain(&changes.remove) {
            eprintln!("out of date: {}", path.strip_prefix(root).unwrap_or(path).display());
        }
        eprintln!("run `cargo xtask fixtures`; never edit fixtures/stated by hand");
        return Ok(ExitCode::FAILURE);
    }
    if !options.check {
        changes.apply()?;
    }
    println!(
        "{} examples, {} files written, {} removed",
        cases.len(),
        changes.write.len(),
        changes.remove.len()
    );
    Ok(ExitCode::SUCCESS)
}

fn list(cases: &[Case]) {
    for case in cases {
        let block = &case.block;
        println!("{}\t{}\t{}:{}", block.id, block.kind, block.document.display(), block.line);
    }
}
