//! WXF files, commands and answers of engines, DHJHtmlXQ and CWP, in files of our own making.

mod outline;

use std::fs;
use std::path::Path;

use records::check::{CheckOptions, check};
use records::encoding::TextEncoding;
use records::verify::verify;
use records::{Document, Format, GameResult, ReadOptions, WriteOptions, XiangqiGame, write};

use outline::outline;
use xiangqi_notation::{Accept, Notation};

/// A pawn against a bare king.
const PAWN: &str = "4k4/9/9/9/4P4/9/9/9/9/3K5 w - - 0 1";

fn games_of(bytes: &[u8], options: &ReadOptions) -> (Format, Vec<XiangqiGame>) {
    let document = Document::read(bytes, options).unwrap();
    let checked = document.games().map(|raw| check(&raw, &document.text, &CheckOptions::default()));
    (document.format, checked.map(|it| it.game).collect())
}

fn games(name: &str, format: Format) -> Vec<XiangqiGame> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let (found, games) = games_of(&fs::read(folder.join(name)).unwrap(), &ReadOptions::default());
    assert_eq!(found, format, "{name}");
    games
}

fn outlines(games: &[XiangqiGame]) -> Vec<String> {
    games.iter().map(outline).collect()
}

fn starts(games: &[XiangqiGame]) -> Vec<String> {
    games.iter().map(|game| game.start.to_string()).collect()
}

fn tags(game: &XiangqiGame) -> Vec<(&str, &str)> {
    game.tags.iter().map(|tag| (&*tag.name, &*tag.value)).collect()
}

#[test]
fn a_wxf_file_has_keys_and_a_block_of_moves() {
    let game = games("games/wxf-file/header_and_moves.wxf", Format::WxfFile).remove(0);
    assert_eq!(outline(&game), "{} h2e2 h9g7 h0g2{好} i9h9");
    assert_eq!(game.result, GameResult::Draw);
    assert_eq!(
        tags(&game),
        [
            ("Title", "示例"),
            ("Event", "杯赛"),
            ("Red", "甲"),
            ("RedElo", "1200"),
            ("RedTeam", "广东"),
            ("Black", "乙"),
            ("Date", "1987-11-30"),
            ("Round", "3"),
            ("wxf:OPENING", "C00"),
        ]
    );
    let black = games("games/wxf-file/fen_black_first.wxf", Format::WxfFile).remove(0);
    assert_eq!(black.start.to_string(), "3ak4/3r5/9/9/9/9/9/9/R8/5K3 b - - 0 1");
    assert_eq!(outline(&black), "{} d8a8 a1d1");
    assert!(tags(&black).is_empty());
}

#[test]
fn a_wxf_file_may_set_pieces_and_name_letters() {
    let set = games("games/wxf-file/setup.wxf", Format::WxfFile).remove(0);
    assert_eq!(set.start.to_string(), "4k4/9/9/9/4P4/9/9/9/9/3K5 b - - 0 12");
    assert_eq!(outline(&set), "{} e9e8 d0d1");
    let letters = games("games/wxf-file/letters.wxf", Format::WxfFile);
    assert_eq!(outlines(&letters), ["{} h2e2 h9g7 h0g2 i9h9", "{} h2e2"]);
    // The notation counts all the same; H is the horse of another usual set.
    let twice = games("broken/wxf-file/letter_twice.wxf", Format::WxfFile);
    assert_eq!(outlines(&twice), ["{} h2e2 h9g7"]);
}

#[test]
fn what_is_odd_in_a_wxf_file_stays_with_the_game() {
    let two = games("broken/wxf-file/two_games_in_a_block.wxf", Format::WxfFile).remove(0);
    let first = two.tree.main_line().next().unwrap();
    assert_eq!(two.tree[first].annotations().unread, ["1. H2+3 0-1"]);
    assert_eq!(two.result, GameResult::FirstWins);
    let line = games("broken/wxf-file/line_without_key.wxf", Format::WxfFile).remove(0);
    assert_eq!(outline(&line), "{在广州} h2e2");
    let open = games("broken/wxf-file/unclosed_block.wxf", Format::WxfFile).remove(0);
    assert_eq!(outline(&open), "{} h2e2 h9g7");
}

