//! Positions of the main line that come round.
//!
//! Who must change is no matter of a check: that costs a search a move, and `rules` answers it.

use xiangqi_core::rules::History;
use xiangqi_core::{Move, PieceKind};

use super::Stage;

/// Plies that must have passed before a position can stand for the third time.
const LEAST: usize = 8;

/// Watches a line for the first position that stands for the third time.
///
/// A key relative to the last move that cannot be taken back is enough: it costs a few operations
/// a ply, and whatever it finds is looked at again, position by position.
#[derive(Clone, Debug)]
pub(super) struct Repetitions {
    /// The keys since the last capture or step of a pawn, the last one at the end.
    keys: Vec<u64>,
    /// The ply that brought a position about for the third time.
    third: Option<usize>,
}

impl Repetitions {
    pub(super) fn new() -> Self {
        Self { keys: vec![0], third: None }
    }

    /// Takes notice of `mv`, move number `ply`, which led to `stage`.
    pub(super) fn played(&mut self, stage: &Stage, mv: Move, ply: u32) {
        if self.third.is_some() {
            return;
        }
        let Stage::Legal(position) = stage else { return self.begin_anew() };
        let Some(piece) = position.board().get(mv.to) else { return self.begin_anew() };
        let is_step = piece.kind == PieceKind::Pawn && mv.from.rank() != mv.to.rank();
        if position.halfmove_clock() == 0 || is_step {
            return self.begin_anew();
        }
        let man = (piece.color.index() * 7 + piece.kind.index()) as u64 * 90;
        let on = |index: u8| mix(man + u64::from(index) + 1);
        let last = self.keys.last().copied().unwrap_or_default();
        let key = last ^ on(mv.from.index()) ^ on(mv.to.index());
        if self.keys.len() >= LEAST {
            let earlier = self.keys.iter().rev().skip(1).step_by(2);
            if earlier.filter(|&&before| before == key).count() >= 2 {
                self.third = Some(ply as usize);
            }
        }
        self.keys.push(key);
    }

    fn begin_anew(&mut self) {
        self.keys.clear();
        self.keys.push(0);
    }

    /// Returns the ply that brought a position about for the third time, unless the game ended
    /// with it.
    pub(super) fn goes_on(&self, start: &Stage, moves: impl Iterator<Item = Move>) -> Option<u32> {
        let ply = self.third?;
        let Stage::Legal(start) = start else { return None };
        let mut moves = moves.peekable();
        let history = History::replay(start.clone(), moves.by_ref().take(ply)).ok()?;
        moves.peek()?;
        history.repetition(3)?;
        u32::try_from(ply).ok()
    }
}

/// Spreads a small number over 64 bits, as SplitMix64 does.
const fn mix(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z ^ z >> 27
}
