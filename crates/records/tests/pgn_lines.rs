//! Odd lines of PGN: every move is read, or listed with its reason, and nothing is swallowed.

use records::check::{CheckOptions, Checked, check};
use records::pgn::Games;
use records::{GameResult, NodeId, Severity};
use xiangqi_core::Color;

fn checked(text: &str) -> Vec<Checked> {
    Games::new(text).map(|raw| check(&raw, text, &CheckOptions::default())).collect()
}

fn line(game: &Checked) -> Vec<String> {
    let tree = &game.game.tree;
    tree.main_line().map(|id| tree[id].mv.unwrap().to_string()).collect()
}

fn codes(game: &Checked, severity: Severity) -> Vec<&'static str> {
    let found = game.diagnostics.iter().filter(|it| it.severity() == severity);
    found.map(records::Diagnostic::code).collect()
}

const HEAD: &str = "[Event \"a\"]\n\n";

#[test]
fn an_open_parenthesis_with_words_swallows_no_move() {
    for text in [
        "1. 炮二平五 (好棋 马８进７\n2. 马二进三 1-0\n\n[Event \"b\"]\n\n1. 炮八平五 *\n",
        "1. 炮二平五 (好棋\n马８进７ 2. 马二进三 1-0\n\n[Event \"b\"]\n\n1. 炮八平五 {)} *\n",
    ] {
        let games = checked(&format!("{HEAD}{text}"));
        assert_eq!(games.len(), 2);
        assert_eq!(line(&games[0]), ["h2e2", "h9g7", "h0g2"]);
        assert_eq!(games[0].game.result, GameResult::FirstWins);
        assert_eq!(codes(&games[0], Severity::Error), ["pgn/unclosed-variation"]);
        let first = games[0].game.tree.main_line().next().unwrap();
        assert_eq!(games[0].game.tree[first].annotations().comments, ["好棋"]);
    }
}

#[test]
fn a_start_and_dots_outweigh_the_numerals() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1";
    for moves in ["1... 炮八平五 2. 马二进三 马八进七 *", "炮八平五 马二进三 马八进七 *"]
    {
        let text = format!("[Event \"a\"]\n[FEN \"{start}\"]\n\n{moves}\n");
        let game = &checked(&text)[0];
        assert_eq!(game.game.start.side_to_move, Color::Black);
        assert_eq!(line(game), ["h7e7", "h0g2", "h9g7"]);
        assert_eq!(codes(game, Severity::Warning), [] as [&str; 0]);
    }
}

#[test]
fn joined_files_keep_their_first_tags() {
    let text =
        "\u{FEFF}[Event \"a\"]\n\n1. h2e2 *\n\u{FEFF}[Event \"b\"]\n[Red \"r\"]\n\n1. b2e2 *\n";
    let games = checked(text);
    let events: Vec<_> = games.iter().map(|game| game.game.tags.get("Event")).collect();
    assert_eq!(events, [Some("a"), Some("b")]);
    assert!(games.iter().all(|game| game.diagnostics.is_empty()));
}

#[test]
fn moves_behind_words_are_moves() {
    for text in
        ["炮二平五马８进７马二进三车９平８ 1-0", "第1回合 炮二平五 马8进7 马二进三 车9平8 1-0"]
    {
        let game = &checked(&format!("{HEAD}{text}\n"))[0];
        assert_eq!(line(game), ["h2e2", "h9g7", "h0g2", "i9h9"], "{text}");
        assert_eq!(game.game.result, GameResult::FirstWins);
    }
    let game = &checked("Zhao - Ke 1. h2e2 h9g7 *")[0];
    assert_eq!(line(game), ["h2e2", "h9g7"]);
    assert_eq!(game.game.tree[NodeId::ROOT].annotations().comments, ["Zhao - Ke"]);
}

#[test]
fn a_bracket_in_a_line_is_no_tag() {
    let game = &checked(&format!("{HEAD}1. 炮二平五 [马８进７] 2. 马二进三 1-0\n"))[0];
    assert_eq!(line(game), ["h2e2", "h9g7", "h0g2"]);
    assert_eq!(game.game.result, GameResult::FirstWins);
    assert_eq!(codes(game, Severity::Warning), ["pgn/nothing-to-close"; 2]);
}

#[test]
fn a_closed_comment_may_hold_the_line_of_a_head() {
    let text = format!("{HEAD}1. h2e2\n{{multi\n[Event \"inside\"]\n\nline}} h9g7 2. h0g2 *\n");
    let games = checked(&text);
    assert_eq!(games.len(), 1);
    assert_eq!(line(&games[0]), ["h2e2", "h9g7", "h0g2"]);
    assert_eq!(codes(&games[0], Severity::Error), [] as [&str; 0]);
}

#[test]
fn results_may_be_glued_or_in_words() {
    for (text, result) in [
        ("1. 炮二平五 马８进７1-0", GameResult::FirstWins),
        ("1. 炮二平五 马８进７!1/2-1/2", GameResult::Draw),
        ("1. 炮二平五 马８进７ {x} 和", GameResult::Draw),
        ("1. 炮二平五 马８进７ 1-0黑认输", GameResult::FirstWins),
        ("1. 炮二平五 马８进７ 0–1", GameResult::SecondWins),
        ("1. 炮二平五 马８进７ 0-1.", GameResult::SecondWins),
    ] {
        let game = &checked(&format!("{HEAD}{text}\n"))[0];
        assert_eq!((line(game).len(), game.game.result), (2, result), "{text}");
        assert_eq!(codes(game, Severity::Error), [] as [&str; 0]);
    }
}

#[test]
fn a_glyph_without_a_meaning_ends_no_line() {
    let game = &checked(&format!("{HEAD}1. h2e2 $999 h9g7 *\n"))[0];
    assert_eq!(line(game), ["h2e2", "h9g7"]);
    assert_eq!(codes(game, Severity::Warning), ["pgn/unknown-glyph"]);
    let first = game.game.tree.main_line().next().unwrap();
    assert_eq!(game.game.tree[first].annotations().comments, ["$999"]);
}

#[test]
fn a_variation_in_the_place_of_the_main_line_is_told() {
    let text = "1. 炮二平五 马８进７ 2. 车二进三 (2. 兵七进一) 马２进３ *";
    let game = &checked(&format!("{HEAD}{text}\n"))[0];
    assert_eq!(line(game), ["h2e2", "h9g7", "c3c4"]);
    assert_eq!(codes(game, Severity::Warning), ["xq/variation-first"]);
    let text = "1. 炮二平五 马８进７ (1... 马２进９) 2. 兵七进一 (2. 兵七进一) *";
    let game = &checked(&format!("{HEAD}{text}\n"))[0];
    assert_eq!(codes(game, Severity::Warning), [] as [&str; 0]);
}

#[test]
fn the_result_behind_an_open_variation_is_that_of_the_game() {
    let text = "1. h2e2 (1. b2e2 h9g7 (1... b9c7 0-1) 1/2-1/2\n\n[Event \"b\"]\n\n1. h2e2 *\n";
    let games = checked(&format!("{HEAD}{text}"));
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].game.result, GameResult::Draw);
    let comments: Vec<_> = games[0]
        .game
        .tree
        .walk()
        .flat_map(|step| games[0].game.tree[step.id].annotations().comments.clone())
        .collect();
    assert_eq!(comments, ["0-1"]);
}
