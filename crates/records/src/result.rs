//! How a game ended.

/// The result that a record states. It may contradict the final position; checking says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The first player won: Red in xiangqi, Black in Go.
    FirstWins,
    /// The second player won: Black in xiangqi, White in Go.
    SecondWins,
    /// Nobody won.
    Draw,
    /// Several results, as opening collections state (XQF and CBR value 4).
    Several,
    /// No result is stated, or the game goes on.
    #[default]
    Unknown,
}

impl GameResult {
    /// Returns the result token of PGN; [`Several`](Self::Several) has none and gives `*`.
    #[must_use]
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::FirstWins => "1-0",
            Self::SecondWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Several | Self::Unknown => "*",
        }
    }
}
