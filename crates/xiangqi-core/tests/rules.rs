//! Each rule of movement on a small board, and the reason given when it is broken.
#![cfg(feature = "fen")]

use xiangqi_core::{Color, FreePosition, Move, Outcome, Play, Position, Setup, SetupFaultKind};

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// What `verify` answers to `text`: the code and the words of the reason, or `legal`.
fn answer(position: &impl Play, text: &str) -> String {
    match position.verify(mv(text)) {
        Ok(()) => "legal".to_owned(),
        Err(reason) => format!("{}: {reason}", reason.code()),
    }
}

/// Judges moves on a legal position; reasons that are not about the king hold on a free one too.
fn judge(fen: &str, rows: &[(&str, &str)]) {
    let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let free = FreePosition::new(position.to_setup());
    for (text, expected) in rows {
        assert_eq!(answer(&position, text), *expected, "{text} in {fen}");
        let reason = position.verify(mv(text)).err();
        let of_king = reason.is_some_and(xiangqi_core::IllegalMove::is_about_king);
        let expected = if of_king { "legal" } else { *expected };
        assert_eq!(answer(&free, text), expected, "{text} in {fen}, played freely");
        let mut played = position.clone();
        assert_eq!(played.play(mv(text)).err(), reason);
        assert_eq!(played == position, reason.is_some());
    }
}

#[test]
fn start_of_a_game() {
    judge(
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        &[
            ("h2e2", "legal"),
            ("h2h9", "legal"),
            ("c0e2", "legal"),
            ("a4a5", "empty-square: no piece stands on a4"),
            (
                "a9a8",
                "not-your-piece: the Black rook on a9 belongs to the side that is not to move",
            ),
            ("a0a3", "own-piece-there: the side's own pawn stands on a3"),
            ("b0d1", "horse-leg: the horse's leg is blocked at c0"),
            ("a0a4", "blocked: the way is blocked at a3"),
            ("h2h8", "blocked: the way is blocked at h7"),
            ("h2h2", "no-such-step: the Red cannon never steps from h2 to h2"),
        ],
    );
}

#[test]
fn king_and_advisor() {
    judge(
        "4k4/9/9/9/9/9/9/9/3KA4/9 w",
        &[
            ("d1d0", "legal"),
            ("d1d2", "legal"),
            ("d1e0", "no-such-step: the Red king never steps from d1 to e0"),
            ("d1d3", "no-such-step: the Red king never steps from d1 to d3"),
            ("d1c1", "leaves-palace: c1 is outside the palace of the Red king"),
            ("d1e1", "own-piece-there: the side's own advisor stands on e1"),
            ("e1f2", "legal"),
            ("e1e2", "no-such-step: the Red advisor never steps from e1 to e2"),
            ("e1c3", "no-such-step: the Red advisor never steps from e1 to c3"),
        ],
    );
    judge(
        "3k5/9/9/9/9/9/9/5A3/9/4K4 w",
        &[
            ("f2e1", "legal"),
            ("f2g1", "leaves-palace: g1 is outside the palace of the Red advisor"),
            ("f2e3", "leaves-palace: e3 is outside the palace of the Red advisor"),
        ],
    );
}

#[test]
fn elephant() {
    judge(
        "3k5/9/9/9/9/2B6/3p5/9/9/4K4 w",
        &[
            ("c4a2", "legal"),
            ("c4e2", "elephant-eye: the elephant's eye is blocked at d3"),
            ("c4a6", "crosses-river: the Red elephant cannot cross the river to a6"),
            ("c4d3", "no-such-step: the Red elephant never steps from c4 to d3"),
        ],
    );
    judge(
        "3k5/4a4/9/9/2b6/9/9/9/9/4K4 b",
        &[
            ("c5a7", "legal"),
            ("c5e3", "crosses-river: the Black elephant cannot cross the river to e3"),
        ],
    );
}

#[test]
fn horse() {
    judge(
        "3k5/9/9/9/4p4/3pN4/9/9/9/4K4 w",
        &[
            ("e4f2", "legal"),
            ("e4g5", "legal"),
            ("e4g3", "legal"),
            ("e4c3", "horse-leg: the horse's leg is blocked at d4"),
            ("e4d6", "horse-leg: the horse's leg is blocked at e5"),
            ("e4e5", "no-such-step: the Red horse never steps from e4 to e5"),
            ("e4g6", "no-such-step: the Red horse never steps from e4 to g6"),
        ],
    );
}

#[test]
fn rook_and_cannon() {
    judge(
        "3k5/9/9/9/9/9/9/1C2p1r1c/9/R3K4 w",
        &[
            ("b2d2", "legal"),
            ("b2g2", "legal"),
            ("b2h2", "blocked: the way is blocked at e2"),
            ("b2f2", "blocked: the way is blocked at e2"),
            ("b2e2", "screens: a capturing cannon needs exactly one screen: found 0"),
            ("b2i2", "screens: a capturing cannon needs exactly one screen: found 2"),
            ("b2c3", "no-such-step: the Red cannon never steps from b2 to c3"),
            ("a0d0", "legal"),
            ("a0a9", "legal"),
            ("a0e0", "own-piece-there: the side's own king stands on e0"),
            ("a0f0", "blocked: the way is blocked at e0"),
            ("a0b1", "no-such-step: the Red rook never steps from a0 to b1"),
        ],
    );
    // From the right the first man in the way is another one.
    judge(
        "3k5/9/9/9/9/9/9/1C2p1r1c/9/4K4 b",
        &[
            ("i2f2", "blocked: the way is blocked at g2"),
            ("i2b2", "screens: a capturing cannon needs exactly one screen: found 2"),
            ("g2b2", "blocked: the way is blocked at e2"),
            ("g2e2", "own-piece-there: the side's own pawn stands on e2"),
        ],
    );
}

