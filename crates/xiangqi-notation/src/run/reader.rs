//! Reading a run of moves by the evidence of all of them.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use xiangqi_core::{Color, Move, Play};

use super::convention::all;
use super::evidence::{Doubt, Evidence};
use super::lines::{Conventions, Line, Step, follow};
use crate::chinese::script_of;
use crate::{Accept, Note, ReadMove, ReadMoveError, ReadingRank, read_move};

/// What a corrected character costs a convention.
const CORRECTION: u32 = 3;

/// Reads a run of moves whose notation is not known, or not for certain.
///
/// Every reading of every move is carried forward and given up when a later move cannot be
/// played. At the end the convention that explains the run with the fewest departures from its
/// canonical form is taken. Two that explain it equally well and read other moves make the run
/// ambiguous.
///
/// ```
/// use xiangqi_core::Position;
/// use xiangqi_notation::{Notation, Reader};
///
/// // The same letters and signs mean other things in WXF.
/// let mut reader = Reader::new(Position::start());
/// for text in ["P2-5", "M8.7", "M2.3", "X9-8", "C7.1"] {
///     reader.push(text)?;
/// }
/// let run = reader.finish()?;
/// assert_eq!(run.evidence.convention.unwrap().notation, Notation::Vietnamese);
/// assert_eq!(run.moves[0].mv.to_string(), "h2e2");
/// # Ok::<(), xiangqi_notation::ReadRunError>(())
/// ```
pub struct Reader<P> {
    starts: Vec<P>,
    lines: Vec<Line<P>>,
    /// The last moves of all lines after each text, one text after the other.
    trail: Vec<Step>,
    texts: Vec<String>,
    changes: Vec<usize>,
    change: Change,
}

/// What a reader does when no convention reads the whole run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Change {
    /// It stops: the move is wrong.
    #[default]
    Refused,
    /// It takes all conventions from there on: two programs wrote the run.
    Allowed,
}

/// A run of moves that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadRun {
    /// The moves with what is to be said about each text.
    pub moves: Vec<ReadMove>,
    /// What the run proves about its notation.
    pub evidence: Evidence,
}

/// Why a run of moves cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadRunError {
    /// A text is no move of any position that the moves before it can lead to.
    NoMove {
        /// The index of the move.
        index: usize,
        /// What is wrong with it after the best reading of the moves before it.
        error: ReadMoveError,
    },
    /// Conventions that explain the run equally well read other moves.
    Ambiguous {
        /// The index of the first move that is not certain.
        index: usize,
        /// The moves that it can be.
        candidates: Vec<Move>,
    },
}

impl fmt::Display for ReadRunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove { index, error } => write!(f, "ply {}: {error}", index + 1),
            Self::Ambiguous { index, candidates } => {
                write!(f, "ply {}: several moves can be meant:", index + 1)?;
                candidates.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
        }
    }
}

impl core::error::Error for ReadRunError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::NoMove { error, .. } => Some(error),
            Self::Ambiguous { .. } => None,
        }
    }
}

impl<P: Play> Reader<P> {
    /// Begins a run at `start`.
    #[must_use]
    pub fn new(start: P) -> Self {
        Self::with_starts(Vec::from([start]))
    }

    /// Begins a run at one of several positions, such as one board with either side to move.
    #[must_use]
    pub fn with_starts(starts: Vec<P>) -> Self {
        let line = |(index, start): (usize, &P)| Line::new(index, start.clone());
        let lines = starts.iter().enumerate().map(line).collect();
        let change = Change::Refused;
        Self { starts, lines, trail: Vec::new(), texts: Vec::new(), changes: Vec::new(), change }
    }

    /// Sets what happens when no convention reads the whole run.
    #[must_use]
    pub fn with_change(mut self, change: Change) -> Self {
        self.change = change;
        self
    }

    /// Takes the next move.
    ///
    /// # Errors
    ///
    /// The text is no legal move in any reading; the reader is as it was before.
    pub fn push(&mut self, text: &str) -> Result<(), ReadRunError> {
        let index = self.texts.len();
        let base = self.trail.len() - self.lines.iter().filter(|line| line.last.is_some()).count();
        let follow = |conventions| follow(&self.lines, base, text, conventions);
        let mut followed = follow(Conventions::Unbroken);
        if followed.is_empty() && self.change == Change::Allowed {
            followed = follow(Conventions::Any);
            if !followed.is_empty() {
                self.changes.push(index);
            }
        }
        if followed.is_empty() {
            followed = self.correct(base, text);
        }
        if followed.is_empty() {
            return Err(ReadRunError::NoMove { index, error: self.explain(text) });
        }
        self.trail.extend(followed.iter().filter_map(|line| line.last));
        self.lines = followed;
        self.texts.push(String::from(text));
        Ok(())
    }

    /// Follows the lines by `text` with corrected characters, where one move comes of it.
    fn correct(&self, base: usize, text: &str) -> Vec<Line<P>> {
        let mut followed = Vec::new();
        for (index, line) in self.lines.iter().enumerate() {
            let accept = match line.last {
                Some(_) => self.best_convention(line).accept(),
                None => Accept::ANY,
            };
            let Ok(read) = read_move(&line.position, text, &accept) else { continue };
            let mut next = line.clone();
            if read.rank == ReadingRank::Corrected && next.position.play(read.mv).is_ok() {
                next.last = Some(Step { mv: read.mv, before: line.last.map(|_| base + index) });
                next.costs = next.costs.map(|cost| cost.map(|cost| cost + CORRECTION));
                followed.push(next);
            }
        }
        followed
    }

