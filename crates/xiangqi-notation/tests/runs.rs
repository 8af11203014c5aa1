//! Runs of moves: the evidence of all moves decides the notation.

use xiangqi_core::{Color, Position};
use xiangqi_notation::{
    Change, Notation, Note, RankBase, ReadRun, ReadRunError, Reader, Script, split_moves,
};

fn read_from(position: Position, text: &str) -> Result<ReadRun, ReadRunError> {
    let mut reader = Reader::new(position);
    for span in split_moves(text) {
        reader.push(&text[span.range()])?;
    }
    reader.finish()
}

fn read(text: &str) -> ReadRun {
    read_from(Position::start(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn ucci(run: &ReadRun) -> Vec<String> {
    run.moves.iter().map(|read| read.mv.to_string()).collect()
}

fn notation(run: &ReadRun) -> Notation {
    run.evidence.convention.unwrap().notation
}

const FIVE_PLIES: [&str; 5] = ["h2e2", "h9g7", "h0g2", "i9h9", "g3g4"];

#[test]
fn one_opening_in_every_notation() {
    for (text, expected) in [
        ("1. H2-E2 H9-G7 2. H0-G2 I9-H9 3. G3-G4", Notation::Iccs),
        ("h2e2 h9g7 h0g2 i9h9 g3g4", Notation::Ucci),
        ("h2e2h9g7h0g2i9h9g3g4", Notation::Ucci),
        ("h3e3 h10g8 h1g3 i10h10 g4g5", Notation::Uci),
        ("h3e3h10g8h1g3i10h10g4g5", Notation::Uci),
        ("1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 兵三进一", Notation::Chinese),
        ("1、炮二平五 马8进7 2、马二进三 车9平8 3、兵三进一", Notation::Chinese),
        ("１．炮二平五　馬８進７　２．馬二進三　車９平８　３．兵三進一", Notation::Chinese),
        ("炮二平五马8进7马二进三车9平8兵三进一", Notation::Chinese),
        ("炮 二 平 五 马 8 进 7 马 二 进 三 车 9 平 8 兵 三 进 一", Notation::Chinese),
        ("1. C2.5 N8+7 2. N2+3 R9.8 3. P3+1", Notation::Wxf),
        ("C2.5N8+7N2+3R9.8P3+1", Notation::Wxf),
        ("1.C2.5 n8+7 2.N2+3 r9.8 3.P3+1", Notation::Wxf),
        ("62.5 48+7 42+3 59.8 73+1", Notation::Keypad),
        ("炮82—52 马89—77 马80—72 车99—89 兵73—74", Notation::Coordinate),
        ("炮二三五三 马8173 马二一三三 车9181 兵三四三五", Notation::Digit),
        ("炮h2—e2 马h9—g7 马h0—g2 车i9—h9 兵g3—g4", Notation::Chesslike),
        ("炮28—25 马98—77 马8—27 车99—98 兵37—47", Notation::Algebraic),
        ("Ch2-e2 Nh9-g7 Nh0-g2 Ri9-h9 Pg3-g4", Notation::Lalg),
        ("Che2 Ng7 Ng2 Rh9 Pg4", Notation::Salg),
        ("P2-5 M8.7 2. M2.3 X9-8 3. B3.1", Notation::Vietnamese),
        ("P2-5M8.7M2.3X9-8B3.1", Notation::Vietnamese),
        ("Pháo 2 bình 5, Mã 8 tấn 7, Mã 2 tấn 3, Xe 9 bình 8, Binh 3 tấn 1", Notation::Vietnamese),
    ] {
        let run = read(text);
        assert_eq!(notation(&run), expected, "{text}");
        assert_eq!(ucci(&run), FIVE_PLIES, "{text}");
        // The opening is legal mirrored too, so the side of file 1 stays open.
        let proved = expected != Notation::Coordinate;
        assert_eq!(run.evidence.proves_moves(), proved, "{text}: {:?}", run.evidence.doubts);
        assert!(run.evidence.changes.is_empty(), "{text}");
    }
}

#[test]
fn digit_pairs() {
    let run = read("77477062796780706665");
    assert_eq!(notation(&run), Notation::Dhtmlxq);
    assert_eq!(ucci(&run), FIVE_PLIES);
}

#[test]
fn ranks_from_one_with_letters() {
    let run = read("Ch3-e3 Nh10-g8 Nh1-g3 Ri10-h10 Pg4-g5");
    assert_eq!(notation(&run), Notation::Lalg);
    assert_eq!(run.evidence.convention.unwrap().rank_base, Some(RankBase::One));
    assert_eq!(ucci(&run), FIVE_PLIES);
    // Published games leave the disambiguation out.
    let run = read("Che3 Ng8 Ng3 Rh10 Pg5");
    assert_eq!(run.evidence.convention.unwrap().rank_base, Some(RankBase::One));
    assert_eq!(ucci(&run), FIVE_PLIES);
}

#[test]
fn signs_that_mean_the_opposite() {
    // In WXF `.` is sideways and `-` backward, and P and C are pawn and cannon.
    for text in ["1. P2-5 M8.7 2. M2.3 X9-8 4. C7.1", "C7.1 C7.1", "B7.1"] {
        assert_eq!(notation(&read(text)), Notation::Vietnamese, "{text}");
    }
    assert_eq!(notation(&read("C2.5 C8.5")), Notation::Wxf);
}

#[test]
fn what_cannot_be_excluded() {
    let middle_game: Position = "3k5/9/9/9/4r4/9/9/4R4/4R4/5K3 w".parse().unwrap();
    let run = read_from(middle_game.clone(), "e2c2").unwrap();
    assert_eq!(notation(&run), Notation::Ucci);
    assert!(!run.evidence.proves_moves());
    let uci = run.evidence.doubts.iter().find(|d| d.convention.notation == Notation::Uci).unwrap();
    assert_eq!(uci.differs_at, Some(0));
    // The next move can only be counted from one.
    let run = read_from(middle_game, "e2c2 e6g6").unwrap();
    assert_eq!(notation(&run), Notation::Uci);
    assert_eq!(ucci(&run), ["e1c1", "e5g5"]);
    assert!(run.evidence.proves_moves());
}

#[test]
fn pawns_of_a_dialect() {
    // Only the later move tells which of the four pawns `P+` is.
    let four: Position = "3k5/2P6/2P6/2P3P2/2P6/9/9/9/9/4K4 w".parse().unwrap();
    let run = read_from(four, "P+.6 K4.5 ++.4").map(|run| notation(&run));
    assert!(run.is_err() || run == Ok(Notation::WxfAxf1980));
}

#[test]
fn either_side_to_begin() {
    let board = "3k5/9/9/9/2r6/9/9/R8/9/5K3";
    let starts = ["w", "b"].map(|side| format!("{board} {side}").parse::<Position>().unwrap());
    let mut reader = Reader::with_starts(starts.to_vec());
    reader.push("车３进２").unwrap();
    let run = reader.finish().unwrap();
    assert_eq!((run.evidence.side, run.evidence.side_proved), (Color::Black, true));
    // From the start either side could begin so; the numerals speak for Red.
    let black = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b".parse().unwrap();
    let mut reader = Reader::with_starts(vec![black, Position::start()]);
    reader.push("炮二平五").unwrap();
    reader.push("马８进７").unwrap();
    let run = reader.finish().unwrap();
    assert_eq!((run.evidence.side, run.evidence.side_proved), (Color::Red, false));
}

#[test]
fn a_wrong_move_and_two_programs() {
    let error = read_from(Position::start(), "1. 炮二平五 马8进7 2. 马二进六").unwrap_err();
    assert_eq!(error.to_string(), "ply 3: the Red horse on h0 never moves so on this board");
    // The first two plies count from 0, the rest from 1.
    let text = "h2e2 h9g7 h1g3 i10h10";
    assert!(read_from(Position::start(), text).is_err());
    let mut reader = Reader::new(Position::start()).with_change(Change::Allowed);
    for span in split_moves(text) {
        reader.push(&text[span.range()]).unwrap();
    }
    let run = reader.finish().unwrap();
    assert_eq!(run.evidence.changes, [2]);
    assert_eq!(ucci(&run), FIVE_PLIES[..4]);
}

#[test]
fn scripts_and_departures() {
    let run = read("炮二平五 馬8進7 傌二進三 车九平八");
    assert_eq!(run.evidence.script, None);
    let run = read("炮二平五 馬8進7 馬二進三 車9平8");
    assert_eq!(run.evidence.script, Some(Script::Traditional));
    assert_eq!(run.evidence.not_canonical, 0);
    let run = read("包2平5 马八进七");
    assert_eq!(run.evidence.not_canonical, 2);
    assert!(run.moves[1].notes.contains(&Note::NotCanonical));
}

#[test]
fn cutting_keeps_what_is_no_move() {
    let text = "1. 炮二平五 {开局} 马8进7 (好棋) 2. 何以 1-0";
    let parts: Vec<&str> = split_moves(text).into_iter().map(|span| &text[span.range()]).collect();
    assert_eq!(parts, ["炮二平五", "马8进7", "何以"]);
}

#[test]
fn blanks_anywhere_in_chinese_moves() {
    for text in [
        "炮 二 平 五 马 8 进 7 马 二 进 三 车 9 平 8",
        "炮二 平五 马8 进7 马二 进三 车9 平8",
        "1. 炮二平 五 马8进 7\n2. 马 二进三 车 9平8 ",
        "炮　二　平　五 马　８　进　７ 马　二　进　三 车　９　平　８",
    ] {
        let parts: Vec<String> =
            split_moves(text).into_iter().map(|span| text[span.range()].to_owned()).collect();
        assert_eq!(parts.len(), 4, "{parts:?}");
        let run = read(text);
        assert_eq!(ucci(&run), ["h2e2", "h9g7", "h0g2", "i9h9"]);
    }
    let text = "前 炮 二 平 五 前 兵 四 平 五";
    let parts: Vec<&str> = split_moves(text).into_iter().map(|span| &text[span.range()]).collect();
    assert_eq!(parts, ["前 炮 二 平 五", "前 兵 四 平 五"]);
}
