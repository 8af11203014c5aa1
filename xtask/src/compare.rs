//! `cargo xtask compare PEER DIR`: the program against an independent one, on real files.
//!
//! Peers are Python packages; each has its script in `xtask/scripts` and is installed into a
//! virtual environment under the build folder.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::failure::Failure;
use crate::step::run_step;
use crate::yipu::Yipu;

/// Compares the program with an independent one.
#[derive(clap::Args, Debug)]
pub(crate) struct Compare {
    /// The independent program.
    peer: Peer,
    /// The folder of real files.
    dir: PathBuf,
    /// How many games to compare; by default as many as take a minute or two.
    #[arg(long)]
    games: Option<u32>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Peer {
    /// Legal moves and texts of moves, by Fairy-Stockfish.
    Pyffish,
    /// Main lines of SGF, by sgfmill.
    Sgfmill,
}

impl Peer {
    /// Returns the package, with the version that the comparison was made for.
    const fn package(self) -> &'static str {
        match self {
            Self::Pyffish => "pyffish==0.0.90",
            Self::Sgfmill => "sgfmill==1.1.1",
        }
    }

    const fn script(self) -> &'static str {
        match self {
            Self::Pyffish => "xtask/scripts/pyffish_compare.py",
            Self::Sgfmill => "xtask/scripts/sgfmill_compare.py",
        }
    }

    const fn games(self) -> u32 {
        match self {
            Self::Pyffish => 300,
            Self::Sgfmill => 20_000,
        }
    }
}

/// Runs the command.
pub(crate) fn run(root: &Path, options: &Compare) -> Result<ExitCode, Failure> {
    let yipu = Yipu::build(root)?;
    let environment = root.join("target/peers");
    let python = environment.join("bin/python");
    if !python.exists() {
        let place = environment.display().to_string();
        run_step(root, "python3", &["-m", "venv", &place], &[])?;
    }
    let python = python.display().to_string();
    let package = options.peer.package();
    run_step(root, &python, &["-m", "pip", "install", "--quiet", package], &[])?;
    let dir = std::path::absolute(&options.dir)?.display().to_string();
    let program = yipu.path().display().to_string();
    let games = options.games.unwrap_or(options.peer.games()).to_string();
    let arguments = [options.peer.script(), "--yipu", &program, "--games", &games, &dir];
    run_step(root, &python, &arguments, &[])?;
    Ok(ExitCode::SUCCESS)
}