    /// Returns the moves of `line`.
    fn moves(&self, line: &Line<P>) -> Vec<Move> {
        let steps = core::iter::successors(line.last, |step| self.trail.get(step.before?).copied());
        let mut moves: Vec<Move> = steps.map(|step| step.mv).collect();
        moves.reverse();
        moves
    }

    /// Tells what is wrong with `text` after the best line so far.
    fn explain(&self, text: &str) -> ReadMoveError {
        let best = self.lines.iter().min_by_key(|line| line.cost());
        let nobody = ReadMoveError::NoSuchPiece { piece: None };
        let Some(line) = best else { return nobody };
        let convention = self.best_convention(line);
        let accept = if self.texts.is_empty() { Accept::ANY } else { convention.accept() };
        match read_move(&line.position, text, &accept) {
            Err(error) => error,
            Ok(_) => nobody,
        }
    }

    fn best_convention(&self, line: &Line<P>) -> super::Convention {
        let conventions = all();
        let best = (0..conventions.len())
            .filter_map(|index| Some((line.costs[index]?, conventions[index].prior(), index)))
            .min();
        conventions[best.map_or(0, |(.., index)| index)]
    }

    /// Returns the positions that the moves so far can have led to, the likelier first.
    pub fn positions(&self) -> impl Iterator<Item = &P> {
        self.lines.iter().map(|line| &line.position)
    }

    /// Decides between the readings that are left.
    ///
    /// # Errors
    ///
    /// Two conventions explain the run equally well and read other moves.
    pub fn finish(self) -> Result<ReadRun, ReadRunError> {
        let conventions = all();
        // Every line with every convention that explains it.
        let mut explained: Vec<(u32, u32, usize, usize)> = Vec::new();
        for (at, line) in self.lines.iter().enumerate() {
            let costs = line.costs.iter().enumerate();
            explained.extend(costs.filter_map(|(index, cost)| {
                Some(((*cost)?, conventions[index].prior(), index, at))
            }));
        }
        explained.sort_unstable();
        let Some(&(cost, prior, index, at)) = explained.first() else {
            return Ok(self.without_moves());
        };
        let taken = &self.lines[at];
        let all_moves: Vec<Vec<Move>> = self.lines.iter().map(|line| self.moves(line)).collect();
        let taken_moves = &all_moves[at];
        let mut candidates = Vec::new();
        let mut first_difference = usize::MAX;
        for &(other_cost, other_prior, _, other) in &explained {
            if (other_cost, other_prior) != (cost, prior) || self.lines[other].start != taken.start
            {
                continue;
            }
            let Some(differs_at) = difference(taken_moves, &all_moves[other]) else { continue };
            if differs_at < first_difference {
                candidates = Vec::from([taken_moves[differs_at]]);
                first_difference = differs_at;
            }
            if differs_at == first_difference {
                candidates.push(all_moves[other][differs_at]);
            }
        }
        if !candidates.is_empty() {
            candidates.sort_unstable();
            candidates.dedup();
            return Err(ReadRunError::Ambiguous { index: first_difference, candidates });
        }
        let mut doubts: Vec<Doubt> = Vec::new();
        for &(other_cost, _, other_index, other) in &explained {
            let convention = conventions[other_index];
            let known = doubts.iter().any(|doubt| doubt.convention == convention);
            let differs_at = difference(taken_moves, &all_moves[other]);
            let worse = other_cost - cost;
            // Relatives that fit less well and read the same moves are no doubt.
            if other_index != index && !known && (worse == 0 || differs_at.is_some()) {
                doubts.push(Doubt { convention, differs_at, worse });
            }
        }
        let convention = conventions[index];
        let side = self.starts[taken.start].side_to_move();
        let mut position = self.starts[taken.start].clone();
        let mut moves = Vec::with_capacity(taken_moves.len());
        for (text, &mv) in self.texts.iter().zip(taken_moves) {
            moves.push(read_as(&position, text, mv, convention.accept()));
            if position.play(mv).is_err() {
                break;
            }
        }
        let not_canonical =
            moves.iter().filter(|read| read.notes.contains(&Note::NotCanonical)).count();
        let evidence = Evidence {
            convention: (!moves.is_empty()).then_some(convention),
            changes: self.changes,
            doubts: if moves.is_empty() { Vec::new() } else { doubts },
            script: script_of(self.texts.iter().map(String::as_str)),
            side,
            side_proved: self.lines.iter().all(|line| line.start == taken.start),
            not_canonical,
        };
        Ok(ReadRun { moves, evidence })
    }

    /// The result for a reader without any start position.
    fn without_moves(&self) -> ReadRun {
        let evidence = Evidence {
            convention: None,
            changes: Vec::new(),
            doubts: Vec::new(),
            script: None,
            side: self.starts.first().map_or(Color::Red, Play::side_to_move),
            side_proved: false,
            not_canonical: 0,
        };
        ReadRun { moves: Vec::new(), evidence }
    }
}

/// Reads `text`, known to mean `mv`, for its notation, rank and notes.
fn read_as<P: Play>(position: &P, text: &str, mv: Move, accept: Accept) -> ReadMove {
    for accept in [accept, Accept::ANY] {
        if let Ok(read) = read_move(position, text, &accept)
            && read.mv == mv
        {
            return read;
        }
    }
    // Only the rest of the run decided for this move.
    let notation = accept.notation.unwrap_or(crate::Notation::Ucci);
    let notes = Vec::from([Note::NotCanonical]);
    ReadMove { mv, notation, rank: ReadingRank::Tolerated, notes }
}

/// Returns the index of the first move in which two lines differ.
fn difference(a: &[Move], b: &[Move]) -> Option<usize> {
    a.iter().zip(b).position(|(a, b)| a != b)
}
