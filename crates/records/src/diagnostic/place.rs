//! Where in a record something was found.

use notation_syntax::Span;

use crate::NodeId;

/// A place in a record; whatever is not known is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Number of the game in its file, from 1.
    pub game: Option<u32>,
    /// The ply in its line, from 1: the move that is meant, or the move behind which a comment
    /// stands. 0 is the start.
    pub ply: Option<u32>,
    /// The node from which the move in question is played: the last one that could be read.
    pub node: Option<NodeId>,
    /// The bytes meant: in the decoded text of text formats, in the file of binary ones.
    pub span: Option<Span>,
}

impl Place {
    /// The place of a span alone.
    #[must_use]
    pub const fn span(span: Span) -> Self {
        Self { game: None, ply: None, node: None, span: Some(span) }
    }

    /// The place of game number `game`.
    #[must_use]
    pub const fn game(game: u32) -> Self {
        Self { game: Some(game), ply: None, node: None, span: None }
    }

    /// Adds the number of the game unless there is one.
    #[must_use]
    pub fn in_game(mut self, game: u32) -> Self {
        self.game = self.game.or(Some(game));
        self
    }

    /// Adds the ply, and the node from which it is played.
    #[must_use]
    pub const fn at_ply(mut self, ply: u32, node: NodeId) -> Self {
        self.ply = Some(ply);
        self.node = Some(node);
        self
    }
}
