//! PGN that is not as it should be: no move vanishes without a word.

use records::check::{CheckOptions, check};
use records::pgn::{Games, write};
use records::verify::verify;
use records::{Extra, LossReport, Nag, NodeId, WriteOptions, XiangqiGame};
use xiangqi_core::{Fen, Position};

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
    let text = "1. 炮二平五 ({甲} 1. 炮二平九九 $7 {乙} {[%Score 7]} 马8进7 ({丙} 1... 马2进3)) *";
    let (game, _) = read(text);
    let unread = &game.tree[NodeId::ROOT].annotations().unread;
    assert_eq!(unread, &["{甲} 炮二平九九 $7 {[%Score 7]} {乙} 马8进7 ({丙} 马2进3)"]);
}

/// A comment in front of a move stays there only behind a parenthesis.
#[test]
fn a_comment_that_moves_is_a_loss() {
    let (mut game, _) = read("[Event \"x\"]\n\n1. h2e2 (1. b2e2) ({X} 1. h2d2) {Y} h9g7 *\n");
    assert_eq!(written(&game), Vec::<&str>::new());
    let line: Vec<_> = game.tree.main_line().collect();
    let (mut plain, _) = read("[Event \"x\"]\n\n1. h2e2 h9g7 2. h0g2 *\n");
    for &id in &line {
        plain.tree[id].annotations_mut().comments_before.push("X".to_owned());
    }
    assert_eq!(written(&plain), ["loss/comment-moved"; 2]);
    game.tree[line[0]].annotations_mut().comments_before.push("X".to_owned());
    assert_eq!(written(&game), ["loss/comment-moved"]);
    let mut empty = XiangqiGame::new(Position::start().to_setup());
    empty.tree[NodeId::ROOT].annotations_mut().comments_before.push("X".to_owned());
    assert_eq!(written(&empty), ["loss/comment-moved"]);
}

#[test]
fn a_comment_like_a_property_stays_a_comment() {
    for comment in ["[%Footer zz]", "[%unread h2e2]", "[%Score 7]", "[%Red\n[Red\"x\"]"] {
        let (mut game, _) = read("[Event \"x\"]\n\n1. h2e2 *\n");
        game.tree[NodeId::ROOT].annotations_mut().comments.push(comment.to_owned());
        assert!(written(&game).contains(&"loss/forbidden-character"), "{comment}");
        let mut out = String::new();
        let _ = write(&game, &WriteOptions::default(), &mut out);
        let again = read(&out).0;
        let said = again.tree[NodeId::ROOT].annotations();
        assert_eq!((said.comments.len(), said.extras.len(), said.unread.len()), (1, 0, 0));
    }
    let (mut game, _) = read("[Event \"x\"]\n\n1. h2e2 *\n");
    let said = game.tree[NodeId::ROOT].annotations_mut();
    said.comments.extend(["[%clk 0:10]".to_owned(), " [%Score 7]".to_owned()]);
    assert_eq!(written(&game), Vec::<&str>::new());
    game.tree[NodeId::ROOT].annotations_mut().comments.push(String::new());
    assert_eq!(written(&game), ["loss/comment"]);
}

#[test]
fn a_tag_with_another_name_here_is_renamed_with_a_loss() {
    for name in ["White", "WhiteTeam", "WhiteElo", "WhiteClock", "TitleA", "RMKWriter", "PlayType"]
    {
        let mut game = XiangqiGame::new(Position::start().to_setup());
        game.tags.push("Event", "x");
        game.tags.push(name, "!11");
        game.tags.push("Remark", "!11");
        assert_eq!(written(&game), ["loss/tag-renamed"], "{name}");
        game.tags.push(name, "other");
        assert_eq!(written(&game), ["loss/tag-renamed", "loss/tag"], "{name}");
    }
    let mut game = XiangqiGame::new(Position::start().to_setup());
    game.tags.push("WhiteElo", "2000");
    game.tags.push("redelo", "2100");
    assert_eq!(written(&game), ["loss/tag"]);
    let mut out = String::new();
    let _ = write(&game, &WriteOptions::default(), &mut out);
    assert_eq!(read(&out).0.tags.get("RedElo"), Some("2100"));
}

/// What the game says itself is not said by a tag as well.
#[test]
fn a_tag_that_would_be_a_part_of_the_game_is_a_loss() {
    for (name, value) in [("Format", "ICCS"), ("Result", "1-0"), ("result", "红胜")] {
        let (mut game, _) = read("[Event \"x\"]\n\n1. 炮二平五 马８进７ 0-1\n");
        game.tags.push(name, value);
        assert_eq!(written(&game), ["loss/tag"], "{name}");
        game.tags.set(name, "by hand");
        assert_eq!(written(&game), Vec::<&str>::new(), "{name}");
    }
}

