//! The positions of all nodes of a tree.
//!
//! Nodes are visited each before its children. Where a variation ends, the walk goes back to a
//! position that it kept, or plays again from the nearest one. The number of kept positions is
//! bounded, so that a tree of any depth takes little memory.

use go_notation::{Board, IllegalMove, Replay, Rules};

use super::{GoAction, GoGame};
use crate::NodeId;

/// How many positions are kept at most, and how few at least.
const MOST_KEPT: usize = 128;
const FEWEST_KEPT: usize = 8;

/// About how many bytes all kept positions may take: under superko a position remembers all those
/// before it.
const ROOM: usize = 32 << 20;

/// What happened on the board at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) node: NodeId,
    /// Why its move is not legal, if it has one that is not. It was executed all the same.
    pub(super) illegal: Option<IllegalMove>,
}

/// Walks over the nodes of a game with the position behind each.
pub(super) struct Positions<'g> {
    game: &'g GoGame,
    start: Replay,
    now: Replay,
    /// The node behind which `now` stands.
    at: Option<NodeId>,
    kept: Vec<Kept>,
    depths: Vec<u32>,
    order: Vec<NodeId>,
    next: usize,
}

struct Kept {
    node: NodeId,
    replay: Replay,
}

impl<'g> Positions<'g> {
    pub(super) fn new(game: &'g GoGame, rules: Rules) -> Self {
        let start = Replay::new(Board::new(game.size), rules);
        let mut depths = vec![0; game.tree.len()];
        let mut order = Vec::with_capacity(game.tree.len());
        for step in game.tree.walk() {
            depths[step.id.index()] = step.ply as u32;
            order.push(step.id);
        }
        Self { game, now: start.clone(), start, at: None, kept: Vec::new(), depths, order, next: 0 }
    }

    /// Returns the board behind the node that was visited last.
    pub(super) const fn board(&self) -> &Board {
        self.now.board()
    }

    /// Goes to the next node.
    pub(super) fn advance(&mut self) -> Option<Played> {
        let node = *self.order.get(self.next)?;
        self.next += 1;
        let parent = self.game.tree.parent(node);
        if self.at != parent {
            self.go_to(parent);
        }
        let illegal = play(self.game, node, &mut self.now);
        self.at = Some(node);
        let tree = &self.game.tree;
        if tree.first_child(node) != tree.last_child(node) {
            self.keep(node);
        }
        Some(Played { node, illegal })
    }

    fn keep(&mut self, node: NodeId) {
        let weight = 8 * self.game.size.point_count() + 32 * self.now.moves() as usize;
        if self.kept.len() >= (ROOM / weight).clamp(FEWEST_KEPT, MOST_KEPT) {
            let mut number = 0;
            self.kept.retain(|_| {
                number += 1;
                number % 2 == 1
            });
        }
        self.kept.push(Kept { node, replay: self.now.clone() });
    }

    /// Restores the position behind `node`.
    fn go_to(&mut self, node: Option<NodeId>) {
        let Some(node) = node else {
            self.now.clone_from(&self.start);
            return;
        };
        // What lies deeper, or beside, belongs to variations that are done with.
        let depth = self.depth(node);
        while let Some(last) = self.kept.last()
            && (self.depth(last.node) > depth
                || (self.depth(last.node) == depth && last.node != node))
        {
            self.kept.pop();
        }
        let from = match self.kept.last() {
            Some(kept) => {
                self.now.clone_from(&kept.replay);
                Some(kept.node)
            }
            None => {
                self.now.clone_from(&self.start);
                None
            }
        };
        self.replay(from, node);
    }

    /// Plays from behind `from` up to `node` again, and keeps the positions there and halfway.
    fn replay(&mut self, from: Option<NodeId>, node: NodeId) {
        let tree = &self.game.tree;
        let mut path = Vec::new();
        let mut climb = Some(node);
        while climb != from {
            let Some(id) = climb else { break };
            path.push(id);
            climb = tree.parent(id);
        }
        let halfway = path.len() / 2;
        while let Some(id) = path.pop() {
            play(self.game, id, &mut self.now);
            if path.is_empty() || (path.len() == halfway && halfway > 8) {
                self.keep(id);
            }
        }
    }

    fn depth(&self, node: NodeId) -> u32 {
        self.depths[node.index()]
    }
}

/// Executes what a node does to the board, and tells why its move is not legal.
///
/// Points off the board, which readers leave out, do nothing.
fn play(game: &GoGame, node: NodeId, replay: &mut Replay) -> Option<IllegalMove> {
    match &game.tree[node].action {
        GoAction::None => None,
        GoAction::Move(mv) => match replay.force(*mv) {
            Ok((_, illegal)) => illegal,
            Err(off_board) => Some(IllegalMove::OffBoard(off_board)),
        },
        GoAction::Setup(setup) => {
            let outside =
                setup.points().filter_map(|(point, stone)| replay.set(point, stone).err()).last();
            outside.map(IllegalMove::OffBoard)
        }
    }
}
