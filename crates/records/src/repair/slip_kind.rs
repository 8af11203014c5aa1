//! The kinds of slips by name.

use std::fmt;

/// What went wrong when a record was written, typed or scanned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum SlipKind {
    /// A digit, numeral or file letter is another one: 炮二平五 for 炮二平四.
    Digit,
    /// Two digits have changed places: 马8139 for 马8193.
    SwappedDigits,
    /// Another piece is named: 马 for 炮.
    Piece,
    /// Another direction: 进 for 退.
    Direction,
    /// 前 for 后, or another place in a line.
    FrontRear,
    /// A file is counted from the other side: 炮八平五 for 炮二平五.
    Mirrored,
    /// Squares are named as the other side sees the board.
    Turned,
    /// Ranks are counted from 1 instead of 0, or the reverse, in one move.
    RankBase,
    /// A character that recognition or dictation puts in place of another: 跑 for 炮.
    ConfusedCharacter,
    /// A character that belongs to no move.
    WrongCharacter,
    /// A character is missing: 炮二五.
    LostCharacter,
    /// A character is too many: 炮二二平五.
    SurplusCharacter,
    /// Two neighbouring characters have changed places: 二炮平五.
    SwappedCharacters,
    /// The bytes were read in the wrong encoding: ÅÚ¶þÆ½Îå.
    Mojibake,
    /// A move was left out.
    MissingMove,
    /// A move was written twice.
    DoubledMove,
    /// A move stands there that was never played.
    SurplusMove,
    /// Two moves have changed places.
    SwappedMoves,
    /// Two slips in one move.
    TwoSlips,
    /// A stone has the wrong colour, in records of Go.
    Color,
    /// The other side moves first.
    SideToMove,
    /// The moves fit another start than the one that is stated.
    Start,
}

impl SlipKind {
    /// All kinds.
    pub const ALL: [Self; 22] = [
        Self::Digit,
        Self::SwappedDigits,
        Self::Piece,
        Self::Direction,
        Self::FrontRear,
        Self::Mirrored,
        Self::Turned,
        Self::RankBase,
        Self::ConfusedCharacter,
        Self::WrongCharacter,
        Self::LostCharacter,
        Self::SurplusCharacter,
        Self::SwappedCharacters,
        Self::Mojibake,
        Self::MissingMove,
        Self::DoubledMove,
        Self::SurplusMove,
        Self::SwappedMoves,
        Self::TwoSlips,
        Self::Color,
        Self::SideToMove,
        Self::Start,
    ];

    /// Returns the stable name, such as `swapped-digits`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Digit => "digit",
            Self::SwappedDigits => "swapped-digits",
            Self::Piece => "piece",
            Self::Direction => "direction",
            Self::FrontRear => "front-rear",
            Self::Mirrored => "mirrored",
            Self::Turned => "turned",
            Self::RankBase => "rank-base",
            Self::ConfusedCharacter => "confused-character",
            Self::WrongCharacter => "wrong-character",
            Self::LostCharacter => "lost-character",
            Self::SurplusCharacter => "surplus-character",
            Self::SwappedCharacters => "swapped-characters",
            Self::Mojibake => "mojibake",
            Self::MissingMove => "missing-move",
            Self::DoubledMove => "doubled-move",
            Self::SurplusMove => "surplus-move",
            Self::SwappedMoves => "swapped-moves",
            Self::TwoSlips => "two-slips",
            Self::Color => "color",
            Self::SideToMove => "side-to-move",
            Self::Start => "start",
        }
    }
}

impl fmt::Display for SlipKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Digit => "one digit for another",
            Self::SwappedDigits => "two digits exchanged",
            Self::Piece => "another piece named",
            Self::Direction => "another direction",
            Self::FrontRear => "another place in the line",
            Self::Mirrored => "a file counted from the other side",
            Self::Turned => "squares as the other side sees them",
            Self::RankBase => "ranks counted from another number",
            Self::ConfusedCharacter => "a character that is easily confused",
            Self::WrongCharacter => "a character that belongs to no move",
            Self::LostCharacter => "a character lost",
            Self::SurplusCharacter => "a character too many",
            Self::SwappedCharacters => "two neighbouring characters exchanged",
            Self::Mojibake => "bytes read in the wrong encoding",
            Self::MissingMove => "a move left out",
            Self::DoubledMove => "a move written twice",
            Self::SurplusMove => "a move that was never played",
            Self::SwappedMoves => "two moves exchanged",
            Self::TwoSlips => "two slips in one move",
            Self::Color => "a stone of the wrong colour",
            Self::SideToMove => "the other side moves first",
            Self::Start => "another start position",
        })
    }
}
