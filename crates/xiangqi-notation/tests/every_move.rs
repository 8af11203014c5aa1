//! Each legal move of varied positions, written in each notation, reads back to itself, and no
//! two moves of a position share a text.

mod positions;

use std::collections::HashMap;

use xiangqi_core::Move;
use xiangqi_notation::{
    Accept, Digits, Notation, Script, Style, WriteMoveError, read_move, write_move,
};

const NOTATIONS: [Notation; 5] =
    [Notation::Iccs, Notation::Ucci, Notation::Uci, Notation::Chinese, Notation::Wxf];

#[test]
fn every_move_reads_back_to_itself() {
    let traditional =
        Style { script: Script::Traditional, digits: Digits::Ascii, ..Style::default() };
    for (at, position) in positions::varied(2000).iter().enumerate() {
        let style = if at % 2 == 0 { Style::default() } else { traditional };
        let mut moves: Vec<Move> = Vec::new();
        position.for_each_move(|mv| moves.push(mv));
        for notation in NOTATIONS {
            let mut seen = HashMap::new();
            for &mv in &moves {
                let text = match write_move(position, mv, notation, &style) {
                    Ok(text) => text,
                    Err(WriteMoveError::Undefined { .. })
                        if !matches!(notation, Notation::Chinese | Notation::Wxf) =>
                    {
                        continue;
                    }
                    Err(error) => panic!("{position} {mv} {notation}: {error}"),
                };
                if let Some(other) = seen.insert(text, mv) {
                    panic!("{position}: {mv} and {other} are both {text} in {notation}");
                }
                let read = read_move(position, &text, &Accept::only(notation))
                    .unwrap_or_else(|error| panic!("{position} {mv} {notation} {text}: {error}"));
                assert_eq!(read.mv, mv, "{position} {notation} {text}");
                assert_eq!(read.rank, notation.rank(), "{position} {notation} {text}");
                assert_eq!(read.notation, notation, "{position} {text}");
                assert!(
                    read.notes.iter().all(|note| {
                        matches!(note, xiangqi_notation::Note::CouldAlsoMean { .. })
                    })
                );
            }
        }
    }
}
