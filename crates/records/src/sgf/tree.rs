//! One game tree: nodes and the places of their properties.
//!
//! Nothing is decoded and nothing is copied: a node takes 20 bytes, a property eight, whatever
//! its values hold. Values are found again, and decoded, when somebody asks for them.

use notation_syntax::Span;

use super::events::{SgfEvent, SgfEventKind, SgfEvents};
use super::problem::{SgfFinding, SgfProblem};
use crate::{NodeId, Tree};

/// A stretch of text, counted from the beginning of its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    pub(super) start: u32,
    pub(super) end: u32,
}

/// What the tree keeps of a node: the number of its first property.
///
/// Nodes stand in the order of the text, so the properties of a node end where those of the next
/// one begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    first_property: u32,
}

/// A game tree without its text.
///
/// [`SgfTree::over`] joins it with the text that it was read from.
#[derive(Clone, Debug)]
pub struct SgfTree {
    pub(super) nodes: Tree<Entry>,
    pub(super) properties: Vec<Extent>,
    /// The texts of values with brackets that are not escaped, in order.
    pub(super) broken: Vec<Span>,
    span: Span,
    findings: Vec<SgfFinding>,
}

impl SgfTree {
    /// Returns the place of the tree in its text, from its first parenthesis to its last.
    #[must_use]
    pub const fn span(&self) -> Span {
        self.span
    }

    /// Returns the number of nodes.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the number of properties of all nodes.
    #[must_use]
    pub fn property_count(&self) -> usize {
        self.properties.len()
    }

    /// Returns what is wrong with the structure of the tree and of the text before it.
    #[must_use]
    pub fn findings(&self) -> &[SgfFinding] {
        &self.findings
    }

    /// Returns the texts of values with brackets that are not escaped, in order.
    #[must_use]
    pub fn broken_values(&self) -> &[Span] {
        &self.broken
    }

    /// Tells whether properties stand before the first `;`, as in files of the Nihon Ki-in.
    #[must_use]
    pub fn has_bare_root(&self) -> bool {
        self.findings.iter().any(|finding| finding.problem == SgfProblem::BareRoot)
    }

    /// Returns the nodes with their shape.
    pub(super) const fn shape(&self) -> &Tree<Entry> {
        &self.nodes
    }

    /// Returns the extents of the properties of `node`.
    pub(super) fn properties_of(&self, node: NodeId) -> &[Extent] {
        let first = self.nodes[node].first_property as usize;
        let end = self
            .nodes
            .added_after(node)
            .map_or(self.properties.len(), |next| self.nodes[next].first_property as usize);
        &self.properties[first..end]
    }

    /// Returns where the properties before those of `node` end.
    pub(super) fn end_before(&self, node: NodeId) -> usize {
        let first = self.nodes[node].first_property as usize;
        let before = first.checked_sub(1).map(|last| self.absolute(self.properties[last]).end);
        before.unwrap_or(self.span.start)
    }

    /// Returns the span in the text of an extent of this tree.
    pub(super) const fn absolute(&self, extent: Extent) -> Span {
        Span::new(self.span.start + extent.start as usize, self.span.start + extent.end as usize)
    }
}

/// Reads one game tree after the other from a decoded text.
///
/// A tree is dropped by the caller when it is done with, so that the memory in use is that of the
/// largest tree.
///
/// ```
/// use records::sgf::SgfGames;
///
/// let text = "(;FF[4]PB[吴清源];B[qc])(;FF[4];B[pd];W[dd])";
/// let moves: Vec<_> = SgfGames::new(text).map(|tree| tree.node_count() - 1).collect();
/// assert_eq!(moves, [1, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct SgfGames<'t> {
    events: SgfEvents<'t>,
    builder: Builder,
}

impl<'t> SgfGames<'t> {
    /// Begins at the start of `text`.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        Self { events: SgfEvents::new(text), builder: Builder::new() }
    }

    /// Begins behind a game tree, in a part of a longer text.
    pub(crate) fn behind_a_game(text: &'t str) -> Self {
        Self { events: SgfEvents::behind_a_game(text), builder: Builder::new() }
    }

    /// Takes out what was found outside all trees read so far, such as text behind the last.
    pub fn take_findings(&mut self) -> Vec<SgfFinding> {
        self.events.take_findings()
    }
}

