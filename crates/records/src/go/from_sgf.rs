//! From the properties of SGF to a game of Go.
//!
//! Every property finds a place in the game: what has no meaning here is carried as it stands.
//! A node that sets up stones and makes a move, or makes two moves, becomes several nodes.
//!
//! Tolerated, each with a finding: property names written in full; the names of the Nihon Ki-in;
//! repeated properties; komi in hundredths; loose numbers and results; white space or a point
//! beyond the edge as a pass; turned rectangles; points named twice.

mod node;
mod root;

pub(super) use root::nihon_kiin_name;

use std::borrow::Cow;
use std::collections::HashMap;

use notation_syntax::Span;

use super::{GoGame, GoNode, GoProblem, NotGo};
use crate::sgf::{SgfGame, SgfNode, SgfProperty};
use crate::{Diagnostic, NodeId, Place, Reading};

/// Reads the game that the properties of a game tree mean.
///
/// ```
/// use records::go;
/// use records::sgf::SgfCollection;
///
/// let collection = SgfCollection::read(b"(;FF[4]GM[1]SZ[9]KM[5.5];B[ee];W[tt])");
/// let game = go::read_game(collection.game(0).unwrap())?.value;
/// assert_eq!(game.komi, Some(5.5));
/// let moves: Vec<_> = game.main_moves().map(|mv| mv.to_string()).collect();
/// assert_eq!(moves, ["B ee", "W pass"]);
/// # Ok::<(), records::go::NotGo>(())
/// ```
///
/// # Errors
///
/// The record says that it is of another game.
pub fn read_game(game: SgfGame<'_>) -> Result<Reading<GoGame>, NotGo> {
    let head = root::read(game)?;
    let mut reader = Reader {
        sgf: game,
        ends: vec![NodeId::ROOT; game.tree().node_count()],
        plies: vec![0],
        game: head.game,
        diagnostics: Vec::new(),
        omitted: 0,
        is_verbose: false,
    };
    for (problem, span) in head.problems {
        reader.report(problem, span, NodeId::ROOT);
    }
    for (node, _) in game.walk() {
        reader.node(node);
    }
    reader.check_handicap();
    if reader.omitted > 0 {
        let problem = GoProblem::TooManyFindings { more: reader.omitted };
        reader.diagnostics.push(Diagnostic::new(problem, Place::span(game.root().span())));
    }
    Ok(Reading { value: reader.game, diagnostics: reader.diagnostics })
}

/// How many findings one game keeps, so that a broken text cannot fill the memory.
const MOST_FINDINGS: usize = 1000;

struct Reader<'a> {
    sgf: SgfGame<'a>,
    /// The last of the nodes that each node of SGF became.
    ends: Vec<NodeId>,
    /// The number of moves up to each node.
    plies: Vec<u32>,
    game: GoGame,
    diagnostics: Vec<Diagnostic>,
    /// How many findings were left out.
    omitted: usize,
    is_verbose: bool,
}

impl<'a> Reader<'a> {
    /// Adds a finding about the node `at`.
    fn report(&mut self, problem: GoProblem, span: Span, at: NodeId) {
        let ply = self.plies[at.index()];
        self.report_at(problem, span, at, ply);
    }

    fn report_at(&mut self, problem: GoProblem, span: Span, at: NodeId, ply: u32) {
        if self.diagnostics.len() >= MOST_FINDINGS {
            self.omitted += 1;
            return;
        }
        let before = self.game.tree.parent(at).unwrap_or(NodeId::ROOT);
        let place = Place::span(span).at_ply(ply, before);
        self.diagnostics.push(Diagnostic::new(problem, place));
    }

    fn node(&mut self, sgf: SgfNode<'a>) {
        let is_root = sgf.id() == NodeId::ROOT;
        let mut parts = node::Parts::default();
        let mut names = Names::new(sgf.properties().len());
        for property in sgf.properties() {
            let name = self.name(property, is_root, &mut parts);
            let is_new = names.insert(&name);
            if is_root && root::is_known(&name) {
                parts.known(&name, property, is_new);
                continue;
            }
            parts.add(&name, property, is_new, is_root, &mut self.game);
        }
        self.add(sgf, parts);
    }

