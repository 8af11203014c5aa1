//! Decoding, detecting and encoding: one game of some 1.3 KB, and a file of a thousand games.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use records::encoding::{
    DecodeOptions, Substitute, TextEncoding, decode, decode_known, detect, encode,
};

fn main() {
    divan::main();
}

const HEAD: &str = "[Game \"Chinese Chess\"]\r\n[Event \"全國象棋個人賽\"]\r\n[Site \"上海\"]\r\n\
[Date \"1999.12.09\"]\r\n[Red \"許銀川\"]\r\n[Black \"呂欽\"]\r\n[Result \"1/2-1/2\"]\r\n";

const MOVES: &str = "炮二平五 馬８進７\r\n馬二進三 車９平８\r\n車一平二 馬２進３\r\n兵七進一 卒７進１\r\n\
車二進六 炮８平９\r\n車二平三 炮９退１\r\n馬八進七 士４進５\r\n炮八平九 炮９平７\r\n";

/// A game in traditional characters, which all encodings here hold.
fn game() -> String {
    let mut text = HEAD.to_owned();
    for round in 0..5 {
        for line in MOVES.lines() {
            text += &format!("{:3}. {line}\r\n", round * 8 + 1);
        }
    }
    text + "1/2-1/2\r\n\r\n"
}

fn bytes(text: &str, encoding: TextEncoding) -> Vec<u8> {
    encode(text, encoding, Substitute::Square).bytes.into_owned()
}

const ENCODINGS: [TextEncoding; 3] =
    [TextEncoding::Utf8, TextEncoding::Gb18030, TextEncoding::Big5];

#[divan::bench(args = ENCODINGS)]
fn decode_game(bencher: Bencher<'_, '_>, encoding: TextEncoding) {
    let source = bytes(&game(), encoding);
    let options = DecodeOptions::default();
    bencher.counter(BytesCount::of_slice(&source)).bench(|| decode(black_box(&source), &options));
}

#[divan::bench(args = ENCODINGS)]
fn detect_game(bencher: Bencher<'_, '_>, encoding: TextEncoding) {
    let source = bytes(&game(), encoding);
    let options = DecodeOptions::default();
    bencher.counter(BytesCount::of_slice(&source)).bench(|| detect(black_box(&source), &options));
}

#[divan::bench(args = ENCODINGS)]
fn decode_thousand_games(bencher: Bencher<'_, '_>, encoding: TextEncoding) {
    let source = bytes(&game().repeat(1_000), encoding);
    let options = DecodeOptions::default();
    bencher.counter(BytesCount::of_slice(&source)).bench(|| decode(black_box(&source), &options));
}

#[divan::bench(args = ENCODINGS)]
fn decode_known_encoding(bencher: Bencher<'_, '_>, encoding: TextEncoding) {
    let source = bytes(&game(), encoding);
    bencher
        .counter(BytesCount::of_slice(&source))
        .bench(|| decode_known(black_box(&source), encoding));
}

#[divan::bench(args = ENCODINGS)]
fn encode_game(bencher: Bencher<'_, '_>, encoding: TextEncoding) {
    let text = game();
    bencher
        .counter(BytesCount::of_str(&text))
        .bench(|| encode(black_box(&text), encoding, Substitute::Square));
}
