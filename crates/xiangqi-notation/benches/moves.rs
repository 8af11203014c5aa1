//! Moves a second, written and read, on one core.

#[path = "../tests/positions/mod.rs"]
mod positions;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use xiangqi_core::{Move, Position};
use xiangqi_notation::{
    Accept, MoveText, Notation, Style, read_chinese, read_move, read_wxf, write_move,
};

fn main() {
    divan::main();
}

fn moves() -> Vec<(Position, Move)> {
    let mut moves = Vec::new();
    for position in positions::varied(300) {
        position.for_each_move(|mv| moves.push((position.clone(), mv)));
    }
    moves
}

fn texts(notation: Notation) -> Vec<(Position, MoveText)> {
    let text = |(position, mv): (Position, Move)| {
        let text = write_move(&position, mv, notation, &Style::default()).ok()?;
        Some((position, text))
    };
    moves().into_iter().filter_map(text).collect()
}

#[divan::bench(args = [Notation::Chinese, Notation::Wxf, Notation::Iccs])]
fn write(bencher: Bencher<'_, '_>, notation: Notation) {
    let moves = moves();
    let style = Style::default();
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        for (position, mv) in &moves {
            black_box(write_move(position, *mv, notation, &style).ok());
        }
    });
}

#[divan::bench]
fn fast_chinese(bencher: Bencher<'_, '_>) {
    let texts = texts(Notation::Chinese);
    bencher.counter(ItemsCount::new(texts.len())).bench_local(|| {
        for (position, text) in &texts {
            black_box(read_chinese(position, text));
        }
    });
}

#[divan::bench]
fn fast_wxf(bencher: Bencher<'_, '_>) {
    let texts = texts(Notation::Wxf);
    bencher.counter(ItemsCount::new(texts.len())).bench_local(|| {
        for (position, text) in &texts {
            black_box(read_wxf(position, text));
        }
    });
}

#[divan::bench(args = [Notation::Chinese, Notation::Wxf, Notation::Ucci])]
fn read(bencher: Bencher<'_, '_>, notation: Notation) {
    let texts = texts(notation);
    let accept = Accept::only(notation);
    bencher.counter(ItemsCount::new(texts.len())).bench_local(|| {
        for (position, text) in &texts {
            black_box(read_move(position, text, &accept).ok());
        }
    });
}

#[divan::bench(args = [Notation::Chinese, Notation::Wxf, Notation::Ucci])]
fn read_any(bencher: Bencher<'_, '_>, notation: Notation) {
    let texts = texts(notation);
    bencher.counter(ItemsCount::new(texts.len())).bench_local(|| {
        for (position, text) in &texts {
            black_box(read_move(position, text, &Accept::ANY).ok());
        }
    });
}
