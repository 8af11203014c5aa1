//! The many forms of the characters of moves, damaged texts, and corrections.

use xiangqi_core::Position;
use xiangqi_notation::{
    Accept, Encoding, Mojibake, Notation, Note, ReadMove, ReadMoveError, ReadingRank, read_move,
};

const BLACK: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b";

fn read(fen: &str, text: &str) -> Result<ReadMove, ReadMoveError> {
    let position: Position = fen.parse().unwrap();
    read_move(&position, text, &Accept::ANY)
}

fn start(text: &str) -> Result<ReadMove, ReadMoveError> {
    read_move(&Position::start(), text, &Accept::ANY)
}

#[test]
fn forms_of_characters() {
    for text in [
        "炮二平五",
        "砲二平五",
        "包二平五",
        "礮二平五",
        "炮2平5",
        "炮２平５",
        "炮②平⑤",
        "炮㈡平㈤",
        "炮贰平伍",
        "炮 二 平 五",
        "炮\u{3000}二平五",
        "\u{FEFF}炮二平五",
        "炮\u{200B}二平五",
        "🩥二平五",
        "C2.5",
        "c2.5",
        "Ｃ２．５",
        "C2·5",
        "C2。5",
        "C2＝5",
        "Ⓒ2.5",
        "𝐂𝟐.𝟓",
        "C⒉5",
        "62.5",
        "６２．５",
        "H2-E2",
        "h2-e2",
        "H2–E2",
        "H2—E2",
        "H2−E2",
        "H2－E2",
        "H2ーE2",
        "H2一E2",
        "h2e2",
        "H2E2",
        "ｈ２ｅ２",
    ] {
        assert_eq!(start(text).map(|read| read.mv.to_string()), Ok("h2e2".into()), "{text}");
    }
    for text in ["⻢二进三", "㐷二进三", "⾺二進三", "傌二進三", "碼二進三", "馬二進三", "马二进叁"]
    {
        assert_eq!(start(text).map(|read| read.mv.to_string()), Ok("h0g2".into()), "{text}");
    }
    for text in
        ["车一进一", "⻋一进一", "伡一进一", "俥一進一", "\u{F902}一進一", "⾞一進一", "硨一進一"]
    {
        assert_eq!(start(text).map(|read| read.mv.to_string()), Ok("i0i1".into()), "{text}");
    }
}

#[test]
fn look_alikes_by_their_place() {
    // The dash is the numeral 一 where a number stands, and 一 a dash where a sign stands.
    assert_eq!(start("车-进-").unwrap().mv.to_string(), "i0i1");
    assert_eq!(start("车—进一").unwrap().mv.to_string(), "i0i1");
    assert_eq!(start("C2十7").unwrap().mv.to_string(), "h2h9");
    assert_eq!(start("C2二5").unwrap().mv.to_string(), "h2e2");
    let rank_7 = "3k5/9/7C1/9/9/9/9/9/9/5K3 w";
    assert_eq!(read(rank_7, "C2一5").unwrap().mv.to_string(), "h7h2");
    assert_eq!(read(rank_7, "C二一五").unwrap().mv.to_string(), "h7h2");
}

#[test]
fn numbers_and_marks_around_a_move() {
    for text in [
        "1.炮二平五",
        "1. 炮二平五",
        "１．炮二平五",
        "1、炮二平五",
        "⒈炮二平五",
        "①炮二平五",
        "1...炮二平五",
        "炮二平五!",
        "炮二平五！？",
        "炮二平五。",
        "炮二平五，",
        "1.C2.5",
        "C2.5+",
        "C2=5++",
        "C2.5!?",
        "C2.5#",
        "h2e2+",
        "1. h2e2",
        "12. H2-E2",
    ] {
        assert_eq!(start(text).map(|read| read.mv.to_string()), Ok("h2e2".into()), "{text}");
    }
}

#[test]
fn corrections_are_the_last_rank() {
    for (fen, text, ucci, corrected) in [
        (BLACK, "土4进5", "d9e8", "士4进5"),
        (BLACK, "炮8干5", "h7e7", "炮8平5"),
        (BLACK, "码8进7", "h9g7", "马8进7"),
        (BLACK, "是4进5", "d9e8", "士4进5"),
        (BLACK, "炮B平S", "h7e7", "炮8平5"),
        (BLACK, "车l进1", "a9a8", "车1进1"),
        (BLACK, "炮8进|", "h7h6", "炮8进1"),
    ] {
        let read = read(fen, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((read.mv.to_string().as_str(), read.rank), (ucci, ReadingRank::Corrected));
        let shown = read.notes.iter().find_map(|note| match note {
            Note::Corrected { text } => Some(text.to_string()),
            _ => None,
        });
        assert_eq!(shown.as_deref(), Some(corrected), "{text}");
    }
    // The strict reader takes none of them.
    let accept = Accept { worst: ReadingRank::Documented, ..Accept::only(Notation::Chinese) };
    let position: Position = BLACK.parse().unwrap();
    assert!(read_move(&position, "土4进5", &accept).is_err());
    assert!(read_move(&position, "士4进5", &accept).is_ok());
}

#[test]
fn a_lost_sign_is_a_correction() {
    let read = start("C25").unwrap();
    assert_eq!((read.mv.to_string().as_str(), read.rank), ("h2e2", ReadingRank::Tolerated));
    assert_eq!(start("炮25").unwrap().mv.to_string(), "h2e2");
    let read = start("马87").unwrap();
    assert_eq!((read.mv.to_string().as_str(), read.rank), ("b0c2", ReadingRank::Corrected));
    // Sideways is likelier; the other moves are named.
    let read = start("车92").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.rank, ReadingRank::Corrected);
}

#[test]
fn damaged_texts_are_named_and_repaired() {
    use Encoding::{Big5, Gbk, Latin1, MacRoman, ShiftJis, Utf8};
    for (text, written, read) in [
        ("ÅÚ¶þÆ½Îå", Gbk, Latin1),
        ("≈⁄∂˛∆ΩŒÂ", Gbk, MacRoman),
        ("¬¶¤G¥\u{AD}¤\u{AD}", Big5, Latin1),
        ("鐐\u{E1BB}簩骞充簲", Utf8, Gbk),
        ("ç\u{82}®äº\u{8C}å¹³äº\u{94}", Utf8, Latin1),
        ("à{\u{93}ñ\u{95}½\u{8C}Ü", ShiftJis, Latin1),
    ] {
        let read_as = start(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read_as.mv.to_string(), "h2e2", "{text}");
        assert_eq!(read_as.rank, ReadingRank::Corrected);
        let kind = Mojibake { written, read };
        let named =
            |note: &Note| matches!(note, Note::Repaired { mojibake, .. } if *mojibake == kind);
        assert!(read_as.notes.iter().any(named), "{text}: {:?}", read_as.notes);
    }
    // GBK shown as MacRoman, then the ligature spelled out by a second program.
    let read = start("±¯∆flΩ¯“ª").unwrap();
    assert_eq!(read.mv.to_string(), "c3c4");
}

#[test]
fn nothing_is_guessed() {
    for text in ["", " ", "炮", "炮二", "五五五五", "hello", "1-0", "♟", "炮二平五炮８平５", "Pháo"]
    {
        assert!(start(text).is_err(), "{text}");
    }
    let long = "炮".repeat(100_000);
    assert!(start(&long).is_err());
}