#[test]
fn commands_have_a_start_and_moves() {
    let commands = games("games/uci-position/commands.txt", Format::UciPosition);
    assert_eq!(outlines(&commands), ["{ucci} h2e2 h9g7", "{go depth 8} e5e6 e9e8", "{}"]);
    assert_eq!(starts(&commands)[1..], [PAWN.to_owned(), PAWN.replace(" w ", " b ")]);
    let bare = games("games/uci-position/without_position.txt", Format::UciPosition);
    assert_eq!(outlines(&bare), ["{} h2e2 h9g7", "{} e5e6"]);
    let uci = games("games/uci-position/ranks_from_one.txt", Format::UciPosition);
    assert_eq!(outlines(&uci), ["{} h2e2 h9g7 h0g2 i9h9"]);
    let address = games("games/uci-position/board_address.txt", Format::UciPosition);
    assert_eq!(outlines(&address), ["{} e5e6 e9e8", "{}"]);
    assert_eq!(starts(&address), [PAWN.to_owned(), PAWN.replace(" w ", " b ")]);
}

#[test]
fn an_answer_in_words_may_end_with_a_nul() {
    let games = games("games/chessdb/invalid_board.txt", Format::ChessDb);
    assert_eq!(outlines(&games), ["{invalid board}"]);
}

#[test]
fn an_answer_lists_alternatives_or_a_line() {
    let games = games("games/chessdb/requests_and_answers.txt", Format::ChessDb);
    assert_eq!(
        outlines(&games),
        ["{} e5e6 (d0d1)", "{} h2e2 (c3c4)", "{} h2e2 h9g7 h0g2", "{unknown}"]
    );
    assert_eq!(starts(&games)[0], PAWN);
    let first = games[0].tree.main_line().next().unwrap();
    let extras: Vec<_> = games[0].tree[first]
        .annotations()
        .extras
        .iter()
        .map(|extra| (&*extra.name, &*extra.value))
        .collect();
    assert_eq!(
        extras,
        [("Score", "30000"), ("Rank", "2"), ("Note", "! (W-M-7)"), ("Winrate", "99.9")]
    );
}

#[test]
fn numbered_fields_in_brackets_are_a_game() {
    let game = games("games/dhj/comments.txt", Format::Dhj).remove(0);
    assert_eq!(outline(&game), "{引言|第二行} h2e2{中炮} h9g7 h0g2");
    assert_eq!(game.result, GameResult::FirstWins);
    assert_eq!(
        tags(&game),
        [("Title", "示例"), ("dhj:17", "广东 甲"), ("Red", "甲"), ("Black", "乙"), ("dhj:99", "x")]
    );
    let two = games("games/dhj/black_to_move.txt", Format::Dhj);
    assert_eq!(outlines(&two), ["{} e9d9 e5d5", "{} e5e6"]);
    assert_eq!(starts(&two), ["4k4/9/9/9/4P4/9/9/9/9/5K3 b - - 0 1", PAWN]);
    let cut = games("broken/dhj/cut_in_a_move.txt", Format::Dhj).remove(0);
    let first = cut.tree.main_line().next().unwrap();
    assert_eq!(cut.tree[first].annotations().unread, ["79"]);
    let twice = games("broken/dhj/field_twice.txt", Format::Dhj).remove(0);
    assert_eq!(outline(&twice), "{} h2e2{何处}");
    assert_eq!(twice.tags.get("Title"), Some("一"));
}

#[test]
fn a_cwp_file_has_a_line_a_move() {
    let game = games("games/cwp/usual_start.cwp", Format::Cwp).remove(0);
    assert_eq!(outline(&game), "{} h2e2{中炮} h9g7 h0g2{車開}");
    assert_eq!(game.result, GameResult::FirstWins);
    assert_eq!(
        tags(&game),
        [
            ("Event", "杯賽"),
            ("Title", "示例局"),
            ("Date", "1987.11.30"),
            ("Red", "甲"),
            ("Black", "乙"),
            ("Source", "報"),
        ]
    );
    let second = game.tree.main_line().nth(1).unwrap();
    assert_eq!(game.tree[second].annotations().nags, [records::Nag::GOOD]);
    let cut = games("broken/cwp/no_move.cwp", Format::Cwp).remove(0);
    let first = cut.tree.main_line().next().unwrap();
    assert_eq!(cut.tree[first].annotations().unread, ["     7a"]);
}

