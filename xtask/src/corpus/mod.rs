//! `cargo xtask corpus DIR`: what the program finds in real files is what it found before.
//!
//! The files stand outside of the repository. `xtask/corpus.expected` holds counts only: for each
//! folder and each ending the numbers of files, games, plies and findings. Files of Go are also
//! written and read back.

mod counts;
mod expectation;
mod kept;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use counts::Counts;
use expectation::{Row, read_rows, write_rows};

use crate::failure::Failure;
use crate::root::files_below;
use crate::yipu::Yipu;

/// How many files one run of the program is given: a command line has a limited length.
const FILES_A_RUN: usize = 1000;

/// Checks real files and compares counts with `xtask/corpus.expected`.
#[derive(clap::Args, Debug)]
pub(crate) struct Corpus {
    /// The folder of real files.
    dir: PathBuf,
    /// Write what was found as what is expected.
    #[arg(long)]
    accept: bool,
}

/// Runs the command.
pub(crate) fn run(root: &Path, options: &Corpus) -> Result<ExitCode, Failure> {
    if options.accept {
        accept(root, &options.dir)?;
    } else {
        compare(root, &options.dir)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Checks the files of every row and compares.
///
/// # Errors
///
/// When a count differs.
pub(crate) fn compare(root: &Path, dir: &Path) -> Result<(), Failure> {
    let yipu = Yipu::build(root)?;
    let mut different = 0;
    println!("{}", Counts::HEADER);
    for row in read_rows(root)? {
        let found = measure(&yipu, dir, &row)?;
        println!("{found}  {row}");
        if row.counts.as_ref() != Some(&found) {
            match &row.counts {
                Some(expected) => println!("{expected}  was expected"),
                None => println!("no counts are expected yet: run with --accept"),
            }
            different += 1;
        }
    }
    kept::compare(&yipu, root, dir)?;
    if different == 0 {
        return Ok(());
    }
    Err(Failure::Step { command: format!("corpus: {different} rows differ from what is expected") })
}

fn accept(root: &Path, dir: &Path) -> Result<(), Failure> {
    let yipu = Yipu::build(root)?;
    let mut rows = read_rows(root)?;
    println!("{}", Counts::HEADER);
    for row in &mut rows {
        let found = measure(&yipu, dir, row)?;
        println!("{found}  {row}");
        row.counts = Some(found);
    }
    write_rows(root, &rows)
}

fn measure(yipu: &Yipu, dir: &Path, row: &Row) -> Result<Counts, Failure> {
    let files: Vec<PathBuf> = files_below(&dir.join(&row.folder), &[])?
        .into_iter()
        .filter(|path| {
            path.extension().is_some_and(|found| found.eq_ignore_ascii_case(&row.ending))
        })
        .collect();
    let mut counts = Counts::default();
    for files in files.chunks(FILES_A_RUN) {
        let output = yipu.command().args(["check", "--json"]).args(files).output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        match text.lines().rev().find_map(Counts::from_summary) {
            Some(found) => counts.add(&found),
            None => {
                eprint!("{}", String::from_utf8_lossy(&output.stderr));
                let command = format!("yipu check --json on {row}: no summary");
                return Err(Failure::Step { command });
            }
        }
    }
    Ok(counts)
}
