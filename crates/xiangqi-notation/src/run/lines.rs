//! The ways in which a run can be read so far.

use alloc::vec::Vec;

use xiangqi_core::{Move, Play};

use super::convention::{COUNT, all};
use crate::chinese::is_spelled_by;
use crate::form::Form;
use crate::readings::{Asked, NotationSet, for_each_reading_in};
use crate::search::Search;
use crate::{Accept, Notation, RankBase, WrittenMove};

/// More ways than this are never followed; the worst are given up.
const MOST_LINES: usize = 64;

/// One way to read a run: its moves, and how well each convention explains them.
#[derive(Clone)]
pub(super) struct Line<P> {
    /// The index of the start position.
    pub(super) start: usize,
    pub(super) position: P,
    /// The last move; the moves before it are on the trail.
    pub(super) last: Option<Step>,
    /// For each convention that reads all moves so, its departures from the canonical.
    pub(super) costs: [Option<u32>; COUNT],
}

impl<P: Play> Line<P> {
    pub(super) fn new(start: usize, position: P) -> Self {
        Self { start, position, last: None, costs: [Some(0); COUNT] }
    }

    /// Returns the least cost over all conventions.
    pub(super) fn cost(&self) -> u32 {
        self.costs.iter().flatten().copied().min().unwrap_or(u32::MAX)
    }
}

/// A move of a line, with the place on the trail of the move before it.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) mv: Move,
    pub(super) before: Option<usize>,
}

/// A text as one convention reads it, before any position.
type Reading = (usize, WrittenMove, Form);

/// Returns what `text` says in each convention that is of use to one of those `open`.
fn readings(text: &str, open: impl Fn(usize) -> bool) -> Vec<Reading> {
    let conventions = all();
    let mut usual = NotationSet::EMPTY;
    let mut readings = Vec::new();
    for (index, &convention) in conventions.iter().enumerate() {
        let of_use = (0..COUNT)
            .any(|taker| open(taker) && conventions[taker].takes(convention) != Asked::Not);
        if !of_use {
            continue;
        }
        if index < Notation::ALL.len() {
            usual.insert(convention.notation);
            continue;
        }
        let mut set = NotationSet::EMPTY;
        set.insert(convention.notation);
        let accept = Accept { notation: None, ..convention.accept() };
        for_each_reading_in(set, text, &accept, |_, written, form| {
            readings.push((index, written, form));
        });
    }
    let accept = Accept { rank_base: Some(RankBase::Zero), ..Accept::ANY };
    for_each_reading_in(usual, text, &accept, |notation, written, form| {
        readings.push((notation as usize, written, form));
    });
    readings
}

/// Whether conventions that failed before may take part again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Conventions {
    /// Only those that read everything so far.
    Unbroken,
    /// All: the text changes its notation here.
    Any,
}

/// Follows each line by one more text.
///
/// The last moves of the `lines` are on the trail from `base`, in their order. Lines that cannot
/// be followed are left out.
pub(super) fn follow<P: Play>(
    lines: &[Line<P>],
    base: usize,
    text: &str,
    which: Conventions,
) -> Vec<Line<P>> {
    let conventions = all();
    let takes_part = |index: usize| {
        which == Conventions::Any || lines.iter().any(|line| line.costs[index].is_some())
    };
    let readings = readings(text, takes_part);
    let mut followed: Vec<Line<P>> = Vec::new();
    for (index_of_line, line) in lines.iter().enumerate() {
        let before = line.last.map(|_| base + index_of_line);
        let begin = followed.len();
        let strange = u32::from(!is_spelled_by(text, line.position.side_to_move()));
        for &(read_as, written, form) in &readings {
            // A convention that takes this reading, dead or alive.
            let takes = |index: usize| match conventions[index].takes(conventions[read_as]) {
                Asked::Own => Some(0),
                Asked::Related => Some(2),
                Asked::Not => None,
            };
            let open = |index: usize| which == Conventions::Any || line.costs[index].is_some();
            if !(0..COUNT).any(|index| open(index) && takes(index).is_some()) {
                continue;
            }
            let mut search = Search::default();
            let notation = conventions[read_as].notation;
            search.add(&line.position, notation, &written, form);
            for found in search.into_moves() {
                let departure = found.rank.number().saturating_sub(notation.rank().number());
                let at = begin
                    + followed[begin..]
                        .iter()
                        .position(|next| next.last.is_some_and(|last| last.mv == found.mv))
                        .unwrap_or(followed.len() - begin);
                if at == followed.len() {
                    let mut next = line.clone();
                    if next.position.play(found.mv).is_err() {
                        continue;
                    }
                    next.last = Some(Step { mv: found.mv, before });
                    next.costs = [None; COUNT];
                    followed.push(next);
                }
                for index in 0..COUNT {
                    if let Some(extra) = takes(index).filter(|_| open(index)) {
                        let before = line.costs[index].unwrap_or_else(|| line.cost());
                        let cost = before + extra + u32::from(departure) + strange;
                        let best = &mut followed[at].costs[index];
                        *best = Some(best.map_or(cost, |known| known.min(cost)));
                    }
                }
            }
        }
    }
    followed.sort_by_key(Line::cost);
    followed.truncate(MOST_LINES);
    followed
}
