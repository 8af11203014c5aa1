//! What single characters of Chinese move texts say, and what misread ones can have been.

use xiangqi_core::PieceKind;

use crate::characters::confused_with;
use crate::chinese::glyph::{Token, glyph};
use crate::{Direction, InLine};

/// What one character of a Chinese move text says, whatever its script and width.
///
/// ```
/// use xiangqi_core::PieceKind;
/// use xiangqi_notation::ChineseSign;
///
/// assert_eq!(ChineseSign::of('馬'), Some(ChineseSign::Piece(PieceKind::Horse)));
/// assert_eq!(ChineseSign::of('８'), Some(ChineseSign::Number(8)));
/// assert_eq!(ChineseSign::of('跑'), None);
/// assert_eq!(ChineseSign::misread('跑').collect::<Vec<_>>(), ['炮']);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChineseSign {
    /// A piece: 马, 馬.
    Piece(PieceKind),
    /// A number 1 to 9: 八, 8, ８.
    Number(u8),
    /// A place in a line: 前, 中, 后.
    Place(InLine),
    /// A direction: 进, 退, 平.
    Direction(Direction),
}

impl ChineseSign {
    /// Returns what `c` says, if it belongs to a Chinese move text.
    #[must_use]
    pub const fn of(c: char) -> Option<Self> {
        match glyph(c) {
            Some((Token::Piece(kind), _)) => Some(Self::Piece(kind)),
            Some((Token::Number(number), _)) => Some(Self::Number(number)),
            Some((Token::Place(place), _)) => Some(Self::Place(place)),
            Some((Token::Direction(direction), _)) => Some(Self::Direction(direction)),
            None => None,
        }
    }

    /// Returns the characters that recognition or dictation can have turned into `c`.
    pub fn misread(c: char) -> impl Iterator<Item = char> {
        confused_with(c).chars()
    }
}
