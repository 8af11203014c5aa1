//! A game as its file states it, before any rule is asked.
//!
//! Every reader ends here: bytes → raw game. [`check`](crate::check) then makes the legal game of
//! it. Raw moves keep their place in the source, so that a finding can point at it.

mod problem;

pub use problem::GameProblem;

use notation_syntax::Span;
use xiangqi_core::{Move, Setup};
use xiangqi_notation::Accept;

use crate::{Annotations, Carried, Diagnostic, GameResult, Tree};

/// A raw game of xiangqi.
#[derive(Clone, Debug)]
pub struct RawGame {
    /// The tags in order, with their places.
    pub tags: Vec<RawTag>,
    /// Where the game says that it begins.
    pub start: RawStart,
    /// The moves as written.
    pub tree: Tree<RawNode>,
    /// The stated result and its place.
    pub result: Option<(GameResult, Span)>,
    /// What the reader of the format found; places have no game number yet.
    pub diagnostics: Vec<Diagnostic>,
    /// Parts of the source that only the same format can hold.
    pub carried: Vec<Carried>,
    /// How the file says that its moves are written; believed as far as they can be read so.
    pub accept: Option<Accept>,
    /// The place of the whole game.
    pub span: Span,
}

impl RawGame {
    /// Makes a game from the usual start, without tags or moves.
    #[must_use]
    pub fn new() -> Self {
        Self {
            tags: Vec::new(),
            start: RawStart::Usual,
            tree: Tree::new(RawNode::root()),
            result: None,
            diagnostics: Vec::new(),
            carried: Vec::new(),
            accept: None,
            span: Span::default(),
        }
    }

    /// Returns the first tag named `name`, without regard to case.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&RawTag> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// Moves all places `offset` bytes to the right, for a game that was cut out of a larger file.
    pub(crate) fn shift(&mut self, offset: usize) {
        self.span = self.span.shifted(offset);
        for tag in &mut self.tags {
            tag.span = tag.span.shifted(offset);
        }
        if let RawStart::Fen { span, .. } = &mut self.start {
            *span = span.shifted(offset);
        }
        if let Some((_, span)) = &mut self.result {
            *span = span.shifted(offset);
        }
        for found in &mut self.diagnostics {
            found.place.span = found.place.span.map(|span| span.shifted(offset));
        }
        for node in self.tree.values_mut() {
            node.span = node.span.shifted(offset);
        }
    }

    /// Gives everything the place `span`, for a game whose text stands there in some code.
    pub(crate) fn stand_at(&mut self, span: Span) {
        self.span = span;
        for tag in &mut self.tags {
            tag.span = span;
        }
        if let RawStart::Fen { span: place, .. } = &mut self.start {
            *place = span;
        }
        if let Some((_, place)) = &mut self.result {
            *place = span;
        }
        for found in &mut self.diagnostics {
            found.place.span = Some(span);
        }
        for node in self.tree.values_mut() {
            node.span = span;
        }
    }

    /// Adds a tag unless its value is empty.
    pub fn push_tag(&mut self, name: &str, value: impl Into<String>, span: Span) {
        let value = value.into();
        if !value.is_empty() {
            self.tags.push(RawTag { name: name.to_owned(), value, span });
        }
    }
}

impl Default for RawGame {
    fn default() -> Self {
        Self::new()
    }
}

/// A tag as written. Names are already those of [`Tags`](crate::Tags).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawTag {
    /// The name.
    pub name: String,
    /// The decoded value.
    pub value: String,
    /// The place of the value.
    pub span: Span,
}

/// The start that a file states.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RawStart {
    /// None stated: the usual start.
    #[default]
    Usual,
    /// A FEN or a part of one.
    Fen {
        /// The text.
        text: String,
        /// Its place.
        span: Span,
    },
    /// Pieces on squares, as binary formats hold them.
    Setup {
        /// The arrangement.
        setup: Box<Setup>,
        /// Whether the side to move in it is stated, or must be taken from the first move.
        side: SideStated,
    },
}

/// How sure the side to move of a start is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideStated {
    /// The format states it reliably.
    Yes,
    /// The format states it, but the first move counts where they differ (XQF's side byte).
    Doubtful,
    /// The format has no field for it: the first move tells (DhtmlXQ).
    No,
}

/// A raw move with what is said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct RawNode {
    /// The move as the file states it.
    pub mv: RawMove,
    /// The place of the move, or of its record in a binary file.
    pub span: Span,
    /// The move number in front of it, where one is written.
    pub number: Option<u32>,
    /// Whether dots stand in front of it for the move of the other side.
    pub has_dots: bool,
    /// Comments and the like. Boxed because most moves have none.
    pub annotations: Option<Box<Annotations>>,
}

impl RawNode {
    /// Makes the root.
    #[must_use]
    pub const fn root() -> Self {
        Self::new(RawMove::Root, Span::new(0, 0))
    }

    /// Makes the node of a move that stands at `span`.
    #[must_use]
    pub const fn new(mv: RawMove, span: Span) -> Self {
        Self { mv, span, number: None, has_dots: false, annotations: None }
    }

    /// Makes the node of a move whose text is the source at `span`.
    #[must_use]
    pub const fn text(span: Span) -> Self {
        Self::new(RawMove::Text, span)
    }

    /// Makes the node of a move given by its squares.
    #[must_use]
    pub const fn squares(mv: Move, span: Span) -> Self {
        Self::new(RawMove::Squares(mv), span)
    }

    /// Returns the annotations, to be changed.
    pub fn annotations_mut(&mut self) -> &mut Annotations {
        self.annotations.get_or_insert_default()
    }
}

/// A move as a file states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RawMove {
    /// No move: the root.
    Root,
    /// A text in some notation, which stands in the source at the node's span.
    Text,
    /// Two squares.
    Squares(Move),
    /// Two numbers of which at least one is no square; kept for the report.
    OffBoard {
        /// The number that should be the square left.
        from: u16,
        /// The number that should be the square entered.
        to: u16,
    },
}
