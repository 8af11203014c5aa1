//! Trees drawn as tables, in files of our own making.

mod outline;

use std::fs;
use std::path::Path;

use records::check::{CheckOptions, check};
use records::{Diagnostic, Document, Format, GameResult, ReadOptions, XiangqiGame};

use outline::outline;

/// The tree of `tree.pgn_cc`, as in the fixtures of other formats with variations.
const TREE: &str = "{引言|第二行} h2e2{中炮} (b0c2 c6c5) (g3g4{仙人指路}) h9g7 (b9c7{屏风马}) \
                    h0g2 (h0i2{边马} i9h9)";

fn games(name: &str, format: Format) -> Vec<(XiangqiGame, Vec<&'static str>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let bytes = fs::read(folder.join(name)).unwrap();
    let document = Document::read(&bytes, &ReadOptions::default()).unwrap();
    assert_eq!(document.format, format);
    let checked = document.games().map(|raw| check(&raw, &document.text, &CheckOptions::default()));
    checked.map(|it| (it.game, it.diagnostics.iter().map(Diagnostic::code).collect())).collect()
}

fn tags(game: &XiangqiGame) -> Vec<(&str, &str)> {
    game.tags
        .iter()
        .filter(|tag| !tag.value.is_empty())
        .map(|tag| (&*tag.name, &*tag.value))
        .collect()
}

#[test]
fn a_table_is_a_tree() {
    let (game, codes) = games("games/pgn-cc/tree.pgn_cc", Format::PgnCc).remove(0);
    assert_eq!(outline(&game), TREE);
    assert_eq!(game.result, GameResult::FirstWins);
    assert_eq!(
        tags(&game),
        [("Title", "示例局"), ("Annotator", "丙"), ("Type", "全局"), ("Version", "18")]
    );
    assert_eq!(codes, ["pgn/length-byte", "pgn/length-byte"]);
}

#[test]
fn a_game_ends_where_the_tags_of_the_next_begin() {
    let games = games("games/pgn-cc/two_games.pgn_cc", Format::PgnCc);
    let outlines: Vec<_> = games.iter().map(|(game, _)| outline(game)).collect();
    assert_eq!(outlines, ["{} e5e6 e8e9 (e8f8{{或}此}) d0d1", "{}"]);
    assert_eq!(games[0].0.start.to_string(), "9/4k4/9/9/4P4/9/9/9/9/3K5 w - - 0 1");
    assert_eq!(games[0].0.result, GameResult::Draw);
    assert!(games.iter().all(|(_, codes)| codes.is_empty()));
}

#[test]
fn a_row_without_moves_is_skipped_but_counted() {
    let (game, codes) = games("games/pgn-cc/empty_row_on_top.pgn_cc", Format::PgnCc).remove(0);
    assert_eq!(outline(&game), "{} h2e2 (h0g2{起马})");
    assert_eq!(codes, ["pgn-cc/empty-row"]);
}

#[test]
fn what_has_no_place_stays_in_front_of_the_game() {
    let (game, _) = games("broken/pgn-cc/no_parent.pgn_cc", Format::PgnCc).remove(0);
    assert_eq!(outline(&game), "{} h2e2 h9g7");
    assert_eq!(game.tree[game.tree.root()].annotations().unread, ["炮８平５"]);
    let (game, _) = games("broken/pgn-cc/comment_without_move.pgn_cc", Format::PgnCc).remove(0);
    assert_eq!(outline(&game), "{何处} h2e2");
    let (game, _) = games("broken/pgn-cc/no_arrow.pgn_cc", Format::PgnCc).remove(0);
    assert_eq!(outline(&game), "{} h2e2 h9g7");
}

#[test]
fn tags_lose_the_length_in_front() {
    let (game, codes) = games("games/pgn/length_bytes.pgn", Format::Pgn).remove(0);
    let event = "四十字节四十字节四十字节四十字节四十字";
    assert_eq!(
        tags(&game),
        [("Title", "示例局"), ("Date", "1993.4.27"), ("Site", "四量拨千斤"), ("Event", event)]
    );
    assert_eq!(codes, ["pgn/length-byte"; 4]);
}
