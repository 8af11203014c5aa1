//! Slips put into real games come out again.

use std::fs;
use std::path::Path;

use records::check::CheckOptions;
use records::repair::{Candidate, Repairs, SlipKind, Verdict, apply, repair};
use xiangqi_core::{Move, Position};
use xiangqi_notation::{Notation, Style, write_move};

/// The moves of the first games of `fixtures/positions/games.txt`.
fn games() -> Vec<Vec<Move>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/positions/games.txt");
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split(' ').map(|mv| mv.parse().unwrap()).collect()).collect()
}

/// The texts of the first `plies` moves of a game.
fn words(game: &[Move], plies: usize, notation: Notation) -> Vec<String> {
    let mut position = Position::start();
    let mut words = Vec::new();
    for &mv in game.iter().take(plies) {
        words.push(write_move(&position, mv, notation, &Style::default()).unwrap().to_string());
        position.play(mv).unwrap();
    }
    words
}

fn read(text: &str) -> Repairs {
    let raw = records::pgn::Games::new(text).next().unwrap();
    repair(&raw, text, &CheckOptions::default())
}

/// The first candidate of the first fault.
fn best(text: &str) -> Candidate {
    read(text).faults.remove(0).candidates.remove(0)
}

/// Expects that `text`, which is `right` with a slip, is mended for certain.
fn expect_mended(text: &str, right: &str, kind: SlipKind) {
    let repairs = read(text);
    let fault = &repairs.faults[0];
    let found = &fault.candidates[0];
    assert_eq!(apply(text, &found.edits), right, "{:#?}", &fault.candidates[..1]);
    assert_eq!(found.kind, kind);
    assert_eq!(fault.verdict, Verdict::Clear, "{:#?}", &fault.candidates[..2]);
    assert_eq!(repairs.faults.len(), 1);
}

const GAME: &str = "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二 马２进３ 4. 兵七进一 卒７进１ \
                    5. 车二进六 炮８平９ 6. 车二平三 炮９退１ 7. 兵五进一 士４进５";

fn with(from: &str, to: &str) -> String {
    assert_eq!(GAME.matches(from).count(), 1, "{from}");
    GAME.replace(from, to)
}

#[test]
fn a_right_record_has_no_fault() {
    assert!(read(GAME).faults.is_empty());
}

#[test]
fn slips_in_chinese_words() {
    let expect = |from: &str, to: &str, kind| {
        let text = with(from, to);
        let found = best(&text);
        assert_eq!((apply(&text, &found.edits), found.kind), (GAME.to_owned(), kind));
    };
    expect("车９平８", "车９平５", SlipKind::Digit);
    expect("马２进３", "马３进２", SlipKind::SwappedDigits);
    expect("马８进７", "车８进７", SlipKind::Piece);
    expect("炮９退１", "炮９进１", SlipKind::Direction);
    expect("车一平二", "居一平二", SlipKind::ConfusedCharacter);
    expect("兵七进一", "兵七一", SlipKind::LostCharacter);
    expect("兵七进一", "七兵进一", SlipKind::SwappedCharacters);
    expect("车一平二", "³µÒ»Æ½¶þ", SlipKind::Mojibake);
}

#[test]
fn the_slip_may_lie_before_the_fault() {
    // The rook goes to file 2 and comes to light when it advances from there.
    let text = with("车一平二", "车一进二");
    let repairs = read(&text);
    let fault = &repairs.faults[0];
    assert_eq!((fault.ply, &*fault.text), (9, "车二进六"));
    assert_eq!(fault.candidates[0].ply, 5);
    assert_eq!(apply(&text, &fault.candidates[0].edits), GAME);
}

#[test]
fn moves_left_out_doubled_and_exchanged() {
    let doubled = with("马二进三", "马二进三 马二进三");
    expect_mended(&doubled, GAME, SlipKind::DoubledMove);
    let swapped = with("车９平８ 3. 车一平二", "车一平二 3. 车９平８");
    expect_mended(&swapped, GAME, SlipKind::SwappedMoves);
    // Only one move lets the rook go on from file 2.
    let missing = with(" 3. 车一平二 马２进３", " 3. 马２进３");
    let right = with(" 3. 车一平二 马２进３", " 车一平二 3. 马２进３");
    expect_mended(&missing, &right, SlipKind::MissingMove);
}

