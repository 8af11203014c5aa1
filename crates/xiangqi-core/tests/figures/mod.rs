//! The repetitions of `fixtures/positions/repetition.txt`.

// Each test binary uses a part.
#![allow(dead_code)]

use xiangqi_core::rules::{History, Ruleset};
use xiangqi_core::{Move, Position};

/// A figure of a rule book.
pub(crate) struct Figure {
    pub(crate) name: &'static str,
    pub(crate) start: Position,
    pub(crate) ruleset: Ruleset,
    pub(crate) lead: Vec<Move>,
    pub(crate) cycle: Vec<Move>,
    /// The book's natures of the cycle's moves, where it states them.
    pub(crate) natures: Vec<&'static str>,
    /// `red`, `black` or `neither`.
    pub(crate) must_change: &'static str,
}

impl Figure {
    /// The position with which the cycle begins.
    pub(crate) fn base(&self) -> Position {
        let mut position = self.start.clone();
        for &mv in &self.lead {
            position.play(mv).unwrap();
        }
        position
    }

    /// The lead, twice the cycle, and the first `tail` moves of the cycle again.
    pub(crate) fn history(&self, tail: usize) -> History {
        let cycle = &self.cycle;
        let moves = self.lead.iter().chain(cycle).chain(cycle).chain(&cycle[..tail]);
        History::replay(self.start.clone(), moves.copied()).unwrap()
    }
}

/// Reads the figures.
pub(crate) fn figures() -> Vec<Figure> {
    let text = include_str!("../../../../fixtures/positions/repetition.txt");
    let mut figures: Vec<Figure> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some((name, fen)) = line.split_once(": ") {
            figures.push(Figure {
                name,
                start: fen.parse().unwrap(),
                ruleset: Ruleset::Cxa2020,
                lead: Vec::new(),
                cycle: Vec::new(),
                natures: Vec::new(),
                must_change: "",
            });
            continue;
        }
        let figure = figures.last_mut().unwrap();
        let (key, value) = line.split_once(' ').unwrap();
        let moves = || value.split(' ').map(|mv| mv.parse().unwrap()).collect();
        match key {
            "rules" => figure.ruleset = ruleset(value),
            "lead" => figure.lead = moves(),
            "cycle" => figure.cycle = moves(),
            "natures" => figure.natures = value.split(' ').collect(),
            "must-change" => figure.must_change = value,
            other => panic!("{}: no key `{other}`", figure.name),
        }
    }
    assert!(!figures.is_empty());
    figures
}

/// Finds a rule set by its name.
pub(crate) fn ruleset(code: &str) -> Ruleset {
    Ruleset::ALL.into_iter().find(|ruleset| ruleset.code() == code).unwrap()
}
