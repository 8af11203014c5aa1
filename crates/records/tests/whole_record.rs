//! Checks that look at more than one move: numbers, results, dates, chains, repetitions.

use records::check::{CheckOptions, check};
use records::{Diagnostic, Explain, Language, pgn};

/// The findings about the first game of a PGN text.
fn findings(text: &str) -> Vec<Diagnostic> {
    let raw = pgn::Games::new(text).next().unwrap();
    check(&raw, text, &CheckOptions::default()).diagnostics
}

fn codes(text: &str) -> Vec<&'static str> {
    findings(text).iter().map(Diagnostic::code).collect()
}

/// The message of the one finding with `code`.
fn message(text: &str, code: &str) -> String {
    let found = findings(text);
    let problem = &found.iter().find(|found| found.code() == code).expect(code).problem;
    problem.to_string()
}

#[test]
fn move_numbers_are_compared_with_the_moves() {
    assert_eq!(codes("1. 炮二平五 马８进７ 3. 马二进三 *"), ["pgn/move-number"]);
    assert_eq!(codes("1. 炮二平五 马８进７ 2. 马二进三 2... 车９平８ 3. 车一平二 *"), [""; 0]);
    let varied = "1. 炮二平五 马８进７ (1... 炮８平５ 2. 马二进三) 2. 马二进三 *";
    assert_eq!(codes(varied), [""; 0]);
    assert_eq!(
        message("1. 炮二平五 马８进７ 3. 马二进三 *", "pgn/move-number"),
        "the move number is 3 where 2 follows"
    );
}

#[test]
fn a_result_is_compared_with_the_mate_on_the_board() {
    // Red mates with the rook on the last rank.
    let mate = "[FEN \"3k5/1R7/9/9/9/9/9/9/9/R3K4 w\"]\n1. 车九进九";
    assert_eq!(codes(&format!("{mate} 1-0")), [""; 0]);
    assert_eq!(codes(&format!("{mate} 0-1")), ["xq/result-against-board"]);
    assert_eq!(codes(&format!("{mate} 1/2-1/2")), ["xq/result-against-board"]);
    assert_eq!(codes(&format!("{mate} *")), ["xq/result-missing"]);
    let found = findings(&format!("{mate} 0-1"));
    let told = Language::Chinese.say(&found[0].problem).to_string();
    assert_eq!(told, "结果写的是 0-1，而红方已将死对方");
    assert_eq!(found[0].problem.expected(Language::English).as_deref(), Some("1-0"));
}

#[test]
fn tags_that_cannot_be_so_are_told() {
    let game = "1. 炮二平五 *";
    assert_eq!(codes(&format!("[Date \"2003.02.29\"]\n{game}")), ["xq/impossible-date"]);
    assert_eq!(codes(&format!("[Date \"2004.02.29\"]\n{game}")), [""; 0]);
    assert_eq!(codes(&format!("[SetUp \"1\"]\n{game}")), ["xq/setup-missing"]);
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    assert_eq!(codes(&format!("[SetUp \"0\"]\n[FEN \"{fen}\"]\n{game}")), ["xq/setup-denied"]);
    assert_eq!(codes(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n{game}")), [""; 0]);
}

#[test]
fn a_broken_chain_is_named_as_such() {
    // The third Black move of the reform document's digit record, with 82 for 81.
    let text = "炮二三五三 马2133 马二一三三 马8273 *";
    assert_eq!(codes(text), ["xq/chain-break"]);
    assert_eq!(
        message(text, "xq/chain-break"),
        "the Black horse stands on 33 81, the text `马8273` says it leaves 82"
    );
    let coordinate = "炮82—52 马29—37 马81—73 *";
    assert_eq!(codes(coordinate), ["xq/chain-break"]);
}

#[test]
fn moves_that_stand_there_twice_and_sides_that_move_twice() {
    assert_eq!(codes("1. 炮二平五 马８进７ 2. 炮二平五 *"), ["xq/doubled-move"]);
    assert_eq!(codes("1. H2-E2 H9-G7 2. H2-E2 *"), ["xq/doubled-move"]);
    assert_eq!(codes("1. 炮二平五 马８进７ 2. 车９平８ *"), ["xq/same-side-twice"]);
    assert_eq!(codes("1. h2e2 h9g7 2. i9h9 *"), ["xq/same-side-twice"]);
}

#[test]
fn candidates_are_written_in_the_notation_of_the_record() {
    let candidates = |text: &str| {
        let found = findings(text);
        found.into_iter().find_map(|it| Some(it.problem.candidates()).filter(|it| !it.is_empty()))
    };
    // Two rooks on one file.
    let rooks = "[FEN \"3k5/9/9/9/9/9/4R4/9/9/4RK3 w\"]\n1. 车五进一 *";
    assert_eq!(candidates(rooks).unwrap(), ["后车进一", "前车进一"]);
    let horse = candidates("1. 炮二平五 马８进７ 2. 马八进五 *").unwrap();
    assert!(horse.contains(&"马八进七".to_owned()), "{horse:?}");
    let digits = "炮二三五三 马2133 马二一三三 象3153 车一一二一 炮8373 马八一七三 马8139";
    assert_eq!(candidates(digits).unwrap(), ["马8193"]);
}

#[test]
fn a_repetition_that_goes_on_is_noted_once() {
    // The reference figure 24 of the Chinese book: a position stands for the third time when the
    // round of four moves has been played twice.
    let start = "[FEN \"N3ka3/4a1c2/4b4/4p3p/p5bP1/4P4/2P6/B7C/3rA1nR1/2BA1K3 w\"]\n";
    let round = "i2g2 g5i7 g2i2 i7g5 ";
    let goes_on = format!("{start}{} i2g2 *", round.repeat(2));
    assert_eq!(codes(&goes_on), ["xq/repetition"]);
    assert_eq!(codes(&format!("{start}{}*", round.repeat(2))), [""; 0]);
    assert_eq!(codes(&format!("{start}{}*", round.repeat(4))), ["xq/repetition"]);
}
