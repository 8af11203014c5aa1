//! A setup that is read is written and read back as it was; a legal position can be played.

#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi_core::{Position, Setup};

fuzz_target!(|text: &str| {
    let Ok(setup) = text.parse::<Setup>() else { return };
    assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
    if let Ok(position) = Position::new(setup) {
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.play(mv).expect("a legal move can be played");
        }
    }
});
