//! XQF files of our own making: what they say, what is odd about them, and the way back.
//!
//! The files were made by a program that shares no code with the crate.

mod outline;

use std::fs;
use std::path::Path;

use records::check::{CheckOptions, check};
use records::encoding::{DecodeOptions, TextEncoding};
use records::raw::{RawGame, RawMove, RawStart};
use records::xqf::{Version, WriteOptions, looks_like, read, write};
use records::{Document, Format, GameResult, LossReport, Node, NodeId, ReadOptions, XiangqiGame};

use outline::outline;

/// The tree that the fixtures of every format with variations hold.
const TREE: &str = "{引言|第二行} h2e2{中炮} (b0c2 c6c5) (g3g4{仙人指路}) h9g7 (b9c7{屏风马}) \
                    h0g2 (h0i2{边马} i9h9)";

fn file(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    fs::read(folder.join(name).with_extension("xqf")).unwrap()
}

fn raw(name: &str) -> RawGame {
    read(&file(name), &DecodeOptions::default()).unwrap()
}

fn game(name: &str) -> XiangqiGame {
    check(&raw(name), "", &CheckOptions::default()).game
}

fn codes(raw: &RawGame) -> Vec<&'static str> {
    raw.diagnostics.iter().map(records::Diagnostic::code).collect()
}

#[test]
fn every_version_holds_the_same_game() {
    for name in [
        "v10_tree",
        "v11_keys_without_rotation",
        "v12_keys_with_rotation",
        "v18_keys",
        "v18_zero_keys",
        "v10_tags_any_digit",
    ] {
        let raw = raw(&format!("games/xqf/{name}"));
        assert_eq!(codes(&raw), [] as [&str; 0], "{name}");
        let game = check(&raw, "", &CheckOptions::default()).game;
        assert_eq!(outline(&game), TREE, "{name}");
        assert_eq!(
            game.start.to_string(),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
        );
        assert_eq!(game.result, GameResult::FirstWins);
        let tags: Vec<_> = game.tags.iter().map(|tag| (&*tag.name, &*tag.value)).collect();
        assert_eq!(
            tags,
            [
                ("Title", "甲对乙"),
                ("Event", "杯赛"),
                ("Date", "1987.11.30"),
                ("Site", "广州"),
                ("Red", "甲"),
                ("Black", "乙"),
                ("TimeControl", "一小时"),
                ("RedTime", "30"),
                ("BlackTime", "40"),
                ("Annotator", "丙"),
                ("Author", "丁"),
            ]
        );
    }
}

#[test]
fn an_unchanged_file_is_written_byte_for_byte() {
    for name in [
        "v10_tree",
        "v11_keys_without_rotation",
        "v12_keys_with_rotation",
        "v18_keys",
        "v18_keys_absent_pieces",
        "v18_zero_keys",
        "v18_several_results",
        "v18_empty_comment",
        "v10_big5",
        "v10_black_to_move_no_moves",
        "v10_title_runs_on",
        "v10_site_too_long",
        "v10_date_runs_over_site",
        "v10_name_cut_in_a_character",
        "v10_text_page_empty_board",
        "v10_tags_any_digit",
        "v10_lone_cr_and_lf",
        "v10_short_gbk_like_utf8",
    ] {
        let name = format!("games/xqf/{name}");
        let written = write(&game(&name), &WriteOptions::default()).unwrap();
        assert!(written.losses.is_empty(), "{name}: {:?}", written.losses);
        assert!(written.bytes == file(&name), "{name}");
        assert!(looks_like(&written.bytes));
    }
}

#[test]
fn both_versions_hold_whatever_was_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games/xqf");
    for entry in fs::read_dir(folder).unwrap() {
        let name = format!("games/xqf/{}", entry.unwrap().file_name().display());
        let first = game(&name);
        for version in [Version::V10, Version::V18] {
            let written = write(&first, &WriteOptions { version, encoding: None }).unwrap();
            let raw = read(&written.bytes, &DecodeOptions::default()).unwrap();
            let again = check(&raw, "", &CheckOptions::default()).game;
            assert_eq!(again.tree, first.tree, "{name}");
            assert_eq!(again.start, first.start, "{name}");
            assert_eq!(again.tags, first.tags, "{name}");
            assert_eq!(again.result, first.result, "{name}");
            assert_eq!(written.losses, LossReport::default(), "{name}");
        }
    }
}