impl Iterator for SgfGames<'_> {
    type Item = SgfTree;

    fn next(&mut self) -> Option<SgfTree> {
        let start = self.events.find(|event| event.kind == SgfEventKind::GameStart)?.span.start;
        Some(self.builder.read(start, &mut self.events))
    }
}

/// Up to how many nodes a tree is copied, so that the builder's memory serves the next one.
///
/// A larger tree takes the memory with it: twice its size would be too much.
const COPIED_NODES: usize = 1 << 14;

/// Up to which length of a game its offsets are sure to fit after a short cut.
const SHORT_CUT_REACH: usize = u32::MAX as usize - 64;

#[derive(Clone, Debug)]
struct Builder {
    nodes: Tree<Entry>,
    properties: Vec<Extent>,
    broken: Vec<Span>,
    /// The nodes that the open variations follow.
    open: Vec<NodeId>,
    current: NodeId,
    start: usize,
}

impl Builder {
    fn new() -> Self {
        Self {
            nodes: Tree::new(Entry { first_property: 0 }),
            properties: Vec::new(),
            broken: Vec::new(),
            open: Vec::new(),
            current: NodeId::ROOT,
            start: 0,
        }
    }

    /// Reads to the end of the game. The first node of a game is the root, which is there.
    fn read(&mut self, start: usize, events: &mut SgfEvents<'_>) -> SgfTree {
        self.nodes.reset(Entry { first_property: 0 });
        self.open.clear();
        self.current = NodeId::ROOT;
        self.start = start;
        events.next();
        let mut end = events.offset();
        let mut too_large = None;
        loop {
            while end - self.start < SHORT_CUT_REACH
                && let Some(property) = events.plain_node()
            {
                self.node();
                self.property(property);
                end = property.end;
            }
            let Some(SgfEvent { kind, span }) = events.inside() else { break };
            end = span.end;
            if end - self.start > u32::MAX as usize {
                too_large.get_or_insert(span);
                if kind == SgfEventKind::GameEnd {
                    break;
                }
                continue;
            }
            match kind {
                SgfEventKind::Property => self.property(span),
                SgfEventKind::Node => self.node(),
                SgfEventKind::BrokenProperty { value } => {
                    self.property(span);
                    self.broken.push(value);
                }
                SgfEventKind::VariationStart => self.open.push(self.current),
                SgfEventKind::VariationEnd => {
                    self.current = self.open.pop().unwrap_or(NodeId::ROOT);
                }
                SgfEventKind::GameStart => {}
                SgfEventKind::GameEnd => break,
            }
        }
        let mut findings = events.take_findings();
        if let Some(span) = too_large {
            findings.push(SgfFinding { problem: SgfProblem::TooLarge, span });
        }
        let (nodes, properties) = self.take();
        let broken = std::mem::take(&mut self.broken);
        SgfTree { nodes, properties, broken, span: Span::new(start, end), findings }
    }

    /// Takes out what was built, in memory of just its size.
    fn take(&mut self) -> (Tree<Entry>, Vec<Extent>) {
        if self.nodes.len() <= COPIED_NODES && self.properties.len() <= COPIED_NODES {
            let taken = (self.nodes.clone(), self.properties.clone());
            self.properties.clear();
            return taken;
        }
        let mut nodes = std::mem::replace(&mut self.nodes, Tree::new(Entry { first_property: 0 }));
        let mut properties = std::mem::take(&mut self.properties);
        nodes.shrink_to_fit();
        properties.shrink_to_fit();
        (nodes, properties)
    }

    #[inline]
    fn node(&mut self) {
        let first_property = self.properties.len() as u32;
        self.current = self.nodes.add(self.current, Entry { first_property });
    }

    #[inline]
    fn property(&mut self, span: Span) {
        let start = (span.start - self.start) as u32;
        let end = (span.end - self.start) as u32;
        self.properties.push(Extent { start, end });
    }
}
