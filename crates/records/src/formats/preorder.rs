//! The shape of a tree that is written in reading order with two flags for each move.

use crate::NodeId;

/// Finds the parent of each move of a list in reading order: a move, all that follows it, then the
/// next alternative to it.
///
/// Only branches wait, so that a line of any length needs no memory.
#[derive(Clone, Debug)]
pub(crate) struct Preorder {
    parent: NodeId,
    /// The parents to which an alternative is added when a line ends, the nearest last.
    waiting: Vec<NodeId>,
}

/// What a move announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Following {
    /// A move behind it.
    pub(crate) child: bool,
    /// An alternative to it, behind all that follows it.
    pub(crate) sibling: bool,
}

impl Preorder {
    /// Begins behind the root.
    pub(crate) const fn new() -> Self {
        Self { parent: NodeId::ROOT, waiting: Vec::new() }
    }

    /// Returns the parent of the next move.
    pub(crate) const fn parent(&self) -> NodeId {
        self.parent
    }

    /// Goes on behind `node`. `None` when that was the last move.
    pub(crate) fn pass(&mut self, node: NodeId, following: Following) -> Option<()> {
        match following {
            Following { child: true, sibling } => {
                if sibling {
                    self.waiting.push(self.parent);
                }
                self.parent = node;
            }
            Following { child: false, sibling: true } => {}
            Following { child: false, sibling: false } => self.parent = self.waiting.pop()?,
        }
        Some(())
    }
}
