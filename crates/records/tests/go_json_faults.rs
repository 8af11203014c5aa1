//! JSON of Go that is not as the schema has it: nothing is taken or dropped without a word.

use records::go::json::Games;
use records::go::{GoGame, GoResult, WonBy, write_sgf};

fn read(line: &str) -> (GoGame, Vec<&'static str>) {
    let reading = Games::new(line).next().unwrap();
    let codes = reading.diagnostics.iter().map(records::Diagnostic::code).collect();
    (reading.value, codes)
}

fn with(fields: &str) -> (GoGame, Vec<&'static str>) {
    read(&format!(
        r#"{{"schema":"yipu/go-game/1","game":"go","size":{{"columns":19,"rows":19}},{fields}}}"#
    ))
}

#[test]
fn a_result_in_short_counts_where_there_is_none_in_words() {
    let (game, codes) = with(r#""result":"1-0","nodes":[{}]"#);
    let expected = GoResult::win(go_notation::Color::Black, WonBy::Unstated);
    assert_eq!((game.result(), codes), (Some(expected), vec![]));
    assert_eq!(with(r#""result":"banana","nodes":[{}]"#).1, ["go-json/result"]);
    let other = with(r#""result":"0-1","info":{"result":"B+R"},"nodes":[{}]"#);
    assert_eq!(other.1, ["go-json/result"]);
}

#[test]
fn half_a_move_is_an_error() {
    assert_eq!(with(r#""nodes":[{},{"color":"black"}]"#).1, ["go-json/color"]);
    assert_eq!(with(r#""nodes":[{},{"move":"aa"}]"#).1, ["go-json/color"]);
    assert_eq!(with(r#""nodes":[{},{"color":"black","move":"Q16"}]"#).1, ["go-json/move"]);
}

#[test]
fn points_beyond_the_board_are_named() {
    let (game, codes) = with(r#""nodes":[{"setup":{"black":["dd","zz"]},"labels":[]}]"#);
    assert_eq!(codes, ["go-json/off-board"]);
    assert!(write_sgf(&[game]).contains("AB[dd]"));
}

#[test]
fn names_that_would_end_a_property_are_left_out() {
    let (game, codes) = with(r#""nodes":[{"others":[{"name":"b] (;W[aa","values":["cc"]}]}]"#);
    assert_eq!(codes, ["go-json/unknown-name"]);
    assert!(!write_sgf(&[game]).contains("W["));
}

#[test]
fn fields_beyond_the_schema_are_named() {
    assert_eq!(with(r#""colour":1,"nodes":[{"foo":2}]"#).1.len(), 2);
}
