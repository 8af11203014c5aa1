//! A tree of values in one arena: the shape of every record with variations.
//!
//! Node 0 is the root, the place before the first move.
//! Children keep their order; the first child continues the main line.
//! Nothing here recurses, so that a line of a million moves is as safe as a short one.
//!
//! ```
//! use records::Tree;
//!
//! let mut tree = Tree::new("start");
//! let first = tree.add(tree.root(), "炮二平五");
//! tree.add(first, "马8进7");
//! tree.add(tree.root(), "马二进三");
//! let main: Vec<_> = tree.main_line().map(|id| tree[id]).collect();
//! assert_eq!(main, ["炮二平五", "马8进7"]);
//! ```

mod walk;

pub use walk::{MainLine, Siblings, Step, Walk};

use std::ops::{Index, IndexMut};

/// The place of a node in its [`Tree`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: Self = Self(0);

    /// Returns the number of the node in the order in which nodes were added, the root being 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Stands for "no node"; the root is nobody's child or sibling.
const NONE: u32 = 0;

#[derive(Clone, Debug)]
struct Link<T> {
    value: T,
    parent: u32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
}

impl<T> Link<T> {
    const fn new(value: T, parent: u32) -> Self {
        Self { value, parent, first_child: NONE, last_child: NONE, next_sibling: NONE }
    }
}

/// A tree that owns its values.
#[derive(Clone, Debug)]
pub struct Tree<T> {
    nodes: Vec<Link<T>>,
}

impl<T> Tree<T> {
    /// Makes a tree of a root alone.
    #[must_use]
    pub fn new(root: T) -> Self {
        Self { nodes: vec![Link::new(root, NONE)] }
    }

    /// Makes a tree of a root alone, with room for `capacity` nodes.
    #[must_use]
    pub fn with_capacity(root: T, capacity: usize) -> Self {
        let mut nodes = Vec::with_capacity(capacity.max(1));
        nodes.push(Link::new(root, NONE));
        Self { nodes }
    }

    /// Returns the root.
    #[must_use]
    pub const fn root(&self) -> NodeId {
        NodeId::ROOT
    }

    /// Returns the number of nodes, the root included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Tells whether the tree is a root alone.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// Adds `value` as the last child of `parent`.
    ///
    /// # Panics
    ///
    /// With more than 2³² − 1 nodes, and for a `parent` of another, larger tree.
    pub fn add(&mut self, parent: NodeId, value: T) -> NodeId {
        let id = u32::try_from(self.nodes.len()).expect("a tree has fewer than 2^32 nodes");
        self.nodes.push(Link::new(value, parent.0));
        let above = &mut self.nodes[parent.index()];
        let last = above.last_child;
        above.last_child = id;
        if last == NONE {
            above.first_child = id;
        } else {
            self.nodes[last as usize].next_sibling = id;
        }
        NodeId(id)
    }