#[test]
fn moves_that_the_rules_forbid_stay_with_all_that_follows() {
    // Nothing stands on e5; the advisor never steps so; then a move of the side that moved last.
    let moves = ["e5e6", "c3c4", "d9d8", "b7e7", "b0c2"];
    let mut game = game("games/xqf/v10_tree");
    let mut last = game.tree.main_line().last().unwrap();
    for mv in moves {
        last = game.tree.add(last, Node::new(mv.parse().unwrap()));
    }
    let expected = outline(&game);
    assert!(expected.ends_with("h0g2 (h0i2{边马} i9h9) e5e6 c3c4 d9d8 b7e7 b0c2"), "{expected}");
    for target in [Format::Xqf, Format::Cbr, Format::DhtmlXq, Format::Json] {
        let written = records::write(&game, target, &records::WriteOptions::default()).unwrap();
        let is_of_moves = |loss: &records::Loss| loss.node.is_some();
        assert!(!written.losses.losses.iter().any(is_of_moves), "{target}: {:?}", written.losses);
        let document = Document::read(&written.bytes, &ReadOptions::default()).unwrap();
        let raw = document.games().next().unwrap();
        let checked = check(&raw, &document.text, &CheckOptions::default());
        assert_eq!(outline(&checked.game), expected, "{target}");
        let codes: Vec<_> = checked.diagnostics.iter().map(records::Diagnostic::code).collect();
        assert_eq!(
            codes,
            ["xq/illegal/empty-square", "xq/illegal/no-such-step", "xq/same-side-twice"],
            "{target}"
        );
    }
}

#[test]
fn absent_pieces_results_and_types() {
    let endgame = game("games/xqf/v18_keys_absent_pieces");
    assert_eq!(endgame.start.to_string(), "4k4/4a4/9/9/9/9/9/9/4p4/3K4R w - - 0 1");
    assert_eq!(outline(&endgame), "{} i0i9 e8f9");
    assert_eq!(endgame.tags.get("Type"), Some("残局"));
    let opening = game("games/xqf/v18_several_results");
    assert_eq!(opening.result, GameResult::Several);
    assert_eq!(opening.tags.get("Type"), Some("开局"));
}

