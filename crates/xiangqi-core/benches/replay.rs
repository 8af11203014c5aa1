//! Replaying games with full legality: each move verified, then played.
//!
//! `cargo bench -p xiangqi-core --bench replay`. The figures are moves a second.

use divan::Bencher;
use divan::counter::ItemsCount;
use xiangqi_core::{Move, Position};

/// Games of masters' usual first moves, and one that goes on to the end; squares in UCCI.
const GAMES: &str = include_str!("../../../fixtures/positions/games.txt");

fn main() {
    divan::main();
}

fn games() -> Vec<Vec<Move>> {
    let lines = GAMES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split(' ').map(|mv| mv.parse().expect("a move")).collect()).collect()
}

#[divan::bench(sample_count = 11, sample_size = 200)]
fn play(bencher: Bencher<'_, '_>) {
    let games = games();
    let start = Position::start();
    let moves: usize = games.iter().map(Vec::len).sum();
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        for game in divan::black_box(&games) {
            let mut position = start.clone();
            for &mv in game {
                position.play(mv).expect("a legal move");
            }
            divan::black_box(&position);
        }
    });
}

#[divan::bench(sample_count = 11, sample_size = 200)]
fn play_without_a_look(bencher: Bencher<'_, '_>) {
    let games = games();
    let start = Position::start();
    let moves: usize = games.iter().map(Vec::len).sum();
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        for game in divan::black_box(&games) {
            let mut position = start.clone();
            for &mv in game {
                position.play_unchecked(mv);
            }
            divan::black_box(&position);
        }
    });
}
