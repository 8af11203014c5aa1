//! XQR files of our own making: what they say, what is odd about them, and the way back.
//!
//! The files were made by a program that shares no code with the crate.

mod outline;

use std::fs;
use std::path::Path;

use records::check::{CheckOptions, check};
use records::encoding::DecodeOptions;
use records::raw::RawGame;
use records::{Diagnostic, GameResult, XiangqiGame, xqf, xqr};

use outline::outline;

/// The tree that the fixtures of every format with variations hold.
const TREE: &str = "{引言|第二行} h2e2{中炮} (b0c2 c6c5) (g3g4{仙人指路}) h9g7 (b9c7{屏风马}) \
                    h0g2 (h0i2{边马} i9h9)";

fn file(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    fs::read(folder.join(name).with_extension("xqr")).unwrap()
}

fn raw(name: &str) -> RawGame {
    xqr::read(&file(name)).unwrap()
}

fn checked(raw: &RawGame) -> XiangqiGame {
    check(raw, "", &CheckOptions::default()).game
}

fn codes(raw: &RawGame) -> Vec<&'static str> {
    raw.diagnostics.iter().map(Diagnostic::code).collect()
}

#[test]
fn reads_what_a_file_says() {
    let raw = raw("games/xqr/tree");
    assert_eq!(codes(&raw), [] as [&str; 0]);
    let game = checked(&raw);
    assert_eq!(outline(&game), TREE);
    assert_eq!(game.result, GameResult::FirstWins);
    let tags: Vec<_> = game.tags.iter().map(|tag| (&*tag.name, &*tag.value)).collect();
    assert_eq!(
        tags,
        [
            ("Event", "杯赛"),
            ("Date", "1987.11.30"),
            ("Site", "广州"),
            ("Red", "甲"),
            ("Black", "乙"),
        ]
    );
    let black = checked(&self::raw("games/xqr/black_first"));
    assert_eq!(black.start.to_string(), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
    assert_eq!(outline(&black), "{} d9d8 e0e1");
    assert_eq!(black.result, GameResult::Several);
}

#[test]
fn an_unchanged_file_is_written_byte_for_byte() {
    for name in ["tree", "black_first", "unknown_part"] {
        let name = format!("games/xqr/{name}");
        let written = xqr::write(&checked(&raw(&name))).unwrap();
        assert!(written.losses.is_empty(), "{name}");
        assert_eq!(written.bytes, file(&name), "{name}");
        assert!(xqr::looks_like(&written.bytes));
    }
    assert_eq!(codes(&raw("games/xqr/unknown_part")), ["xqr/unknown-part"]);
}

#[test]
fn xqf_and_xqr_hold_the_same_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games/xqf");
    for entry in fs::read_dir(folder).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        let first = checked(&xqf::read(&bytes, &DecodeOptions::default()).unwrap());
        let second = checked(&xqr::read(&xqr::write(&first).unwrap().bytes).unwrap());
        assert_eq!(second.tree, first.tree);
        assert_eq!(second.start, first.start);
        assert_eq!(second.result, first.result);
    }
}

#[test]
fn long_texts_are_cut_between_characters() {
    let mut game = checked(&raw("games/xqr/tree"));
    game.tags.set("Event", "赛".repeat(90));
    game.tags.push("Title", "甲对乙");
    let written = xqr::write(&game).unwrap();
    let losses: Vec<_> = written.losses.losses.iter().map(|loss| loss.what.code()).collect();
    assert_eq!(losses, ["loss/text-cut", "loss/tag"]);
    let again = xqr::read(&written.bytes).unwrap();
    assert_eq!(again.tag("Event").unwrap().value, "赛".repeat(85));
    assert_eq!(codes(&again), [] as [&str; 0]);
}

#[test]
fn broken_files_are_read_as_far_as_they_go() {
    for (name, moves, expected) in [
        ("cut_in_a_part", "{}", &["xqr/part-cut", "xqr/version", "xqr/no-moves", "xqr/no-crc"][..]),
        ("cut_in_a_move", "{}", &["xqr/truncated", "xqr/no-crc"]),
        ("cut_in_a_length", "{} h2e2 h9g7", &["xqr/truncated", "xqr/no-crc"]),
        (
            "cut_in_a_comment",
            "{} h2e2 h9g7{好}",
            &["enc/truncated-character", "xqr/comment-cut", "xqr/no-crc"],
        ),
        ("no_crc", "{} h2e2 h9g7{好棋}", &["xqr/no-crc"]),
        ("wrong_crc", "{} h2e2 h9g7{好棋}", &["xqr/crc"]),
        ("version_1_result_9", "{}", &["xqr/version", "xqr/result"]),
        ("move_off_the_board", "{}", &[]),
        ("undecodable_name", "{}", &["field/undecodable", "field/cut-character"]),
    ] {
        let name = format!("broken/xqr/{name}");
        let raw = raw(&name);
        assert_eq!(codes(&raw), expected, "{name}");
        assert_eq!(outline(&checked(&raw)), moves, "{name}");
    }
    let error = xqr::read(b"XQR").unwrap_err();
    assert_eq!(error.to_string(), "expected the bytes 00 02 20 17, found `X`");
}

#[test]
fn moves_that_are_repeated_stand_behind_the_first() {
    let mut source = b"\x00\x02\x20\x17\x01\x01\x00\x05\x01R\x09\x00\x00\x00\x01\x00".to_vec();
    source.extend(b"\x77\x74\x01\x00\x07\x26\x00\x00\x09\x04\x90\x80\x00\x00");
    let raw = xqr::read(&source).unwrap();
    assert_eq!(codes(&raw), ["xqr/repeated-moves", "xqr/no-crc"]);
    let game = checked(&raw);
    assert_eq!(outline(&game), "{} h2e2 h9g7");
    let written = xqr::write(&game).unwrap();
    let again = xqr::read(&written.bytes).unwrap();
    assert_eq!(codes(&again), ["xqr/repeated-moves"]);
    assert_eq!(checked(&again).tree, game.tree);
    assert_eq!(xqr::write(&checked(&again)).unwrap().bytes, written.bytes);
}
