//! The same moves in seven dialects, from the sources of each (see `data/dialects.tsv`).

use xiangqi_core::{FreePosition, Move, Position, Setup};
use xiangqi_notation::{Accept, LetterSet, Notation, Style, WriteMoveError, read_move, write_move};

const TABLE: &str = include_str!("data/dialects.tsv");

#[test]
fn every_dialect_writes_and_reads_its_own_texts() {
    let mut lines = TABLE.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    let notations: Vec<Notation> = head[2..].iter().map(|name| name.parse().unwrap()).collect();
    let mut rows = 0;
    for row in lines {
        let position: Position = row[0].parse().unwrap();
        let mv: Move = row[1].parse().unwrap();
        for (&notation, &text) in notations.iter().zip(&row[2..]) {
            let written = write_move(&position, mv, notation, &Style::default()).unwrap();
            assert_eq!(written, text, "{} {mv} {notation}", row[0]);
            let read = read_move(&position, text, &Accept::only(notation)).unwrap();
            assert_eq!(read.mv, mv, "{} {text} {notation}", row[0]);
        }
        rows += 1;
    }
    assert_eq!(rows, 37);
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn meaning(fen: &str, text: &str, accept: &Accept) -> String {
    match read_move(&position(fen), text, accept) {
        Ok(read) => read.mv.to_string(),
        Err(error) => error.to_string(),
    }
}

const FOUR: &str = "3k5/2P6/2P6/2P3P2/2P6/9/9/9/9/4K4 w";
const THREE_AND_TWO: &str = "5k3/2P3P2/2P3P2/6P2/9/9/9/9/9/3K5 w";
const FIVE: &str = "5k3/4P4/4P4/4P4/4P4/9/4P4/9/9/4K4 w";

#[test]
fn one_text_in_two_dialects() {
    for (fen, text, notation, ucci) in [
        (FOUR, "P+.6", Notation::WxfAxf1980, "c7d7"),
        (FOUR, "P-.8", Notation::WxfAxf1980, "c6b6"),
        (FOUR, "后兵平六", Notation::ChineseDpxq, "c5d5"),
        (THREE_AND_TWO, "33.4", Notation::WxfAxf1980, "g7f7"),
        (THREE_AND_TWO, "33.4", Notation::WxfWikipedia, "g6f6"),
        (THREE_AND_TWO, "33=4", Notation::Wxf2018, "g6f6"),
        (FIVE, "15=6", Notation::Wxf2018, "e8d8"),
        (FIVE, "15+1", Notation::Wxf2018, "e8e9"),
        (FIVE, "15+1", Notation::Keypad, "e0e1"),
    ] {
        assert_eq!(meaning(fen, text, &Accept::only(notation)), ucci, "{text} {notation}");
    }
    // Among all notations the ranks decide; two readings of one rank do not.
    assert_eq!(meaning(FOUR, "P+.6", &Accept::ANY), "c7d7");
    assert_eq!(meaning(FIVE, "15=6", &Accept::ANY), "e8d8");
    assert_eq!(meaning(FIVE, "15+1", &Accept::ANY), "e0e1");
    let both = "several moves can be meant: g6f6 g7f7";
    assert_eq!(meaning(THREE_AND_TWO, "33.4", &Accept::ANY), both);
    let two_files = "4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/4K4 w";
    for text in ["前兵平五", "P+.5"] {
        let both = "several moves can be meant: d8e8 f8e8";
        assert_eq!(meaning(two_files, text, &Accept::ANY), both, "{text}");
    }
    let black = "4k4/9/9/9/9/9/3p1p3/4p4/3p1p3/4K4 b";
    assert_eq!(meaning(black, "Pa.5", &Accept::ANY), "d1e1");
    assert_eq!(meaning(black, "PA=5", &Accept::only(Notation::WxfYang)), "f3e3");
}

#[test]
fn a_source_that_is_silent() {
    let setup: Setup = "3k5/R8/9/R8/9/9/R8/9/9/4K4 w".parse().unwrap();
    let three_rooks = FreePosition::new(setup);
    let rook: Move = "a3b3".parse().unwrap();
    let style = Style::default();
    assert_eq!(write_move(&three_rooks, rook, Notation::Chinese, &style).unwrap(), "后车平八");
    for (fen, ucci, notation) in [
        (THREE_AND_TWO, "g8h8", Notation::WxfYang),
        (FOUR, "c8d8", Notation::Vietnamese),
        (THREE_AND_TWO, "g8h8", Notation::Vietnamese),
    ] {
        let error =
            write_move(&position(fen), ucci.parse().unwrap(), notation, &style).unwrap_err();
        assert!(matches!(error, WriteMoveError::Undefined { .. }));
        assert!(error.to_string().starts_with("undefined in this dialect"), "{error}");
    }
}

#[test]
fn forms_that_people_write() {
    let cannons = "r1b1kab1r/4a4/1cn1c1n2/p1p1C1p1p/9/9/P1P1P1P1P/4C1N2/9/RNBAKAB1R w";
    for text in [
        "前炮退二",
        "炮前退二",
        "前炮五退二",
        "前炮退2",
        "前砲下二",
        "C+-2",
        "+C-2",
        "c+-2",
        "fC-2",
        "FC-2",
        "CF-2",
        "+6-2",
        "6+-2",
        "Ｃ＋－２",
        "＋Ｃ－２",
        "E6-E4",
        "e6e4",
        "e7e5",
        "炮e6—e4",
        "Ce4",
        "C6e4",
        "Ce6-e4",
        "Pt/2",
        "Pháo trước thoái 2",
        "phao truoc thoai hai",
        "tiền pháo thoái nhị",
    ] {
        assert_eq!(meaning(cannons, text, &Accept::ANY), "e6e4", "{text}");
    }
    let advisors = "4k4/9/9/9/4P4/9/9/3A5/9/3AK4 w";
    for text in ["仕六进五", "后仕进五", "士六进五", "A6+5", "A-+5", "G6+5", "S6+5", "Sĩ 6 tấn 5"]
    {
        assert_eq!(meaning(advisors, text, &Accept::ANY), "d0e1", "{text}");
    }
    let rooks = "R8/3k5/9/9/9/9/9/9/9/R3K4 w";
    for text in ["前车平八", "车前平八", "車前平八", "R+.8", "+R.8", "R+=8", "rR-1"] {
        let ucci = if text == "rR-1" { "no such" } else { "a9b9" };
        let read = meaning(rooks, text, &Accept::ANY);
        assert!(read == ucci || ucci == "no such" && read != "a9b9", "{text}: {read}");
    }
    // A dropped 后 where one rook can move so.
    assert_eq!(meaning(rooks, "车九进一", &Accept::ANY), "a0a1");
    assert_eq!(meaning(rooks, "R9+1", &Accept::ANY), "a0a1");
    let two_files = "4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/4K4 w";
    for text in ["一兵平五", "前四平五", "前兵四平五", "兵前四平五", "Pa.5", "4+.5", "14=5", "+4.5"]
    {
        assert_eq!(meaning(two_files, text, &Accept::ANY), "f8e8", "{text}");
    }
}

#[test]
fn letters_are_an_option() {
    let start = Position::start();
    let custom: LetterSet = "KQMHTCS".parse().unwrap();
    let accept = Accept { letters: Some(custom), ..Accept::only(Notation::Wxf) };
    let style = Style { letters: Some(custom), ..Style::default() };
    for (ucci, text) in [("d0e1", "Q6+5"), ("c0e2", "M7+5"), ("h0g2", "H2+3"), ("i0i1", "T1+1")] {
        let mv: Move = ucci.parse().unwrap();
        assert_eq!(write_move(&start, mv, Notation::Wxf, &style).unwrap(), text);
        assert_eq!(read_move(&start, text, &accept).unwrap().mv, mv);
    }
}
