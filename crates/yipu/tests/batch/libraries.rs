//! CBL libraries of many games, and many games verified in one file.

use crate::program::Place;

fn game(number: usize) -> String {
    format!(
        "[Title \"第{number}局\"]\n[Red \"甲\"]\n\n1. 炮二平五 {{好}} 马８进７ (1... 炮８平５) 1-0\n\n"
    )
}

#[test]
fn many_games_become_one_library_and_come_back() {
    let place = Place::new();
    place.write("in/a.pgn", (1..=200).map(game).collect::<String>());
    place.write("in/b.pgn", game(201));
    let answer = place.yipu(&["convert", "in", "-o", "all.cbl", "--to", "cbl", "--verify"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    let answer = place.yipu(&["convert", "all.cbl", "--to", "json", "--summary"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(answer.out.lines().count(), 201);
    assert!(answer.out.lines().last().unwrap().contains("第201局"));
    let answer = place.yipu(&["convert", "all.cbl", "--to", "pgn", "--game", "7", "--quiet"]);
    assert!(answer.out.contains("[Title \"第7局\"]"), "{answer:?}");
    assert_eq!(answer.out.matches("[Title").count(), 1);
    // Into a folder: a library for each input, and a record for each game.
    assert_eq!(place.yipu(&["convert", "in", "-o", "out", "--to", "cbl"]).code, 0);
    assert_eq!(place.files("out"), ["a.cbl", "b.cbl"]);
    assert_eq!(place.yipu(&["convert", "all.cbl", "-o", "single/", "--to", "cbr"]).code, 0);
    assert_eq!(place.files("single").len(), 201);
}

#[test]
fn every_format_that_can_be_written_is_verified_with_many_games() {
    let place = Place::new();
    place.write("many.pgn", (1..=5).map(game).collect::<String>());
    for format in ["pgn", "json", "moves", "dhtmlxq", "cbl", "fen", "epd", "xqf", "cbr", "xqr"] {
        let out = format!("{format}/");
        let answer = place.yipu(&[
            "convert",
            "many.pgn",
            "--to",
            format,
            "-o",
            &out,
            "--verify",
            "--summary",
        ]);
        assert_eq!(answer.code, 0, "{format} {answer:?}");
        assert!(answer.err.contains("5 games written"), "{format} {answer:?}");
    }
}
