//! Judging a repetition of 12 plies, a cycle of four that comes round three times.
//!
//! `cargo bench -p xiangqi-core --bench judge`. The aim is 5 ms for a usual cycle.

use divan::Bencher;
use xiangqi_core::rules::{History, Judge, Ruleset};
use xiangqi_core::{Move, Position};

/// Figures of the rule books: a chase that offers, mutual chases, a perpetual kill.
const FIGURES: [(&str, &str); 3] = [
    ("N3ka3/4a1c2/4b4/4p3p/p5bP1/4P4/2P6/B7C/3rA1nR1/2BA1K3 w", "i2g2 g5i7 g2i2 i7g5"),
    ("5a3/5k3/4P4/p7p/9/8P/P8/4B4/2nRA2r1/2BAK4 w", "e2g0 h1g1 g0e2 g1h1"),
    (
        "1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w",
        "h6i4 i9h9 i4h6 h9i9",
    ),
];

fn main() {
    divan::main();
}

fn history((fen, cycle): (&str, &str)) -> History {
    let start: Position = fen.parse().expect("a position");
    let cycle: Vec<Move> = cycle.split(' ').map(|mv| mv.parse().expect("a move")).collect();
    History::replay(start, cycle.repeat(3)).expect("legal moves")
}

#[divan::bench(args = Ruleset::ALL)]
fn judge(bencher: Bencher<'_, '_>, ruleset: Ruleset) {
    let histories = FIGURES.map(history);
    let judge = Judge::new(ruleset);
    // One sample judges all figures.
    bencher.bench_local(|| histories.each_ref().map(|history| judge.judge(history)));
}
