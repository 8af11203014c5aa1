//! The moves of a raw game, resolved one by one along every line.

use xiangqi_core::{Move, Play};
use xiangqi_notation::{Accept, Notation, Note, ReadMoveError, ReadingRank, read_move};

use super::start::Start;
use super::{CheckOptions, MoveProblem, Stage, evidence, unread};
use crate::raw::{GameProblem, RawGame, RawMove, RawNode};
use crate::{Diagnostic, Node, NodeId, Place, Tree};

/// A raw move that waits for its turn, and the place from which it is played.
struct Pending {
    raw: NodeId,
    parent: NodeId,
    ply: u32,
    stage: Stage,
}

/// The tree of a game as far as its moves could be read.
pub(super) struct Resolved {
    pub(super) tree: Tree<Node<Move>>,
    /// The notation of the first move.
    pub(super) notation: Option<Notation>,
    pub(super) diagnostics: Vec<Diagnostic>,
}

/// Resolves all moves.
///
/// Each text is taken by itself first. Only where that leaves a doubt, the evidence of the whole
/// main line chooses the notation, and everything is read again in it.
pub(super) fn resolve(
    raw: &RawGame,
    text: &str,
    start: &Start,
    options: &CheckOptions,
) -> Resolved {
    let first = Resolver::new(raw, text, options.accept).run(start);
    if options.accept.notation.is_some() || !first.is_doubtful {
        return first.finish();
    }
    match evidence::convention(raw, text, &start.stage) {
        Some(accept) => Resolver::new(raw, text, accept).run(start).finish(),
        None => first.finish(),
    }
}

struct Resolver<'r> {
    raw: &'r RawGame,
    text: &'r str,
    accept: Accept,
    diagnostics: Vec<Diagnostic>,
    tree: Tree<Node<Move>>,
    /// How many texts were not canonical, and the place of the first.
    tolerated: Option<(usize, Place)>,
    /// The notation of the first move.
    notation: Option<Notation>,
    /// Whether some text could mean several moves, or none.
    is_doubtful: bool,
}

impl<'r> Resolver<'r> {
    fn new(raw: &'r RawGame, text: &'r str, accept: Accept) -> Self {
        let root = raw.tree[NodeId::ROOT].annotations.clone();
        Self {
            raw,
            text,
            accept,
            diagnostics: Vec::new(),
            tree: Tree::with_capacity(Node::with_annotations(None, root), raw.tree.len()),
            tolerated: None,
            notation: None,
            is_doubtful: false,
        }
    }

    fn run(mut self, start: &Start) -> Self {
        let mut pending = Vec::new();
        if let Some(raw) = self.raw.tree.first_child(NodeId::ROOT) {
            let stage = start.stage.clone();
            pending.push(Pending { raw, parent: NodeId::ROOT, ply: 1, stage });
        }
        while let Some(line) = pending.pop() {
            self.follow(line, &mut pending);
        }
        self
    }

    /// Plays a line to its end; alternatives to its moves are put aside.
    fn follow(&mut self, line: Pending, pending: &mut Vec<Pending>) {
        let Pending { raw: mut id, mut parent, mut ply, mut stage } = line;
        loop {
            if let Some(raw) = self.raw.tree.next_sibling(id) {
                pending.push(Pending { raw, parent, ply, stage: stage.clone() });
            }
            let node = &self.raw.tree[id];
            let place = Place::span(node.span).at_ply(ply, parent);
            match self.play(node, &mut stage, place) {
                Some(mv) => {
                    let annotations = node.annotations.clone();
                    parent = self.tree.add(parent, Node::with_annotations(Some(mv), annotations));
                }
                None => {
                    let rest = unread::line(self.raw, self.text, id);
                    self.tree[parent].annotations_mut().unread.push(rest);
                    return;
                }
            }
            let Some(next) = self.raw.tree.first_child(id) else { return };
            id = next;
            ply += 1;
        }
    }

    /// Resolves one raw move and plays it. `None` ends the line.
    fn play(&mut self, node: &RawNode, stage: &mut Stage, place: Place) -> Option<Move> {
        match node.mv {
            RawMove::Text => self.play_text(node, stage, place),
            RawMove::Squares(mv) => self.play_squares(mv, stage, place),
            RawMove::OffBoard { from, to } => {
                self.report(MoveProblem::OffBoard { from, to }, place);
                None
            }
            RawMove::Root => None,
        }
    }

    fn play_text(&mut self, node: &RawNode, stage: &mut Stage, place: Place) -> Option<Move> {
        let text = self.text.get(node.span.range()).unwrap_or_default();
        let read = match read_move(stage, text, &self.accept) {
            Ok(read) => read,
            Err(error) => {
                self.is_doubtful = true;
                self.report(MoveProblem::unreadable(text, error), place);
                return None;
            }
        };
        self.notation.get_or_insert(read.notation);
        for note in &read.notes {
            match *note {
                Note::NotCanonical => {
                    self.tolerated.get_or_insert((0, place)).0 += 1;
                }
                Note::CouldAlsoMean { mv, notation } => {
                    self.is_doubtful = true;
                    let problem =
                        MoveProblem::CouldAlsoMean { text: text.to_owned(), mv, notation };
                    self.report(problem, place);
                }
                _ => {}
            }
        }
        if read.rank == ReadingRank::Corrected {
            let problem = MoveProblem::Corrected { text: text.to_owned(), mv: read.mv };
            self.report(problem, place);
        }
        stage.play_judged(read.mv);
        Some(read.mv)
    }

    fn play_squares(&mut self, mv: Move, stage: &mut Stage, place: Place) -> Option<Move> {
        let Err(mut reason) = stage.play(mv) else { return Some(mv) };
        let Some(piece) = stage.board().get(mv.from) else {
            self.report(MoveProblem::Illegal { mv, reason }, place);
            return None;
        };
        if piece.color != stage.side_to_move() {
            self.diagnostics
                .push(Diagnostic::new(GameProblem::SameSideTwice { side: piece.color }, place));
            *stage = stage.with_side(piece.color);
            match stage.play(mv) {
                Ok(_) => return Some(mv),
                Err(next) => reason = next,
            }
        }
        self.report(MoveProblem::Illegal { mv, reason }, place);
        *stage = stage.forced(mv);
        Some(mv)
    }

    fn report(&mut self, problem: MoveProblem, place: Place) {
        self.diagnostics.push(Diagnostic::new(problem, place));
    }

    fn finish(mut self) -> Resolved {
        if let Some((count, place)) = self.tolerated.take() {
            let text = place.span.and_then(|span| self.text.get(span.range())).unwrap_or_default();
            let text = text.to_owned();
            self.report(MoveProblem::NotCanonical { count, text }, place);
        }
        Resolved { tree: self.tree, notation: self.notation, diagnostics: self.diagnostics }
    }
}

impl MoveProblem {
    fn unreadable(text: &str, error: ReadMoveError) -> Self {
        Self::Unreadable { text: text.to_owned(), error }
    }
}
