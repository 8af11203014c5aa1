//! A bare list of moves in any coordinate system.

use go_notation::{
    CoordinateSystem, Coordinates, Move, QuadrantBoards, Tolerances, WritePointError,
};

use super::GoGame;

/// Names the moves of the main line: colour letter and point, `pass` or `resign`.
///
/// ```
/// use go_notation::CoordinateSystem;
/// use records::go::{self, quadrant};
///
/// let game = &quadrant::read("01：44、36，", &Default::default()).value[0];
/// let moves = go::move_list(game, CoordinateSystem::Gtp)?;
/// assert_eq!(moves, ["B Q16", "W R14"]);
/// # Ok::<(), go_notation::WritePointError>(())
/// ```
///
/// # Errors
///
/// The system has no name for a point, or does not exist for the board.
pub fn move_list(game: &GoGame, system: CoordinateSystem) -> Result<Vec<String>, WritePointError> {
    let coordinates =
        Coordinates { size: game.size, boards: QuadrantBoards::Odd, tolerances: Tolerances::NONE };
    let name = |mv: go_notation::ColoredMove| {
        let action = match mv.action {
            Move::Play(point) => coordinates.write(system, point)?,
            Move::Pass => "pass".to_owned(),
            Move::Resign => "resign".to_owned(),
        };
        Ok(format!("{} {action}", mv.color.letter()))
    };
    game.main_moves().map(name).collect()
}