#[test]
fn the_first_move_tells_the_side() {
    let raw = raw("games/xqf/v10_black_first_side_byte_red");
    let checked = check(&raw, "", &CheckOptions::default());
    assert_eq!(checked.game.start.to_string(), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
    assert_eq!(checked.diagnostics[0].code(), "xq/side-differs");
    let written = write(&checked.game, &WriteOptions::default()).unwrap();
    assert_eq!(written.bytes[50], 1);
    let alone = game("games/xqf/v10_black_to_move_no_moves");
    assert_eq!(alone.start.to_string(), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
}

#[test]
fn encodings_are_found_for_the_whole_file() {
    let big5 = game("games/xqf/v10_big5");
    assert_eq!(big5.tags.get("Red"), Some("許銀川"));
    assert_eq!(outline(&big5), "{紅先勝} h2e2{炮二平五，馬八進七} h9g7");
    assert_eq!(outline(&game("games/xqf/v10_short_gbk_like_utf8")), "{实战}");
}

#[test]
fn texts_beyond_their_fields() {
    let title = raw("games/xqf/v10_title_runs_on");
    assert_eq!(
        title.tag("Title").unwrap().value,
        "第23轮 第7场 第1台 广东碧桂园队 许银川 先胜 杭州象棋协会 郭凤达特级大师"
    );
    assert_eq!(codes(&title), ["field/runs-on"]);
    let site = raw("games/xqf/v10_site_too_long");
    assert_eq!(site.tag("Site").unwrap().value, "第四章 七步杀 ");
    assert_eq!(codes(&site), ["field/too-long"]);
    let date = raw("games/xqf/v10_date_runs_over_site");
    assert_eq!(date.tag("Date").unwrap().value, "1997年11月9日上午");
    assert!(date.tag("Site").is_none());
    assert_eq!(date.tag("Red").unwrap().value, "甲");
    assert_eq!(codes(&date), ["field/runs-on"]);
    let name = raw("games/xqf/v10_name_cut_in_a_character");
    assert_eq!(name.tag("Red").unwrap().value, "黑龙江王嘉良特");
    assert_eq!(codes(&name), ["field/cut-character"]);
}

#[test]
fn a_changed_text_beyond_its_field_leaves_nothing_behind() {
    let mut date = game("games/xqf/v10_date_runs_over_site");
    date.tags.set("Date", "1997");
    let written = write(&date, &WriteOptions::default()).unwrap();
    let again = read(&written.bytes, &DecodeOptions::default()).unwrap();
    assert_eq!(again.tag("Date").unwrap().value, "1997");
    assert!(again.tag("Site").is_none());
    assert_eq!(codes(&again), [] as [&str; 0]);

    let mut both = game("games/xqf/v10_date_runs_over_site");
    both.tags.set("Site", "上海");
    let written = write(&both, &WriteOptions::default()).unwrap();
    assert_eq!(written.losses.losses[0].what.code(), "loss/text-cut");
    let again = read(&written.bytes, &DecodeOptions::default()).unwrap();
    assert_eq!(again.tag("Date").unwrap().value, "1997年11月9日上");
    assert_eq!(again.tag("Site").unwrap().value, "上海");
}

#[test]
fn odd_boards_and_line_ends() {
    let page = game("games/xqf/v10_text_page_empty_board");
    assert_eq!(page.start.to_string(), "9/9/9/9/9/9/9/9/9/9 w - - 0 1");
    assert_eq!(outline(&page), "{第一章||正文}");
    assert_eq!(outline(&game("games/xqf/v10_lone_cr_and_lf")), "{a|b|c|d} h2e2{x}");
    let twice = check(&raw("broken/xqf/same_side_twice"), "", &CheckOptions::default());
    assert_eq!(outline(&twice.game), "{} h2e2 b0c2 b9c7");
    assert_eq!(twice.diagnostics[0].code(), "xq/same-side-twice");
}

#[test]
fn broken_files_are_read_as_far_as_they_go() {
    let line = "{} h2e2 h9g7";
    for (name, moves, expected) in [
        ("comment_shorter_than_its_key", "{} h2e2", &["xqf/comment-length"][..]),
        ("cut_behind_a_record", "{} h2e2", &["xqf/truncated"]),
        ("cut_behind_the_fixed_part", "{}", &["xqf/truncated"]),
        (
            "cut_in_a_comment",
            "{} h2e2 h9g7{好\u{FFFD}}",
            &["xqf/comment-cut", "enc/truncated-character"],
        ),
        ("cut_in_a_length", line, &["xqf/truncated"]),
        ("cut_in_a_record", "{} h2e2", &["xqf/truncated"]),
        ("cut_in_the_fixed_part", "{}", &["xqf/fixed-part-cut", "xqf/truncated"]),
        ("key_sum", "{} h2e2", &["xqf/key-sum"]),
        ("move_off_the_board", "{}", &[]),
        ("result_9_side_7_type_8", "{}", &["xqf/side", "xqf/result", "xqf/type"]),
        ("trailing_bytes", "{} h2e2 h9g7{好棋}", &["xqf/trailing-bytes"]),
        ("two_on_a_square", "{}", &["xqf/square-taken"]),
        ("undecodable_comment", "{好\u{FFFD}好}", &["enc/malformed"]),
        ("version_19", "{} h2e2", &["xqf/version"]),
        ("wrong_magic", "{} h2e2 h9g7{好棋}", &["xqf/magic"]),
    ] {
        let name = format!("broken/xqf/{name}");
        let raw = raw(&name);
        assert_eq!(codes(&raw), expected, "{name}");
        assert_eq!(outline(&check(&raw, "", &CheckOptions::default()).game), moves, "{name}");
    }
    let off = raw("broken/xqf/move_off_the_board");
    let first = off.tree.first_child(NodeId::ROOT).unwrap();
    assert_eq!(off.tree[first].mv, RawMove::OffBoard { from: 95, to: 42 });
    assert_eq!(off.tree.len(), 3);
}

#[test]
fn other_files_are_refused_with_what_was_expected() {
    let refuse = |bytes: &[u8]| read(bytes, &DecodeOptions::default()).unwrap_err().to_string();
    assert_eq!(refuse(b""), "expected the letters `XQ`, found the end");
    assert_eq!(refuse(b"[Game \"x\"]"), "expected the letters `XQ`, found `[`");
    assert_eq!(refuse(&[0; 2_000]), "expected the letters `XQ`, found byte 0x00");
    assert_eq!(
        refuse(&file("broken/xqf/cut_in_the_pieces")),
        "expected the keys and the squares of the pieces, 48 bytes in all, found the end"
    );
    assert!(!looks_like(&file("broken/xqf/cut_in_the_pieces")));
}

#[test]
fn a_changed_game_keeps_what_was_not_changed() {
    let mut game = game("games/xqf/v18_keys");
    let first = game.tree.first_child(NodeId::ROOT).unwrap();
    game.tree[first].annotations_mut().comments = vec!["当头炮\n第二行".to_owned()];
    game.tags.set("Site", "广东广州");
    let written = write(&game, &WriteOptions::default()).unwrap();
    let source = file("games/xqf/v18_keys");
    assert_eq!(written.bytes[..288], source[..288]);
    assert_eq!(written.bytes[304..1024], source[304..1024]);
    let raw = read(&written.bytes, &DecodeOptions::default()).unwrap();
    let again = check(&raw, "", &CheckOptions::default()).game;
    assert_eq!((again.tree, again.tags), (game.tree, game.tags));
}

#[test]
fn what_does_not_fit_is_reported() {
    let mut game = game("games/xqf/v10_big5");
    game.tags.set("Red", "这个名字的字节多于十五");
    game.tags.push("Round", "3");
    let first = game.tree.first_child(NodeId::ROOT).unwrap();
    game.tree[first].annotations_mut().comments_before.push("前注".to_owned());
    game.start.halfmove_clock = 9;
    let options = WriteOptions { encoding: Some(TextEncoding::Gb18030), ..WriteOptions::default() };
    let written = write(&game, &options).unwrap();
    let losses: Vec<_> = written.losses.losses.iter().map(|loss| loss.what.code()).collect();
    assert_eq!(
        losses,
        [
            "loss/counters",
            "loss/tag",
            "loss/text-cut",
            "loss/comment-moved",
            "loss/comments-joined"
        ]
    );
    let again = read(&written.bytes, &DecodeOptions::default()).unwrap();
    assert_eq!(again.tag("Red").unwrap().value, "这个名字的字节");
    assert_eq!(again.tag("Black").unwrap().value, "呂欽");
    let RawStart::Setup { setup, .. } = &again.start else { panic!("no setup") };
    assert_eq!(setup.halfmove_clock, 0);

    game.start.board.set("e4".parse().unwrap(), game.start.board.get("a0".parse().unwrap()));
    assert!(write(&game, &options).is_err());
}

#[test]
fn an_encoding_that_readers_will_not_find_is_named() {
    let source = file("games/xqf/v10_big5");
    let forced = DecodeOptions { forced: Some(TextEncoding::Gb18030), ..DecodeOptions::default() };
    let read_forced =
        |bytes: &[u8]| check(&read(bytes, &forced).unwrap(), "", &CheckOptions::default()).game;
    let game = read_forced(&source);
    let written = write(&game, &WriteOptions::default()).unwrap();
    assert_eq!(written.bytes, source);
    let lost: Vec<_> = written.losses.losses.iter().map(|loss| loss.what.code()).collect();
    assert_eq!(lost, ["loss/encoding"]);
    let again = read_forced(&written.bytes);
    assert_eq!((again.tree, again.tags), (game.tree, game.tags));
}

#[test]
fn characters_that_big5_lacks_are_reported() {
    let mut game = game("games/xqf/v10_big5");
    game.tags.set("Black", "吕钦");
    let written = write(&game, &WriteOptions::default()).unwrap();
    let lost: Vec<_> = written.losses.losses.iter().map(|loss| loss.what.to_string()).collect();
    assert_eq!(
        lost,
        ["the encoding has no `吕`: wrote `□`", "the encoding has no `钦`: wrote `□`"]
    );
}

#[test]
fn damaged_bytes_of_a_comment_do_not_change_the_other_texts() {
    for damage in
        [&[0xFF; 10][..], &[0xFF; 200], b"\xFB\x01\xE9\x02\xD1\x03\xFF\x00\xF0\x05\xB8\x06"]
    {
        let mut game = XiangqiGame::new(xiangqi_core::Setup::START);
        game.tags.push("Title", "双马饮泉杀法");
        let mut bytes = write(&game, &WriteOptions::default()).unwrap().bytes;
        let record = bytes.len() - 8;
        bytes[record + 2] = 0x20;
        bytes[record + 4..].copy_from_slice(&u32::try_from(damage.len()).unwrap().to_le_bytes());
        bytes.extend_from_slice(damage);
        let raw = read(&bytes, &DecodeOptions::default()).unwrap();
        assert_eq!(raw.tag("Title").unwrap().value, "双马饮泉杀法");
        assert!(codes(&raw).contains(&"enc/malformed"), "{:?}", codes(&raw));
    }
}
