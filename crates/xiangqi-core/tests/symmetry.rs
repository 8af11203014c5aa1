//! A mirror and a change of players alter nothing but names.
#![cfg(feature = "fen")]

mod random;

use std::collections::BTreeSet;

use random::Random;
use xiangqi_core::{Move, Outcome, Position};

fn moves(position: &Position, look: impl Fn(Move) -> Move) -> BTreeSet<Move> {
    position.legal_moves().into_iter().map(look).collect()
}

/// The outcome with the players exchanged.
fn exchanged(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Checkmate { winner } => Outcome::Checkmate { winner: winner.other() },
        Outcome::Stalemate { winner } => Outcome::Stalemate { winner: winner.other() },
        other => other,
    }
}

#[test]
fn mirror_and_exchange_alter_nothing_but_names() {
    let mut random = Random::new(3);
    for _ in 0..300 {
        let position = random.game(80);
        let (mirrored, swapped) = (position.mirrored(), position.color_swapped());
        assert_eq!(mirrored.mirrored(), position);
        assert_eq!(swapped.color_swapped(), position);
        assert_eq!(Position::new(mirrored.to_setup()).as_ref(), Ok(&mirrored));
        assert_eq!(Position::new(swapped.to_setup()).as_ref(), Ok(&swapped));
        assert_eq!(moves(&position, Move::mirrored), moves(&mirrored, |mv| mv), "{position}");
        assert_eq!(moves(&position, Move::turned), moves(&swapped, |mv| mv), "{position}");
        assert_eq!(position.outcome(), mirrored.outcome());
        assert_eq!(position.outcome().map(exchanged), swapped.outcome());
        assert_eq!(position.perft(2), mirrored.perft(2), "{position}");
        assert_eq!(position.perft(2), swapped.perft(2), "{position}");
        let key = position.canonical_key();
        assert_eq!(key, mirrored.canonical_key());
        assert_eq!(key, swapped.canonical_key());
        assert_eq!(key, swapped.mirrored().canonical_key());
        assert_ne!(position.key(), swapped.key());
        for mv in position.legal_moves().iter().take(5) {
            let after = |mut position: Position, mv| {
                position.play(mv).unwrap();
                position
            };
            let plain = after(position.clone(), *mv);
            assert_eq!(plain.mirrored(), after(mirrored.clone(), mv.mirrored()));
            // The number of the full move tells who began.
            let other = after(swapped.clone(), mv.turned()).to_setup().board;
            assert_eq!(plain.board().color_swapped(), other);
            assert_eq!(
                plain.halfmove_clock(),
                after(swapped.clone(), mv.turned()).halfmove_clock()
            );
        }
    }
}

#[test]
fn turned_twice_is_the_same() {
    let board = Position::start().board().clone();
    assert_eq!(board.turned().turned(), board);
    assert_ne!(board.turned(), board);
    assert_eq!(board.color_swapped(), board);
}
