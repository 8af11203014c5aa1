//! The figures of the rule books: verdicts, natures of moves, and that nothing but the cycle
//! decides.
#![cfg(feature = "fen")]

mod figures;

use figures::{Figure, figures};
use xiangqi_core::rules::{History, Judge, Judgement, Nature, Ruleset, WhoMustChange};
use xiangqi_core::{Color, Move, Piece, Position, Setup, SetupFaultKind, Square};

/// Moves of which the book's nature is not found, with the reason.
const MISSED_NATURES: &[(&str, &str)] = &[
    // The horses could be exchanged before the move as well: the move offers nothing new, and
    // both names are idle.
    ("cxa2020 figure 21", "f8f6"),
];

fn judge(figure: &Figure) -> Judgement {
    Judge::new(figure.ruleset).judge(&figure.history(0)).unwrap()
}

#[test]
fn verdicts_are_those_of_the_books() {
    for figure in figures() {
        let verdict = judge(&figure).verdict;
        assert_eq!(
            verdict.who_must_change.code(),
            figure.must_change,
            "{}: {}",
            figure.name,
            verdict.clause
        );
    }
}

#[test]
fn natures_are_those_of_the_books() {
    for figure in figures() {
        let judgement = judge(&figure);
        for (ply, &stated) in judgement.last_round().iter().zip(&figure.natures) {
            let mv = ply.evidence.mv.to_string();
            let missed = MISSED_NATURES.contains(&(figure.name, &mv));
            let found = ply.natures.iter().any(|nature| nature.code() == stated);
            assert_eq!(found, !missed, "{} {mv}: {} for {stated}", figure.name, ply.natures);
            let forbidden = ply.natures.gravest() <= Nature::Chase;
            assert_eq!(forbidden, ["check", "kill", "chase"].contains(&stated), "{}", figure.name);
        }
    }
}

#[test]
fn every_offence_has_its_reason() {
    for figure in figures() {
        for ply in judge(&figure).last_round() {
            if ply.natures.gravest() <= Nature::Exchange {
                assert!(!ply.reasons().is_empty(), "{} {}", figure.name, ply.evidence.mv);
            }
        }
    }
}

/// What a verdict depends on, with the colours exchanged on demand.
fn answer(judgement: &Judgement, swapped: bool) -> (WhoMustChange, Vec<String>) {
    let who = match judgement.verdict.who_must_change {
        WhoMustChange::Red if swapped => WhoMustChange::Black,
        WhoMustChange::Black if swapped => WhoMustChange::Red,
        who => who,
    };
    (who, judgement.last_round().iter().map(|ply| ply.natures.to_string()).collect())
}

fn twice(start: Position, cycle: &[Move]) -> History {
    History::replay(start, cycle.repeat(2)).unwrap()
}

#[test]
fn mirror_and_exchange_of_players_change_nothing() {
    for figure in figures() {
        let base = figure.base();
        for judge in Ruleset::ALL.map(Judge::new) {
            let plain = judge.judge(&figure.history(0)).unwrap();
            let mirrored: Vec<Move> = figure.cycle.iter().map(|mv| mv.mirrored()).collect();
            let mirror = judge.judge(&twice(base.mirrored(), &mirrored)).unwrap();
            assert_eq!(answer(&mirror, false), answer(&plain, false), "{}", figure.name);
            let turned: Vec<Move> = figure.cycle.iter().map(|mv| mv.turned()).collect();
            let swap = judge.judge(&twice(base.color_swapped(), &turned)).unwrap();
            assert_eq!(answer(&swap, true), answer(&plain, false), "{}", figure.name);
        }
    }
}

