//! The moves of a raw game, resolved one by one along every line.

use xiangqi_core::{Move, Play};
use xiangqi_notation::{Accept, Notation, Note, ReadingRank, Style, read_move, write_move};

use super::repetition::Repetitions;
use super::rounds::Rounds;
use super::start::Start;
use super::unreadable::Unreadable;
use super::{CheckOptions, MoveProblem, Stage, evidence, sides, unread};
use crate::pgn::PgnProblem;
use crate::raw::{GameProblem, RawGame, RawMove};
use crate::{Diagnostic, Node, NodeId, Place, Tree};

/// A raw move that waits for its turn, and the place from which it is played.
struct Pending {
    raw: NodeId,
    parent: NodeId,
    ply: u32,
    stage: Stage,
    rounds: Rounds,
}

/// The tree of a game as far as its moves could be read.
pub(super) struct Resolved {
    pub(super) tree: Tree<Node<Move>>,
    /// The notation of most moves.
    pub(super) notation: Option<Notation>,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// The last move of the main line and the position behind it, if all of it could be read.
    pub(super) end: Option<(Place, Stage)>,
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
    if let Some(accept) = raw.accept.filter(|_| options.accept.notation.is_none()) {
        let stated = Resolver::new(raw, text, accept).run(start);
        if !stated.is_doubtful {
            return stated.finish();
        }
    }
    let first = Resolver::new(raw, text, options.accept).run(start);
    if first.may_have_sides_exchanged() {
        let exchanged = sides::exchanged_from(raw, text, start.setup.side_to_move);
        if exchanged.is_some() {
            let resolver = Resolver { exchanged, ..Resolver::new(raw, text, options.accept) };
            return resolver.run(start).finish();
        }
    }
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
    /// How many moves were read in each notation.
    votes: [u32; Notation::ALL.len()],
    /// Whether some text could mean several moves, or none.
    is_doubtful: bool,
    repetitions: Repetitions,
    end: Option<(Place, Stage)>,
    /// The move from which on the sides are exchanged.
    exchanged: Option<NodeId>,
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
            votes: [0; Notation::ALL.len()],
            is_doubtful: false,
            repetitions: Repetitions::new(),
            end: None,
            exchanged: None,
        }
    }

    /// Tells whether some move was read that may be one of the other side.
    fn may_have_sides_exchanged(&self) -> bool {
        let first = self.raw.tree.first_child(NodeId::ROOT);
        self.tolerated.is_some() || first.is_some_and(|first| self.raw.tree[first].has_dots)
    }

    fn run(mut self, start: &Start) -> Self {
        let mut pending = Vec::new();
        if let Some(raw) = self.raw.tree.first_child(NodeId::ROOT) {
            let stage = start.stage.clone();
            let rounds = Rounds::new(start.stated, stage.side_to_move());
            let main = Pending { raw, parent: NodeId::ROOT, ply: 1, stage, rounds };
            self.follow::<true>(main, &mut pending);
        }
        self.repeat(&start.stage);
        while let Some(line) = pending.pop() {
            self.follow::<false>(line, &mut pending);
        }
        self
    }

    /// Plays a line to its end; alternatives to its moves are put aside.
    ///
    /// Only the main line is watched for repetitions and for the position at its end.
    fn follow<const MAIN: bool>(&mut self, line: Pending, pending: &mut Vec<Pending>) {
        let first_ply = line.ply;
        let Pending { raw: mut id, mut parent, mut ply, mut stage, mut rounds } = line;
        loop {
            if let Some(raw) = self.raw.tree.next_sibling(id) {
                pending.push(Pending { raw, parent, ply, stage: stage.clone(), rounds });
            }
            let node = &self.raw.tree[id];
            let place = Place::span(node.span).at_ply(ply, parent);
            if let Some(found) = node.number
                && let Some(expected) = rounds.read(ply, found)
            {
                let problem = PgnProblem::MoveNumber { expected, found };
                self.diagnostics.push(Diagnostic::new(problem, place));
            }
            match self.play(id, &mut stage, place) {
                Some(mv) => {
                    if MAIN {
                        self.repetitions.played(&stage, mv, ply);
                    }
                    let annotations = node.annotations.clone();
                    if !MAIN && ply == first_ply && self.tree.first_child(parent).is_none() {
                        let problem = GameProblem::VariationFirst;
                        self.diagnostics.push(Diagnostic::new(problem, place));
                    }
                    parent = self.tree.add(parent, Node::with_annotations(Some(mv), annotations));
                }
                None => {
                    let rest = unread::line(self.raw, self.text, id);
                    self.tree[parent].annotations_mut().unread.push(rest);
                    return;
                }
            }
            let Some(next) = self.raw.tree.first_child(id) else {
                if MAIN {
                    self.end = Some((place, stage));
                }
                return;
            };
            id = next;
            ply += 1;
        }
    }

    /// Resolves one raw move and plays it. `None` ends the line.
    fn play(&mut self, id: NodeId, stage: &mut Stage, place: Place) -> Option<Move> {
        match self.raw.tree[id].mv {
            RawMove::Text => self.play_text(id, stage, place),
            RawMove::Squares(mv) => {
                self.play_squares(id, mv, stage, place);
                Some(mv)
            }
            RawMove::OffBoard { from, to } => {
                self.report(MoveProblem::OffBoard { from, to }, place);
                None
            }
            RawMove::Root => None,
        }
    }

    fn play_text(&mut self, id: NodeId, stage: &mut Stage, place: Place) -> Option<Move> {
        if self.exchanged == Some(id) {
            let side = stage.side_to_move().other();
            let problem = match place.ply {
                Some(1) => GameProblem::FirstMoveMissing { side },
                _ => GameProblem::SameSideTwice { side },
            };
            self.diagnostics.push(Diagnostic::new(problem, place));
            return None;
        }
        let text = self.text.get(self.raw.tree[id].span.range()).unwrap_or_default();
        let read = match read_move(stage, text, &self.accept) {
            Ok(read) => read,
            Err(error) => {
                if let Some(mv) = self.said_by_squares(stage, text) {
                    stage.play_judged(mv);
                    return Some(mv);
                }
                self.is_doubtful = true;
                let unreadable = Unreadable {
                    raw: self.raw,
                    source: self.text,
                    id,
                    ply: place.ply.unwrap_or_default(),
                    stage,
                    accept: &self.accept,
                    notation: self.notation,
                };
                self.diagnostics.push(Diagnostic::new(unreadable.problem(error), place));
                return None;
            }
        };
        let first = *self.notation.get_or_insert(read.notation);
        self.votes[read.notation as usize] += 1;
        // A text that only another notation explains may be a slip in this one.
        self.is_doubtful |= first != read.notation && !read.notes.is_empty();
        for note in &read.notes {
            match *note {
                Note::NotCanonical => {
                    self.tolerated.get_or_insert((0, place)).0 += 1;
                }
                Note::CouldAlsoMean { mv, notation } => {
                    self.is_doubtful = true;
                    let text = text.to_owned();
                    self.report(MoveProblem::CouldAlsoMean { text, mv, notation }, place);
                }
                _ => {}
            }
        }
        if read.rank == ReadingRank::Corrected {
            let written = write_move(stage, read.mv, read.notation, &Style::default());
            let written = written.map_or_else(|_| read.mv.to_string(), |text| text.to_string());
            let text = text.to_owned();
            self.report(MoveProblem::Corrected { text, mv: read.mv, written }, place);
        }
        stage.play_judged(read.mv);
        Some(read.mv)
    }

    /// Returns the legal move that a text in UCCI tells where another notation is stated: so
    /// writers tell what their notation has no words for.
    fn said_by_squares(&self, stage: &Stage, text: &str) -> Option<Move> {
        self.accept.notation?;
        let mv: Move = text.parse().ok()?;
        (mv.to_string() == text && stage.verify(mv).is_ok()).then_some(mv)
    }

    /// Plays a move whose squares are certain, by force where the rules forbid it.
    fn play_squares(&mut self, id: NodeId, mv: Move, stage: &mut Stage, place: Place) {
        let Err(mut reason) = stage.play(mv) else { return };
        match stage.board().get(mv.from) {
            None => {
                if let Some(before) = self.doubled(id, mv, place) {
                    // The record says the same twice: nobody has moved.
                    let text = mv.to_string();
                    return self.report(MoveProblem::Doubled { text, before }, place);
                }
            }
            Some(piece) if piece.color != stage.side_to_move() => {
                let problem = GameProblem::SameSideTwice { side: piece.color };
                self.diagnostics.push(Diagnostic::new(problem, place));
                *stage = stage.with_side(piece.color);
                match stage.play(mv) {
                    Ok(_) => return,
                    Err(next) => reason = next,
                }
            }
            Some(_) => {}
        }
        self.report(MoveProblem::Illegal { mv, reason }, place);
        *stage = stage.forced(mv);
    }

    /// The ply before, if it was `mv` as well.
    fn doubled(&self, id: NodeId, mv: Move, place: Place) -> Option<u32> {
        let parent = self.raw.tree.parent(id)?;
        let ply = place.ply.filter(|_| self.raw.tree[parent].mv == RawMove::Squares(mv))?;
        Some(ply - 1)
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
        Resolved {
            tree: self.tree,
            notation: self.notation.map(|first| most(first, &self.votes)),
            diagnostics: self.diagnostics,
            end: self.end,
        }
    }

    /// Reports the first position of the main line that stands for the third time.
    fn repeat(&mut self, start: &Stage) {
        let moves = self.tree.main_line().filter_map(|id| self.tree[id].mv);
        let Some(ply) = self.repetitions.goes_on(start, moves) else { return };
        let raw = self.raw.tree.main_line().nth(ply as usize - 1);
        let node = self.tree.main_line().nth(ply as usize - 1);
        if let (Some(raw), Some(node)) = (raw, node) {
            let place = Place::span(self.raw.tree[raw].span).at_ply(ply, node);
            self.diagnostics.push(Diagnostic::new(GameProblem::Repetition, place));
        }
    }
}

/// The notation with the most votes, and `first` before others that have as many.
fn most(first: Notation, votes: &[u32; Notation::ALL.len()]) -> Notation {
    let votes = |notation: Notation| votes[notation as usize];
    let more = |one, other| if votes(other) > votes(one) { other } else { one };
    Notation::ALL.into_iter().fold(first, more)
}
