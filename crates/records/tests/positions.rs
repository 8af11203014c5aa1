//! Lists of positions and puzzles in files of our own making: what they say, and the way back.

mod outline;

use std::fs;
use std::path::Path;

use records::check::{CheckOptions, check};
use records::verify::verify;
use records::{Document, Format, ReadOptions, WriteOptions, XiangqiGame, write};

use outline::outline;

/// A pawn against a bare king.
const PAWN: &str = "4k4/9/9/9/4P4/9/9/9/9/3K5 w - - 0 1";
/// A rook against two advisors.
const ROOK: &str = "3ak4/4a4/9/9/9/9/9/9/R8/4K4 b - - 0 1";
/// An elephant against a horse.
const HORSE: &str = "4k4/4n4/9/9/9/9/9/4B4/9/4K4 w - - 0 1";

fn games_of(bytes: &[u8], format: Format) -> Vec<XiangqiGame> {
    let document = Document::read(bytes, &ReadOptions::default()).unwrap();
    assert_eq!(document.format, format);
    let games = document.games();
    games.map(|raw| check(&raw, &document.text, &CheckOptions::default()).game).collect()
}

fn games(name: &str, format: Format) -> Vec<XiangqiGame> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    games_of(&fs::read(folder.join(name)).unwrap(), format)
}

fn starts(games: &[XiangqiGame]) -> Vec<String> {
    games.iter().map(|game| game.start.to_string()).collect()
}

fn tags(game: &XiangqiGame) -> Vec<(&str, &str)> {
    game.tags.iter().map(|tag| (&*tag.name, &*tag.value)).collect()
}

#[test]
fn a_list_of_fen_is_a_game_a_line() {
    let games = games("games/fen/sides_and_letters.fen", Format::Fen);
    assert_eq!(
        starts(&games),
        [
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "3ak4/4a4/9/9/9/9/9/9/R8/4K4 b - - 7 31",
            HORSE,
            PAWN,
        ]
    );
    assert_eq!(outline(&games[0]), "{# 四个局面}");
    assert!(games.iter().all(|game| game.tree.is_empty()));
    let moves = self::games("games/fen/moves_behind_one.fen", Format::Fen);
    assert_eq!(moves.iter().map(outline).collect::<Vec<_>>(), ["{}", "{}", "{} e5e6"]);
}

#[test]
fn the_titles_of_an_epd_are_in_two_encodings() {
    let games = games("games/epd/titles_in_two_encodings.epd", Format::Epd);
    assert_eq!(starts(&games), [PAWN, ROOK, HORSE]);
    assert_eq!(
        games.iter().map(tags).collect::<Vec<_>>(),
        [
            [("Title", "第01局 一兵难胜"), ("epd:TraditionalTitle", "第01局 一兵難勝")],
            [("Title", "第02局 单车巧胜双士"), ("epd:TraditionalTitle", "第02局 單車巧勝雙士")],
            [("Title", "第03局 马难胜单相"), ("epd:TraditionalTitle", "第03局 馬難勝單相")],
        ]
    );
}

#[test]
fn the_operations_of_an_epd_are_tags_and_counters() {
    let games = games("games/epd/operations.epd", Format::Epd);
    assert_eq!(games[0].start.to_string(), "4k4/9/9/9/4P4/9/9/9/9/3K5 w - - 3 12");
    assert_eq!(tags(&games[0]), [("epd:bm", "e5e6"), ("Title", "小兵")]);
    assert_eq!(tags(&games[1]), [("Title", "将先走")]);
    assert_eq!(games.len(), 3);
}

#[test]
fn a_line_of_eglib_has_name_position_and_moves() {
    let games = games("games/eglib/moves.eglib", Format::Eglib);
    let outlines: Vec<_> = games.iter().map(outline).collect();
    assert_eq!(outlines, ["{} e5e6 e9e8 d0d1", "{}", "{} a1a9"]);
    assert_eq!(tags(&games[0]), [("Title", "一兵胜")]);
    assert_eq!(games[1].start.to_string(), HORSE.replace(" w ", " b "));
    assert_eq!(tags(&games[2]), [("eglib:4", "第一卷")]);
}

