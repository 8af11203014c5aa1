//! A move text of a record, made ready to be read in many positions.

use std::borrow::Cow;

use notation_syntax::Span;
use xiangqi_notation::{Notation, WrittenMove, written_move};

use super::sign::{Written, signs};

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
}