#[test]
fn pawn() {
    judge(
        "3k5/9/9/9/2P6/4P4/9/9/9/4K4 w",
        &[
            ("e4e5", "legal"),
            ("e4f4", "no-such-step: the Red pawn never steps from e4 to f4"),
            ("e4e3", "no-such-step: the Red pawn never steps from e4 to e3"),
            ("e4e6", "no-such-step: the Red pawn never steps from e4 to e6"),
            ("c5b5", "legal"),
            ("c5d5", "legal"),
            ("c5c6", "legal"),
            ("c5c4", "no-such-step: the Red pawn never steps from c5 to c4"),
            ("c5d6", "no-such-step: the Red pawn never steps from c5 to d6"),
        ],
    );
    judge(
        "3k5/9/9/9/2p6/4p4/9/9/9/4K4 b",
        &[
            ("e4d4", "legal"),
            ("e4e3", "legal"),
            ("e4e5", "no-such-step: the Black pawn never steps from e4 to e5"),
            ("c5d5", "no-such-step: the Black pawn never steps from c5 to d5"),
        ],
    );
}

#[test]
fn safety_of_the_king() {
    // A rook's file and rank, and the other king's file.
    judge(
        "3k5/9/9/9/9/9/9/5r3/9/4K4 w",
        &[
            ("e0e1", "legal"),
            ("e0d0", "kings-face: the kings would face each other on file d"),
            ("e0f0", "leaves-king-in-check: the king on f0 would be in check from f2"),
        ],
    );
    // Three pinned men: before a rook, before the other king, at a horse's leg.
    judge(
        "4k4/9/9/9/4N4/9/9/3n5/r2RKR3/9 w",
        &[
            ("d1c1", "legal"),
            ("d1a1", "legal"),
            ("d1d0", "leaves-king-in-check: the king on e1 would be in check from a1"),
            ("e5g6", "kings-face: the kings would face each other on file e"),
            ("e1e0", "legal"),
        ],
    );
    judge(
        "3k5/9/9/9/9/9/9/3n5/3R5/3AK4 w",
        &[
            ("d1d2", "legal"),
            ("d1c1", "leaves-king-in-check: the king on e0 would be in check from d2"),
        ],
    );
    // Nobody may become the screen of a hollow cannon; of two screens neither may leave.
    judge(
        "3k5/9/9/4c4/9/9/9/9/R8/1N2K4 w",
        &[
            ("a1d1", "legal"),
            ("a1f1", "legal"),
            ("a1e1", "leaves-king-in-check: the king on e0 would be in check from e6"),
            ("b0d1", "legal"),
            ("e0e1", "legal"),
            ("e0f0", "legal"),
        ],
    );
    judge(
        "3k5/9/9/4c4/9/4P4/9/4N4/9/4K4 w",
        &[
            ("e4e5", "legal"),
            ("e2c3", "leaves-king-in-check: the king on e0 would be in check from e6"),
        ],
    );
    // Out of a cannon's check: second screen, screen away, cannon taken.
    judge(
        "3k5/9/9/4c3R/9/9/9/4N4/R8/4K4 w",
        &[
            ("i6e6", "legal"),
            ("a1e1", "legal"),
            ("e2g1", "legal"),
            ("e0d0", "kings-face: the kings would face each other on file d"),
            ("e0f0", "legal"),
            ("a1a2", "leaves-king-in-check: the king on e0 would be in check from e6"),
        ],
    );
}

#[test]
fn mate_and_stalemate_lose() {
    let outcome = |fen: &str| fen.parse::<Position>().unwrap().outcome();
    let winner = Color::Red;
    assert_eq!(outcome("3k5/3R5/9/9/9/9/9/9/9/3RK4 b"), Some(Outcome::Checkmate { winner }));
    assert_eq!(outcome("3k5/4P4/9/9/9/9/9/9/9/4K4 b"), Some(Outcome::Stalemate { winner }));
    assert_eq!(outcome("4k4/3P5/9/9/9/9/9/9/5R3/3K5 b"), Some(Outcome::Stalemate { winner }));
    assert_eq!(outcome("3k5/9/9/3P5/9/9/9/9/9/4K4 b"), None);
}

#[test]
fn no_man_can_cross_the_river() {
    let outcome = |fen: &str| fen.parse::<Position>().unwrap().outcome();
    assert_eq!(outcome("2bak4/4a4/4b4/9/9/9/9/9/4A4/3K1A3 b"), Some(Outcome::NoAttackers));
    assert_eq!(outcome("2bak4/4a4/4b4/9/9/9/9/9/4A4/3K1A2C b"), None);
    assert_eq!(outcome("4k4/9/9/9/9/7p1/9/9/9/3K5 w"), None);
}

#[test]
fn facing_kings_forgiven_must_part() {
    let setup: Setup = "4k4/9/9/9/9/9/9/9/R8/4K4 w".parse().unwrap();
    let position = Position::forgiving(setup, &[SetupFaultKind::KingsFace]).unwrap();
    assert!(position.is_check());
    assert_eq!(answer(&position, "a1e1"), "legal");
    assert_eq!(answer(&position, "e0d0"), "legal");
    assert_eq!(answer(&position, "e0e1"), "kings-face: the kings would face each other on file e");
    assert_eq!(answer(&position, "a1a2"), "kings-face: the kings would face each other on file e");
}
