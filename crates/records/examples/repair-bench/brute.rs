//! Brute force: every legal move in place of every word.

use xiangqi_core::{Move, Position};
use xiangqi_notation::{Accept, Notation, ReadingRank, read_move};

/// Returns how many exchanges of one word make all words legal, but no more than two.
pub(crate) fn repairs(words: &[String], notation: Notation) -> usize {
    let accept = Accept { worst: ReadingRank::Tolerated, ..Accept::only(notation) };
    let read = |position: &Position, word: &str| -> Option<Move> {
        read_move(position, word, &accept).ok().map(|read| read.mv)
    };
    let is_legal = |mut position: Position, rest: &[String]| {
        rest.iter().all(|word| read(&position, word).is_some_and(|mv| position.play(mv).is_ok()))
    };
    let mut position = Position::start();
    let mut count = 0;
    for (at, word) in words.iter().enumerate() {
        let own = read(&position, word);
        for mv in position.legal_moves() {
            let mut after = position.clone();
            if Some(mv) != own && after.play(mv).is_ok() && is_legal(after, &words[at + 1..]) {
                count += 1;
                if count == 2 {
                    return count;
                }
            }
        }
        let Some(mv) = own else { break };
        if position.play(mv).is_err() {
            break;
        }
    }
    count
}
