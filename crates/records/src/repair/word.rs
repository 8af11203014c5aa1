//! A move text of a record, made ready to be read in many positions.

use std::borrow::Cow;

use notation_syntax::Span;
use xiangqi_core::Move;
use xiangqi_notation::{
    Accept, Notation, ReadingRank, WrittenMove, read_chinese, read_move, read_wxf, write_move,
    written_move,
};

use super::manner::Manner;
use super::sign::{Written, signs};
use crate::check::Stage;

/// One move text.
#[derive(Clone, Debug)]
pub(super) struct Word<'t> {
    pub(super) text: Cow<'t, str>,
    /// Its place in the source; empty where a move was put in.
    pub(super) span: Span,
    /// The ply that it has in its line of the source, from 1.
    pub(super) ply: usize,
    pub(super) signs: Vec<Written>,
    pub(super) written: Option<WrittenMove>,
}

/// How well a text fits the move that it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// The notation would write it so.
    Exact,
    /// It can be taken so.
    Loose,
}

impl<'t> Word<'t> {
    pub(super) fn new(text: Cow<'t, str>, span: Span, ply: usize, notation: Notation) -> Self {
        let written = written_move(&text, notation).ok();
        Self { signs: signs(&text, notation), written, text, span, ply }
    }

    /// Tells whether the text follows the grammar of the notation.
    pub(super) const fn is_well_formed(&self) -> bool {
        self.written.is_some()
    }

    /// Tells whether the text follows the grammar but for its dash.
    pub(super) fn has_misplaced_dash(&self, notation: Notation) -> bool {
        let is_dash = |c: char| matches!(c, '-' | '—' | '–' | '－' | '─');
        !self.is_well_formed()
            && self.text.contains(is_dash)
            && written_move(&self.text.replace(is_dash, ""), notation).is_ok()
    }

    /// Returns the legal move that the text means at `stage`; corrected characters are none.
    pub(super) fn read(&self, stage: &Stage, manner: &Manner) -> Option<(Move, Fit)> {
        let exact = match manner.notation {
            Notation::Chinese => read_chinese(stage, &self.text),
            Notation::Wxf if manner.has_standard_letters() => read_wxf(stage, &self.text),
            _ => None,
        };
        if let Some(read) = exact {
            return Some((read.mv, Fit::Exact));
        }
        if let Some(mv) = self.written.and_then(|written| written.resolve(stage).ok()) {
            return Some((mv, self.fit(stage, mv, manner)));
        }
        if !manner.is_mixed && self.written.is_some() {
            return None;
        }
        let accept = Accept { worst: ReadingRank::Tolerated, ..manner.accept };
        let read = read_move(stage, &self.text, &accept).ok()?;
        Some((read.mv, Fit::Loose))
    }

    fn fit(&self, stage: &Stage, mv: Move, manner: &Manner) -> Fit {
        if manner.notation.dialect().is_none() {
            return Fit::Exact;
        }
        let is_written = manner.notation != Notation::Chinese
            && write_move(stage, mv, manner.notation, &manner.style).is_ok_and(|text| {
                let meant = signs(&text, manner.notation);
                meant.len() == self.signs.len()
                    && meant.iter().zip(&self.signs).all(|(a, b)| a.sign == b.sign)
            });
        if is_written { Fit::Exact } else { Fit::Loose }
    }
}
