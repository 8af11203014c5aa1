//! Words in and round quadrant records: none of the moves beside them vanishes without a word.

use records::go::quadrant::{ReadRecord, read};

fn moves_and_codes(text: &str) -> (Vec<usize>, Vec<&'static str>) {
    let options =
        ReadRecord { notation: go_notation::QuadrantNotation::TOLERANT, ..ReadRecord::default() };
    let reading = read(text, &options);
    let moves = reading.value.iter().map(|game| game.main_moves().count()).collect();
    (moves, reading.diagnostics.iter().map(records::Diagnostic::code).collect())
}

#[test]
fn words_round_a_record_are_named() {
    assert_eq!(moves_and_codes("第一局 01：44、36，"), (vec![2], vec!["go/prose"]));
    assert_eq!(moves_and_codes("01：44、36， 完"), (vec![2], vec!["go/prose"]));
}

#[test]
fn moves_behind_words_are_named() {
    let unread = vec!["go/unread-moves"];
    assert_eq!(moves_and_codes("01：44、36，（好）63、24，"), (vec![2], unread.clone()));
    let two = moves_and_codes("01：44、36，x33、39，02：33、44，");
    assert_eq!(two, (vec![2, 2], unread));
}

#[test]
fn the_moves_before_a_fault_are_kept() {
    let (moves, codes) = moves_and_codes("01：44、36，63、24，33、3q，02：44、");
    assert_eq!(moves, [5, 1]);
    assert!(codes.contains(&"go/quadrant-syntax"), "{codes:?}");
}

#[test]
fn places_count_from_the_beginning_of_the_text() {
    let text = "开局 01：44、36，3q，";
    let options =
        ReadRecord { notation: go_notation::QuadrantNotation::TOLERANT, ..ReadRecord::default() };
    let reading = read(text, &options);
    let moves: Vec<_> = reading.value[0].main_line().skip(1).map(|(_, node)| node.span).collect();
    assert_eq!(moves.len(), 2);
    assert!(text[moves[0].range()].contains("44"), "{moves:?}");
    assert!(text[moves[1].range()].contains("36"), "{moves:?}");
}