#[test]
fn where_the_cycle_begins_and_ends_changes_nothing() {
    for figure in figures() {
        for judge in Ruleset::ALL.map(Judge::new) {
            let (who, mut natures) = answer(&judge.judge(&figure.history(0)).unwrap(), false);
            let mut base = figure.base();
            for turn in 1..figure.cycle.len() {
                base.play(figure.cycle[turn - 1]).unwrap();
                natures.rotate_left(1);
                let mut cycle = figure.cycle.clone();
                cycle.rotate_left(turn);
                let entered = judge.judge(&twice(base.clone(), &cycle)).unwrap();
                assert_eq!(answer(&entered, false), (who, natures.clone()), "{}", figure.name);
                let longer = judge.judge(&figure.history(turn)).unwrap();
                assert_eq!(answer(&longer, false), (who, natures.clone()), "{}", figure.name);
            }
        }
    }
}

/// Quiet moves that lead to `position`, each with the position before it.
fn predecessors(position: &Position) -> Vec<(Position, Move)> {
    let mut found = Vec::new();
    let setup = position.to_setup();
    let mover = position.side_to_move().other();
    for (to, piece) in setup.board.iter().filter(|(_, piece)| piece.color == mover) {
        for from in Square::all().filter(|&from| setup.board.get(from).is_none()) {
            let mut before: Setup = setup.clone();
            before.side_to_move = mover;
            before.board.set(to, None);
            before.board.set(from, Some(piece));
            if let Ok(before) = Position::forgiving(before, &SetupFaultKind::ALL)
                && before.verify(Move::new(from, to)).is_ok()
            {
                found.push((before, Move::new(from, to)));
            }
        }
    }
    found
}

#[test]
fn quiet_moves_before_the_cycle_change_nothing() {
    for figure in figures() {
        let base = figure.base();
        for judge in Ruleset::ALL.map(Judge::new) {
            let plain = answer(&judge.judge(&figure.history(0)).unwrap(), false);
            for (before, mv) in predecessors(&base).into_iter().step_by(9) {
                let moves = [mv].into_iter().chain(figure.cycle.repeat(2));
                let history = History::replay(before, moves).unwrap();
                let later = judge.judge(&history).unwrap();
                assert_eq!(answer(&later, false), plain, "{} after {mv}", figure.name);
            }
        }
    }
}

#[test]
fn an_idle_pair_of_moves_frees_its_side() {
    // Red's and Black's kings and advisors shuffle within the cycle: who does so has an idle move.
    for figure in figures().iter().filter(|figure| figure.must_change != "neither") {
        let base = figure.base();
        for judge in Ruleset::ALL.map(Judge::new) {
            let idle: Vec<[Move; 4]> = shuffles(&base);
            for shuffle in idle.into_iter().take(6) {
                let cycle: Vec<Move> = figure.cycle.iter().copied().chain(shuffle).collect();
                let judgement = judge.judge(&twice(base.clone(), &cycle)).unwrap();
                for color in Color::ALL {
                    let is_free = judgement.last_round().iter().any(|ply| {
                        ply.evidence.man.piece.color == color
                            && ply.natures.gravest() > Nature::Chase
                    });
                    let must = judgement.verdict.who_must_change == WhoMustChange::side(color);
                    assert!(!(is_free && must), "{} with {shuffle:?}", figure.name);
                }
            }
        }
    }
}

/// Pairs of moves of both sides that lead back to `position`.
fn shuffles(position: &Position) -> Vec<[Move; 4]> {
    let mut found = Vec::new();
    let back = |mv: Move| Move::new(mv.to, mv.from);
    let is_man = |piece: Option<Piece>| piece.is_some_and(|piece| !piece.kind.crosses_river());
    for mine in position.legal_moves() {
        let mut after = position.clone();
        if !is_man(position.board().get(mine.from)) || after.play(mine) != Ok(None) {
            continue;
        }
        for theirs in after.legal_moves() {
            let mut last = after.clone();
            if is_man(after.board().get(theirs.from))
                && last.play(theirs) == Ok(None)
                && last.play(back(mine)).is_ok()
                && last.play(back(theirs)).is_ok()
            {
                found.push([mine, theirs, back(mine), back(theirs)]);
            }
        }
    }
    found
}
