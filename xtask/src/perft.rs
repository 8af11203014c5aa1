//! `cargo xtask perft`: the program agrees with independent engines on the numbers of games.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::failure::Failure;
use crate::yipu::Yipu;

const VECTORS: &str = "fixtures/positions/perft.txt";

/// Compares `yipu perft` with the counts in `fixtures/positions/perft.txt`.
#[derive(clap::Args, Debug)]
pub(crate) struct Perft {
    /// The deepest count to compare.
    #[arg(long, default_value_t = 6)]
    depth: usize,
}

/// Runs the command.
pub(crate) fn run(root: &Path, options: &Perft) -> Result<ExitCode, Failure> {
    let yipu = Yipu::build(root)?;
    let text = fs::read_to_string(root.join(VECTORS))?;
    let mut position = ("", "");
    let mut wrong = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(named) = line.split_once(": ") {
            position = named;
            continue;
        }
        let (name, fen) = position;
        let Some((depth, expected)) = line.split_once(' ') else { continue };
        if depth.parse().is_ok_and(|depth: usize| depth > options.depth) {
            continue;
        }
        let start = Instant::now();
        let found = nodes(yipu.command().args(["perft", "--fen", fen, depth]))?;
        let seconds = start.elapsed().as_secs_f64();
        let verdict = if found == expected { "agrees" } else { "DIFFERS" };
        wrong += usize::from(found != expected);
        println!("{name:<12} depth {depth}  {found:>14}  {verdict}  {seconds:.2} s");
    }
    println!("{wrong} counts differ");
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs `yipu perft` and returns what follows `nodes `.
fn nodes(command: &mut Command) -> Result<String, Failure> {
    let output = command.output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let count = text.lines().find_map(|line| line.strip_prefix("nodes "));
    match count {
        Some(count) if output.status.success() => Ok(count.trim().to_owned()),
        _ => Err(Failure::Step { command: format!("{command:?}") }),
    }
}
