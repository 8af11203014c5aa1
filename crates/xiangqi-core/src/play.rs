//! What positions with and without king rules have in common.

use crate::{Board, Color, IllegalMove, Move, Piece, SquareSet};

/// A place in a game from which moves can be played.
///
/// [`Position`](crate::Position) judges moves by all rules;
/// [`FreePosition`](crate::FreePosition) knows how pieces step but no king rule, for records
/// whose start is not a legal position.
///
/// ```
/// use xiangqi_core::{FreePosition, IllegalMove, Move, Play, Position, Setup};
///
/// fn replay<P: Play>(mut place: P, moves: &[Move]) -> Result<P, IllegalMove> {
///     moves.iter().try_for_each(|&mv| place.play(mv).map(drop))?;
///     Ok(place)
/// }
///
/// let moves = ["h2e2".parse()?, "h9g7".parse()?];
/// let end = replay(Position::start(), &moves)?;
/// let free = replay(FreePosition::new(Setup::START), &moves)?;
/// assert_eq!(end.board(), free.board());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait Play: Clone {
    /// Returns the pieces.
    fn board(&self) -> &Board;

    /// Returns the side to move.
    fn side_to_move(&self) -> Color;

    /// Returns the squares on which `piece` stands.
    fn squares_of(&self, piece: Piece) -> SquareSet;

    /// Checks that `mv` may be played.
    ///
    /// # Errors
    ///
    /// The reason why it may not.
    fn verify(&self, mv: Move) -> Result<(), IllegalMove>;

    /// Plays `mv` and returns what it captured.
    ///
    /// # Errors
    ///
    /// The reason why it may not be played; nothing has changed then.
    fn play(&mut self, mv: Move) -> Result<Option<Piece>, IllegalMove>;

    /// Calls `visit` with each move that may be played, in no particular order.
    fn for_each_move(&self, visit: impl FnMut(Move));
}
