//! What a run says at its end.

use crate::program::{GAME, Place};

#[test]
fn a_conversion_of_many_files_ends_with_its_counts() {
    let place = Place::new();
    place.write("in/a.pgn", GAME);
    place.write("in/b.pgn", "[Event \"x\"]\n[Opening \"中炮\"]\n\n1. 炮二平五 马８进８ *\n");
    place.write("in/c.txt", "nothing");
    let answer = place.yipu(&["convert", "in", "-o", "out", "--to", "moves", "--summary"]);
    assert_eq!(answer.code, 1);
    let lines: Vec<_> = answer.err.lines().collect();
    assert!(lines[0].starts_with("3 files, 2 games, 3 moves: 2 errors, 0 warnings, 0 notes ("));
    assert_eq!(lines[1], "2 games written, 0 inputs skipped, 0 failures");
    assert_eq!(lines[2], "findings:");
    assert!(lines.iter().any(|line| line.trim() == "1  file/no-record"), "{answer:?}");
    assert!(lines.contains(&"losses:"), "{answer:?}");
    assert!(lines.iter().any(|line| line.trim().ends_with("  loss/tag")), "{answer:?}");
}

#[test]
fn the_summary_may_be_json() {
    let place = Place::new();
    place.write("in/a.pgn", GAME);
    place.write("in/b.pgn", GAME);
    let args = ["convert", "in", "-o", "out", "--to", "json", "--json-summary", "--skip-existing"];
    let answer = place.yipu(&args);
    let begin = r#"{"schema":"yipu/convert/1","summary":{"files":2,"games":2,"plies":4,"#;
    assert!(answer.err.starts_with(begin), "{answer:?}");
    assert!(answer.err.contains(r#""written":2,"skipped":0,"failed":0"#), "{answer:?}");
    let answer = place.yipu(&args);
    assert!(answer.err.contains(r#""written":0,"skipped":2,"failed":0"#), "{answer:?}");
}

#[test]
fn a_check_counts_its_findings_by_code() {
    let place = Place::new();
    place.write("a.pgn", "1. 炮二平五 马８进８ *");
    let answer = place.yipu(&["check", "a.pgn", "--summary"]);
    assert!(answer.out.lines().nth(1).unwrap().trim().starts_with("1  xq/"), "{answer:?}");
    let answer = place.yipu(&["check", "a.pgn", "--json"]);
    assert!(answer.out.lines().last().unwrap().contains(r#""findings":{"xq/"#), "{answer:?}");
}

#[test]
fn strict_refuses_what_would_be_lost_and_says_what() {
    let place = Place::new();
    place.write("a.pgn", "[Event \"x\"]\n[Opening \"中炮\"]\n\n1. 炮二平五 *\n");
    place.write("b.pgn", "1. 炮二平五 马８进７ *\n");
    let answer = place.yipu(&["convert", "a.pgn", "b.pgn", "--to", "moves", "--strict"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("warning[loss/tag]: a.pgn, game 1: "), "{answer:?}");
    assert!(answer.err.contains("a.pgn: game 1 was not written (--strict)"), "{answer:?}");
    assert!(answer.out.contains("马"), "{answer:?}");
}