#[test]
fn two_slips_are_mended_one_after_the_other() {
    let text = with("车９平８", "车９平７").replace("兵五进一", "兵五平一");
    let repairs = read(&text);
    assert_eq!(repairs.faults.len(), 2);
    let edits: Vec<_> =
        repairs.faults.iter().flat_map(|fault| fault.candidates[0].edits.clone()).collect();
    assert_eq!(apply(&text, &edits), GAME);
}

#[test]
fn the_spelling_of_the_record_is_kept() {
    let game = "1. 炮二平五 馬8進7 2. 馬二進三 車9平8 3. 車一平二 馬2進3 4. 兵七進一 卒7進1";
    expect_mended(&game.replace("馬2進3", "馬2退3"), game, SlipKind::Direction);
    let game = "1. c2=5 h8+7 2. h2+3 r9=8 3. r1=2 h2+3 4. p7+1 p7+1";
    assert_eq!(best(&game.replace("r9=8", "r8=9")).replacement, "r9=8");
}

#[test]
fn the_other_side_moves_first() {
    let text = "[Red \"甲\"]\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\"]\n\
                马2进3 兵七进一 卒7进1 炮八平九 马8进7 马八进七 车1平2 车九平八 炮8平9 炮二平五 *";
    let raw = records::pgn::Games::new(text).next().unwrap();
    let faults = repair(&raw, text, &CheckOptions::default()).faults;
    assert!(
        faults.is_empty() || faults[0].candidates[0].kind == SlipKind::SideToMove,
        "{faults:#?}"
    );
}

#[test]
fn digits_of_dhtmlxq_are_text_as_well() {
    let right = "[DhtmlXQ][DhtmlXQ_movelist]774770627967807089799080[/DhtmlXQ_movelist][/DhtmlXQ]";
    for (from, to, kind) in
        [("7967", "7976", SlipKind::SwappedDigits), ("8070", "8090", SlipKind::Digit)]
    {
        let text = right.replace(from, to);
        let raw = records::dhtmlxq::read(&text).remove(0);
        let fault = repair(&raw, &text, &CheckOptions::default()).faults.remove(0);
        assert_eq!(apply(&text, &fault.candidates[0].edits), right, "{:#?}", fault.candidates);
        assert_eq!(fault.candidates[0].kind, kind);
    }
}

#[test]
fn a_digit_more_or_less_shifts_the_moves_behind_it() {
    let game: String = words(&games()[1], 40, Notation::Dhtmlxq).concat();
    let record = |moves: &str| format!("[DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]");
    for (at, kind) in [(42, SlipKind::LostCharacter), (57, SlipKind::SurplusCharacter)] {
        let mut wrong = game.clone();
        if kind == SlipKind::LostCharacter {
            wrong.remove(at);
        } else {
            wrong.insert(at, '9');
        }
        let text = record(&wrong);
        let raw = records::dhtmlxq::read(&text).remove(0);
        let fault = repair(&raw, &text, &CheckOptions::default()).faults.remove(0);
        let best = &fault.candidates[0];
        assert_eq!((best.kind, apply(&text, &best.edits)), (kind, record(&game)));
    }
}

#[test]
fn variations_are_lines_of_their_own() {
    let text =
        "1. 炮二平五 马８进７ (1... 马２进３ 2. 马二进四 车９进１ 3. 车一平二) 2. 马二进三 *";
    let repairs = read(text);
    assert_eq!(repairs.faults.len(), 1);
    let fault = &repairs.faults[0];
    assert_eq!((fault.line, fault.ply, &*fault.text), (1, 2, "马二进四"));
    assert_eq!(fault.candidates[0].replacement, "马二进三");
}

/// Puts the next higher digit in place of the last one of a word.
fn slip(word: &str) -> Option<String> {
    let (at, last) = word.char_indices().next_back()?;
    let numerals = ["一二三四五六七八九", "１２３４５６７８９", "0123456789"];
    let numerals = numerals.iter().find(|it| it.contains(last))?;
    let mut next = numerals.chars().cycle().skip_while(|&c| c != last).skip(1);
    Some(format!("{}{}", &word[..at], next.next()?))
}

