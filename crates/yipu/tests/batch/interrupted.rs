//! Runs that are killed, and the runs behind them.

use std::io::Write;
use std::process::Child;
use std::time::{Duration, Instant};

use crate::program::{GAME, Place};

/// A pawn that goes too far.
const SLIP: &str = "1. 炮二平五 马８进７\n2. 兵七进四 车９平８\n3. 马二进三 卒７进１ *\n";

/// Begins a conversion into `folder` that waits for the rest of its input.
fn begun(place: &Place, folder: &str) -> Child {
    let out = format!("{folder}/long.pgn");
    let mut child = place.begin(&["convert", "-", "-o", &out, "--to", "pgn"]);
    child.stdin.as_mut().unwrap().write_all(GAME.as_bytes()).unwrap();
    let began = Instant::now();
    while place.files(folder).is_empty() {
        assert!(began.elapsed() < Duration::from_secs(60), "no draft was begun");
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

#[test]
fn what_a_killed_run_has_left_is_removed_by_the_next() {
    let place = Place::new();
    place.write("in/a.pgn", GAME);
    // The name of a draft, but for its length.
    place.write("in/.yipu-draft-mine", "mine");
    place.write("slip.pgn", SLIP);
    let mut child = begun(&place, "out");
    child.kill().unwrap();
    child.wait().unwrap();
    let left = place.files("out");
    assert!(left.len() == 1 && left[0].starts_with(".yipu-draft-"), "{left:?}");
    // A folder is read as if it were not there.
    let answer = place.yipu(&["check", "out"]);
    assert!(answer.err.contains("the folders and archives hold no file"), "{answer:?}");
    for (name, args) in [
        ("out", &["convert", "in/a.pgn", "-o", "out/", "--to", "pgn"][..]),
        ("one", &["convert", "in/a.pgn", "-o", "one/a.pgn", "--to", "pgn"]),
        ("mended", &["repair", "slip.pgn", "-o", "mended/a.pgn", "--no-trace"]),
    ] {
        place.write(&format!("{name}/.yipu-draft-0123456789"), "half");
        let count = place.files(name).len();
        let answer = place.yipu(args);
        assert_eq!(answer.code, 0, "{answer:?}");
        let told = format!("removed {count} unfinished file");
        assert!(answer.err.contains(&told), "{answer:?}");
        assert_eq!(place.files(name), ["a.pgn"]);
    }
    assert_eq!(place.files("in"), [".yipu-draft-mine", "a.pgn"]);
}

#[test]
fn the_draft_of_a_run_that_goes_on_is_left_alone() {
    let place = Place::new();
    place.write("in/a.pgn", GAME);
    let mut child = begun(&place, "out");
    let answer = place.yipu(&["convert", "in/a.pgn", "-o", "out/", "--to", "pgn"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success());
    assert_eq!(place.files("out"), ["a.pgn", "long.pgn"]);
}
