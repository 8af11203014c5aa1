//! A line of moves and how far it can be played.

use xiangqi_core::{Move, Play};

use super::manner::Manner;
use super::word::{Fit, Word};
use crate::check::Stage;

/// A start and the words that follow it.
#[derive(Clone, Debug)]
pub(super) struct Line<'t> {
    pub(super) start: Stage,
    pub(super) words: Vec<Word<'t>>,
    pub(super) manner: Manner,
    /// The ply in the source from which on the moves are written as those of the other side: a
    /// fault, however legal they are.
    pub(super) exchanged: Option<usize>,
}

/// How far a replay came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reach {
    /// The index of the first word that is no legal move; the number of words if there is none.
    pub(super) at: usize,
    /// How many words were only read loosely.
    pub(super) loose: u32,
}

/// The positions of a line up to its first fault.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// The position before each word, up to the faulty one.
    pub(super) stages: Vec<Stage>,
    /// The move of each legal word.
    pub(super) moves: Vec<Move>,
    /// How many words before each were read loosely.
    pub(super) loose: Vec<u32>,
}

impl Played {
    /// Returns the index of the first word that is no legal move.
    pub(super) const fn fault(&self) -> usize {
        self.moves.len()
    }
}

impl<'t> Line<'t> {
    /// Returns the line without its words.
    pub(super) fn head(&self) -> Self {
        Self { start: self.start.clone(), words: Vec::new(), manner: self.manner, exchanged: None }
    }

    /// Plays all words up to the first fault.
    pub(super) fn play(&self) -> Played {
        let mut played = Played { stages: Vec::new(), moves: Vec::new(), loose: Vec::new() };
        let mut stage = self.start.clone();
        let mut loose = 0;
        for word in &self.words {
            played.stages.push(stage.clone());
            played.loose.push(loose);
            if self.exchanged == Some(word.ply) {
                return played;
            }
            let Some((mv, fit)) = self.manner.read(word, &stage) else { return played };
            if stage.play(mv).is_err() {
                return played;
            }
            loose += u32::from(fit == Fit::Loose);
            played.moves.push(mv);
        }
        played.stages.push(stage);
        played.loose.push(loose);
        played
    }

    /// Plays the words from `from` on at `stage` up to the first fault.
    pub(super) fn replay(&self, mut stage: Stage, from: usize) -> Reach {
        let mut loose = 0;
        for (at, word) in self.words.iter().enumerate().skip(from) {
            let Some((mv, fit)) = self.manner.read(word, &stage) else {
                return Reach { at, loose };
            };
            if stage.play(mv).is_err() {
                return Reach { at, loose };
            }
            loose += u32::from(fit == Fit::Loose);
        }
        Reach { at: self.words.len(), loose }
    }
}
