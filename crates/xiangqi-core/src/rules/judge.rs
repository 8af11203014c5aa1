//! The judge: a repetition, a rule set, an answer with its evidence.

use alloc::vec::Vec;
use core::ops::Range;

use super::axf::{self, AxfOptions};
use super::cxa::{self, Conflict, CxaOptions, NineRounds, PawnInFight};
use super::cycle::Repetition;
use super::evidence::PlyEvidence;
use super::nature::Nature;
use super::ply::JudgedPly;
use super::round::{of_round, of_run};
use super::scene::Depth;
use super::verdict::{Doubt, Ruling, Verdict, WhoMustChange};
use super::{History, Limits};
use crate::Move;

/// The rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ruleset {
    /// The Chinese rules of 2020 (中国象棋竞赛规则).
    Cxa2020,
    /// The Asian rules with diagrams and the World rules of 2018, which agree.
    AxfWxf,
}

impl Ruleset {
    /// Both rule sets.
    pub const ALL: [Self; 2] = [Self::Cxa2020, Self::AxfWxf];

    /// Returns the stable name: `cxa2020`, `axf`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Cxa2020 => "cxa2020",
            Self::AxfWxf => "axf",
        }
    }
}

/// A rule set with what is decided where its text leaves a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// The Chinese rules.
    Cxa(CxaOptions),
    /// The Asian and World rules.
    Axf(AxfOptions),
}

impl From<Ruleset> for Rules {
    fn from(ruleset: Ruleset) -> Self {
        match ruleset {
            Ruleset::Cxa2020 => Self::Cxa(CxaOptions::default()),
            Ruleset::AxfWxf => Self::Axf(AxfOptions::default()),
        }
    }
}

/// Answers who must change.
///
/// ```
/// # #[cfg(feature = "fen")] {
/// use xiangqi_core::Position;
/// use xiangqi_core::rules::{History, Judge, Ruleset, WhoMustChange};
///
/// let start: Position = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w".parse()?;
/// let cycle = ["f0e0", "e8f8", "e0f0", "f8e8"].map(|mv| mv.parse().unwrap());
/// let history = History::replay(start, cycle.repeat(2))?;
/// let judgement = Judge::new(Ruleset::Cxa2020).judge(&history).unwrap();
/// assert_eq!(judgement.verdict.who_must_change, WhoMustChange::Red);
/// # }
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judge {
    /// The rules.
    pub rules: Rules,
    /// The bounds of the searches.
    pub limits: Limits,
    /// At which occurrence of a position the rules take notice.
    pub times: usize,
}

/// The answer with everything behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The position that came again.
    pub repetition: Repetition,
    /// The rounds that were judged: one if all rounds are alike.
    pub rounds: Vec<Vec<JudgedPly>>,
    /// Who must change, and the clause.
    pub verdict: Verdict,
    /// What that means at this occurrence.
    pub ruling: Ruling,
}

impl Judgement {
    /// Returns the moves of the last round.
    #[must_use]
    pub fn last_round(&self) -> &[JudgedPly] {
        self.rounds.last().map_or(&[], Vec::as_slice)
    }

    /// Tells whether a search ran out of nodes.
    #[must_use]
    pub fn limits_hit(&self) -> bool {
        self.rounds.iter().flatten().any(|ply| ply.evidence.limits_hit)
    }
}

