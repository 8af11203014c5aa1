//! Counting games of some plies: leaves counted, listed, or played one by one; Fairy-Stockfish in
//! the same run where it is installed.
//!
//! `cargo bench -p xiangqi-core --bench perft`. The figures are leaves a second.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use xiangqi_core::Position;

/// Name, FEN and leaves at depth 4, from `fixtures/positions/perft.txt`.
const POSITIONS: [(&str, &str, u64); 4] = [
    ("start", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 3_290_240),
    ("cpw2", "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", 1_339_047),
    ("cpw3", "1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w - - 0 1", 326_201),
    ("cpw10", "1C2ka3/9/C1Nab1n2/p3p3p/6p2/9/P3P3P/3AB4/3p2c2/c1BAK4 w - - 0 1", 649_866),
];

fn main() {
    divan::main();
    time_fairy_stockfish();
}

fn bench(bencher: Bencher<'_, '_>, name: &str, nodes: fn(&Position, u32) -> u64) {
    let (_, fen, leaves) = POSITIONS.into_iter().find(|row| row.0 == name).expect("a name above");
    let position: Position = fen.parse().expect("a position");
    assert_eq!(nodes(&position, 4), leaves);
    bencher.counter(ItemsCount::new(leaves)).bench(|| nodes(divan::black_box(&position), 4));
}

#[divan::bench(args = ["start", "cpw2", "cpw3", "cpw10"], sample_count = 7)]
fn count(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Position::perft);
}

#[divan::bench(args = ["start", "cpw2", "cpw3", "cpw10"], sample_count = 7)]
fn list(bencher: Bencher<'_, '_>, name: &str) {
    fn nodes(position: &Position, depth: u32) -> u64 {
        let moves = position.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut sum = 0;
        for &mv in &moves {
            let mut after = position.clone();
            after.play_unchecked(mv);
            sum += nodes(&after, depth - 1);
        }
        sum
    }
    bench(bencher, name, nodes);
}

#[divan::bench(args = ["start", "cpw2", "cpw3", "cpw10"], sample_count = 7)]
fn neither(bencher: Bencher<'_, '_>, name: &str) {
    fn nodes(position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut sum = 0;
        position.for_each_move(|mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            sum += nodes(&after, depth - 1);
        });
        sum
    }
    bench(bencher, name, nodes);
}

/// Prints what Fairy-Stockfish does with the same positions at the same depth.
fn time_fairy_stockfish() {
    for (name, fen, leaves) in POSITIONS {
        let Some(seconds) = fairy_stockfish(fen, leaves) else {
            println!("fairy-stockfish is not installed or does not play xiangqi: not timed");
            return;
        };
        let rate = leaves as f64 / seconds / 1e6;
        println!("fairy-stockfish {name}: {rate:.1} million leaves a second (go perft 4)");
    }
}

/// Runs `go perft 4` and returns the seconds between the question and the answer.
fn fairy_stockfish(fen: &str, leaves: u64) -> Option<f64> {
    let program = ["fairy-stockfish", "/usr/games/fairy-stockfish"]
        .into_iter()
        .find(|program| Command::new(program).stdin(Stdio::null()).output().is_ok())?;
    let mut child =
        Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
    let mut input = child.stdin.take()?;
    let mut output = std::io::BufReader::new(child.stdout.take()?);
    writeln!(input, "setoption name UCI_Variant value xiangqi\nposition fen {fen}\nisready")
        .ok()?;
    wait_for(&mut output, "readyok")?;
    let start = Instant::now();
    writeln!(input, "go perft 4").ok()?;
    let answer = wait_for(&mut output, "Nodes searched")?;
    let seconds = start.elapsed().as_secs_f64();
    writeln!(input, "quit").ok()?;
    child.wait().ok()?;
    answer.trim_end().ends_with(&leaves.to_string()).then_some(seconds)
}

/// Reads lines until one begins with `word`.
fn wait_for(output: &mut impl std::io::BufRead, word: &str) -> Option<String> {
    let mut line = String::new();
    while output.read_line(&mut line).ok()? > 0 {
        if line.starts_with(word) {
            return Some(line);
        }
        line.clear();
    }
    None
}
