//! Each rule of movement on a small board, and the reason given when it is broken.

use xiangqi_core::{FreePosition, IllegalMove, Move, Outcome, Play, Position, Setup, Square};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// The codes of what `verify` answers for each move.
fn codes<P: Play>(position: &P, moves: &[&str]) -> Vec<&'static str> {
    moves
        .iter()
        .map(|text| position.verify(mv(text)).map_or_else(IllegalMove::code, |()| "legal"))
        .collect()
}

#[test]
fn start_position() {
    let start = Position::start();
    assert_eq!(start.legal_moves().len(), 44);
    assert_eq!(
        codes(&start, &["h2e2", "h2h9", "a4a5", "a9a8", "a0a3", "a3b3", "b0d1", "c0e2", "e0e2"]),
        [
            "legal",
            "legal",
            "empty-square",
            "not-your-piece",
            "own-piece-there",
            "no-such-step",
            "horse-leg",
            "legal",
            "no-such-step"
        ]
    );
    assert_eq!(start.verify(mv("h2h8")), Err(IllegalMove::Blocked { by: square("h7") }));
    assert_eq!(start.verify(mv("e0f0")).unwrap_err().code(), "own-piece-there");
}

#[test]
fn palace_river_eye_and_screens() {
    let rows = [
        ("4k4/9/9/9/9/9/9/9/3KA4/9 w", "d1c1", "leaves-palace"),
        ("4k4/9/9/9/9/9/9/9/3KA4/9 w", "d1d0", "legal"),
        ("4k4/9/9/9/9/9/9/9/3KA4/9 w", "d1e0", "no-such-step"),
        ("4k4/9/9/9/9/9/9/9/4A4/3K5 w", "e1e2", "no-such-step"),
        ("3k5/9/9/9/9/9/9/5A3/9/4K4 w", "f2g1", "leaves-palace"),
        ("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4e6", "crosses-river"),
        ("3k5/9/9/9/9/2B6/3p5/9/9/4K4 w", "c4e2", "elephant-eye"),
        ("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4e2", "legal"),
        ("3k5/9/9/9/9/9/9/1C2p1r1c/9/4K4 w", "b2h2", "blocked"),
        ("3k5/9/9/9/9/9/9/1C2p1r1c/9/4K4 w", "b2e2", "screens"),
        ("3k5/9/9/9/9/9/9/1C2p1r1c/9/4K4 w", "b2g2", "legal"),
        ("3k5/9/9/9/9/9/9/1C2p1r1c/9/4K4 w", "b2i2", "screens"),
        ("3k5/9/9/9/9/9/9/9/9/4K4 w", "e0d0", "kings-face"),
        ("3k5/9/9/9/9/9/9/5r3/9/4K4 w", "e0f0", "leaves-king-in-check"),
        ("3k5/9/9/9/9/4P4/9/9/9/4K4 w", "e4f4", "no-such-step"),
        ("3k5/9/9/9/4P4/9/9/9/9/4K4 w", "e5f5", "legal"),
        ("3k5/9/9/9/4P4/9/9/9/9/4K4 w", "e5e4", "no-such-step"),
    ];
    for (fen, text, code) in rows {
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(codes(&position, &[text]), [code], "{text} in {fen}");
    }
}

#[test]
fn outcomes() {
    let mated: Position = "3k5/3R5/9/9/9/9/9/9/9/3RK4 b".parse().unwrap();
    assert_eq!(mated.outcome().and_then(Outcome::winner), Some(xiangqi_core::Color::Red));
    let bare: Position = "3k5/9/9/9/9/9/9/9/9/4K4 b".parse().unwrap();
    assert_eq!(bare.outcome(), Some(Outcome::NoAttackers));
    let free = FreePosition::new(Setup::START);
    assert_eq!(codes(&free, &["h2e2", "a9a8"]), ["legal", "not-your-piece"]);
}
