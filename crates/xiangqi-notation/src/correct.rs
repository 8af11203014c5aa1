//! Texts that follow no notation, after repair or correction.

use alloc::vec::Vec;
use xiangqi_core::{Move, Play};

use crate::characters::{Normal, Spaces, for_each_correction};
use crate::move_text::MoveText;
use crate::readings::for_each_reading;
use crate::search::{Found, Search};
use crate::{
    Accept, Mojibake, Note, ReadMove, ReadMoveError, ReadingRank, ResolveMoveError, repair_mojibake,
};

/// Texts with more characters than this are no single move.
const LONGEST: usize = 40;

/// Which texts are corrected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It follows no notation.
    Malformed,
    /// It follows one, but names a piece that is not there: a digit can have become a letter
    /// (`Ab+5`). The piece itself is not put in doubt.
    NoSuchPiece,
}

/// Reads `text` as a move after repair or correction.
///
/// Repairs come first, then fewer corrections before more. Nothing if there is nothing to
/// correct or no legal move comes of it; ambiguous unless exactly one does.
pub(crate) fn correct<P: Play>(
    position: &P,
    text: &str,
    accept: &Accept,
    fault: Fault,
) -> Option<Result<ReadMove, ReadMoveError>> {
    if accept.worst < ReadingRank::Corrected || text.chars().nth(LONGEST).is_some() {
        return None;
    }
    let mut tried = Tried { best: None, candidates: Vec::new() };
    if fault == Fault::Malformed {
        for (mojibake, repaired) in repair_mojibake(text) {
            tried.text(position, &repaired, accept, Some(mojibake));
        }
    }
    if tried.candidates.is_empty() {
        let plain = Normal::new(text, Spaces::Dropped);
        let mut changes = 0;
        for_each_correction(plain.as_str(), |corrected, changed| {
            let same_piece = corrected.chars().next() == plain.as_str().chars().next();
            let enough = changed > changes && !tried.candidates.is_empty();
            if !enough && (same_piece || fault == Fault::Malformed) {
                changes = changed;
                tried.text(position, corrected, accept, None);
            }
        });
    }
    tried.finish()
}

/// What came of the texts that were tried.
struct Tried {
    best: Option<(Found, Note)>,
    candidates: Vec<Move>,
}

impl Tried {
    fn text<P: Play>(
        &mut self,
        position: &P,
        corrected: &str,
        accept: &Accept,
        mojibake: Option<Mojibake>,
    ) {
        let mut search = Search::default();
        let read = for_each_reading(corrected, accept, |notation, written, form| {
            search.add(position, notation, &written, form);
        });
        if !read {
            return;
        }
        match search.finish(position) {
            Ok((found, _)) => {
                let mut text = MoveText::EMPTY;
                text.push_str(corrected);
                let note = mojibake
                    .map_or(Note::Corrected { text }, |mojibake| Note::Repaired { mojibake, text });
                self.candidates.push(found.mv);
                self.best = self.best.or(Some((found, note)));
            }
            Err(ResolveMoveError::Ambiguous { candidates }) => {
                self.candidates.extend(candidates);
            }
            Err(_) => {}
        }
    }

    fn finish(mut self) -> Option<Result<ReadMove, ReadMoveError>> {
        self.candidates.sort_unstable();
        self.candidates.dedup();
        if self.candidates.len() > 1 {
            return Some(Err(ReadMoveError::Ambiguous { candidates: self.candidates }));
        }
        let (Found { mv, notation, .. }, note) = self.best?;
        let (rank, notes) = (ReadingRank::Corrected, Vec::from([Note::NotCanonical, note]));
        Some(Ok(ReadMove { mv, notation, rank, notes }))
    }
}
