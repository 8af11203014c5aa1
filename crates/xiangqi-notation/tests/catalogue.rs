//! The table of notations says what is so.

use xiangqi_core::Position;
use xiangqi_notation::{Accept, CATALOGUE, Notation, Style, read_move, write_move};

#[test]
fn every_example_is_written_and_read() {
    for (notation, entry) in Notation::ALL.into_iter().zip(&CATALOGUE) {
        assert_eq!(entry.notation, notation);
        assert_eq!(notation.entry(), entry);
        for example in entry.examples {
            let position: Position = example.position.parse().unwrap();
            let mv = example.ucci.parse().unwrap();
            let text = write_move(&position, mv, notation, &Style::default()).unwrap();
            assert_eq!(text, example.text, "{notation}");
            assert_eq!(read_move(&position, &text, &Accept::only(notation)).unwrap().mv, mv);
        }
    }
}
