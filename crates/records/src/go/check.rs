//! Whether a game keeps to the rules.

use go_notation::{Color, ColoredMove, Move, Rules};

use super::positions::Positions;
use super::{GoGame, GoProblem};
use crate::{Diagnostic, NodeId, Place};

/// Plays all moves of all variations and tells which break the rules.
///
/// Moves are executed whether they are legal or not, as SGF asks (FF\[4\], "Move properties");
/// colours are never changed. A move that the record marks as deliberate (`KO`) gives a note.
///
/// ```
/// use go_notation::Rules;
/// use records::sgf::SgfCollection;
/// use records::{Explain, go};
///
/// let collection = SgfCollection::read(b"(;SZ[9];B[aa];W[aa])");
/// let game = go::read_game(collection.game(0).unwrap())?.value;
/// let findings = go::check(&game, Rules::JAPANESE);
/// assert_eq!(findings[0].code(), "go/illegal/occupied");
/// assert_eq!(findings[0].place.ply, Some(2));
/// # Ok::<(), go::NotGo>(())
/// ```
#[must_use]
pub fn check(game: &GoGame, rules: Rules) -> Vec<Diagnostic> {
    let mut turns = Turns::new(game);
    let mut positions = Positions::new(game, rules);
    let mut diagnostics = Vec::new();
    while let Some(played) = positions.advance() {
        let node = &game.tree[played.node];
        let mut report = |problem, ply| {
            let before = game.tree.parent(played.node).unwrap_or(NodeId::ROOT);
            let place = Place::span(node.span).at_ply(ply, before);
            diagnostics.push(Diagnostic::new(problem, place));
        };
        let (ply, problem) = turns.visit(played.node);
        if let Some(problem) = problem {
            report(problem, ply);
        }
        if let Some(illegal) = played.illegal {
            let is_forced = node.notes().other("KO").is_some();
            let problem = if is_forced {
                GoProblem::ForcedMove(illegal)
            } else {
                GoProblem::Illegal(illegal)
            };
            report(problem, ply);
        }
    }
    diagnostics
}

/// Whose turn it is behind each node, and how many moves lead there.
struct Turns<'g> {
    game: &'g GoGame,
    after: Vec<Turn>,
}

#[derive(Clone, Copy)]
struct Turn {
    ply: u32,
    to_play: Option<Color>,
    is_over: bool,
}

impl<'g> Turns<'g> {
    fn new(game: &'g GoGame) -> Self {
        let none = Turn { ply: 0, to_play: None, is_over: false };
        Self { game, after: vec![none; game.tree.len()] }
    }

    /// Works out the turn behind `node`, whose parent was visited before.
    fn visit(&mut self, id: NodeId) -> (u32, Option<GoProblem>) {
        let node = &self.game.tree[id];
        let before = match self.game.tree.parent(id) {
            Some(parent) => self.after[parent.index()],
            None => Turn { ply: 0, to_play: Some(self.first()), is_over: false },
        };
        let mut turn = before;
        let mut problem = None;
        if let Some(mv) = node.mv() {
            turn.ply += 1;
            problem = out_of_turn(before, mv);
            turn.to_play = Some(mv.color.other());
            turn.is_over |= mv.action == Move::Resign;
        } else if node.setup().is_some() && id != NodeId::ROOT {
            // Whoever set up stones may mean either side to go on.
            turn.to_play = None;
        }
        turn.to_play = node.to_play.or(turn.to_play);
        self.after[id.index()] = turn;
        (turn.ply, problem)
    }

    /// Who moves first where the record does not say it: White behind handicap stones.
    fn first(&self) -> Color {
        let root = &self.game.tree[NodeId::ROOT];
        let has_handicap = self.game.handicap.is_some_and(|stones| stones >= 2);
        let only_black =
            root.setup().is_some_and(|setup| setup.white.is_empty() && setup.black.len() >= 2);
        if has_handicap && only_black { Color::White } else { Color::Black }
    }
}

const fn out_of_turn(before: Turn, mv: ColoredMove) -> Option<GoProblem> {
    if before.is_over {
        return Some(GoProblem::MoveAfterResignation);
    }
    match before.to_play {
        Some(Color::Black) if matches!(mv.color, Color::White) => {
            Some(GoProblem::WrongColor { color: mv.color })
        }
        Some(Color::White) if matches!(mv.color, Color::Black) => {
            Some(GoProblem::WrongColor { color: mv.color })
        }
        _ => None,
    }
}
