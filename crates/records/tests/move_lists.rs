//! Formats that hold one line of moves, in files of our own making: `.che`, `.ccm`, `.chn`, MXQ and
//! 象棋世家.
//!
//! The files were made by a program that shares no code with the crate.

mod outline;

use std::fs;
use std::path::Path;

use notation_syntax::SyntaxError;
use records::che::Files;
use records::check::{CheckOptions, check};
use records::encoding::DecodeOptions;
use records::raw::RawGame;
use records::{Diagnostic, GameResult, XiangqiGame, ccm, che, chn, mxq, shijia};

use outline::outline;

/// The moves that most of the files hold.
const LINE: &str = "{} h2e2 h9g7 h0g2 i9h9";

fn file(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name)).unwrap()
}

fn checked(raw: &RawGame) -> XiangqiGame {
    check(raw, "", &CheckOptions::default()).game
}

fn codes(raw: &RawGame) -> Vec<&'static str> {
    raw.diagnostics.iter().map(Diagnostic::code).collect()
}

type Read = fn(&[u8]) -> Result<RawGame, SyntaxError>;

/// Holds files to their moves and findings.
fn hold(read: Read, files: &[(&str, &str, &[&str])]) {
    for &(name, moves, expected) in files {
        let raw = read(&file(name)).unwrap();
        assert_eq!(outline(&checked(&raw)), moves, "{name}");
        assert_eq!(codes(&raw), expected, "{name}");
    }
}

#[test]
fn che_files() {
    hold(
        |bytes| che::read(bytes, Files::FromRight),
        &[
            ("games/che/three_plies.che", "{} h2e2 h9g7 h0g2", &[]),
            ("games/che/line_ends.che", "{} h2e2 h9g7", &[]),
            ("games/che/king_taken.che", "{} e0e1 a6a5 e1e2 a5a4 e2e1", &[]),
            ("broken/che/cut_in_a_ply.che", "{} h2e2", &["che/ply", "che/count"]),
            ("broken/che/fewer_plies.che", "{} h2e2", &["che/count"]),
            ("broken/che/word_in_a_ply.che", "{} h2e2 h9g7", &["che/ply"]),
            ("broken/che/other_numbers.che", "{} h2e2", &["che/constant", "che/step", "che/side"]),
            ("broken/che/off_the_board.che", "{}", &[]),
        ],
    );
    let bytes = file("games/che/three_plies.che");
    assert!(che::looks_like(&bytes));
    let mirrored = che::read(&bytes, Files::FromLeft).unwrap();
    assert_eq!(outline(&checked(&mirrored)), "{} b2e2 b9c7 b0c2");
    let error = che::read(b"2 1", Files::FromRight).unwrap_err();
    assert_eq!(error.to_string(), "expected the number 1 in the heading, found `2`");
}

#[test]
fn ccm_files() {
    hold(
        ccm::read,
        &[
            ("games/ccm/red_below.ccm", LINE, &[]),
            ("games/ccm/black_below.ccm", LINE, &[]),
            ("broken/ccm/cut_in_a_ply.ccm", "{} h2e2 h9g7 h0g2", &["ccm/ply"]),
            ("broken/ccm/other_mark.ccm", "{} h2e2", &["ccm/ply"]),
            ("broken/ccm/off_the_board.ccm", "{} h2e2", &[]),
        ],
    );
    assert!(ccm::looks_like(&file("games/ccm/red_below.ccm")));
    assert!(ccm::looks_like(&file("games/ccm/black_below.ccm")));
    assert!(ccm::looks_like(&file("broken/ccm/cut_in_a_ply.ccm")));
    assert!(!ccm::looks_like(&file("broken/ccm/off_the_board.ccm")));
    let error = ccm::read(b"\x02").unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected the byte 01 in front of a ply in a ply, found byte 0x02"
    );
}

#[test]
fn chn_files() {
    hold(
        chn::read,
        &[
            ("games/chn/red_below.chn", LINE, &[]),
            ("games/chn/black_below.chn", LINE, &[]),
            ("broken/chn/cut_in_a_ply.chn", "{} h2e2 h9g7 h0g2", &["chn/ply"]),
            ("broken/chn/step_left_out.chn", "{} h2e2 h9g7 h0g2", &["chn/step"]),
            ("broken/chn/off_the_board.chn", "{} h2e2", &[]),
        ],
    );
    assert!(chn::looks_like(&file("games/chn/red_below.chn")));
    assert!(chn::looks_like(&file("games/chn/black_below.chn")));
    assert!(chn::looks_like(&file("broken/chn/cut_in_a_ply.chn")));
    assert!(!chn::looks_like(&file("broken/chn/step_left_out.chn")));
    let error = chn::read(&file("broken/chn/cut_in_the_head.chn")).unwrap_err();
    assert!(error.to_string().starts_with("expected a head of 188 bytes"), "{error}");
}

