//! Views of a game tree with its text.

use std::borrow::Cow;

use notation_syntax::Span;

use super::grammar;
use super::property::short_name;
use super::tree::{Extent, SgfTree};
use super::value::SgfValue;
use crate::{NodeId, Step};

impl SgfTree {
    /// Joins the tree with `text`, from which it was read.
    #[must_use]
    pub const fn over<'a>(&'a self, text: &'a str) -> SgfGame<'a> {
        SgfGame::new(text, self)
    }
}

/// A game tree with the text that it was read from.
#[derive(Clone, Copy, Debug)]
pub struct SgfGame<'a> {
    text: &'a str,
    tree: &'a SgfTree,
}

impl<'a> SgfGame<'a> {
    pub(super) const fn new(text: &'a str, tree: &'a SgfTree) -> Self {
        Self { text, tree }
    }

    /// Returns the tree without its text.
    #[must_use]
    pub const fn tree(self) -> &'a SgfTree {
        self.tree
    }

    /// Returns the text of the game, from its first parenthesis to its last.
    #[must_use]
    pub fn source(self) -> &'a str {
        self.text.get(self.tree.span().range()).unwrap_or_default()
    }

    /// Returns the root node.
    #[must_use]
    pub const fn root(self) -> SgfNode<'a> {
        self.node(NodeId::ROOT)
    }

    /// Returns the node `id`.
    #[must_use]
    pub const fn node(self, id: NodeId) -> SgfNode<'a> {
        SgfNode { game: self, id }
    }

    /// Returns the nodes behind the root along first variations.
    pub fn main_line(self) -> impl Iterator<Item = SgfNode<'a>> {
        self.tree.shape().main_line().map(move |id| self.node(id))
    }

    /// Returns all nodes in the order of the text, each with its distance from the root.
    pub fn walk(self) -> impl Iterator<Item = (SgfNode<'a>, usize)> {
        self.tree.shape().walk().map(move |Step { id, ply }| (self.node(id), ply))
    }

    /// Returns the nodes that follow `id`: its continuation and the variations to that.
    pub fn children(self, id: NodeId) -> impl Iterator<Item = NodeId> + 'a {
        self.tree.shape().children(id)
    }

    /// Returns the node before `id`.
    #[must_use]
    pub fn parent(self, id: NodeId) -> Option<NodeId> {
        self.tree.shape().parent(id)
    }
}

/// A node.
#[derive(Clone, Copy, Debug)]
pub struct SgfNode<'a> {
    game: SgfGame<'a>,
    id: NodeId,
}

impl<'a> SgfNode<'a> {
    /// Returns its place in the tree.
    #[must_use]
    pub const fn id(self) -> NodeId {
        self.id
    }

    /// Returns the properties in the order of the text.
    pub fn properties(self) -> impl ExactSizeIterator<Item = SgfProperty<'a>> + Clone {
        let SgfGame { text, tree } = self.game;
        tree.properties_of(self.id).iter().map(move |&extent| SgfProperty { text, tree, extent })
    }

    /// Returns the first property with the short name `name`.
    #[must_use]
    pub fn property(self, name: &str) -> Option<SgfProperty<'a>> {
        self.properties().find(|property| property.name() == name)
    }

    /// Returns the place of its properties, empty where it has none.
    #[must_use]
    pub fn span(self) -> Span {
        let SgfGame { tree, .. } = self.game;
        let all = tree.properties_of(self.id);
        match (all.first(), all.last()) {
            (Some(&first), Some(&last)) => tree.absolute(first).to(tree.absolute(last)),
            _ => Span::at(tree.end_before(self.id)),
        }
    }
}

/// A property of a node.
#[derive(Clone, Copy, Debug)]
pub struct SgfProperty<'a> {
    text: &'a str,
    tree: &'a SgfTree,
    extent: Extent,
}

impl<'a> SgfProperty<'a> {
    /// Returns its place in the text, from the name to the bracket behind the last value.
    #[must_use]
    pub const fn span(self) -> Span {
        self.tree.absolute(self.extent)
    }

    /// Returns name and values as they stand in the text.
    #[must_use]
    pub fn source(self) -> &'a str {
        self.text.get(self.span().range()).unwrap_or_default()
    }

    /// Returns the name as it stands in the text, such as `CoPyright`; empty where it is missing.
    #[must_use]
    pub fn written_name(self) -> &'a str {
        let source = self.source();
        let bracket = source.find('[').unwrap_or(source.len());
        source[..bracket].trim_ascii_end()
    }

    /// Returns the short name, such as `CP`.
    #[must_use]
    pub fn name(self) -> Cow<'a, str> {
        short_name(self.written_name())
    }

    /// Returns the values in order.
    #[must_use]
    pub fn values(self) -> SgfValues<'a> {
        let Span { start, end } = self.span();
        let source = self.text.get(..end).unwrap_or_default();
        let name = source[start..].find('[').map_or(end, |bracket| start + bracket);
        SgfValues { text: source, at: name, broken: &self.tree.broken }
    }

    /// Returns the first value.
    #[must_use]
    pub fn value(self) -> SgfValue<'a> {
        self.values().next().unwrap_or(SgfValue::new("", self.span().end))
    }
}

/// The values of a property.
#[derive(Clone, Debug)]
pub struct SgfValues<'a> {
    /// The text up to the end of the property.
    text: &'a str,
    at: usize,
    broken: &'a [Span],
}

impl<'a> Iterator for SgfValues<'a> {
    type Item = SgfValue<'a>;

    fn next(&mut self) -> Option<SgfValue<'a>> {
        let bytes = self.text.as_bytes();
        while bytes.get(self.at).is_some_and(|&byte| grammar::is_space(byte)) {
            self.at += 1;
        }
        if bytes.get(self.at) != Some(&b'[') {
            return None;
        }
        let start = self.at + 1;
        let end = match self.broken.binary_search_by_key(&start, |span| span.start) {
            Ok(found) => self.broken[found].end,
            Err(_) => grammar::value_text(&bytes[start..])
                .map_or(bytes.len(), |(_, text)| start + text.len()),
        };
        self.at = (end + 1).min(bytes.len());
        let text = self.text.get(start..end).unwrap_or_default();
        let is_cut = end == bytes.len();
        let text = if is_cut { grammar::without_open_escape(text) } else { text };
        Some(SgfValue::new(text, start))
    }
}
