//! PGN that is not as it should be: no move vanishes without a word.

use records::check::{CheckOptions, check};
use records::pgn::{Games, write};
use records::verify::verify;
use records::{Extra, LossReport, NodeId, WriteOptions, XiangqiGame};
use xiangqi_core::Position;

fn read(text: &str) -> (XiangqiGame, Vec<&'static str>) {
    let raw = Games::new(text).next().unwrap();
    let checked = check(&raw, text, &CheckOptions::default());
    let codes = checked.diagnostics.iter().map(records::Diagnostic::code).collect();
    (checked.game, codes)
}

/// Writes a game, reads it back and compares; returns the codes of the losses.
fn written(game: &XiangqiGame) -> Vec<&'static str> {
    let mut text = String::new();
    let losses: LossReport = write(game, &WriteOptions::default(), &mut text);
    verify(game, &read(&text).0, &losses).unwrap();
    losses.losses.iter().map(|loss| loss.what.code()).collect()
}

#[test]
fn an_announced_word_is_a_move_or_an_error() {
    let (game, codes) = read("[Event \"x\"]\n\n1. xyz 马8进7 1-0\n");
    assert_eq!(game.tree.main_line().count(), 0);
    assert!(codes.contains(&"xq/malformed"), "{codes:?}");
    let (game, _) = read("[Event \"x\"]\n\n1. 炮二平五马8进7 2. 马二进三车9平8 *\n");
    assert_eq!(game.tree.main_line().count(), 4);
}

#[test]
fn a_closed_comment_may_hold_a_line_like_a_tag() {
    let text = "[Event \"x\"]\n\n1. 炮二平五 {A\n[Diagram \"1\"]\nB} 马8进7 *\n";
    let (game, codes) = read(text);
    assert_eq!((game.tree.main_line().count(), codes), (2, vec![]));
    assert_eq!(written(&game), Vec::<&str>::new());
}

#[test]
fn what_pgn_cannot_hold_is_a_loss() {
    let (mut game, _) = read("[Event \"x\"]\n\n1. 炮二平五 *\n");
    game.tags.push("a b".to_owned(), "v".to_owned());
    game.tags.push("Site".to_owned(), "\u{1}here".to_owned());
    game.tree[records::NodeId::ROOT].annotations_mut().nags.push(records::Nag(10));
    let comment = "see\n[Event \"y\"]\n1. h2e2 *".to_owned();
    game.tree[records::NodeId::ROOT].annotations_mut().comments.push(comment);
    let codes = written(&game);
    for expected in ["loss/tag", "loss/forbidden-character", "loss/nag"] {
        assert!(codes.contains(&expected), "{codes:?}");
    }
}

/// Names that come twice are told apart from the many that do not.
#[test]
fn many_tags_are_kept_in_their_order() {
    let mut text = String::from("[Red \"甲\"]\n");
    for number in 0..20_000 {
        text.push_str(&format!("[Name{number} \"value {number}\"]\n"));
    }
    text.push_str("[name7 \"again\"]\n\n1. 炮二平五 马８进７ *\n");
    let (game, codes) = read(&text);
    assert_eq!((game.tags.len(), codes), (20_002, vec!["pgn/duplicate-tag"]));
    assert_eq!(game.tags.get("NAME7"), Some("value 7"));
    assert_eq!(written(&game), Vec::<&str>::new());
    let names: Vec<&str> = game.tags.iter().map(|tag| tag.name.as_str()).collect();
    let mut out = String::new();
    write(&game, &WriteOptions::default(), &mut out);
    let again = read(&out).0;
    assert_eq!(again.tags.iter().map(|tag| tag.name.as_str()).collect::<Vec<_>>(), names);
}

#[test]
fn what_stands_behind_a_result_is_carried() {
    for footer in ["==== www.example.org", "第二局 棋评\n\n好棋", "} ) (", "{c} 1. h2e2"] {
        let text = format!("[Red \"甲\"]\n\n1. 炮二平五 1-0\n{footer}\n\n[Red \"乙\"]\n\n*\n");
        let raws: Vec<_> = Games::new(&text).collect();
        assert_eq!(raws.len(), 2, "{text}");
        let game = check(&raws[0], &text, &CheckOptions::default()).game;
        let extras = &game.tree[NodeId::ROOT].annotations().extras;
        assert_eq!((extras[0].name.as_str(), extras[0].value.as_str()), ("Footer", footer));
        let mut out = String::new();
        assert!(write(&game, &WriteOptions::default(), &mut out).is_empty());
        assert!(out.ends_with(&format!("1-0\n{footer}\n")), "{out}");
        let again = Games::new(&out).next().unwrap();
        let again = check(&again, &out, &CheckOptions::default()).game;
        assert_eq!(&again.tree[NodeId::ROOT].annotations().extras, extras);
    }
}

/// What would be the next game there stands in a comment instead.
#[test]
fn a_footer_that_would_begin_a_game_is_no_footer_in_pgn() {
    for value in ["[Red \"x\"]", "a\n[Red \"x\"]\nb", " blanks ", "1. h2e2 h9g7"] {
        let mut game = XiangqiGame::new(Position::start().to_setup());
        let extra = Extra { name: "Footer".to_owned(), value: value.to_owned() };
        game.tree[NodeId::ROOT].annotations_mut().extras.push(extra);
        let mut out = String::new();
        let _ = write(&game, &WriteOptions::default(), &mut out);
        assert!(out.ends_with("\n*\n"), "{out}");
        assert_eq!(Games::new(&out).count(), 1, "{out}");
    }
}

