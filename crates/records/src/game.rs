//! A game: tags, start, tree of moves, result.

use xiangqi_core::{Move, Setup};

use crate::{Annotations, Carried, GameResult, Tags, Tree};

static NO_ANNOTATIONS: Annotations = Annotations::NONE;

/// A move with what is said about it.
///
/// Annotations are boxed because most moves have none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node<M> {
    /// The move that leads here; `None` at the root only.
    pub mv: Option<M>,
    annotations: Option<Box<Annotations>>,
}

impl<M> Node<M> {
    /// Makes the root of a game.
    #[must_use]
    pub const fn root() -> Self {
        Self { mv: None, annotations: None }
    }

    /// Makes the node behind `mv`.
    #[must_use]
    pub const fn new(mv: M) -> Self {
        Self { mv: Some(mv), annotations: None }
    }

    /// Makes a node behind `mv` with annotations.
    #[must_use]
    pub fn with_annotations(mv: Option<M>, annotations: Option<Box<Annotations>>) -> Self {
        Self { mv, annotations: annotations.filter(|some| !some.is_empty()) }
    }

    /// Returns what is said about the move.
    #[must_use]
    pub fn annotations(&self) -> &Annotations {
        self.annotations.as_deref().unwrap_or(&NO_ANNOTATIONS)
    }

    /// Returns what is said about the move, to be changed.
    pub fn annotations_mut(&mut self) -> &mut Annotations {
        self.annotations.get_or_insert_default()
    }
}

/// One game of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game<M, S> {
    /// What is said of the whole game.
    pub tags: Tags,
    /// Where it begins.
    pub start: S,
    /// The moves with their variations and comments.
    pub tree: Tree<Node<M>>,
    /// The result that the record states.
    pub result: GameResult,
    /// Parts of the source that only the same format can hold.
    pub carried: Vec<Carried>,
}

/// A game of xiangqi. Its start may be any arrangement, its moves are those that could be read.
pub type XiangqiGame = Game<Move, Setup>;

impl<M, S> Game<M, S> {
    /// Makes a game without moves.
    #[must_use]
    pub fn new(start: S) -> Self {
        Self {
            tags: Tags::new(),
            start,
            tree: Tree::new(Node::root()),
            result: GameResult::Unknown,
            carried: Vec::new(),
        }
    }
}
