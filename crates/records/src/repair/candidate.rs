//! What a search gives: faults and the changes that mend them.

use notation_syntax::Span;
use xiangqi_core::Setup;
use xiangqi_notation::Notation;

use super::{Edit, SlipKind};

/// All that was found in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repairs {
    /// The faults in the order in which they come to light: the main line first, then variations.
    pub faults: Vec<Fault>,
    /// The notation of the moves, as far as the record shows it.
    pub notation: Option<Notation>,
}

/// A place where a line of a game cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the line: 0 is the main line, variations follow in the order of the file.
    pub line: usize,
    /// The ply of the first move that cannot be, from 1, counted in its line.
    pub ply: usize,
    /// The place of its text.
    pub span: Span,
    /// Its text.
    pub text: String,
    /// How many moves the line has in all.
    pub plies: usize,
    /// The changes behind which the line goes on, the best first.
    pub candidates: Vec<Candidate>,
    /// Whether the first candidate can be trusted.
    pub verdict: Verdict,
}

/// A change of the text that lets a line go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The ply that is changed, from 1; 0 is the start.
    pub ply: usize,
    /// The place of the text that is changed.
    pub span: Span,
    /// The text that stands there.
    pub text: String,
    /// What it is to be; empty if a move is to be taken out.
    pub replacement: String,
    /// What went wrong.
    pub kind: SlipKind,
    /// How many moves of the record behind the changed ply are legal then.
    pub legal_plies_after: usize,
    /// The ply at which the line fails again; `None` if it is legal to its end.
    pub fails_at: Option<usize>,
    /// How unlikely the slip is ([`cost`](super::cost)).
    pub cost: u32,
    /// The changes of the source. Empty where the source has no text of the move to change.
    pub edits: Vec<Edit>,
    /// The start position that is proposed, if it is the start that is changed.
    pub start: Option<Box<Setup>>,
}

/// How sure the first candidate of a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Unique and clearly best: it leads to the end of the line, [`PROOF`](super::PROOF) plies
    /// further or to a fault that is clear, costs no more than [`MOST_COST`](super::MOST_COST),
    /// and every other candidate that comes within [`NEAR`](super::NEAR) plies of it
    /// costs at least [`MARGIN`](super::MARGIN) more; one that stops earlier has to suppose
    /// another slip, which counts.
    Clear,
    /// Others cannot be excluded.
    Doubtful,
    /// There is no candidate.
    Nothing,
}

impl Verdict {
    /// Returns `clear`, `doubtful` or `nothing`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::Doubtful => "doubtful",
            Self::Nothing => "nothing",
        }
    }
}

impl Fault {
    /// Returns the first candidate if it is unique and clearly best.
    #[must_use]
    pub fn clear(&self) -> Option<&Candidate> {
        self.candidates.first().filter(|_| self.verdict == Verdict::Clear)
    }
}
