//! Any bytes: a record of Go is read, checked and written as SGF that has as many nodes.

#![no_main]

use go_notation::Rules;
use libfuzzer_sys::fuzz_target;
use records::go::{GoDocument, ReadGo, check, write_sgf};
use records::sgf::SgfCollection;

fuzz_target!(|bytes: &[u8]| {
    let collection = SgfCollection::read(bytes);
    for game in collection.games() {
        for (node, _) in game.walk() {
            for property in node.properties() {
                let _ = property.value();
            }
        }
    }

    let Ok(document) = GoDocument::read(bytes, &ReadGo::default()) else { return };
    for game in document.games() {
        let _ = check(&game.value, Rules::CHINESE);
        let text = write_sgf([&game.value]);
        assert_eq!(SgfCollection::from_text(text).len(), 1);
    }
});
