//! The moment of a game that a finding is about: its board, and the move in words.

use records::check::{MoveProblem, Stage};
use records::raw::GameProblem;
use records::{Diagnostic, Language, Problem, XiangqiGame};
use xiangqi_core::{Color, Move, Play};
use xiangqi_notation::ReadMoveError;

use crate::board_view::{self, View};

/// For how many findings of a game a board is drawn.
///
/// Each is a walk through the game from its start: with one for each finding, a game of nothing
/// but faults would take a time that grows with the square of its length.
const BOARDS: usize = 20;

/// A game whose findings are drawn one after the other.
pub(crate) struct Moments<'g> {
    game: &'g XiangqiGame,
    /// How many boards were asked for.
    boards: usize,
}

impl<'g> Moments<'g> {
    pub(crate) const fn new(game: &'g XiangqiGame) -> Self {
        Self { game, boards: 0 }
    }

    pub(super) const fn game(&self) -> &'g XiangqiGame {
        self.game
    }
}

/// What is marked on the board of a finding.
enum Mark {
    /// This move.
    Move(Move),
    /// The move that the game goes on with, if it is one of this side.
    PlayedBy(Color),
    /// Nothing.
    Nothing,
}

/// Draws the board before the move that is meant, for findings about legality and the like.
///
/// Only the first findings of a game have a board; where it ends a line says so.
pub(super) fn board(
    found: &Diagnostic,
    moments: &mut Moments<'_>,
    language: Language,
) -> Vec<String> {
    let (Some(mark), Some(node)) = (mark(&found.problem), found.place.node) else {
        return Vec::new();
    };
    moments.boards += 1;
    if moments.boards > BOARDS {
        let told = language
            .pick("from here on this game is told without boards", "本局此后的问题不再画出棋盘");
        return if moments.boards == BOARDS + 1 { vec![told.to_owned()] } else { Vec::new() };
    }
    let game = moments.game;
    let mut stage = Stage::new(game.start.clone());
    for id in game.tree.path(node) {
        if let Some(mv) = game.tree[id].mv {
            stage.advance(mv);
        }
    }
    let mark = match mark {
        Mark::Move(mv) => Some(mv),
        Mark::PlayedBy(side) => {
            let next = game.tree.first_child(node).and_then(|id| game.tree[id].mv);
            let mover = |mv: &Move| stage.board().get(mv.from).map(|piece| piece.color);
            next.filter(|mv| mover(mv) == Some(side))
        }
        Mark::Nothing => None,
    };
    board_view::draw_in(stage.board(), mark, View::Red, language)
}

/// Tells what to mark; none where a board says nothing.
fn mark(problem: &Problem) -> Option<Mark> {
    Some(match problem {
        Problem::Move(MoveProblem::Unreadable { error, .. }) => match error {
            ReadMoveError::Malformed(_) => return None,
            ReadMoveError::Illegal { mv, .. } => Mark::Move(*mv),
            _ => Mark::Nothing,
        },
        Problem::Move(MoveProblem::Illegal { mv, .. }) => Mark::Move(*mv),
        Problem::Move(MoveProblem::ChainBreak { .. } | MoveProblem::Doubled { .. }) => {
            Mark::Nothing
        }
        Problem::Game(GameProblem::SameSideTwice { side }) => Mark::PlayedBy(*side),
        Problem::Game(
            GameProblem::ResultAgainstBoard { outcome, .. }
            | GameProblem::ResultMissing { outcome },
        ) => outcome.winner().map_or(Mark::Nothing, Mark::PlayedBy),
        _ => return None,
    })
}

/// Names the game with its players, the ply and the move; none where no game is meant.
pub(super) fn words(
    found: &Diagnostic,
    game: Option<&XiangqiGame>,
    language: Language,
) -> Option<String> {
    let number = found.place.game?;
    let mut words = match language {
        Language::English => format!("game {number}"),
        Language::Chinese => format!("第 {number} 局"),
    };
    let player = |name| game.and_then(|game| game.tags.get(name)).filter(|it| !it.is_empty());
    if let (Some(red), Some(black)) = (player("Red"), player("Black")) {
        words.push_str(&match language {
            Language::English => format!(" ({red} – {black})"),
            Language::Chinese => format!("（{red}–{black}）"),
        });
    }
    let Some(ply) = found.place.ply.filter(|&ply| ply > 0) else { return Some(words) };
    words.push_str(&match (language, game) {
        (Language::English, None) => format!(", ply {ply}"),
        (Language::Chinese, None) => format!("，第 {ply} 步"),
        (_, Some(game)) => {
            let (round, side) = round(ply, game.start.side_to_move);
            match language {
                Language::English => format!(", ply {ply} (move {round}, {side})"),
                Language::Chinese => {
                    format!("，第 {ply} 步（第 {round} 回合，{}）", language.say(&side))
                }
            }
        }
    });
    Some(words)
}

/// Returns the number of the move that a ply belongs to, and its side.
const fn round(ply: u32, first: Color) -> (u32, Color) {
    let behind_first_red = ply - 1 + matches!(first, Color::Black) as u32;
    let side = if behind_first_red.is_multiple_of(2) { Color::Red } else { Color::Black };
    (behind_first_red / 2 + 1, side)
}

#[cfg(test)]
mod tests {
    use xiangqi_core::Color;

    use super::round;

    #[test]
    fn plies_are_counted_from_the_side_that_begins() {
        assert_eq!(round(1, Color::Red), (1, Color::Red));
        assert_eq!(round(4, Color::Red), (2, Color::Black));
        assert_eq!(round(1, Color::Black), (1, Color::Black));
        assert_eq!(round(2, Color::Black), (2, Color::Red));
    }
}