#[test]
fn what_a_wxf_file_holds_comes_back() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    for folder in ["wxf-file", "uci-position", "chessdb", "dhj", "cwp", "xqf", "dhtmlxq", "pgn-cc"]
    {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let bytes = fs::read(&path).unwrap();
            for game in games_of(&bytes, &ReadOptions::default()).1 {
                for target in [Format::WxfFile, Format::Pgn, Format::Xqf] {
                    let Ok(written) = write(&game, target, &WriteOptions::default()) else {
                        assert_eq!(target, Format::Xqf, "{}", path.display());
                        continue;
                    };
                    let forced = ReadOptions { format: Some(target), ..ReadOptions::default() };
                    let (_, again) = games_of(&written.bytes, &forced);
                    verify(&game, &again[0], &written.losses)
                        .unwrap_or_else(|error| panic!("{} to {target}: {error}", path.display()));
                }
            }
        }
    }
}

#[test]
fn numbered_pawns_come_back() {
    let text = "position fen 9/9/4k4/9/9/4N4/9/3pCp3/4K4/3p1p3 b moves f2e2";
    let (_, commands) = games_of(text.as_bytes(), &ReadOptions::default());
    let written = write(&commands[0], Format::WxfFile, &WriteOptions::default()).unwrap();
    let (_, again) = games_of(&written.bytes, &ReadOptions::default());
    assert_eq!(outline(&again[0]), "{} f2e2");
}

#[test]
fn an_illegal_move_is_named_where_words_tell_moves() {
    // The king on d0 steps where the king on e9 sees it.
    let text = "d0e0e9d9\n4k4/9/9/9/9/9/9/9/9/3K5w\n";
    let (_, games) = games_of(text.as_bytes(), &ReadOptions::default());
    assert_eq!(outline(&games[0]), "{} d0e0 e9d9");
    for target in [Format::WxfFile, Format::Moves, Format::Pgn] {
        let written = write(&games[0], target, &WriteOptions::default()).unwrap();
        let codes: Vec<_> = written.losses.losses.iter().map(|loss| loss.what.code()).collect();
        assert_eq!(codes, ["loss/illegal-move"]);
        let forced = ReadOptions { format: Some(target), ..ReadOptions::default() };
        let (_, again) = games_of(&written.bytes, &forced);
        verify(&games[0], &again[0], &written.losses).unwrap();
    }
}

#[test]
fn no_words_tell_a_move_out_of_turn() {
    // Red moves twice: in words the second move could be one of Black's.
    let text = "[DhtmlXQ_movelist]77477967[/DhtmlXQ_movelist]";
    let (_, games) = games_of(text.as_bytes(), &ReadOptions::default());
    assert_eq!(outline(&games[0]), "{} h2e2 h0g2");
    let written = write(&games[0], Format::Moves, &WriteOptions::default()).unwrap();
    let text = String::from_utf8(written.bytes).unwrap();
    assert!(text.starts_with("  1. 炮二平五 H0-G2\n"), "{text}");
}

#[test]
fn squares_tell_what_a_notation_has_no_words_for() {
    // Two horses on each of two files: the rules of WXF end there.
    let text = "position fen 4k4/9/9/9/9/4n4/4n4/9/1n7/1n1K5 b moves e3c2 d0d1";
    let (_, commands) = games_of(text.as_bytes(), &ReadOptions::default());
    let options = WriteOptions { notation: Notation::Wxf, ..WriteOptions::default() };
    let written = write(&commands[0], Format::Moves, &options).unwrap();
    let codes: Vec<_> = written.losses.losses.iter().map(|loss| loss.what.code()).collect();
    assert_eq!(codes, ["loss/notation"]);
    let document = Document::read(&written.bytes, &ReadOptions::default()).unwrap();
    let raw = document.games().next().unwrap();
    let accept = Accept::only(Notation::Wxf);
    let checked = check(&raw, &document.text, &CheckOptions { accept, ..CheckOptions::default() });
    assert_eq!(outline(&checked.game), "{} e3c2 d0d1");
}

