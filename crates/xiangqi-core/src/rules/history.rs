//! A run of moves from a start, with every position on the way.

use alloc::vec::Vec;
use core::fmt;

use crate::{IllegalMove, Move, Piece, Position};

/// A start and the moves played from it.
///
/// Ply numbers count moves from 0; position `n` is the one before move `n`, so there is one
/// position more than there are moves.
///
/// ```
/// use xiangqi_core::{Position, rules::History};
///
/// let mut history = History::new(Position::start());
/// for text in ["h2e2", "h9g7", "e2h2", "g7h9"] {
///     history.play(text.parse()?)?;
/// }
/// assert_eq!(history.occurrences(4), [0, 4]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct History {
    positions: Vec<Position>,
    moves: Vec<Move>,
    captures: Vec<bool>,
}

/// A move of a run is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Which move, from 0.
    pub ply: usize,
    /// The move.
    pub mv: Move,
    /// Why it is not legal.
    pub reason: IllegalMove,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {} ({}) is not legal: {}", self.ply + 1, self.mv, self.reason)
    }
}

impl core::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl History {
    /// Begins a history without moves.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self { positions: alloc::vec![start], moves: Vec::new(), captures: Vec::new() }
    }

    /// Plays `moves` from `start`.
    ///
    /// # Errors
    ///
    /// The first move that is not legal.
    pub fn replay(
        start: Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<Self, ReplayError> {
        let mut history = Self::new(start);
        for (ply, mv) in moves.into_iter().enumerate() {
            history.play(mv).map_err(|reason| ReplayError { ply, mv, reason })?;
        }
        Ok(history)
    }

    /// Adds a move and returns what it captured.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Option<Piece>, IllegalMove> {
        let mut after = self.position().clone();
        let captured = after.play(mv)?;
        self.positions.push(after);
        self.moves.push(mv);
        self.captures.push(captured.is_some());
        Ok(captured)
    }

    /// Returns the moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns the position after all moves.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// Returns the position before move `ply`; that after the last move for
    /// `ply = moves().len()`.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// Tells whether move `ply` captured.
    #[must_use]
    pub fn is_capture(&self, ply: usize) -> bool {
        self.captures.get(ply).copied().unwrap_or(false)
    }

    /// Returns the positions, from the start to the last.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }
}

/// Tells whether two positions are the same for repetition: the same men on the same squares and
/// the same side to move, whatever the counters say.
pub(super) fn is_repeated(a: &Position, b: &Position) -> bool {
    a.side_to_move() == b.side_to_move() && a.board() == b.board()
}
