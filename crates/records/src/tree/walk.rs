//! Ways through a tree.

use super::{NodeId, Tree};

/// The children of one node, in order.
#[derive(Clone, Debug)]
pub struct Siblings<'t, T> {
    tree: &'t Tree<T>,
    next: Option<NodeId>,
}

impl<'t, T> Siblings<'t, T> {
    pub(super) const fn new(tree: &'t Tree<T>, first: Option<NodeId>) -> Self {
        Self { tree, next: first }
    }
}

impl<T> Iterator for Siblings<'_, T> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let id = self.next?;
        self.next = self.tree.next_sibling(id);
        Some(id)
    }
}

/// The nodes behind a node along first children.
#[derive(Clone, Debug)]
pub struct MainLine<'t, T> {
    tree: &'t Tree<T>,
    at: NodeId,
}

impl<'t, T> MainLine<'t, T> {
    pub(super) const fn new(tree: &'t Tree<T>, from: NodeId) -> Self {
        Self { tree, at: from }
    }
}

impl<T> Iterator for MainLine<'_, T> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        self.at = self.tree.first_child(self.at)?;
        Some(self.at)
    }
}

/// One node met on a [`Walk`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The node.
    pub id: NodeId,
    /// How many moves lead to it; 0 for the root.
    pub ply: usize,
}

/// All nodes, each before its children, children in order.
#[derive(Clone, Debug)]
pub struct Walk<'t, T> {
    tree: &'t Tree<T>,
    next: Option<Step>,
}

impl<'t, T> Walk<'t, T> {
    pub(super) const fn new(tree: &'t Tree<T>) -> Self {
        Self { tree, next: Some(Step { id: NodeId::ROOT, ply: 0 }) }
    }
}

impl<T> Iterator for Walk<'_, T> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.next?;
        self.next = self.tree.first_child(step.id).map(|id| Step { id, ply: step.ply + 1 });
        let mut climb = step;
        while self.next.is_none() {
            if let Some(id) = self.tree.next_sibling(climb.id) {
                self.next = Some(Step { id, ply: climb.ply });
            } else if let Some(id) = self.tree.parent(climb.id) {
                climb = Step { id, ply: climb.ply - 1 };
            } else {
                break;
            }
        }
        Some(step)
    }
}