#[test]
fn a_character_that_the_encoding_lacks_is_lost_at_its_move() {
    let text = "[Red \"车\"]\n1. 炮二平五 {车马} 馬8進7 {好} *";
    let (_, games) = games_of(text.as_bytes(), &ReadOptions::default());
    let mut options = WriteOptions {
        notation: Notation::Iccs,
        encoding: Some(TextEncoding::Big5),
        ..WriteOptions::default()
    };
    let written = write(&games[0], Format::Pgn, &options).unwrap();
    let first = games[0].tree.main_line().next();
    let lost: Vec<_> =
        written.losses.losses.iter().map(|loss| (loss.node, loss.what.to_string())).collect();
    let said = |c: char| format!("the encoding has no `{c}`: wrote `□`");
    assert_eq!(lost, [(first, said('车')), (first, said('马')), (None, said('车'))]);
    options.encoding = None;
    assert!(write(&games[0], Format::Pgn, &options).unwrap().losses.is_empty());
}

#[test]
fn a_wxf_file_states_what_it_leaves_out() {
    let game = games("games/pgn-cc/tree.pgn_cc", Format::PgnCc).remove(0);
    let written = write(&game, Format::WxfFile, &WriteOptions::default()).unwrap();
    let text = String::from_utf8(written.bytes).unwrap();
    assert_eq!(
        text,
        "FORMAT  WXF\nGAME    示例局\nRESULT  1-0\nSTART{\n  1. C2.5 h8+7\n  2. H2+3\n}END\n"
    );
    let mut codes: Vec<_> = written.losses.losses.iter().map(|loss| loss.what.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes, ["loss/comment", "loss/tag", "loss/variation"]);
}

#[test]
fn text_behind_the_moves_of_a_wxf_file_is_no_game() {
    let moves = "FORMAT  WXF\nSTART{\n  1. C2.5 h8+7\n}END\n";
    let extra = |game: &XiangqiGame| {
        game.tree[game.tree.root()].annotations().extras.first().map(|it| it.value.clone())
    };
    for (behind, count, footer) in [
        ("", 1, None),
        ("x\n", 1, Some("x")),
        ("THE END\r\nof it\r\n", 1, Some("THE END\nof it")),
        ("so it ended\n\nFORMAT  WXF\nSTART{\n}END\n", 2, Some("so it ended")),
        ("SOURCE  a book\nFORMAT  WXF\nSTART{\n}END\n", 2, None),
        ("RED  a\nBLACK  b\n", 2, None),
    ] {
        let text = format!("{moves}{behind}");
        let (format, games) = games_of(text.as_bytes(), &ReadOptions::default());
        assert_eq!((format, games.len()), (Format::WxfFile, count), "{behind}");
        assert_eq!(extra(&games[0]).as_deref(), footer, "{behind}");
    }
}

#[test]
fn what_says_the_same_twice_or_nothing_is_no_loss() {
    let mut game = games("games/wxf-file/fen_black_first.wxf", Format::WxfFile).remove(0);
    game.tags = records::Tags::default();
    for (name, value) in [("Event", "A"), ("EVENT", "A"), ("Red", "x"), ("RedElo", " ")] {
        game.tags.push(name, value);
    }
    let written = write(&game, Format::WxfFile, &WriteOptions::default()).unwrap();
    let lost = |written: &records::Written| -> Vec<_> {
        written.losses.losses.iter().map(|loss| loss.what.code()).collect()
    };
    assert_eq!(lost(&written), [] as [&str; 0]);
    game.tags.push("Event", "B");
    let written = write(&game, Format::WxfFile, &WriteOptions::default()).unwrap();
    assert_eq!(lost(&written), ["loss/tag"]);
}