#[test]
fn numbers_go_on_from_the_start() {
    let board = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    let numbered = |fen: &str, moves: &str| {
        let (game, codes) = read(&format!("[FEN \"{fen}\"]\n\n{moves} *\n"));
        assert_eq!(codes, Vec::<&str>::new());
        assert_eq!(written(&game), Vec::<&str>::new());
        let mut out = String::new();
        let _ = write(&game, &WriteOptions::default(), &mut out);
        assert_eq!(read(&out).1, Vec::<&str>::new(), "{out}");
        out
    };
    let out = numbered(&format!("{board} w - - 0 20"), "20. 炮二平五 马８进７ 21. 马二进三");
    assert!(out.contains(" 20. 炮二平五 马８进７\n 21. 马二进三\n"), "{out}");
    let out = numbered(&format!("{board} b - - 0 20"), "20. ... 马８进７ 21. 马二进三");
    assert!(out.contains(" 20. ... 马８进７\n 21. 马二进三\n"), "{out}");
    // Larger ones would be no numbers any more.
    let out = numbered(&format!("{board} w - - 0 9999999"), "1. 炮二平五 马８进７");
    assert!(out.contains("  1. 炮二平五"), "{out}");
}

/// An illegal first move does not turn the side that moves first.
#[test]
fn an_illegal_first_move_leaves_the_start_alone() {
    let start = Fen::read("3k5/9/4r4/9/9/9/9/9/4R4/4K4 w - - 0 1").unwrap().setup;
    for first in ["e7e5", "e7e2", "e1e9", "d9d8", "a5a6", "e7d5"] {
        for siblings in [&[][..], &["e1e2", "e1d1"], &["d9d8", "e1e2"]] {
            let mut game = XiangqiGame::new(start.clone());
            for text in std::iter::once(&first).chain(siblings) {
                let id = game.tree.add(
                    NodeId::ROOT,
                    records::Node::with_annotations(Some(text.parse().unwrap()), None),
                );
                let next = "d9e9".parse().unwrap();
                game.tree.add(id, records::Node::with_annotations(Some(next), None));
            }
            for notation in xiangqi_notation::Notation::ALL {
                let options = WriteOptions { notation, ..WriteOptions::default() };
                let mut out = String::new();
                let losses = write(&game, &options, &mut out);
                assert_eq!(losses.losses[0].what.code(), "loss/illegal-move", "{out}");
                let raw = Games::new(&out).next().unwrap();
                let mut accept = CheckOptions::default();
                for stated in [None, Some(notation)] {
                    accept.accept.notation = stated;
                    let again = check(&raw, &out, &accept).game;
                    verify(&game, &again, &losses).unwrap_or_else(|it| panic!("{it} {out}"));
                }
            }
        }
    }
}

/// Pseudorandom numbers, the same ones at every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }

    /// A text of pieces that mean something in PGN.
    fn text(&mut self) -> String {
        const PIECES: [&str; 40] = [
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            "\"",
            "\\",
            "\r",
            "\n",
            "\r\n",
            "\n\n",
            " ",
            "\t",
            "　",
            ";",
            "%",
            "$1",
            "!",
            "?",
            "1.",
            "1...",
            "*",
            "1-0",
            "====",
            "h2e2",
            "炮二平五",
            "好",
            "[Red \"x\"]",
            "\n[Red \"x\"]\n",
            "[x \"y\"]",
            "[%Footer z]",
            "[%unread ",
            "[%clk 1]",
            "Score",
            "\0",
            "\u{1}",
            "\u{FEFF}",
            "｝",
            "｛",
        ];
        (0..self.roll(5)).map(|_| PIECES[self.roll(PIECES.len())]).collect()
    }

    fn annotate(&mut self, game: &mut XiangqiGame, id: NodeId) {
        let said = game.tree[id].annotations_mut();
        for _ in 0..self.roll(3) {
            let text = self.text();
            match self.roll(6) {
                0 => said.comments_before.push(text),
                1 | 2 => said.comments.push(text),
                3 => said.nags.push(Nag(self.roll(256) as u8)),
                4 => {
                    let names = ["Footer", "Score", "clk", "unread", "A b", "", "X}", "Red"];
                    let name = names[self.roll(names.len())].to_owned();
                    said.extras.push(Extra { name, value: text });
                }
                _ => said.unread.push(text),
            }
        }
    }
}

/// Whatever a game says, it is read back or named as a loss.
#[test]
fn nothing_vanishes_without_a_word() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let lines = [
        "1. h2e2 (1. b2e2 h9g7 (1... b9c7)) (1. h2d2) h9g7 2. h0g2",
        "1. h2e2 h9g7 2. h0g2 (2. b0c2 i9h9)",
        "1. h2e2",
        "",
    ];
    for round in 0..4000 {
        let line = lines[dice.roll(lines.len())];
        let (mut game, _) = read(&format!("[Event \"x\"]\n\n{line} *\n"));
        for _ in 0..dice.roll(4) {
            let names = [
                "Event", "Red", "White", "WhiteElo", "RedElo", "TitleA", "Title", "FEN", "Format",
                "Result", "Game", "Type", "Remark", "x", "a b", "", "游戏",
            ];
            let name = names[dice.roll(names.len())];
            let value = dice.text();
            game.tags.push(name, value);
        }
        for id in game.tree.walk().map(|step| step.id).collect::<Vec<_>>() {
            dice.annotate(&mut game, id);
        }
        let mut out = String::new();
        let losses = write(&game, &WriteOptions::default(), &mut out);
        assert_eq!(Games::new(&out).count(), 1, "round {round}: {out:?}");
        let (again, _) = read(&out);
        if let Err(difference) = verify(&game, &again, &losses) {
            panic!("round {round}: {difference}\n{out:?}\n{:?}\n{:?}", game.tags, losses.losses);
        }
    }
}
