//! A text that is read as a move is written, and read back as the same move.

#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi_core::Position;
use xiangqi_notation::{
    Accept, FileDirection, PlacementSystem, Reader, Style, read_move, read_placement,
    repair_mojibake, split_moves, write_move, write_placement,
};

fuzz_target!(|text: &str| {
    let start = Position::start();
    if let Ok(read) = read_move(&start, text, &Accept::ANY) {
        let written = write_move(&start, read.mv, read.notation, &Style::default())
            .expect("the notation of the text can say the move");
        let again = read_move(&start, &written, &Accept::only(read.notation))
            .expect("what is written can be read");
        assert_eq!(again.mv, read.mv, "{text:?} is written {written}");
    }

    let mut reader = Reader::new(start);
    for span in split_moves(text) {
        if reader.push(&text[span.range()]).is_err() {
            break;
        }
    }
    let _ = reader.finish();
    let _ = repair_mojibake(text);

    for system in [
        PlacementSystem::Coordinate(FileDirection::LeftToRight),
        PlacementSystem::Digit,
        PlacementSystem::Algebraic,
    ] {
        if let Ok(setup) = read_placement(text, system) {
            let list = write_placement(&setup, system);
            let again = read_placement(&list, system).expect("what is written can be read");
            assert_eq!(again.board, setup.board, "{text:?} is written {list}");
        }
    }
});