#[test]
fn games_of_tags_alone_are_games() {
    let head =
        |name: &str| format!("[Event \"x\"]\n[Game \"Chinese Chess\"]\n[Red \"{name}\"]\n\n");
    let text = format!("{}{}{}1. h2e2 *\n", head("甲"), head("乙"), head("丙"));
    let names: Vec<_> =
        Games::new(&text).map(|game| game.tag("Red").unwrap().value.clone()).collect();
    assert_eq!(names, ["甲", "乙", "丙"]);
    // A blank line inside of a head ends no game, nor does a tag that stands there twice.
    let text = "[Event \"x\"]\n\n[Red \"甲\"]\n[Red \"乙\"]\n\n[Result \"*\"]\n\n1. h2e2 *\n";
    assert_eq!(Games::new(text).count(), 1);
}

#[test]
fn what_stands_in_front_of_the_first_tag_belongs_to_its_game() {
    for front in ["{开局}", "; 开局", "% 开局", "开局", "{a}\n\n{b}"] {
        let text = format!("{front}\n\n[Event \"x\"]\n[Red \"甲\"]\n\n1. h2e2 *\n");
        let games: Vec<_> = Games::new(&text).collect();
        assert_eq!(games.len(), 1, "{text}");
        assert_eq!(games[0].tag("Red").unwrap().value, "甲");
        assert!(!games[0].tree[NodeId::ROOT].annotations.as_ref().unwrap().comments.is_empty());
    }
}

/// Rooks go to and fro until the numbers have five digits.
#[test]
fn a_game_of_ten_thousand_rounds_reads_back() {
    let mut text = String::from("[Event \"x\"]\n\n");
    for round in 1..=10_001 {
        let moves = ["车一进一 车９进１", "车一退一 车９退１"][(round + 1) % 2];
        text.push_str(&format!("{round}. {moves}\n"));
    }
    let (game, codes) = read(&text);
    assert_eq!(game.tree.main_line().count(), 20_002);
    assert!(
        codes.iter().all(|code| code.starts_with("xq/") || *code == "pgn/no-result"),
        "{codes:?}"
    );
    assert_eq!(written(&game), Vec::<&str>::new());
}

/// A start that cannot be read is not forgotten.
#[test]
fn an_unreadable_start_is_kept_as_a_tag() {
    let text = "[Red \"甲\"]\n[FEN \"nonsense\"]\n[Format \"by hand\"]\n\n1. 炮二平五 *\n";
    let (game, codes) = read(text);
    assert_eq!(codes, ["xq/bad-fen"]);
    assert_eq!(game.tags.get("FEN"), Some("nonsense"));
    assert_eq!(game.tags.get("Format"), Some("by hand"));
    assert_eq!(written(&game), Vec::<&str>::new());
    // What is the start of the game or its notation is said by the game.
    let fen = "4k4/9/9/9/9/9/9/9/4R4/3K5 w";
    let (game, _) = read(&format!("[FEN \"{fen}\"]\n[Format \"ICCS\"]\n\n1. E1-D1 *\n"));
    assert!(game.tags.is_empty(), "{:?}", game.tags);
}

#[test]
fn a_tag_that_would_be_the_start_is_a_loss() {
    let (mut game, _) = read("1. 炮二平五 *\n");
    game.tags.push("FEN", "4k4/9/9/9/9/9/9/9/4R4/3K5 w");
    assert_eq!(written(&game), ["loss/tag"]);
    game.tags.push("FEN", "nonsense");
    game.tags.push("Fen", "4k4/9/9/9/9/9/9/9/4R4/3K5 w");
    assert_eq!(written(&game), ["loss/tag"]);
}

/// Every character may be set apart, of every move.
#[test]
fn moves_with_blanks_inside_are_read() {
    for text in [
        "[Event \"x\"]\n\n1. 炮 二 平 五 马 8 进 7 2. 马 二 进 三 车 9 平 8 1-0\n",
        "[Event \"x\"]\n\n炮  二  平  五  马  8  进  7\n马二 进三! 车9 平8 1-0\n",
        "[Event \"x\"]\n\n1. 炮二平 五 (1. 炮 8 平 5 马 2 进 3) 马8进 7 2. 马 二进三 车 9平8 1-0\n",
    ] {
        let (game, codes) = read(text);
        let line: Vec<String> =
            game.tree.main_line().map(|id| game.tree[id].mv.unwrap().to_string()).collect();
        assert_eq!(line, ["h2e2", "h9g7", "h0g2", "i9h9"], "{text}");
        assert!(codes.iter().all(|code| *code == "xq/not-canonical"), "{codes:?}");
        assert_eq!(game.result, records::GameResult::FirstWins);
        assert_eq!(written(&game), Vec::<&str>::new());
    }
}

/// What cannot be played is kept as it would be written, with all that is said of it.
#[test]
fn words_that_are_no_moves_keep_what_is_said_of_them() {
    let text = "1. 炮二平五 ({甲} 1. 炮二平九九 $7 {乙} 马8进7 ({丙} 1... 马2进3)) *";
    let (game, _) = read(text);
    let unread = &game.tree[NodeId::ROOT].annotations().unread;
    assert_eq!(unread, &["{甲} 炮二平九九 $7 {乙} 马8进7 ({丙} 马2进3)"]);
}
