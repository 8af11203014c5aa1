//! Measures repair: real games with slips put into them. `cargo xtask repair-bench` starts it.
//!
//! `repair-bench FOLDER --seed N [--games N] [--half tune|report] [--notation NAME]…`

mod brute;
mod games;
mod measure;
mod random;
mod slips;

use std::path::PathBuf;
use std::process::ExitCode;

use xiangqi_notation::Notation;

use measure::Tally;
use random::Random;
use slips::{Choice, Confusions};

/// What the command line asks for.
struct Options {
    folder: PathBuf,
    seed: u64,
    games: usize,
    half: String,
    notations: Vec<Notation>,
}

const USUAL: [Notation; 8] = [
    Notation::Chinese,
    Notation::Wxf,
    Notation::Iccs,
    Notation::Ucci,
    Notation::Coordinate,
    Notation::Digit,
    Notation::Chesslike,
    Notation::Algebraic,
];

fn options() -> Option<Options> {
    let mut args = std::env::args().skip(1);
    let mut options = Options {
        folder: PathBuf::from(args.next()?),
        seed: 1,
        games: 1000,
        half: "report".to_owned(),
        notations: Vec::new(),
    };
    while let Some(name) = args.next() {
        let value = args.next()?;
        match &*name {
            "--seed" => options.seed = value.parse().ok()?,
            "--games" => options.games = value.parse().ok()?,
            "--half" => options.half = value,
            "--notation" => options.notations.push(value.parse().ok()?),
            _ => return None,
        }
    }
    if options.notations.is_empty() {
        options.notations = USUAL.to_vec();
    }
    Some(options)
}

fn main() -> ExitCode {
    let Some(options) = options() else {
        eprintln!(
            "repair-bench FOLDER --seed N [--games N] [--half tune|report] [--notation NAME]"
        );
        return ExitCode::from(2);
    };
    let all = games::read(&options.folder, options.seed);
    let rest = usize::from(options.half == "report");
    let half: Vec<_> = all.iter().skip(rest).step_by(2).take(options.games).collect();
    if half.is_empty() {
        eprintln!("the folder holds no game that can be used");
        return ExitCode::FAILURE;
    }
    println!(
        "Seed {}, {} games of the {} half ({} in all), {} plies on average.",
        options.seed,
        half.len(),
        options.half,
        all.len(),
        half.iter().map(|game| game.len()).sum::<usize>() / half.len()
    );
    let confusions = Confusions::new();
    for choice in [Choice::Weighted, Choice::Uniform] {
        println!("\n### Kinds {choice}\n");
        println!("{}", Tally::HEAD);
        for (index, &notation) in options.notations.iter().enumerate() {
            // The Chinese notation is the one with an aim: it is measured in full.
            let share = if index == 0 { half.len() } else { half.len().div_ceil(4) };
            for slips in 1..=3 {
                if index > 0 && slips > 1 {
                    continue;
                }
                let seed = options.seed ^ (slips as u64) << 32 ^ (notation as u64) << 40;
                let mut random = Random::new(seed);
                let mut tally = Tally::new();
                for game in &half[..share] {
                    tally.measure(game, notation, slips, choice, &confusions, &mut random);
                }
                println!("{}", tally.row(notation, slips));
                eprintln!("{}", tally.kinds());
            }
        }
    }
    ExitCode::SUCCESS
}
