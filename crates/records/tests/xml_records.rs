//! CBF and PFC, the formats in XML, in files of our own making.

mod outline;

use std::fs;
use std::path::Path;

use records::check::{CheckOptions, check};
use records::verify::verify;
use records::{Document, Format, GameResult, ReadOptions, WriteOptions, XiangqiGame, write};

use outline::outline;

/// The tree of `tree.xml`, as in the fixtures of other formats with variations.
const TREE: &str = "{引言|第二行} h2e2{中炮} (b0c2 c6c5) (g3g4{仙人指路}) h9g7 (b9c7{屏风马\"}) \
                    h0g2 (h0i2{边马} i9h9)";

fn games(name: &str, format: Format) -> Vec<XiangqiGame> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let bytes = fs::read(folder.join(name)).unwrap();
    let document = Document::read(&bytes, &ReadOptions::default()).unwrap();
    assert_eq!(document.format, format);
    let games = document.games();
    games.map(|raw| check(&raw, &document.text, &CheckOptions::default()).game).collect()
}

fn tags(game: &XiangqiGame) -> Vec<(&str, &str)> {
    game.tags.iter().map(|tag| (&*tag.name, &*tag.value)).collect()
}

#[test]
fn a_cbf_file_has_a_head_and_a_line_of_moves() {
    let game = games("games/cbf/comments.cbf", Format::Cbf).remove(0);
    assert_eq!(outline(&game), "{引言|<第二行>} h2e2{中炮!} h9g7 h0g2");
    assert_eq!(game.result, GameResult::FirstWins);
    assert_eq!(
        tags(&game),
        [
            ("Title", "甲 & 乙"),
            ("Event", "杯赛"),
            ("Red", "甲"),
            ("cbr:Referee", "丙"),
            ("Type", "开局"),
            ("cbf:Weather", "晴"),
        ]
    );
    let black = games("games/cbf/black_first.cbf", Format::Cbf).remove(0);
    assert_eq!(black.start.to_string(), "3ak4/3r5/9/9/9/9/9/9/R8/5K3 b - - 0 1");
    assert_eq!(outline(&black), "{} d8a8 a1d1");
    assert_eq!(black.result, GameResult::SecondWins);
}

#[test]
fn a_cut_cbf_file_gives_what_it_has() {
    let game = games("broken/cbf/cut_in_a_comment.cbf", Format::Cbf).remove(0);
    assert_eq!(outline(&game), "{} h2e2{中}");
    let game = games("broken/cbf/no_move.cbf", Format::Cbf).remove(0);
    let first = game.tree.main_line().next().unwrap();
    assert_eq!(game.tree[first].annotations().unread, ["7062"]);
    let game = games("broken/cbf/unclosed_name.cbf", Format::Cbf).remove(0);
    assert_eq!(tags(&game), [("Title", "甲\n"), ("Red", "乙")]);
    let game = games("broken/cbf/result_9_type_x.cbf", Format::Cbf).remove(0);
    assert_eq!(tags(&game), [("Result", "9"), ("Type", "x")]);
}

#[test]
fn a_pfc_file_is_a_tree_with_a_marked_line() {
    let game = games("games/pfc/tree.xml", Format::Pfc).remove(0);
    assert_eq!(outline(&game), TREE);
    assert_eq!(tags(&game), [("pfc:create-time", "2012-10-05"), ("Title", "示例")]);
    assert_eq!(game.result, GameResult::FirstWins);
    let two = games("games/pfc/two_records.xml", Format::Pfc);
    assert_eq!(two.iter().map(outline).collect::<Vec<_>>(), ["{} e5e6", "{} h2e2"]);
    let first = two[0].tree.main_line().next().unwrap();
    assert_eq!(two[0].tree[first].annotations().extras[0].value, "3");
    assert_eq!(two[0].result, GameResult::SecondWins);
}

#[test]
fn a_cut_pfc_file_gives_what_it_has() {
    let game = games("broken/pfc/cut_in_a_move.xml", Format::Pfc).remove(0);
    assert_eq!(outline(&game), "{} h2e2");
}

#[test]
fn they_go_into_formats_with_all_that_they_hold() {
    for (name, format) in [
        ("games/cbf/comments.cbf", Format::Cbf),
        ("games/cbf/black_first.cbf", Format::Cbf),
        ("games/pfc/tree.xml", Format::Pfc),
        ("games/pfc/two_records.xml", Format::Pfc),
    ] {
        for game in games(name, format) {
            for target in [Format::Xqf, Format::Cbr, Format::Pgn, Format::DhtmlXq, Format::Json] {
                let written = write(&game, target, &WriteOptions::default()).unwrap();
                let options = ReadOptions { format: Some(target), ..ReadOptions::default() };
                let document = Document::read(&written.bytes, &options).unwrap();
                let raw = document.games().next().unwrap();
                let again = check(&raw, &document.text, &CheckOptions::default()).game;
                verify(&game, &again, &written.losses)
                    .unwrap_or_else(|error| panic!("{name} to {target}: {error}"));
                assert_eq!(outline(&again), outline(&game), "{name} to {target}");
            }
        }
    }
}
