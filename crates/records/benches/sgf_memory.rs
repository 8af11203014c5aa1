//! The memory in which collections of SGF are held, without their text: the row "max alloc".
//!
//! The first benchmark allocates the text alone, for comparison.

mod collection;

use collection::{collection, count_in_blocks};
use divan::{AllocProfiler, black_box};
use records::sgf::{SgfGames, SgfTree};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn text(bencher: divan::Bencher<'_, '_>) {
    let text = collection();
    bencher.bench_local(|| black_box(&text).clone());
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn tree(bencher: divan::Bencher<'_, '_>) {
    let text = collection();
    bencher.bench_local(|| SgfGames::new(black_box(&text)).collect::<Vec<SgfTree>>());
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn tree_by_sgf_parse(bencher: divan::Bencher<'_, '_>) {
    let text = collection();
    bencher.bench_local(|| sgf_parse::parse(black_box(&text)).expect("a collection in FF[4]"));
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn stream(bencher: divan::Bencher<'_, '_>) {
    let text = collection();
    bencher.bench_local(|| count_in_blocks(black_box(&text)));
}
