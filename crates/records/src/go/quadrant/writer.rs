//! From games to quadrant records.

use go_notation::{QuadrantNotation, WriteQuadrantError};

use crate::LossReport;
use crate::go::main_line::MainLine;
use crate::go::{GoGame, SetupStones};

/// How a game is written.
#[derive(Clone, Copy, Debug)]
pub struct WriteRecord {
    /// The extensions of the notation; its board is that of the game.
    pub notation: QuadrantNotation,
    /// What becomes of stones that are set up.
    pub setup: SetupStones,
}

impl Default for WriteRecord {
    fn default() -> Self {
        Self { notation: QuadrantNotation::STRICT, setup: SetupStones::LeftOut }
    }
}

/// Writes the main line of a game as one record, and tells what it cannot hold.
///
/// # Errors
///
/// The board has no quadrants, a point lies off it, or a move is a pass without the extension.
pub fn write(
    game: &GoGame,
    options: &WriteRecord,
) -> Result<(String, LossReport), WriteQuadrantError> {
    let MainLine { moves, losses } = MainLine::new(game, options.setup);
    let notation = QuadrantNotation { size: game.size, ..options.notation };
    Ok((notation.write(moves)?, losses))
}
