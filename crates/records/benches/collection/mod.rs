//! The collection that the benchmarks of SGF read.

use std::fmt::Write;

use records::{Block, Blocks, ReadOptions};

/// How long a made collection is at least.
const LENGTH: usize = 4 << 20;

/// Returns the collection in the file that `YIPU_BENCH_SGF` names, or a made one: games as
/// servers write them, some plain, some with times, comments and variations.
pub(crate) fn collection() -> String {
    if let Some(path) = std::env::var_os("YIPU_BENCH_SGF") {
        let bytes = std::fs::read(path).expect("YIPU_BENCH_SGF names a file");
        return String::from_utf8(bytes).expect("the file is in UTF-8");
    }
    let mut text = String::new();
    let mut number = 0;
    while text.len() < LENGTH {
        game(number, &mut text);
        number += 1;
    }
    text
}

fn game(number: usize, text: &mut String) {
    text.push_str("(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]RU[Japanese]SZ[19]KM[6.50]TM[1800]");
    text.push_str("OT[5x30 byo-yomi]PW[吴清源]PB[秀哉]WR[9p]BR[9p]DT[2014-01-06]RE[W+2.50]");
    for ply in 0..220 + number % 60 {
        let color = if ply % 2 == 0 { 'B' } else { 'W' };
        let place = ply * 7 + number * 31;
        let [column, row] = [place % 19, place / 19 % 19].map(|at| (b'a' + at as u8) as char);
        let _ = write!(text, "\n;{color}[{column}{row}]");
        if number.is_multiple_of(2) {
            let _ = write!(text, "{color}L[{}.{}]", 1800 - ply * 5, ply % 1000);
        }
        if ply % 40 == 39 {
            text.push_str("C[此手是攻防要点。\nblack [3d\\]: a fine move, it seems to me]");
        }
        if number.is_multiple_of(5) && ply % 60 == 30 {
            text.push_str("\n(;B[aa];W[bb])(;B[cc]LB[dd:A\\:1][ee:B]TR[ff][gg])");
        }
    }
    text.push_str(")\n\n");
}

/// Reads the trees in blocks, drops them and returns their number.
pub(crate) fn count_in_blocks(text: &str) -> usize {
    let games = |block: Block| block.into_document().game_count();
    let mut blocks =
        Blocks::begin(text.as_bytes(), &ReadOptions::default()).expect("SGF is read in blocks");
    let pieces = text.as_bytes().chunks(1 << 16);
    let count: usize = pieces.filter_map(|piece| blocks.push(piece)).map(games).sum();
    count + games(blocks.finish())
}