    /// Returns the short name that counts.
    fn name(
        &mut self,
        property: SgfProperty<'a>,
        is_root: bool,
        parts: &mut node::Parts,
    ) -> Cow<'a, str> {
        let name = property.name();
        if matches!(name, Cow::Owned(_)) && !self.is_verbose {
            let is_spaced = property.written_name().bytes().any(|byte| byte.is_ascii_whitespace());
            if !is_spaced {
                self.is_verbose = true;
                parts.report(GoProblem::VerboseNames, property.span());
            }
        }
        if is_root && self.sgf.tree().has_bare_root() {
            return nihon_kiin_name(name);
        }
        name
    }

    /// Adds the nodes that one node of SGF becomes.
    fn add(&mut self, sgf: SgfNode<'a>, parts: node::Parts) {
        let span = sgf.span();
        let parent = self.sgf.parent(sgf.id()).map(|parent| self.ends[parent.index()]);
        let built = parts.into_nodes(span, sgf.id() == NodeId::ROOT);
        let mut at = parent;
        let mut first = None;
        for node in built.nodes {
            let id = self.push(at, node);
            first.get_or_insert(id);
            at = Some(id);
        }
        let first = first.unwrap_or(NodeId::ROOT);
        self.ends[sgf.id().index()] = at.unwrap_or(NodeId::ROOT);
        for (problem, span) in built.problems {
            // A move that could not be read is the one that would follow.
            let is_next =
                self.game.tree[first].mv().is_none() && built.unread.binary_search(&span).is_ok();
            let ply = self.plies[first.index()] + u32::from(is_next);
            self.report_at(problem, span, first, ply);
        }
    }

    fn push(&mut self, parent: Option<NodeId>, node: GoNode) -> NodeId {
        let is_move = u32::from(node.mv().is_some());
        let Some(parent) = parent else {
            self.plies[0] = is_move;
            self.game.tree[NodeId::ROOT] = node;
            return NodeId::ROOT;
        };
        self.plies.push(self.plies[parent.index()] + is_move);
        self.game.tree.add(parent, node)
    }

    fn check_handicap(&mut self) {
        let stones = self.game.handicap_stones().len();
        if let Some(stated) = self.game.handicap.filter(|&stated| stated >= 2)
            && stones > 0
            && stones != stated as usize
        {
            let span = self.game.tree[NodeId::ROOT].span;
            self.report(GoProblem::HandicapDiffers { stated, stones }, span, NodeId::ROOT);
        }
    }
}

/// The names seen in one node: a list while they are few.
enum Names {
    Few(Vec<String>),
    Many(HashMap<String, ()>),
}

impl Names {
    const FEW: usize = 24;

    fn new(count: usize) -> Self {
        if count <= Self::FEW { Self::Few(Vec::new()) } else { Self::Many(HashMap::new()) }
    }

    /// Adds a name and tells whether it is new.
    fn insert(&mut self, name: &str) -> bool {
        match self {
            Self::Few(names) if names.iter().any(|seen| seen == name) => false,
            Self::Few(names) => {
                names.push(name.to_owned());
                true
            }
            Self::Many(names) => names.insert(name.to_owned(), ()).is_none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Problem;
    use crate::go::{GoProblem, read_game};
    use crate::sgf::SgfCollection;

    fn found(text: &str) -> Vec<(String, Option<u32>)> {
        let collection = SgfCollection::read(text.as_bytes());
        let reading = read_game(collection.game(0).unwrap()).unwrap();
        let found = reading.diagnostics.iter();
        found.map(|it| (it.code().to_owned(), it.place.ply)).collect()
    }

    #[test]
    fn a_move_that_cannot_be_read_has_its_own_number() {
        let at = |ply| vec![("go/not-a-point".to_owned(), Some(ply))];
        assert_eq!(found("(;SZ[19];B[pd];W[z1];B[dd])"), at(2));
        assert_eq!(found("(;SZ[19];B[z1];W[dd])"), at(1));
        let off = vec![("go/off-board".to_owned(), Some(2))];
        assert_eq!(found("(;SZ[19];B[pd];W[zz];B[dd])"), off);
    }

    #[test]
    fn findings_beyond_a_thousand_are_counted() {
        let text = format!("(;SZ[19]{})", ";B[z1]".repeat(1_007));
        let collection = SgfCollection::read(text.as_bytes());
        let reading = read_game(collection.game(0).unwrap()).unwrap();
        assert_eq!(reading.diagnostics.len(), 1_001);
        let last = GoProblem::TooManyFindings { more: 7 };
        assert_eq!(reading.diagnostics[1_000].problem, Problem::Go(last));
    }

    #[test]
    fn repeated_root_properties_are_reported() {
        let found = found("(;GM[1]SZ[19]SZ[13]CA[UTF-8]CA[GBK]FF[4]FF[3];B[aa])");
        assert_eq!(found.len(), 3);
        assert!(found.iter().all(|(code, _)| code == "go/duplicate-property"));
    }
}
