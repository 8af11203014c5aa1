//! A game of Go: its terms, what is said of it, its tree of nodes.

use go_notation::{BoardSize, ColoredMove, Point};

use super::{GoAction, GoInfo, GoNode, GoResult, InfoField};
use crate::{NodeId, Tree};

/// A game of Go as its record has it, legal or not.
#[derive(Clone, Debug, PartialEq)]
pub struct GoGame {
    /// The board.
    pub size: BoardSize,
    /// Points that White gets beside, where they are known.
    pub komi: Option<f64>,
    /// Handicap stones that Black has, where they are stated.
    pub handicap: Option<u32>,
    /// The texts about the game.
    pub info: GoInfo,
    /// The nodes. The root may hold a setup or even a move.
    pub tree: Tree<GoNode>,
}

impl GoGame {
    /// Makes a game without moves.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self {
            size,
            komi: None,
            handicap: None,
            info: GoInfo::new(),
            tree: Tree::new(GoNode::default()),
        }
    }

    /// Returns the result, where its text can be understood.
    #[must_use]
    pub fn result(&self) -> Option<GoResult> {
        self.info.get(InfoField::Result).and_then(GoResult::read).map(|(result, _)| result)
    }

    /// Returns the nodes of the main line, the root first.
    pub fn main_line(&self) -> impl Iterator<Item = (NodeId, &GoNode)> {
        std::iter::once(NodeId::ROOT).chain(self.tree.main_line()).map(|id| (id, &self.tree[id]))
    }

    /// Returns the moves of the main line.
    pub fn main_moves(&self) -> impl Iterator<Item = ColoredMove> {
        self.main_line().filter_map(|(_, node)| node.mv())
    }

    /// Returns the black stones set up in the root: the handicap as most records have it.
    #[must_use]
    pub fn handicap_stones(&self) -> &[Point] {
        match &self.tree[NodeId::ROOT].action {
            GoAction::Setup(setup) => &setup.black,
            GoAction::None | GoAction::Move(_) => &[],
        }
    }

    /// Sets komi and its text.
    pub fn set_komi(&mut self, komi: f64) {
        self.komi = Some(komi);
        self.info.set(InfoField::Komi, format!("{komi}"));
    }

    /// Sets the handicap and its text.
    pub fn set_handicap(&mut self, stones: u32) {
        self.handicap = Some(stones);
        self.info.set(InfoField::Handicap, stones.to_string());
    }

    /// Sets the result in the spelling of SGF.
    pub fn set_result(&mut self, result: GoResult) {
        self.info.set(InfoField::Result, result.to_string());
    }
}