#[test]
fn mxq_files() {
    let read: Read = |bytes| mxq::read(bytes, &DecodeOptions::default());
    hold(
        read,
        &[
            ("games/mxq/red_won.mxq", LINE, &[]),
            ("games/mxq/big5_red_lost.mxq", LINE, &[]),
            ("games/mxq/draw_without_moves.mxq", "{}", &[]),
            ("games/mxq/comment.mxq", &format!("{LINE}{{好棋}}"), &[]),
            (
                "broken/mxq/cut_in_a_move.mxq",
                "{} h2e2 h9g7 h0g2",
                &["strings/cut", "strings/no-end"],
            ),
            ("broken/mxq/no_move.mxq", "{} h2e2", &["strings/move"]),
            ("broken/mxq/ten_strings.mxq", LINE, &["strings/head"]),
        ],
    );
    let won = read(&file("games/mxq/red_won.mxq")).unwrap();
    let tags: Vec<_> = won.tags.iter().map(|tag| (&*tag.name, &*tag.value)).collect();
    assert_eq!(
        tags,
        [
            ("Site", "聚义堂"),
            ("Date", "2003年5月22日 14点45分"),
            ("Red", "东方-剑客(2星)"),
            ("Black", "横扫羊城(2弦)"),
            ("RedElo", "1833"),
            ("BlackElo", "1786"),
            ("mxq:GameMinutes", "1"),
            ("mxq:MoveMinutes", "2"),
            ("mxq:Increment", "30"),
            ("mxq:RedSecondsLeft", "8"),
            ("mxq:BlackSecondsLeft", "0"),
            ("Termination", "黑方局超时"),
        ]
    );
    assert_eq!(won.result.unwrap().0, GameResult::FirstWins);
    let lost = read(&file("games/mxq/big5_red_lost.mxq")).unwrap();
    assert_eq!(lost.result.unwrap().0, GameResult::SecondWins);
    assert_eq!(lost.tag("Termination").unwrap().value, "紅方認輸");
    let draw = read(&file("games/mxq/draw_without_moves.mxq")).unwrap();
    assert_eq!(draw.result.unwrap().0, GameResult::Draw);
    let rest = checked(&read(&file("broken/mxq/no_move.mxq")).unwrap());
    let first = rest.tree.main_line().next().unwrap();
    assert_eq!(rest.tree[first].annotations().unread, ["7J-9H 1J-2H"]);

    assert!(mxq::looks_like(&file("games/mxq/big5_red_lost.mxq")));
    assert!(!shijia::looks_like(&file("games/mxq/red_won.mxq")));
    // Other programs write JSON into files with the same ending.
    assert!(!mxq::looks_like(b"{\"archive_format\":\"game\",\"moves\":[\"b1b3\"]}"));
    let error = read(&file("broken/mxq/no_moves_word.mxq")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected the word `Moves`, in a run of strings behind their lengths, found the end"
    );
}

#[test]
fn shijia_files() {
    let read: Read = |bytes| shijia::read(bytes, &DecodeOptions::default());
    hold(
        read,
        &[
            ("games/shijia/usual_start.shijia", LINE, &[]),
            ("games/shijia/start_as_one_string.shijia", "{} i0i7 a3a2{一步两步}", &[]),
            ("games/shijia/start_as_many_strings.shijia", "{} a3a2", &[]),
            ("broken/shijia/two_on_a_square.shijia", "{}", &["strings/square-taken"]),
        ],
    );
    let start = checked(&read(&file("games/shijia/start_as_one_string.shijia")).unwrap());
    assert_eq!(start.start.to_string(), "3a5/3k5/9/9/9/9/p8/9/9/4K3R w - - 0 1");
    assert_eq!(start.tags.get("shijia:1"), Some("残局"));
    let black = checked(&read(&file("games/shijia/start_as_many_strings.shijia")).unwrap());
    assert_eq!(black.start.to_string(), "3a5/3k5/9/9/9/9/p8/9/9/4K3R b - - 0 1");
    assert_eq!(black.tags.len(), 1);
    assert!(shijia::looks_like(&file("games/shijia/usual_start.shijia")));
}

#[test]
fn formats_do_not_take_each_other_for_their_own() {
    let detect = |bytes: &[u8]| {
        [
            records::xqf::looks_like(bytes),
            records::cbr::looks_like(bytes),
            records::cbl::looks_like(bytes),
            records::xqr::looks_like(bytes),
            che::looks_like(bytes),
            ccm::looks_like(bytes),
            chn::looks_like(bytes),
            mxq::looks_like(bytes),
            shijia::looks_like(bytes),
        ]
    };
    let formats = ["xqf", "cbr", "cbl", "xqr", "che", "ccm", "chn", "mxq", "shijia"];
    for (number, format) in formats.into_iter().enumerate() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
        for entry in fs::read_dir(root.join(format)).unwrap() {
            let path = entry.unwrap().path();
            let mut expected = [false; 9];
            expected[number] = true;
            assert_eq!(detect(&fs::read(&path).unwrap()), expected, "{}", path.display());
        }
    }
}
