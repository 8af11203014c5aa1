//! Each legal move of varied positions, written in each notation, reads back to itself, and no
//! two moves of a position share a text.

mod positions;

use std::collections::HashMap;

use xiangqi_core::{Move, Position};
use xiangqi_notation::{
    Accept, Digits, FileDirection, LetterSet, Notation, Note, RankBase, Script, Style,
    WriteMoveError, read_move, write_move,
};

/// Notations whose source has a rule for every line-up of the usual pieces.
fn is_complete(notation: Notation) -> bool {
    !matches!(notation, Notation::WxfYang | Notation::Vietnamese)
}

/// Checks all moves of `position` and returns how many texts were written.
fn check(position: &Position, notation: Notation, style: &Style, accept: &Accept) -> usize {
    let mut moves: Vec<Move> = Vec::new();
    position.for_each_move(|mv| moves.push(mv));
    let mut seen = HashMap::new();
    for &mv in &moves {
        let text = match write_move(position, mv, notation, style) {
            Ok(text) => text,
            Err(WriteMoveError::Undefined { .. }) if !is_complete(notation) => continue,
            Err(error) => panic!("{position} {mv} {notation}: {error}"),
        };
        if let Some(other) = seen.insert(text, mv) {
            panic!("{position}: {mv} and {other} are both {text} in {notation}");
        }
        let read = read_move(position, &text, accept)
            .unwrap_or_else(|error| panic!("{position} {mv} {notation} {text}: {error}"));
        assert_eq!(read.mv, mv, "{position} {notation} {text}");
        assert_eq!(read.notation, notation, "{position} {text}");
        assert_eq!(read.rank, notation.rank(), "{position} {notation} {text}");
        assert!(!read.notes.contains(&Note::NotCanonical), "{position} {notation} {text}");
    }
    seen.len()
}

#[test]
fn every_move_reads_back_to_itself() {
    let positions = positions::varied(2000);
    let other = Style {
        script: Script::Traditional,
        digits: Digits::Ascii,
        letters: Some(LetterSet::STANDARD),
        rank_base: RankBase::One,
        files: FileDirection::RightToLeft,
    };
    for notation in Notation::ALL {
        let mut written = 0;
        for (at, position) in positions.iter().enumerate() {
            let style = if at % 2 == 0 { Style::default() } else { other };
            let accept = Accept {
                letters: style.letters,
                rank_base: Some(style.rank_base),
                files: style.files,
                ..Accept::only(notation)
            };
            written += check(position, notation, &style, &accept);
        }
        assert!(written > 20_000, "only {written} texts in {notation}");
    }
}