#[test]
fn digits_are_mended_in_every_notation() {
    let game = &games()[0];
    for notation in [
        Notation::Chinese,
        Notation::Wxf,
        Notation::WxfYang,
        Notation::Iccs,
        Notation::Ucci,
        Notation::Uci,
        Notation::Keypad,
        Notation::Coordinate,
        Notation::Digit,
        Notation::Chesslike,
        Notation::Algebraic,
        Notation::Lalg,
        Notation::Vietnamese,
    ] {
        let right = words(game, 60, notation);
        let (mut faulty, mut first, mut named) = (0, 0, 0);
        for at in (3..56).step_by(4) {
            let Some(wrong) = slip(&right[at]) else { continue };
            let mut words = right.clone();
            words[at] = wrong;
            let text = words.join(" ");
            let Some(fault) = read(&text).faults.into_iter().next() else { continue };
            faulty += 1;
            let is_right = |found: &Candidate| {
                found.ply == at + 1 && apply(&text, &found.edits) == right.join(" ")
            };
            first += usize::from(fault.candidates.first().is_some_and(is_right));
            named += usize::from(fault.candidates.iter().take(3).any(is_right));
        }
        assert!(faulty >= 8, "{notation}: {faulty}");
        assert!(named + 1 >= faulty, "{notation}: {named} of {faulty}");
        assert!(first + 2 >= faulty, "{notation}: {first} of {faulty}");
    }
}

#[test]
fn nothing_panics_on_a_text_cut_or_changed_anywhere() {
    for (at, c) in GAME.char_indices() {
        let cut = &GAME[..at];
        if let Some(raw) = records::pgn::Games::new(cut).next() {
            let _ = repair(&raw, cut, &CheckOptions::default());
        }
        for other in ["", "五", "x", "(", "9"] {
            let changed = format!("{cut}{other}{}", &GAME[at + c.len_utf8()..]);
            let Some(raw) = records::pgn::Games::new(&changed).next() else { continue };
            for fault in repair(&raw, &changed, &CheckOptions::default()).faults {
                for found in fault.candidates {
                    let _ = apply(&changed, &found.edits);
                }
            }
        }
    }
}

#[test]
fn a_line_of_thousands_of_plies_takes_no_time_out_of_measure() {
    let round = "马二进三 马８进７ 马三退二 马７退８ ";
    let text = format!("{}炮二进一 炮二进九 {}", round.repeat(400), round.repeat(100));
    let began = std::time::Instant::now();
    assert_eq!(read(&text).faults[0].ply, 1602);
    assert!(began.elapsed().as_secs() < 60, "{:?}", began.elapsed());
}

#[test]
fn a_dash_in_the_wrong_place_and_a_damaged_word_with_a_dash() {
    let right = "炮82—52 马29—37 马80—72 马89—77 车90—80 车99—89";
    assert_eq!(best(&right.replace("马80—72", "马8—072")).replacement, "马80—72");
    let damaged: String =
        [0xC2, 0xED, b'8', b'0', 0xA1, 0xAA, b'7', b'2'].map(char::from).iter().collect();
    assert_eq!(best(&right.replace("马80—72", &damaged)).kind, SlipKind::Mojibake);
}

#[test]
fn a_slip_in_the_first_moves_does_not_hide_the_notation() {
    for notation in [Notation::Digit, Notation::Algebraic, Notation::Coordinate] {
        let right = words(&games()[0], 40, notation);
        let mut wrong = right.clone();
        wrong[4] = slip(&right[4]).unwrap();
        let found = best(&wrong.join(" "));
        assert_eq!((found.ply, &*found.replacement), (5, &*right[4]), "{notation}");
    }
}

#[test]
fn the_printed_slip_of_the_reform_document() {
    let text = "炮二三五三 马2133，马二一三三 象3153，车一一二一 炮8373，马八一七三 马8139";
    assert_eq!(best(&text.replace('，', " ")).replacement, "马8193");
}
