//! CBR records and CBL libraries of our own making: what they say, what is odd about them, and the
//! way back.
//!
//! The files were made by a program that shares no code with the crate.

mod outline;

use std::fs;
use std::path::Path;

use records::cbl::{Head, Library, State};
use records::check::{CheckOptions, check};
use records::encoding::DecodeOptions;
use records::raw::RawGame;
use records::{Diagnostic, GameResult, XiangqiGame, cbl, cbr, xqf};

use outline::outline;

/// The tree that the fixtures of every format with variations hold.
const TREE: &str = "{引言|第二行} h2e2{中炮} (b0c2 c6c5) (g3g4{仙人指路}) h9g7 (b9c7{屏风马}) \
                    h0g2 (h0i2{边马} i9h9)";

fn file(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name)).unwrap()
}

fn raw(name: &str) -> RawGame {
    cbr::read(&file(name)).unwrap()
}

fn checked(raw: &RawGame) -> XiangqiGame {
    check(raw, "", &CheckOptions::default()).game
}

fn game(name: &str) -> XiangqiGame {
    checked(&raw(name))
}

fn codes(found: &[Diagnostic]) -> Vec<&'static str> {
    found.iter().map(Diagnostic::code).collect()
}

#[test]
fn every_version_holds_the_same_game() {
    for (name, full) in [
        ("tree", 28),
        ("memory_behind_the_zeros", 28),
        ("version_3", 28),
        // No script, no referee, no recorder.
        ("version_1", 25),
    ] {
        let raw = raw(&format!("games/cbr/{name}.cbr"));
        assert_eq!(codes(&raw.diagnostics), [] as [&str; 0], "{name}");
        let game = checked(&raw);
        assert_eq!(outline(&game), TREE, "{name}");
        assert_eq!(
            game.start.to_string(),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
        );
        assert_eq!(game.result, GameResult::FirstWins);
        for (tag, value) in [
            ("Title", "甲对乙"),
            ("Event", "杯赛"),
            ("Round", "3"),
            ("Group", "一"),
            ("Table", "5"),
            ("Date", "1987.11.30"),
            ("Site", "广州"),
            ("TimeControl", "一小时"),
            ("Red", "甲"),
            ("RedTeam", "广东"),
            ("RedTime", "30"),
            ("RedElo", "2400"),
            ("Black", "乙"),
            ("BlackTeam", "上海"),
            ("BlackTime", "40"),
            ("BlackElo", "2390"),
            ("Annotator", "丙"),
            ("Author", "丁"),
            ("Termination", "认输"),
            ("Source", "棋书"),
            ("cbr:EventClass", "个人赛"),
            ("cbr:AnnotatorMail", "b@x"),
            ("cbr:Modified", "1988-01-01"),
            ("cbr:Nature", "精彩"),
        ] {
            assert_eq!(game.tags.get(tag), Some(value), "{name}");
        }
        assert_eq!(game.tags.len(), full + 2, "{name}");
    }
}

#[test]
fn an_unchanged_record_is_written_byte_for_byte() {
    for name in [
        "tree",
        "memory_behind_the_zeros",
        "version_3",
        "black_first",
        "round_12",
        "three_rooks",
        "title_with_a_unit_ending_in_zero",
        "reserved_bytes",
        "introduction_without_moves",
    ] {
        let name = format!("games/cbr/{name}.cbr");
        let written = cbr::write(&game(&name)).unwrap();
        assert!(written.losses.is_empty(), "{name}");
        assert!(written.bytes == file(&name), "{name}");
        assert!(cbr::looks_like(&written.bytes));
    }
}

#[test]
fn version_1_becomes_version_2() {
    let first = game("games/cbr/version_1.cbr");
    let written = cbr::write(&first).unwrap();
    assert!(written.losses.is_empty());
    assert_eq!(written.bytes[19], 2);
    let again = checked(&cbr::read(&written.bytes).unwrap());
    assert_eq!((again.tree, again.tags), (first.tree, first.tags));
}

