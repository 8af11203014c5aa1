//! PGN a second, read and checked from memory, on one core.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use records::check::{CheckOptions, check};
use records::encoding::{Substitute, TextEncoding, encode};
use records::{Document, ReadOptions, pgn};

fn main() {
    divan::main();
}

const GAMES: usize = 500;
const ROUNDS: usize = 35;

/// The moves of a game of 70 plies: pieces that come out, then rooks that go up and down.
const OPENING: [(&str, &str); 5] = [
    ("炮二平五", "马８进７"),
    ("马二进三", "车９平８"),
    ("车一平二", "马２进３"),
    ("马八进七", "卒７进１"),
    ("车二进六", "炮８平９"),
];
const SHUFFLE: [(&str, &str); 2] = [("车二退一", "车８进２"), ("车二进一", "车８退２")];

/// Games of 70 plies, 1.3 kilobytes of UTF-8 each, as collections have them.
fn collection(encoding: TextEncoding) -> Vec<u8> {
    let mut text = String::new();
    for number in 1..=GAMES {
        text += "[Game \"Chinese Chess\"]\n[Event \"全国象棋个人锦标赛\"]\n[Date \"1987.05.12\"]\n";
        text += &format!("[Round \"{number}\"]\n[Red \"胡荣华\"]\n[Black \"杨官璘\"]\n");
        text += "[Result \"1/2-1/2\"]\n\n";
        for round in 0..ROUNDS {
            let (red, black) = match OPENING.get(round) {
                Some(&pair) => pair,
                None => SHUFFLE[(round - OPENING.len()) % SHUFFLE.len()],
            };
            text += &format!("{}. {red} {black}\n", round + 1);
        }
        text += "1/2-1/2\n\n";
    }
    if encoding == TextEncoding::Big5 {
        let traditional = |c| match c {
            '马' => '馬',
            '车' => '車',
            '进' => '進',
            '国' => '國',
            '个' => '個',
            '锦' => '錦',
            '标' => '標',
            '赛' => '賽',
            '荣' => '榮',
            '华' => '華',
            '杨' => '楊',
            other => other,
        };
        text = text.chars().map(traditional).collect();
    }
    encode(&text, encoding, Substitute::QuestionMark).bytes.into_owned()
}

/// Encodings in which collections are found.
const ENCODINGS: [TextEncoding; 3] =
    [TextEncoding::Utf8, TextEncoding::Gb18030, TextEncoding::Big5];

/// Everything that `yipu check` does with a file: recognised, decoded, read, checked.
#[divan::bench(args = ENCODINGS)]
fn check_file(bencher: Bencher<'_, '_>, encoding: TextEncoding) {
    let bytes = collection(encoding);
    let options = CheckOptions::default();
    bencher.counter(ItemsCount::new(GAMES)).counter(BytesCount::of_slice(&bytes)).bench_local(
        || {
            let document =
                Document::read(black_box(&bytes), &ReadOptions::default()).expect("a PGN");
            document.games().map(|raw| check(&raw, &document.text, &options).plies).sum::<usize>()
        },
    );
}

/// Text to raw games alone.
#[divan::bench]
fn read_games(bencher: Bencher<'_, '_>) {
    let text = String::from_utf8(collection(TextEncoding::Utf8)).expect("UTF-8");
    bencher.counter(ItemsCount::new(GAMES)).counter(BytesCount::of_str(&text)).bench_local(|| {
        pgn::Games::new(black_box(&text)).map(|game| game.tree.len()).sum::<usize>()
    });
}
