//! The stated result beside the final position.

use xiangqi_core::Color;

use super::Stage;
use crate::GameResult;
use crate::raw::GameProblem;

/// Compares the result with the position behind the last move of the main line.
///
/// Only mate and stalemate decide a game on the board; both lose.
pub(super) fn finding(last: &Stage, stated: GameResult) -> Option<GameProblem> {
    let Stage::Legal(position) = last else { return None };
    if position.has_legal_move() {
        return None;
    }
    let outcome = position.outcome()?;
    let decided = match outcome.winner()? {
        Color::Red => GameResult::FirstWins,
        Color::Black => GameResult::SecondWins,
    };
    match stated {
        GameResult::Unknown => Some(GameProblem::ResultMissing { outcome }),
        GameResult::Several => None,
        stated if stated == decided => None,
        stated => Some(GameProblem::ResultAgainstBoard { outcome, stated }),
    }
}