impl Judge {
    /// Makes a judge with the default options and limits, who takes notice at the third
    /// occurrence.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Self {
        Self { rules: ruleset.into(), limits: Limits::DEFAULT, times: 3 }
    }

    /// Judges the repetition that the last move has brought about: the position stands for the
    /// second time at least.
    #[must_use]
    pub fn judge(&self, history: &History) -> Option<Judgement> {
        self.judge_at(history, history.moves().len())
    }

    /// Judges the repetition that stands before move `ply`.
    #[must_use]
    pub fn judge_at(&self, history: &History, ply: usize) -> Option<Judgement> {
        let repetition = history.repetition_at(ply, 2)?;
        let evidence = self.evidence(history, &repetition);
        let (rounds, verdict) = self.decide(&evidence);
        let ruling = Ruling::new(verdict, repetition.occurrences().len(), self.times);
        Some(Judgement { repetition, rounds, verdict, ruling })
    }

    /// Returns the legal moves that would bring about a repetition for which the side to move
    /// must change or has lost: the moves that a program forbids to its engine (`banmoves`).
    #[must_use]
    pub fn forbidden_moves(&self, history: &History) -> Vec<Move> {
        let mover = history.position().side_to_move();
        let is_forbidden = |&mv: &Move| {
            let mut next = history.clone();
            next.play(mv).is_ok()
                && next.repetition(self.times).is_some()
                && self.judge(&next).is_some_and(|judgement| {
                    judgement.verdict.who_must_change.color() == Some(mover)
                })
        };
        history.position().legal_moves().into_iter().filter(is_forbidden).collect()
    }

    /// Classifies the moves `plies` one by one, whether or not anything repeats.
    ///
    /// The list is empty if the history is shorter.
    #[must_use]
    pub fn natures(&self, history: &History, plies: Range<usize>) -> Vec<JudgedPly> {
        let evidence = of_run(history, plies, self.depth(), self.limits);
        let judge = |ply| match self.rules {
            Rules::Cxa(options) => cxa::judge_ply(ply, options.conflict, PawnInFight::Idle),
            Rules::Axf(_) => axf::judge_ply(ply),
        };
        evidence.into_iter().map(judge).collect()
    }

    /// Looks for nine rounds of offences without an exact repetition, up to the last move.
    ///
    /// Only the Chinese rules know them.
    #[must_use]
    pub fn nine_rounds(&self, history: &History) -> Option<NineRounds> {
        let end = history.moves().len();
        let start = end.checked_sub(2 * NineRounds::ROUNDS)?;
        if matches!(self.rules, Rules::Axf(_)) || (start..end).any(|ply| history.is_capture(ply)) {
            return None;
        }
        NineRounds::find(&self.natures(history, start..end))
    }

    const fn depth(&self) -> Depth {
        match self.rules {
            Rules::Cxa(_) => Depth::Lines,
            Rules::Axf(_) => Depth::Captures,
        }
    }

    /// Collects the evidence of the last rounds before the rules take notice, each kind of round
    /// once.
    fn evidence(&self, history: &History, repetition: &Repetition) -> Vec<Vec<PlyEvidence>> {
        let mut rounds: Vec<Range<usize>> = Vec::new();
        let moves = |round: &Range<usize>| &history.moves()[round.clone()];
        for round in repetition.rounds().rev().take(self.times.saturating_sub(1).max(1)) {
            if rounds.iter().all(|known| moves(known) != moves(&round)) {
                rounds.push(round);
            }
        }
        rounds.reverse();
        rounds
            .into_iter()
            .map(|round| of_round(history, round, self.depth(), self.limits))
            .collect()
    }

    fn decide(&self, evidence: &[Vec<PlyEvidence>]) -> (Vec<Vec<JudgedPly>>, Verdict) {
        match self.rules {
            Rules::Axf(options) => {
                let rounds = each(evidence, axf::judge_ply);
                let slices: Vec<&[JudgedPly]> = rounds.iter().map(Vec::as_slice).collect();
                let verdict = axf::decide(&slices, options.old_attack);
                (rounds, verdict)
            }
            Rules::Cxa(options) if options.conflict == Conflict::Undecided => {
                let with = |conflict| decide_cxa(evidence, CxaOptions { conflict, ..options });
                let ((graver, strict), (_, mild)) =
                    (with(Conflict::Graver), with(Conflict::Milder));
                let open = WhoMustChange::Undecided(Doubt::ClausesConflict);
                let verdict = if strict.who_must_change == mild.who_must_change {
                    strict
                } else {
                    Verdict::new(open, strict.clause)
                };
                (graver, verdict)
            }
            Rules::Cxa(options) => decide_cxa(evidence, options),
        }
    }
}

fn each(
    evidence: &[Vec<PlyEvidence>],
    judge: impl Fn(PlyEvidence) -> JudgedPly,
) -> Vec<Vec<JudgedPly>> {
    evidence.iter().map(|round| round.iter().cloned().map(&judge).collect()).collect()
}

fn decide_cxa(
    evidence: &[Vec<PlyEvidence>],
    options: CxaOptions,
) -> (Vec<Vec<JudgedPly>>, Verdict) {
    let with = |pawns| {
        let rounds = each(evidence, |ply| cxa::judge_ply(ply, options.conflict, pawns));
        let all: Vec<JudgedPly> = rounds.iter().flatten().cloned().collect();
        let verdict = cxa::decide(&all, options.mutual_offences);
        (rounds, all, verdict)
    };
    let (mut rounds, mut all, mut verdict) = with(PawnInFight::Idle);
    // Attacks of pawns count in a mutual fight only: the other side does nothing but offend.
    if options.pawn_in_fight == PawnInFight::Chase && verdict.who_must_change.color().is_some() {
        (rounds, all, verdict) = with(PawnInFight::Chase);
    }
    if verdict.who_must_change == WhoMustChange::Neither && hangs_on_limits(&all) {
        let open = WhoMustChange::Undecided(Doubt::LimitsHit);
        verdict = Verdict::new(open, verdict.clause);
    }
    (rounds, verdict)
}

/// Tells whether a move that counts as allowed was searched with too few nodes, while all other
/// moves of its side are forbidden.
fn hangs_on_limits(plies: &[JudgedPly]) -> bool {
    crate::Color::ALL.into_iter().any(|color| {
        let mut mine = plies
            .iter()
            .filter(|ply| ply.evidence.man.piece.color == color)
            .filter(|ply| ply.natures.gravest() > Nature::Chase)
            .peekable();
        mine.peek().is_some() && mine.all(|ply| ply.evidence.limits_hit)
    })
}
