//! Stones that are set up, in formats of moves alone.

/// What becomes of stones that are set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetupStones {
    /// They are left out, which is a loss.
    #[default]
    LeftOut,
    /// They are written as moves.
    Moves,
}
