//! A list in the making: games, and lines that belong to none.

use notation_syntax::Span;

use super::PositionProblem;
use crate::raw::RawGame;
use crate::{Diagnostic, NodeId, Place};

/// The games of a list.
#[derive(Debug, Default)]
pub(crate) struct List {
    games: Vec<RawGame>,
    /// Lines that are no position, for the next game.
    pending: Vec<(String, Span)>,
}

impl List {
    /// Adds a game, with the lines in front of it as introduction.
    pub(crate) fn push(&mut self, mut game: RawGame) {
        self.hand_over(&mut game);
        self.games.push(game);
    }

    /// Keeps a line that is no position.
    pub(crate) fn other(&mut self, text: &str, span: Span) {
        self.pending.push((text[span.range()].to_owned(), span));
    }

    /// Returns the games; lines behind the last one go to it. Without a game there is none to
    /// keep the lines, and the text is no list.
    pub(crate) fn finish(mut self) -> Vec<RawGame> {
        if let Some(mut last) = self.games.pop() {
            self.hand_over(&mut last);
            self.games.push(last);
        }
        self.games
    }

    fn hand_over(&mut self, game: &mut RawGame) {
        for (line, span) in self.pending.drain(..) {
            let place = Place::span(span);
            game.diagnostics.push(Diagnostic::new(PositionProblem::NoPosition, place));
            game.tree[NodeId::ROOT].annotations_mut().comments.push(line);
        }
    }
}
