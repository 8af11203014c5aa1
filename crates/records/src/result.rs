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

    /// Returns the result of the code that XQF, CBR and CBF share: 0 unknown, 1 the first player,
    /// 2 the second, 3 a draw, 4 several results.
    pub(crate) const fn from_code(code: u8) -> Option<Self> {
        Some(match code {
            0 => Self::Unknown,
            1 => Self::FirstWins,
            2 => Self::SecondWins,
            3 => Self::Draw,
            4 => Self::Several,
            _ => return None,
        })
    }

    /// Returns the code that XQF, CBR and CBF share.
    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::Unknown => 0,
            Self::FirstWins => 1,
            Self::SecondWins => 2,
            Self::Draw => 3,
            Self::Several => 4,
        }
    }
}