#[test]
fn starts_types_and_results() {
    let black = game("games/cbr/black_first.cbr");
    assert_eq!(black.start.to_string(), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
    assert_eq!(black.tags.get("Type"), Some("排局"));
    let differs = check(&raw("games/cbr/side_differs.cbr"), "", &CheckOptions::default());
    assert_eq!(differs.game.start, black.start);
    assert_eq!(differs.diagnostics[0].code(), "xq/side-differs");
    let round = game("games/cbr/round_12.cbr");
    assert_eq!(round.start.to_string(), "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 12");
    assert_eq!(round.result, GameResult::Several);
    assert_eq!(round.tags.get("Type"), Some("开局"));
    let rooks = game("games/cbr/three_rooks.cbr");
    assert_eq!(rooks.start.to_string(), "3k5/9/9/9/9/9/9/9/RR7/R3K4 w - - 0 1");
    assert!(xqf::write(&rooks, &xqf::WriteOptions::default()).is_err());
    let title = raw("games/cbr/title_with_a_unit_ending_in_zero.cbr");
    assert_eq!(title.tag("Title").unwrap().value, "一A一");
    let page = game("games/cbr/introduction_without_moves.cbr");
    assert_eq!(outline(&page), "{第一章||正文}");
}

#[test]
fn xqf_and_cbr_hold_the_same_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games/xqf");
    for entry in fs::read_dir(folder).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        let first = checked(&xqf::read(&bytes, &DecodeOptions::default()).unwrap());
        let record = cbr::write(&first).unwrap();
        let second = checked(&cbr::read(&record.bytes).unwrap());
        let back = xqf::write(&second, &xqf::WriteOptions::default()).unwrap();
        let third = checked(&xqf::read(&back.bytes, &DecodeOptions::default()).unwrap());
        for other in [second, third] {
            assert_eq!(other.tree, first.tree);
            assert_eq!(other.start, first.start);
            assert_eq!(other.result, first.result);
        }
    }
}

#[test]
fn broken_records_are_read_as_far_as_they_go() {
    let line = "{} h2e2 h9g7";
    for (name, moves, expected) in [
        (
            "cut_in_a_comment",
            "{} h2e2 h9g7{好}",
            &["cbr/comment-cut", "enc/truncated-character"][..],
        ),
        ("cut_in_a_length", line, &["cbr/truncated"]),
        ("cut_in_a_move", "{} h2e2", &["cbr/truncated"]),
        ("cut_in_the_head", "{}", &["cbr/header-cut", "cbr/side", "cbr/truncated"]),
        ("half_a_unit_in_a_comment", "{好}", &["enc/truncated-character"]),
        ("move_off_the_board", "{}", &[]),
        ("no_such_piece", "{}", &["cbr/piece"]),
        ("result_9_side_0_type_8", "{}", &["cbr/side", "cbr/result", "cbr/type"]),
        ("title_cut_in_a_surrogate", "{}", &["field/unterminated", "field/cut-character"]),
        ("title_without_a_zero", "{}", &["field/unterminated"]),
        ("trailing_bytes", "{} h2e2 h9g7{好棋}", &["cbr/trailing-bytes"]),
        ("version_4", "{} h2e2", &["cbr/version"]),
        ("wrong_magic", "{} h2e2 h9g7{好棋}", &["cbr/magic"]),
    ] {
        let name = format!("broken/cbr/{name}.cbr");
        let raw = raw(&name);
        assert_eq!(codes(&raw.diagnostics), expected, "{name}");
        assert_eq!(outline(&checked(&raw)), moves, "{name}");
    }
}

#[test]
fn other_files_are_refused_with_what_was_expected() {
    let refuse = |bytes: &[u8]| cbr::read(bytes).unwrap_err().to_string();
    assert_eq!(refuse(b"XQ"), "expected `CCBridge Record` and a zero, found `X`");
    assert_eq!(
        refuse(&file("broken/cbr/cut_in_the_identifier.cbr")),
        "expected a version and an identifier, 52 bytes in all, found the end"
    );
    let library = Library::open(&file("games/cbr/tree.cbr")).unwrap_err();
    assert_eq!(library.span.start, 0);
    assert_eq!(
        library.to_string(),
        "expected `CCBridgeLibrary` and a zero in the head of a library, found `C`"
    );
}

#[test]
fn an_early_library_without_its_texts_is_refused() {
    let bytes = file("broken/cbl/compressed.cbl");
    assert!(cbl::looks_like(&bytes));
    let error = cbl::read(&bytes).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected the length of a text and the text in an early library, found the end"
    );
}

