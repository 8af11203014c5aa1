//! Random cycles: an answer always, the same one in the mirror, and no offender with an idle move.
#![cfg(feature = "fen")]

mod random;

use random::Random;
use xiangqi_core::rules::{History, Judge, Limits, Nature, Ruleset, WhoMustChange};
use xiangqi_core::{Color, Move, Position};

/// A closed cycle of quiet moves from a random position: each side moves out and back, or round.
fn cycle(random: &mut Random) -> Option<(Position, Vec<Move>)> {
    let start = random.game(120);
    let mut position = start.clone();
    let out = 1 + random.below(3);
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..2 * out {
        let quiet: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|mv| position.board().get(mv.to).is_none())
            .collect();
        let mv = *quiet.get(random.below(quiet.len().max(1)))?;
        position.play(mv).ok()?;
        moves.push(mv);
    }
    // Back in the reverse order, each side its own moves.
    for index in (0..out).rev() {
        for side in 0..2 {
            let mv = moves[2 * index + side];
            let back = Move::new(mv.to, mv.from);
            position.play(back).ok()?;
            moves.push(back);
        }
    }
    (position.board() == start.board()).then_some((start, moves))
}

#[test]
fn random_cycles_are_answered_and_mirror_alike() {
    let mut random = Random::new(11);
    let mut offenders = 0;
    let mut found = 0;
    while found < 100 {
        let Some((start, moves)) = cycle(&mut random) else { continue };
        found += 1;
        let history = History::replay(start.clone(), moves.repeat(2)).unwrap();
        let mirrored = moves.iter().map(|mv| mv.mirrored()).collect::<Vec<_>>().repeat(2);
        let mirror = History::replay(start.mirrored(), mirrored).unwrap();
        let turned = moves.iter().map(|mv| mv.turned()).collect::<Vec<_>>().repeat(2);
        let swap = History::replay(start.color_swapped(), turned).unwrap();
        for judge in Ruleset::ALL.map(Judge::new) {
            let judgement = judge.judge(&history).unwrap();
            let verdict = judgement.verdict;
            assert_eq!(judge.judge(&mirror).unwrap().verdict, verdict, "{start} {moves:?}");
            let swapped = judge.judge(&swap).unwrap().verdict.who_must_change;
            let who = verdict.who_must_change;
            assert_eq!(swapped.color(), who.color().map(Color::other), "{start} {moves:?}");
            if let Some(color) = who.color() {
                offenders += 1;
                for ply in judgement.last_round() {
                    let is_idle = ply.natures.gravest() > Nature::Chase;
                    assert!(ply.evidence.man.piece.color != color || !is_idle, "{start} {moves:?}");
                }
            }
        }
    }
    assert!(offenders > 1, "{offenders}");
}

#[test]
fn tiny_limits_still_answer() {
    let mut random = Random::new(12);
    let limits = Limits { nodes: 3, kill_checks: 2, ..Limits::DEFAULT };
    let mut undecided = 0;
    for _ in 0..60 {
        let Some((start, moves)) = cycle(&mut random) else { continue };
        let history = History::replay(start, moves.repeat(2)).unwrap();
        let judge = Judge { limits, ..Judge::new(Ruleset::Cxa2020) };
        let judgement = judge.judge(&history).unwrap();
        if let WhoMustChange::Undecided(_) = judgement.verdict.who_must_change {
            assert!(judgement.limits_hit());
            undecided += 1;
        }
    }
    assert!(undecided > 0);
}