#[test]
fn a_table_is_read_by_the_names_of_its_columns_or_by_what_stands_in_them() {
    let named = games("games/csv/named_columns.csv", Format::Csv);
    assert_eq!(outline(&named[0]), "{} e5e6 e9e8 d0d1");
    assert_eq!(
        tags(&named[0]),
        [("csv:PuzzleId", "0001"), ("Title", "一兵, \"胜\""), ("csv:Rating", "1200")]
    );
    assert_eq!(starts(&named), [PAWN, ROOK]);
    let bare = games("games/csv/semicolons_without_names.csv", Format::Csv);
    let outlines: Vec<_> = bare.iter().map(outline).collect();
    assert_eq!(outlines, ["{} e5e6 e9e8", "{} a1a9"]);
    assert_eq!(tags(&bare[1]), [("Title", "双士")]);
}

#[test]
fn a_puzzle_of_two_lines_may_have_only_one() {
    let one = games("games/two-line/side_behind_the_position.txt", Format::TwoLine);
    assert_eq!(
        (starts(&one), outline(&one[0])),
        (vec![PAWN.to_owned()], "{} e5e6 e9e8 d0d1".to_owned())
    );
    let usual = games("games/two-line/usual_start.txt", Format::TwoLine);
    assert_eq!(outline(&usual[0]), "{} h2e2 h9g7 h0g2 i9h9");
    let two = games("games/two-line/two_puzzles.txt", Format::TwoLine);
    assert_eq!(two.iter().map(outline).collect::<Vec<_>>(), ["{} e5e6 e9e8", "{} e9d9 e5d5"]);
    assert_eq!(two[1].start.to_string(), "4k4/9/9/9/4P4/9/9/9/9/5K3 b - - 0 1");
}

#[test]
fn what_is_cut_or_out_of_place_stays_with_a_game() {
    let cut = games("broken/two-line/cut_in_a_move.txt", Format::TwoLine).remove(0);
    assert_eq!(outline(&cut), "{} e5e6");
    let first = cut.tree.main_line().next().unwrap();
    assert_eq!(cut.tree[first].annotations().unread, ["e9e"]);
    let other = games("broken/eglib/no_position.eglib", Format::Eglib);
    assert_eq!(outline(&other[1]), "{二|不是局面|e5e6} e5e6");
    let rest = games("broken/epd/words_behind.epd", Format::Epd);
    assert_eq!(tags(&rest[1]), [("Remark", "二")]);
}

#[test]
fn a_fen_stands_in_front_of_moves() {
    // The comma is what one program writes; the moves are those of the rules.
    let text = "9/3k5/4c4/4N4/9/6R2/9/5p3/4r4/5K3 w, g4g8 d8d9 e6c7 d9e9 g8g9, 1-0";
    let game = games_of(text.as_bytes(), Format::Pgn).remove(0);
    assert_eq!(game.start.to_string(), "9/3k5/4c4/4N4/9/6R2/9/5p3/4r4/5K3 w - - 0 1");
    assert_eq!(outline(&game), "{} g4g8 d8d9 e6c7 d9e9 g8g9");
    assert_eq!(game.result, records::GameResult::FirstWins);
}

#[test]
fn positions_come_back_and_all_else_is_a_loss() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    for folder in ["dhtmlxq", "xqf", "cbr", "epd", "fen", "eglib", "csv", "two-line"] {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let bytes = fs::read(&path).unwrap();
            let document = Document::read(&bytes, &ReadOptions::default()).unwrap();
            for raw in document.games() {
                let game = check(&raw, &document.text, &CheckOptions::default()).game;
                for format in [Format::Fen, Format::Epd, Format::Moves] {
                    let written = write(&game, format, &WriteOptions::default()).unwrap();
                    let forced = ReadOptions { format: Some(format), ..ReadOptions::default() };
                    let document = Document::read(&written.bytes, &forced).unwrap();
                    let again: Vec<_> = document
                        .games()
                        .map(|raw| check(&raw, &document.text, &CheckOptions::default()).game)
                        .collect();
                    assert_eq!(again.len(), 1, "{}", path.display());
                    verify(&game, &again[0], &written.losses)
                        .unwrap_or_else(|error| panic!("{} to {format}: {error}", path.display()));
                }
            }
        }
    }
}

