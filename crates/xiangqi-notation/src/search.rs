//! The legal moves among all that a text can mean.

use alloc::vec::Vec;
use xiangqi_core::{IllegalMove, Move, Piece, PieceKind, Play, Square};

use crate::form::Form;
use crate::written::{Fit, Meaning};
use crate::{Notation, ReadingRank, ResolveMoveError, WrittenMove};

/// A legal move that a text can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) rank: ReadingRank,
    pub(crate) notation: Notation,
    pub(crate) mv: Move,
}

/// Collects the legal moves that readings of one text can mean, and the nearest miss.
#[derive(Default)]
pub(crate) struct Search {
    best: Option<Found>,
    others: Vec<Found>,
    miss: Option<(u8, Miss)>,
}

#[derive(Clone, Copy)]
enum Miss {
    NoSuchPiece(Option<Piece>),
    OtherPiece(PieceKind, Square),
    NoTarget(Square),
    Illegal(Move, IllegalMove),
}

impl Search {
    /// Adds what `written` can mean as a text of `notation`.
    pub(crate) fn add<P: Play>(
        &mut self,
        position: &P,
        notation: Notation,
        written: &WrittenMove,
        form: Form,
    ) {
        let mut any = false;
        written.for_each_meaning(position, |meaning| {
            any = true;
            match meaning {
                Meaning::Move(fit, mv) => match position.verify(mv) {
                    Ok(()) => {
                        let rank = ReadingRank::of(notation, form, fit);
                        self.found(Found { rank, notation, mv });
                    }
                    Err(reason) => {
                        let near = if reason.is_about_king() { 5 } else { 3 };
                        let miss = Miss::Illegal(mv, reason);
                        self.missed(near + nearness(form, fit), miss);
                    }
                },
                Meaning::NoTarget(fit, from) => {
                    self.missed(2 + nearness(form, fit), Miss::NoTarget(from));
                }
                Meaning::OtherPiece(kind, square) => {
                    self.missed(1 + nearness(form, Fit::Exact), Miss::OtherPiece(kind, square));
                }
            }
        });
        if !any {
            self.missed(nearness(form, Fit::Exact), Miss::NoSuchPiece(written.piece(position)));
        }
    }

    /// Tells whether a canonical reading is a legal move.
    pub(crate) fn is_canonical(&self) -> bool {
        self.best.is_some_and(|best| best.rank <= ReadingRank::Documented)
    }

    fn found(&mut self, found: Found) {
        match &mut self.best {
            None => self.best = Some(found),
            Some(best) if found.rank < best.rank => {
                self.others.push(core::mem::replace(best, found));
            }
            Some(best) if found.mv == best.mv => {}
            Some(_) => self.others.push(found),
        }
    }

    fn missed(&mut self, nearness: u8, miss: Miss) {
        if self.miss.is_none_or(|(before, _)| before < nearness) {
            self.miss = Some((nearness, miss));
        }
    }

    /// Returns every legal move with its best rank.
    pub(crate) fn into_moves(self) -> impl Iterator<Item = Found> {
        self.best.into_iter().chain(self.others)
    }

    /// Returns the one move of the best rank, and the moves of lower ranks.
    pub(crate) fn finish<P: Play>(
        self,
        position: &P,
    ) -> Result<(Found, Vec<Found>), ResolveMoveError> {
        let Some(best) = self.best else { return Err(self.explain(position)) };
        let mut others = self.others;
        others.retain(|other| other.mv != best.mv);
        if others.iter().all(|other| other.rank != best.rank) {
            return Ok((best, others));
        }
        let mut candidates: Vec<Move> =
            others.iter().filter(|other| other.rank == best.rank).map(|other| other.mv).collect();
        candidates.push(best.mv);
        candidates.sort_unstable();
        candidates.dedup();
        Err(ResolveMoveError::Ambiguous { candidates })
    }

    fn explain<P: Play>(&self, position: &P) -> ResolveMoveError {
        let nobody = ResolveMoveError::NoSuchPiece { piece: None };
        let Some((_, miss)) = self.miss else { return nobody };
        let on = |square| position.board().get(square);
        match miss {
            Miss::Illegal(mv, reason) => ResolveMoveError::Illegal { mv, reason },
            Miss::NoSuchPiece(piece) => ResolveMoveError::NoSuchPiece { piece },
            Miss::NoTarget(from) => {
                on(from).map_or(nobody, |piece| ResolveMoveError::NoTarget { piece, from })
            }
            Miss::OtherPiece(expected, square) => on(square)
                .map_or(nobody, |found| ResolveMoveError::OtherPiece { expected, found, square }),
        }
    }
}

/// A miss of a canonical reading says more than one of a corrected reading.
fn nearness(form: Form, fit: Fit) -> u8 {
    match (form, fit) {
        (Form::Canonical, Fit::Exact) => 30,
        (Form::Canonical, Fit::Loose) => 20,
        (Form::Tolerant, _) => 10,
        (Form::Corrected, _) => 0,
    }
}
