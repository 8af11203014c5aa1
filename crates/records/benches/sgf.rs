//! Collections of SGF read, on one core; beside them sgf-parse, the other reader in Rust.
//!
//! `YIPU_BENCH_SGF` may name a file in UTF-8 to be read instead of a made one.

mod collection;

use collection::{collection, count_in_blocks};
use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use records::go::{read_game, write_sgf};
use records::sgf::{SgfCollection, SgfGames, SgfTree};

fn main() {
    divan::main();
}

/// All nodes and the places of all properties, from decoded text.
#[divan::bench]
fn tree(bencher: Bencher<'_, '_>) {
    let text = collection();
    bencher
        .counter(BytesCount::of_str(&text))
        .bench_local(|| SgfGames::new(black_box(&text)).collect::<Vec<SgfTree>>());
}

/// The same from bytes, whose encoding has to be found.
#[divan::bench]
fn tree_from_bytes(bencher: Bencher<'_, '_>) {
    let text = collection();
    bencher
        .counter(BytesCount::of_str(&text))
        .bench_local(|| SgfCollection::read(black_box(text.as_bytes())));
}

/// The same by sgf-parse, which decodes each value and keeps it.
#[divan::bench(sample_count = 10)]
fn tree_by_sgf_parse(bencher: Bencher<'_, '_>) {
    let text = collection();
    if let Err(error) = sgf_parse::parse(&text) {
        eprintln!("sgf-parse cannot read the collection: {error}");
        return;
    }
    bencher
        .counter(BytesCount::of_str(&text))
        .bench_local(|| sgf_parse::parse(black_box(&text)).expect("it was read before"));
}

/// Blocks of whole games from pieces of 64 KiB, their trees read and dropped.
#[divan::bench]
fn stream(bencher: Bencher<'_, '_>) {
    let text = collection();
    bencher.counter(BytesCount::of_str(&text)).bench_local(|| count_in_blocks(black_box(&text)));
}

/// Games with every value decoded and judged, one after the other.
#[divan::bench(sample_count = 20)]
fn games(bencher: Bencher<'_, '_>) {
    let text = collection();
    bencher.counter(BytesCount::of_str(&text)).bench_local(|| {
        SgfGames::new(black_box(&text))
            .filter_map(|tree| read_game(tree.over(&text)).ok())
            .map(|game| game.value.tree.len())
            .sum::<usize>()
    });
}

/// Games into text.
#[divan::bench(sample_count = 20)]
fn write(bencher: Bencher<'_, '_>) {
    let text = collection();
    let trees = SgfGames::new(&text);
    let games: Vec<_> =
        trees.filter_map(|tree| Some(read_game(tree.over(&text)).ok()?.value)).collect();
    bencher.counter(BytesCount::of_str(&text)).bench_local(|| write_sgf(black_box(&games)).len());
}
