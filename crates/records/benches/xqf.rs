//! XQF files a second, read and written from memory, on one core.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use records::check::{CheckOptions, check};
use records::encoding::DecodeOptions;
use records::xqf::{Version, WriteOptions, read, write};
use records::{Node, XiangqiGame};
use xiangqi_core::{Move, Setup};

fn main() {
    divan::main();
}

/// A game of `plies` plies, with a comment behind every eighth and a variation behind every tenth.
fn game(plies: usize) -> XiangqiGame {
    let cycle: Vec<Move> =
        ["h2e2", "h9g7", "e2h2", "g7h9"].iter().map(|text| text.parse().expect("a move")).collect();
    let mut game = XiangqiGame::new(Setup::START);
    game.tags.push("Title", "第一届全国象棋锦标赛");
    game.tags.push("Red", "胡荣华");
    game.tags.push("Black", "杨官璘");
    let mut at = game.tree.root();
    for ply in 0..plies {
        let parent = at;
        at = game.tree.add(parent, Node::new(cycle[ply % 4]));
        if ply % 8 == 0 {
            let comment = "红方炮二平五，着法积极。\n黑方如改走马2进3，另有变化。".to_owned();
            game.tree[at].annotations_mut().comments.push(comment);
        }
        if ply % 10 == 0 {
            let other = if ply % 2 == 0 { "a0a1" } else { "a9a8" };
            game.tree.add(parent, Node::new(other.parse().expect("a move")));
        }
    }
    game
}

fn file(plies: usize, version: Version) -> Vec<u8> {
    let options = WriteOptions { version, encoding: None };
    write(&game(plies), &options).expect("a game that fits").bytes
}

/// One file as people have them: some eighty plies, two kilobytes.
#[divan::bench(args = [Version::V10, Version::V18])]
fn read_file(bencher: Bencher<'_, '_>, version: Version) {
    let bytes = file(80, version);
    let options = DecodeOptions::default();
    let counters = (ItemsCount::new(1_usize), BytesCount::of_slice(&bytes));
    bencher
        .counter(counters.0)
        .counter(counters.1)
        .bench_local(|| read(black_box(&bytes), &options));
}

/// The largest tree that is known has 226,491 nodes.
#[divan::bench(args = [Version::V10, Version::V18])]
fn read_large_tree(bencher: Bencher<'_, '_>, version: Version) {
    let bytes = file(205_900, version);
    let options = DecodeOptions::default();
    bencher.counter(BytesCount::of_slice(&bytes)).bench_local(|| read(black_box(&bytes), &options));
}

#[divan::bench(args = [Version::V10, Version::V18, Version::AsRead])]
fn write_file(bencher: Bencher<'_, '_>, version: Version) {
    let raw = read(&file(80, Version::V18), &DecodeOptions::default()).expect("an XQF file");
    let game = check(&raw, "", &CheckOptions::default()).game;
    let options = WriteOptions { version, encoding: None };
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| write(black_box(&game), &options));
}
