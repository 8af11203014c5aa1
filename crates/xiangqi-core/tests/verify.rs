//! `verify` answers for each pair of squares as the list of legal moves says, and both as a
//! generator without any table says.
#![cfg(feature = "fen")]

mod random;

use std::collections::BTreeSet;

use random::Random;
use xiangqi_core::{Board, Color, Move, Piece, PieceKind, Position, Square};

/// The legal moves, found by trying each step on a copy of the board.
fn by_trial(position: &Position) -> BTreeSet<Move> {
    let us = position.side_to_move();
    let mut legal = BTreeSet::new();
    for (from, piece) in position.board().iter().filter(|(_, piece)| piece.color == us) {
        for to in position.board().steps_from(from) {
            let mut board = position.board().clone();
            board.set(from, None);
            board.set(to, Some(piece));
            if is_safe(&board, us) {
                legal.insert(Move::new(from, to));
            }
        }
    }
    legal
}

fn is_safe(board: &Board, us: Color) -> bool {
    let king = board.squares_of(Piece::new(us, PieceKind::King)).first().unwrap();
    !board.kings_face() && board.attackers(king, us.other()).is_empty()
}

fn compare(position: &Position) {
    let listed: BTreeSet<Move> = position.legal_moves().into_iter().collect();
    assert_eq!(listed, by_trial(position), "{position}");
    assert_eq!(listed.len(), position.legal_moves().len(), "{position}");
    assert_eq!(listed.len(), position.count_moves(), "{position}");
    for from in Square::all() {
        for to in Square::all() {
            let mv = Move::new(from, to);
            assert_eq!(position.verify(mv).is_ok(), listed.contains(&mv), "{mv} in {position}");
        }
    }
}

#[test]
fn verify_list_and_trial_agree() {
    let fens = include_str!("../../../fixtures/positions/perft.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(": "));
    for (_, fen) in fens {
        let position: Position = fen.parse().unwrap();
        compare(&position);
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.play(mv).unwrap();
            compare(&after);
        }
    }
}

#[test]
fn they_agree_on_random_positions() {
    let mut random = Random::new(7);
    let mut compared = 0;
    while compared < 400 {
        if let Ok(position) = Position::new(random.placement()) {
            compare(&position);
            compare(&random.game(100));
            compared += 1;
        }
    }
}
