//! Bare lists of moves in any coordinate system.
//!
//! Each line has one move: the letter of the colour, a blank, and a point, `pass` or `resign`.

use go_notation::{
    Color, ColoredMove, CoordinateSystem, Coordinates, Move, QuadrantBoards, Tolerances,
    WritePointError,
};

use super::main_line::MainLine;
use super::{GoGame, SetupStones};
use crate::LossReport;

/// A move whose point has no name in the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {ply} cannot be named: {error}")]
pub struct NoName {
    /// The number of the move, from 1.
    pub ply: usize,
    /// Why.
    pub error: WritePointError,
}

/// Names the moves of the main line; boards other than 19 × 19 have no quadrants.
///
/// ```
/// use go_notation::CoordinateSystem;
/// use records::go::{self, quadrant};
///
/// let game = &quadrant::read("01：44、36，", &Default::default()).value[0];
/// let moves = go::move_list(game, CoordinateSystem::Gtp)?;
/// assert_eq!(moves, ["B Q16", "W R14"]);
/// # Ok::<(), go::NoName>(())
/// ```
///
/// # Errors
///
/// The system has no name for a point, or does not exist for the board.
pub fn move_list(game: &GoGame, system: CoordinateSystem) -> Result<Vec<String>, NoName> {
    names(coordinates(game, QuadrantBoards::Nineteen), game.main_moves(), system)
}

/// Writes the main line one move a line, with the resignation that the result states.
pub(super) fn write(
    game: &GoGame,
    system: CoordinateSystem,
    boards: QuadrantBoards,
    stones: SetupStones,
) -> Result<(String, LossReport), NoName> {
    let MainLine { moves, losses } = MainLine::new(game, stones);
    let mut text = String::new();
    for name in names(coordinates(game, boards), moves, system)? {
        text.push_str(&name);
        text.push('\n');
    }
    Ok((text, losses))
}

fn names(
    coordinates: Coordinates,
    moves: impl IntoIterator<Item = ColoredMove>,
    system: CoordinateSystem,
) -> Result<Vec<String>, NoName> {
    let name = |(ply, mv): (usize, ColoredMove)| {
        let action = match mv.action {
            Move::Play(point) => {
                coordinates.write(system, point).map_err(|error| NoName { ply, error })?
            }
            Move::Pass => PASS.to_owned(),
            Move::Resign => RESIGN.to_owned(),
        };
        Ok(format!("{} {action}", mv.color.letter()))
    };
    (1..).zip(moves).map(name).collect()
}

/// Reads a list back; nothing for a line that is no move.
pub(super) fn read(
    text: &str,
    game: &GoGame,
    system: CoordinateSystem,
    boards: QuadrantBoards,
) -> impl Iterator<Item = Option<ColoredMove>> {
    let coordinates = coordinates(game, boards);
    text.lines().map(move |line| {
        let (color, action) = line.split_once(' ')?;
        let color = Color::ALL.into_iter().find(|known| color == known.letter().to_string())?;
        let action = match action {
            PASS => Move::Pass,
            RESIGN => Move::Resign,
            name => Move::Play(coordinates.read(system, name).ok()?.value),
        };
        Some(action.by(color))
    })
}

const PASS: &str = "pass";
const RESIGN: &str = "resign";

const fn coordinates(game: &GoGame, boards: QuadrantBoards) -> Coordinates {
    Coordinates { size: game.size, boards, tolerances: Tolerances::NONE }
}
