//! Kills and protection against slow references.
#![cfg(feature = "fen")]

mod random;

use random::Random;
use xiangqi_core::rules::{find_kill, roots};
use xiangqi_core::{Move, Position, Setup, SetupFaultKind};

/// Tells whether the side to move mates by at most `checks` checks: every move is tried.
fn mates(position: &Position, checks: u32) -> bool {
    checks > 0
        && position.legal_moves().into_iter().any(|mv| {
            let mut after = position.clone();
            after.play(mv).unwrap();
            after.is_check()
                && after.legal_moves().into_iter().all(|answer| {
                    let mut next = after.clone();
                    next.play(answer).unwrap();
                    mates(&next, checks - 1)
                })
        })
}

/// Holds a line to be a mate by checks.
fn assert_mate(position: &Position, line: &[Move]) {
    let mut position = position.clone();
    for (ply, &mv) in line.iter().enumerate() {
        position.play(mv).unwrap();
        assert!(ply % 2 == 1 || position.is_check(), "{position} {line:?}");
    }
    assert!(position.is_check() && !position.has_legal_move(), "{position} {line:?}");
}

/// Random placements with few men, so that mates are common.
fn small_positions(seed: u64, count: usize) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut setup: Setup = random.placement();
        let men: Vec<_> =
            setup.board.iter().filter(|(_, piece)| piece.kind.crosses_river()).collect();
        for (square, _) in men.into_iter().skip(4) {
            setup.board.set(square, None);
        }
        found.extend(Position::forgiving(setup, &SetupFaultKind::ALL));
    }
    found
}

#[test]
fn kills_are_those_of_a_search_without_bounds() {
    let mut kills = 0;
    for position in small_positions(1, 1000) {
        for checks in 1..=3 {
            let found = find_kill(&position, checks, u32::MAX);
            assert_eq!(found.is_some(), mates(&position, checks), "{position} in {checks}");
            if let Some(line) = found {
                kills += 1;
                assert!(line.len() < 2 * checks as usize);
                assert_mate(&position, &line);
            }
        }
    }
    assert!(kills > 100, "{kills}");
}

#[test]
fn a_small_budget_finds_less_but_never_a_false_kill() {
    for position in small_positions(2, 200) {
        if let Some(line) = find_kill(&position, 4, 5) {
            assert_mate(&position, &line);
        }
    }
}

#[test]
fn roots_hold_where_a_recapture_is_legal() {
    let mut random = Random::new(3);
    let (mut holding, mut failing) = (0, 0);
    let games = (0..1000).map(|_| random.game(80)).collect::<Vec<_>>();
    for position in games.into_iter().chain(small_positions(4, 400)) {
        for mv in position.legal_moves() {
            if position.board().get(mv.to).is_none() {
                continue;
            }
            let mut after = position.clone();
            after.play(mv).unwrap();
            let mut retaking: Vec<_> = after
                .legal_moves()
                .into_iter()
                .filter(|answer| answer.to == mv.to)
                .map(|answer| answer.from)
                .collect();
            retaking.sort();
            let roots = roots(&position, mv);
            let mut real: Vec<_> =
                roots.iter().filter(|root| root.fails.is_none()).map(|root| root.square).collect();
            real.sort();
            assert_eq!(real, retaking, "{position} {mv}");
            holding += real.len();
            failing += roots.len() - real.len();
        }
    }
    assert!(holding > 1000 && failing > 20, "{holding} {failing}");
}
