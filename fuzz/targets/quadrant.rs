//! A quadrant record that is read is written and read back as it was, and can be replayed.

#![no_main]

use go_notation::{Board, Passes, QuadrantNotation, Replay, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let notation = QuadrantNotation { passes: Passes::BareMark, ..QuadrantNotation::TOLERANT };
    for record in notation.read_prose(text).flatten() {
        assert!(text.get(record.value.span.range()).is_some());
    }
    let Ok(reading) = notation.read(text) else { return };
    for entry in &reading.value.entries {
        assert!(text.get(entry.span.range()).is_some());
    }
    let strict = QuadrantNotation { passes: Passes::BareMark, ..QuadrantNotation::STRICT };
    let written = strict.write(reading.value.moves()).expect("what was read can be written");
    let again = strict.read(&written).expect("what was written can be read");
    assert!(again.value.moves().eq(reading.value.moves()));
    let mut replay = Replay::new(Board::default(), Rules::CHINESE);
    for mv in reading.value.moves() {
        replay.force(mv).expect("points of the notation lie on the board");
    }
});
