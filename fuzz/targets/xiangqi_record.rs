//! Any bytes: a record is read, checked and written; what was written as JSON is the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use records::check::{CheckOptions, check};
use records::{Document, Format, ReadOptions, WriteOptions, write};

const WRITTEN: [Format; 5] = [Format::Pgn, Format::Moves, Format::Json, Format::Xqf, Format::Cbr];

fuzz_target!(|bytes: &[u8]| {
    let Ok(document) = Document::read(bytes, &ReadOptions::default()) else { return };
    for raw in document.games() {
        let game = check(&raw, &document.text, &CheckOptions::default()).game;
        for format in WRITTEN {
            let Ok(written) = write(&game, format, &WriteOptions::default()) else { continue };
            let options = ReadOptions { format: Some(format), ..ReadOptions::default() };
            let again = Document::read(&written.bytes, &options).expect("what is written is read");
            if format == Format::Json {
                let raw = again.games().next().expect("one game was written");
                let same = check(&raw, &again.text, &CheckOptions::default()).game;
                assert_eq!(same.tree.len(), game.tree.len());
            }
        }
    }
});
