//! A move that is missing exchanges the sides of all moves behind it, which may stay legal.

use records::check::{CheckOptions, Checked, check};
use xiangqi_core::Color;

fn checked(text: &str) -> Checked {
    let raw = records::pgn::Games::new(text).next().unwrap();
    check(&raw, text, &CheckOptions::default())
}

/// The codes of the findings that are no notes, with their plies.
fn faults(text: &str) -> Vec<(&'static str, Option<u32>)> {
    let found = checked(text).diagnostics;
    found
        .iter()
        .filter(|it| it.severity() > records::Severity::Note)
        .map(|it| (it.code(), it.place.ply))
        .collect()
}

#[test]
fn a_missing_move_is_told_by_the_numerals_behind_it() {
    let text = "1. 炮二平五 2. 马二进三 马8进7 3. 车一平二 车9平8 *";
    assert_eq!(faults(text), [("xq/same-side-twice", Some(2))]);
    let game = checked(text).game;
    assert_eq!(game.tree.main_line().count(), 1);
    let last = game.tree.main_line().last().unwrap();
    assert_eq!(game.tree[last].annotations().unread, ["马二进三 马8进7 车一平二 车9平8"]);
    // Black's move lost in the middle.
    let text = "1. 炮二平五 马8进7 2. 马二进三 3. 车一平二 车9平8 4. 车二进四 炮2平5 *";
    assert_eq!(faults(text), [("pgn/move-number", Some(4)), ("xq/same-side-twice", Some(4))]);
}

#[test]
fn a_missing_first_move_is_told() {
    for text in [
        "1. 马8进7 2. 马二进三 车9平8 3. 车一平二 炮8进4 *",
        "1. ... 马8进7 2. 马二进三 车9平8 *",
        "马8进7 马二进三 车9平8 车一平二",
        "1... H8+7 2. H2+3 R9.8 *",
    ] {
        assert_eq!(faults(text), [("xq/first-move-missing", Some(1))], "{text}");
    }
}

/// The same numerals for both sides, or the other way round in whole records, are a manner.
#[test]
fn manners_of_writing_are_no_faults() {
    for text in [
        "1. 炮二平五 马八进七 2. 马二进三 车九平八 3. 车一平二 *",
        "1. 炮2平5 马8进7 2. 马2进3 车9平8 3. 车1平2 *",
        "1. 炮2平5 马八进七 2. 马2进3 车九平八 3. 车1平2 *",
        "1. C2.5 H8+7 2. H2+3 R9.8 2... R9+1 *",
    ] {
        let faults = faults(text);
        assert!(!faults.iter().any(|(code, _)| code.contains("move-missing")), "{faults:?}");
        assert!(!faults.iter().any(|(code, _)| code.contains("twice")), "{faults:?}");
    }
}

#[test]
fn dots_and_numerals_tell_the_side_that_a_fen_states_wrongly() {
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w";
    let text = format!("[FEN \"{fen}\"]\n1. ... 马8进7 2. 马二进三 车9平8 *");
    let checked = checked(&text);
    assert_eq!(checked.game.start.side_to_move, Color::Black);
    assert_eq!(checked.plies, 3);
    assert_eq!(faults(&text), [("xq/side-differs", Some(0))]);
}

#[test]
fn repair_puts_the_missing_move_in() {
    let text = "1. 炮二平五 马8进7 2. 马二进三 3. 车一平二 车9平8 4. 车二进四 炮2平5 5. 车二平八 *";
    let raw = records::pgn::Games::new(text).next().unwrap();
    let repairs = records::repair::repair(&raw, text, &CheckOptions::default());
    let fault = &repairs.faults[0];
    assert_eq!((fault.ply, fault.text.as_str()), (4, "车一平二"));
    assert_eq!(fault.candidates[0].kind, records::repair::SlipKind::MissingMove);
}
