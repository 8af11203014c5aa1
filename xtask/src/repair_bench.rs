//! `cargo xtask repair-bench DIR --seed N`: how often a slip is found and rightly mended.
//!
//! The measuring is done by the example `repair-bench` of the crate `records`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::failure::Failure;

/// The document that holds the table, between these two lines.
const DOCUMENT: &str = "docs/repair-bench.md";
const BEGIN: &str = "<!-- written by `cargo xtask repair-bench --write` -->";
const END: &str = "<!-- end -->";

/// Puts slips into real games and counts how often they are found and rightly mended.
#[derive(clap::Args, Debug)]
pub(crate) struct RepairBench {
    /// The folder of real files.
    dir: PathBuf,
    /// What decides the games, the slips and their places.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are used.
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// Which half of the games: `tune` for work on the model, `report` for numbers.
    #[arg(long, default_value = "report")]
    half: String,
    /// Write the table into the documentation.
    #[arg(long)]
    write: bool,
}

/// Runs the command.
pub(crate) fn run(root: &Path, options: &RepairBench) -> Result<ExitCode, Failure> {
    let mut command = Command::new("cargo");
    command
        .current_dir(root)
        .args(["run", "--release", "--quiet", "--package", "records", "--example", "repair-bench"])
        .arg("--")
        .arg(std::path::absolute(&options.dir)?)
        .args(["--seed", &options.seed.to_string(), "--games", &options.games.to_string()])
        .args(["--half", &options.half])
        .stderr(std::process::Stdio::inherit());
    let output = command.output()?;
    let table = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        return Err(Failure::Step { command: format!("{command:?}") });
    }
    print!("{table}");
    if options.write {
        let path = root.join(DOCUMENT);
        let text = fs::read_to_string(&path)?;
        fs::write(&path, with_table(&text, &table))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the document with `table` between its two lines.
fn with_table(document: &str, table: &str) -> String {
    let (before, rest) = document.split_once(BEGIN).unwrap_or((document, ""));
    let after = rest.split_once(END).map_or("", |(_, after)| after);
    format!("{before}{BEGIN}\n\n{}\n\n{END}{after}", table.trim())
}

#[cfg(test)]
mod tests {
    use super::{BEGIN, END, with_table};

    #[test]
    fn the_table_stands_between_two_lines() {
        let document = format!("a\n{BEGIN}\nold\n{END}\nb\n");
        assert_eq!(with_table(&document, "new\n"), format!("a\n{BEGIN}\n\nnew\n\n{END}\nb\n"));
    }
}