#[test]
fn a_library_lists_its_records() {
    let bytes = file("games/cbl/edited.cbl");
    assert!(cbl::looks_like(&bytes));
    let library = Library::open(&bytes).unwrap();
    assert_eq!(
        library.head,
        Head {
            name: "测试库".to_owned(),
            source: "自编".to_owned(),
            creator: "丁".to_owned(),
            creator_mail: "d@x".to_owned(),
            created: "2001".to_owned(),
            modified: "2002".to_owned(),
            remarks: "第一行\n第二行".to_owned(),
        }
    );
    let list: Vec<_> = library.entries.iter().map(|entry| (&*entry.title, entry.state)).collect();
    assert_eq!(
        list,
        [
            ("长注", State::Live),
            ("已删", State::Deleted),
            ("短局", State::Live),
            ("未列", State::Unlisted),
        ]
    );
    assert_eq!(codes(&library.diagnostics), ["cbl/unlisted"]);
    assert_eq!(outline(&checked(&library.read(1).unwrap())), "{} b0c2");
    assert!(library.read(4).is_err());
}

#[test]
fn a_library_gives_all_that_was_not_deleted() {
    let bytes = file("games/cbl/edited.cbl");
    let (games, found) = cbl::read(&bytes).unwrap();
    assert_eq!(codes(&found), ["cbl/unlisted"]);
    let lines: Vec<_> = games.iter().map(|raw| outline(&checked(raw))).collect();
    let long = format!("{{{}}} h2e2", "字".repeat(1_200));
    assert_eq!(lines, [&*long, "{} g3g4", "{} c3c4"]);
    for raw in &games {
        assert!(bytes[raw.span.start..].starts_with(b"CCBridge Record"));
        assert_eq!(codes(&raw.diagnostics), [] as [&str; 0]);
        let title = raw.tag("Title").unwrap();
        assert_eq!(title.span.start, raw.span.start + 180);
    }
}

#[test]
fn an_index_that_disagrees_with_its_records() {
    let bytes = file("broken/cbl/index_disagrees.cbl");
    let library = Library::open(&bytes).unwrap();
    assert_eq!(codes(&library.diagnostics), ["cbl/identifier", "cbl/length", "cbl/record-missing"]);
    let (games, _) = cbl::read(&bytes).unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!(outline(&checked(&games[0])), "{} g3g4");

    let cut = file("broken/cbl/cut_in_the_index.cbl");
    let (games, found) = cbl::read(&cut).unwrap();
    assert_eq!(games.len(), 0);
    assert_eq!(codes(&found), ["cbl/index-cut"]);
}

#[test]
fn a_library_that_was_written_is_read_again() {
    let mut games = vec![game("games/cbr/tree.cbr"), game("games/cbr/black_first.cbr")];
    // A second copy of the same record needs an identifier of its own.
    games.push(games[0].clone());
    games.push(game("games/cbr/three_rooks.cbr"));
    games[3].carried.clear();
    let head = Head { name: "库".to_owned(), remarks: "一\n二".to_owned(), ..Head::default() };
    let written = cbl::write(&head, &games).unwrap();
    assert!(written.losses.iter().all(records::LossReport::is_empty));
    let library = Library::open(&written.bytes).unwrap();
    assert_eq!(library.head, head);
    assert_eq!(codes(&library.diagnostics), [] as [&str; 0]);
    let titles: Vec<_> = library.entries.iter().map(|entry| &*entry.title).collect();
    assert_eq!(titles, ["甲对乙", "", "甲对乙", ""]);
    for (number, game) in games.iter().enumerate() {
        let again = checked(&library.read(number).unwrap());
        assert_eq!(again.tree, game.tree);
        assert_eq!(again.start, game.start);
        assert_eq!(again.tags, game.tags);
        assert_eq!(again.result, game.result);
    }
}

#[test]
fn records_are_found_whatever_the_index_says_of_its_length() {
    let mut bytes = file("games/cbl/edited.cbl");
    let there: Vec<_> = cbl::read(&bytes).unwrap().0.iter().map(checked).collect();
    for capacity in [0_u32, 1, 127, 200, 4_096, u32::MAX] {
        bytes[60..64].copy_from_slice(&capacity.to_le_bytes());
        let (games, found) = cbl::read(&bytes).unwrap();
        let games: Vec<_> = games.iter().map(checked).collect();
        assert_eq!(games, there, "{capacity}");
        assert_eq!(codes(&found)[0], "cbl/capacity", "{capacity}");
    }
}
