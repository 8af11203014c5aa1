//! Positions as inputs, and those that cannot be read.

use crate::program::Place;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

#[test]
fn no_position_is_invented_for_one_that_cannot_be_read() {
    let place = Place::new();
    let nine_rows = START.rsplit_once('/').unwrap().0;
    let lines = [&format!("{nine_rows} w"), "9/9 w", nine_rows, "startpo", "-", "hello 1/2"];
    for line in lines {
        for to in ["fen", "epd"] {
            let args = ["convert", "--format", "fen", "--to", to, "-"];
            let answer = place.yipu_with(&args, format!("{line}\n").as_bytes());
            assert_eq!(answer.code, 1, "{line} {answer:?}");
            assert_eq!(answer.out, "", "{line}");
            assert!(answer.err.contains("error["), "{line} {answer:?}");
        }
    }
    // What can be read beside it is written, and the failure is counted.
    place.write("list/a.fen", format!("{START} w\n{nine_rows} w\n{START} b\n"));
    let answer = place.yipu(&["convert", "--to", "fen", "list", "-o", "out.fen"]);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert_eq!(place.read("out.fen"), format!("{START} w - - 0 1\n{START} b - - 0 1\n"));
    assert!(answer.err.contains("list/a.fen: game 2 was not written: its start"), "{answer:?}");
    assert!(answer.err.contains("2 games written, 0 inputs skipped, 1 failures"), "{answer:?}");
    // The same for a game with moves, of which only the start is wanted.
    place.write("a.pgn", format!("[FEN \"{nine_rows} w\"]\n\n1. 炮二平五 *\n"));
    let answer = place.yipu(&["convert", "--to", "fen", "a.pgn"]);
    assert_eq!((answer.code, &*answer.out), (1, ""), "{answer:?}");
}

#[test]
fn a_position_is_shown_with_whatever_lists_and_engines_write_behind_it() {
    let place = Place::new();
    let after = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b";
    let show = |what: String| place.yipu(&["show", &what]);
    let answer = show(format!("{START} w bm h2e2; id \"x\";"));
    assert_eq!(answer.code, 0, "{answer:?}");
    assert!(answer.out.contains(&format!("{START} w")), "{answer:?}");
    for command in [
        format!("{START} w moves h2e2"),
        format!("position fen {START} w - - 0 1 moves h2e2"),
        "position startpos moves h2e2".to_owned(),
    ] {
        let answer = show(command);
        assert_eq!(answer.code, 0, "{answer:?}");
        assert!(answer.out.contains(after), "{answer:?}");
    }
    // Where it cannot be read, the reason is told and nothing shown.
    for what in [format!("{START}/9 w"), format!("{START}Z w moves h2e2")] {
        let answer = show(what);
        assert_eq!((answer.code, &*answer.out), (2, ""), "{answer:?}");
        assert!(answer.err.contains("it is no FEN"), "{answer:?}");
    }
}
