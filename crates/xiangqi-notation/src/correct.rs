//! Texts that follow no notation, after repair or correction.

use alloc::string::String;
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

/// Reads `text` as a move after repair or correction.
///
/// Nothing if there is nothing to correct or no legal move comes of it; ambiguous unless exactly
/// one does.
pub(crate) fn correct<P: Play>(
    position: &P,
    text: &str,
    accept: &Accept,
) -> Option<Result<ReadMove, ReadMoveError>> {
    if accept.worst < ReadingRank::Corrected || text.chars().nth(LONGEST).is_some() {
        return None;
    }
    let mut best: Option<(Found, Note)> = None;
    let mut candidates: Vec<Move> = Vec::new();
    for (corrected, mojibake) in corrected_texts(text) {
        let mut search = Search::default();
        let read = for_each_reading(&corrected, accept, |notation, written, form| {
            search.add(position, notation, &written, form);
        });
        match read.map(|()| search.finish(position)) {
            Ok(Ok((found, _))) => {
                let mut text = MoveText::EMPTY;
                text.push_str(&corrected);
                let note = mojibake
                    .map_or(Note::Corrected { text }, |mojibake| Note::Repaired { mojibake, text });
                candidates.push(found.mv);
                best = best.or(Some((found, note)));
            }
            Ok(Err(ResolveMoveError::Ambiguous { candidates: several })) => {
                candidates.extend(several);
            }
            _ => {}
        }
    }
    candidates.sort_unstable();
    candidates.dedup();
    if candidates.len() > 1 {
        return Some(Err(ReadMoveError::Ambiguous { candidates }));
    }
    let (Found { mv, notation, .. }, note) = best?;
    let (rank, notes) = (ReadingRank::Corrected, Vec::from([Note::NotCanonical, note]));
    Some(Ok(ReadMove { mv, notation, rank, notes }))
}

/// Returns the texts that `text` can have been.
fn corrected_texts(text: &str) -> Vec<(String, Option<Mojibake>)> {
    let repaired = repair_mojibake(text).into_iter();
    let mut texts: Vec<_> = repaired.map(|(mojibake, text)| (text, Some(mojibake))).collect();
    let plain = Normal::new(text, Spaces::Dropped);
    for_each_correction(plain.as_str(), |corrected| texts.push((String::from(corrected), None)));
    texts
}