    /// Returns the parent of `id`; the root has none.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != NodeId::ROOT).then(|| NodeId(self.nodes[id.index()].parent))
    }

    /// Returns the first child of `id`: the continuation of its line.
    #[must_use]
    pub fn first_child(&self, id: NodeId) -> Option<NodeId> {
        some(self.nodes[id.index()].first_child)
    }

    /// Returns the last child of `id`.
    #[must_use]
    pub fn last_child(&self, id: NodeId) -> Option<NodeId> {
        some(self.nodes[id.index()].last_child)
    }

    /// Returns the sibling behind `id`: the next alternative to it.
    #[must_use]
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        some(self.nodes[id.index()].next_sibling)
    }

    /// Returns the children of `id` in order.
    pub fn children(&self, id: NodeId) -> Siblings<'_, T> {
        Siblings::new(self, self.first_child(id))
    }

    /// Returns the nodes from the first child of the root along first children.
    pub fn main_line(&self) -> MainLine<'_, T> {
        MainLine::new(self, NodeId::ROOT)
    }

    /// Returns the nodes behind `id` along first children.
    pub fn line_after(&self, id: NodeId) -> MainLine<'_, T> {
        MainLine::new(self, id)
    }

    /// Walks the whole tree, each node before its children, children in order.
    pub fn walk(&self) -> Walk<'_, T> {
        Walk::new(self)
    }

    /// Returns the node that was added right after `id`.
    #[must_use]
    pub fn added_after(&self, id: NodeId) -> Option<NodeId> {
        (id.index() + 1 < self.nodes.len()).then(|| NodeId(id.0 + 1))
    }

    /// Makes it a tree of a root alone again and keeps the memory for further nodes.
    pub fn reset(&mut self, root: T) {
        self.nodes.clear();
        self.nodes.push(Link::new(root, NONE));
    }

    /// Gives back memory that was taken for more nodes.
    pub fn shrink_to_fit(&mut self) {
        self.nodes.shrink_to_fit();
    }

    /// Returns how many moves lead to `id`: 0 for the root.
    #[must_use]
    pub fn ply(&self, id: NodeId) -> usize {
        std::iter::successors(self.parent(id), |&id| self.parent(id)).count()
    }

    /// Returns the nodes from the root's child down to `id`.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = std::iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// Returns how many nodes have an elder sibling: the number of variations.
    #[must_use]
    pub fn variations(&self) -> usize {
        self.nodes.iter().filter(|link| link.next_sibling != NONE).count()
    }

    /// Returns all values, to be changed, in the order in which nodes were added.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.nodes.iter_mut().map(|link| &mut link.value)
    }

    /// Makes a tree of the same shape with other values.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> Tree<U> {
        let nodes = self
            .nodes
            .into_iter()
            .map(|link| Link {
                value: change(link.value),
                parent: link.parent,
                first_child: link.first_child,
                last_child: link.last_child,
                next_sibling: link.next_sibling,
            })
            .collect();
        Tree { nodes }
    }
}

fn some(id: u32) -> Option<NodeId> {
    (id != NONE).then_some(NodeId(id))
}

impl<T> Index<NodeId> for Tree<T> {
    type Output = T;

    fn index(&self, id: NodeId) -> &T {
        &self.nodes[id.index()].value
    }
}

impl<T> IndexMut<NodeId> for Tree<T> {
    fn index_mut(&mut self, id: NodeId) -> &mut T {
        &mut self.nodes[id.index()].value
    }
}

/// Trees are equal when they have the same shape and values, whatever order their nodes were
/// added in.
impl<T: PartialEq> PartialEq for Tree<T> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len()
            && self
                .walk()
                .zip(other.walk())
                .all(|(ours, theirs)| ours.ply == theirs.ply && self[ours.id] == other[theirs.id])
    }
}

impl<T: Eq> Eq for Tree<T> {}

#[cfg(test)]
mod tests {
    use super::{NodeId, Tree};

    fn sample() -> Tree<u8> {
        let mut tree = Tree::new(0);
        let one = tree.add(NodeId::ROOT, 1);
        let two = tree.add(one, 2);
        tree.add(NodeId::ROOT, 4);
        tree.add(two, 3);
        tree
    }

    #[test]
    fn walks_in_reading_order() {
        let tree = sample();
        let seen: Vec<_> = tree.walk().map(|step| (tree[step.id], step.ply)).collect();
        assert_eq!(seen, [(0, 0), (1, 1), (2, 2), (3, 3), (4, 1)]);
    }

    #[test]
    fn equality_ignores_the_order_of_adding() {
        let mut other = Tree::new(0);
        let one = other.add(NodeId::ROOT, 1);
        other.add(NodeId::ROOT, 4);
        let two = other.add(one, 2);
        other.add(two, 3);
        assert_eq!(sample(), other);

        let mut flat = Tree::new(0);
        for value in 1..=4 {
            flat.add(NodeId::ROOT, value);
        }
        assert_ne!(sample(), flat);
    }

    #[test]
    fn knows_paths_and_variations() {
        let tree = sample();
        let three = tree.walk().find(|step| tree[step.id] == 3).unwrap().id;
        assert_eq!(tree.ply(three), 3);
        assert_eq!(tree.path(three).iter().map(|&id| tree[id]).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(tree.variations(), 1);
    }

    #[test]
    fn a_long_line_needs_no_stack() {
        let mut tree = Tree::new(0_u32);
        let mut at = tree.root();
        for value in 1..=500_000 {
            at = tree.add(at, value);
        }
        assert_eq!(tree.walk().count(), 500_001);
        assert_eq!(tree.clone(), tree);
    }
}
