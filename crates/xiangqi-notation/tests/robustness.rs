//! No text makes a reader panic or hang.

mod positions;

use xiangqi_core::Position;
use xiangqi_notation::{
    Accept, FileDirection, Notation, PlacementSystem, Reader, Style, read_move, read_placement,
    repair_mojibake, split_moves, write_move,
};

fn try_all(position: &Position, text: &str) {
    let _ = read_move(position, text, &Accept::ANY);
    for notation in Notation::ALL {
        let _ = read_move(position, text, &Accept::only(notation));
    }
    for system in [
        PlacementSystem::Coordinate(FileDirection::LeftToRight),
        PlacementSystem::Digit,
        PlacementSystem::Algebraic,
    ] {
        let _ = read_placement(text, system);
    }
    let mut reader = Reader::new(position.clone());
    for span in split_moves(text) {
        let _ = reader.push(&text[span.range()]);
    }
    let _ = reader.finish();
    let _ = repair_mojibake(text);
}

/// Characters that mean something in some notation, and some that mean nothing.
const CHARACTERS: &str = "炮马車前后中一二五九〇进退平兵卒士１９abeghiCNPRTgStXMB+-.=/—0159xl|O�?éÅﬂ ，、：：红黑½㈠⒉𝟏\u{200B}\u{301}";

#[test]
fn texts_cut_changed_and_made_up() {
    let characters: Vec<char> = CHARACTERS.chars().collect();
    let mut random = positions::Random::new(7);
    let position = positions::varied(3).remove(2);
    for notation in Notation::ALL {
        let mut mv = None;
        position.for_each_move(|legal| mv = mv.or(Some(legal)));
        let Ok(text) = write_move(&position, mv.unwrap(), notation, &Style::default()) else {
            panic!("the first move of {position} cannot be written in {notation}");
        };
        let text: Vec<char> = text.chars().collect();
        for at in 0..=text.len() {
            try_all(&position, &text[..at].iter().collect::<String>());
            try_all(&position, &text[at..].iter().collect::<String>());
            let mut changed = text.clone();
            changed.insert(at, characters[random.below(characters.len())]);
            try_all(&position, &changed.iter().collect::<String>());
        }
    }
    for _ in 0..300 {
        let length = random.below(12);
        let text: String =
            (0..length).map(|_| characters[random.below(characters.len())]).collect();
        try_all(&position, &text);
    }
}

#[test]
fn long_texts() {
    let position = Position::start();
    for part in [
        "7747",
        "h2e2",
        "炮二平五",
        "P2-5",
        "1.",
        "-",
        "一",
        "ÅÚ",
        "�",
        "(",
        "{",
        "Pháo ",
        "l",
        "帅五一、",
    ] {
        let text = part.repeat(20_000 / part.len());
        let _ = read_move(&position, &text, &Accept::ANY);
        let _ = read_placement(&text, PlacementSystem::Digit);
        let _ = split_moves(&text);
        let _ = repair_mojibake(&text);
    }
    // A run without a gap that goes on and on.
    let text = "h2e2h7e7e2h2e7h7".repeat(400);
    let mut reader = Reader::new(position);
    for span in split_moves(&text) {
        reader.push(&text[span.range()]).unwrap();
    }
    assert_eq!(reader.finish().unwrap().moves.len(), 1600);
}
