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
fn a_check_counts_the_inputs_that_it_could_not_read() {
    let place = Place::new();
    place.write("a.pgn", GAME);
    let args = ["check", "a.pgn", "missing.pgn", "gone.pgn"];
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(answer.out.ends_with("\n2 inputs were refused\n"), "{answer:?}");
    let answer = place.yipu(&[&args[..], &["--json"]].concat());
    assert!(answer.out.contains(r#""failed":2,"#), "{answer:?}");
    assert!(!place.yipu(&["check", "a.pgn"]).out.contains("refused"));
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

#[test]
fn what_was_refused_counts_as_failed_and_not_as_written() {
    let place = Place::new();
    place.write("in/a.pgn", GAME.repeat(3));
    place.write("in/b.pgn", GAME);
    place.write("out/a.txt", "mine");
    let answer = place.yipu(&["convert", "in", "-o", "out", "--to", "moves", "--summary"]);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(answer.err.contains("\n1 games written, 0 inputs skipped, 1 failures\n"), "{answer:?}");
    // One game a file: the second of three is refused.
    place.write("single/a.2.xqf", "mine");
    let args = ["convert", "in", "-o", "single", "--to", "xqf", "--json-summary"];
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(answer.err.contains(r#""written":3,"skipped":0,"failed":1"#), "{answer:?}");
    assert!(!answer.err.contains("written as"), "{answer:?}");
    // One file for all that is left alone.
    place.write("all.pgn", "mine");
    let args = ["convert", "in", "-o", "all.pgn", "--to", "pgn", "--skip-existing"];
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert!(answer.err.contains("\n0 games written, 2 inputs skipped, 0 failures\n"), "{answer:?}");
}

#[test]
fn a_file_too_large_to_be_read_at_once_is_counted_like_any_other() {
    let place = Place::new();
    let count = (1 << 20) / GAME.len() + 1;
    place.write("a.pgn", GAME.repeat(count));
    let args = ["convert", "a.pgn", "-o", "out/", "--to", "moves", "--json-summary"];
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 0, "{answer:?}");
    let written = format!(r#""written":{count},"skipped":0,"failed":0"#);
    assert!(answer.err.contains(&written), "{answer:?}");
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(answer.err.contains(r#""written":0,"skipped":0,"failed":1"#), "{answer:?}");
}

#[test]
fn a_file_that_is_changed_in_single_places_is_counted() {
    let place = Place::new();
    place.write("a.sgf", "(;GM[1]SZ[19];B[pd];W[dd])(;GM[1]SZ[19];B[pd])");
    let args = ["convert", "a.sgf", "-o", "b.sgf", "--to", "sgf", "--minimal-change"];
    let answer = place.yipu(&[&args[..], &["--json-summary"]].concat());
    assert_eq!(answer.code, 0, "{answer:?}");
    assert!(answer.err.contains(r#""games":2,"plies":3,"#), "{answer:?}");
    assert!(answer.err.contains(r#""written":2,"skipped":0,"failed":0"#), "{answer:?}");
}