#[test]
fn lists_come_back_as_lists() {
    let list = games("games/epd/titles_in_two_encodings.epd", Format::Epd);
    for format in [Format::Fen, Format::Epd, Format::Moves, Format::WxfFile] {
        let mut bytes = Vec::new();
        for game in &list {
            let mut written = write(game, format, &WriteOptions::default()).unwrap();
            bytes.extend(format.separator().bytes());
            bytes.append(&mut written.bytes);
        }
        let forced = ReadOptions { format: Some(format), ..ReadOptions::default() };
        let document = Document::read(&bytes, &forced).unwrap();
        let again: Vec<_> = document
            .games()
            .map(|raw| check(&raw, &document.text, &CheckOptions::default()).game)
            .collect();
        assert_eq!(starts(&again), [PAWN, ROOK, HORSE], "{format}");
    }
}

#[test]
fn an_epd_holds_its_titles_in_one_line() {
    let mut game = games("games/epd/titles_in_two_encodings.epd", Format::Epd).remove(0);
    let written = write(&game, Format::Epd, &WriteOptions::default()).unwrap();
    assert!(written.losses.is_empty());
    let line = format!("{PAWN} ; 第01局 一兵难胜 | 第01局 一兵難勝\n");
    assert_eq!(String::from_utf8(written.bytes).unwrap(), line);
    game.tags.set("Title", "a|b\nc");
    let written = write(&game, Format::Epd, &WriteOptions::default()).unwrap();
    let codes: Vec<_> = written.losses.losses.iter().map(|loss| loss.what.code()).collect();
    assert_eq!(codes, ["loss/forbidden-character", "loss/forbidden-character"]);
    assert!(String::from_utf8(written.bytes).unwrap().contains("; a｜b c | "));
}

/// Each is told as an error; a remark is kept with the game behind it.
#[test]
fn a_line_meant_as_a_position_is_one_that_cannot_be_read() {
    let codes = |text: &str| {
        let options = ReadOptions { format: Some(Format::Fen), ..ReadOptions::default() };
        let document = Document::read(text.as_bytes(), &options).unwrap();
        let checked = document.games().map(|raw| check(&raw, text, &CheckOptions::default()));
        checked
            .map(|checked| {
                checked.diagnostics.iter().map(records::Diagnostic::code).collect::<Vec<_>>()
            })
            .collect::<Vec<_>>()
    };
    let nine_rows = PAWN.replacen("/9", "", 1);
    let eleven_rows = PAWN.replacen("/9", "/9/9", 1);
    let eleven_by_the_last = PAWN.replacen(" w", "/9 w", 1);
    let letter_too_many = PAWN.replacen(" w", "K w", 1);
    for line in [&*nine_rows, &eleven_rows, &eleven_by_the_last, &letter_too_many, "9/9 w"] {
        let text = format!("{PAWN}\n{line}\n{ROOK}\n");
        assert_eq!(codes(&text), [vec![], vec!["xq/bad-fen"], vec![]], "{line}");
    }
    let text = format!("{PAWN}\n2026/12/1 and/or\n{ROOK}\n");
    assert_eq!(codes(&text), [vec![], vec!["position/other-line"]]);
}

#[test]
fn a_list_without_a_position_is_no_record() {
    for format in [Format::Fen, Format::Epd, Format::Eglib, Format::Csv, Format::UciPosition] {
        let options = ReadOptions { format: Some(format), ..ReadOptions::default() };
        for text in ["-", "startpo\n", "a, b\nc, d\n", "position\n"] {
            let read = Document::read(text.as_bytes(), &options);
            assert_eq!(read.unwrap_err(), records::ReadError::NoRecord, "{format} {text}");
        }
    }
}
