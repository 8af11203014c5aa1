//! The characters of Chinese moves.

use xiangqi_core::{Color, PieceKind};

use crate::{Direction, InLine, Script};

/// What a character says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Piece(PieceKind),
    /// 1 to 9.
    Number(u8),
    Place(InLine),
    Direction(Direction),
}

/// Who writes a character in canonical texts.
///
/// The sets of the characters of a text are intersected: what is left wrote all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Writers(u8);

const RED: u8 = 1;
const BLACK: u8 = 2;
const SIMPLIFIED: u8 = 4;
const TRADITIONAL: u8 = 8;
const SIDES: u8 = RED | BLACK;
const SCRIPTS: u8 = SIMPLIFIED | TRADITIONAL;

impl Writers {
    pub(crate) const ALL: Self = Self(SIDES | SCRIPTS);
    pub(crate) const NOBODY: Self = Self(0);

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the script, if the characters belong to one only.
    pub(crate) const fn script(self) -> Option<Script> {
        match self.0 & SCRIPTS {
            SIMPLIFIED => Some(Script::Simplified),
            TRADITIONAL => Some(Script::Traditional),
            _ => None,
        }
    }

    /// Tells whether a canonical text of `color` may be spelled so.
    pub(crate) const fn include(self, color: Color) -> bool {
        let side = match color {
            Color::Red => RED,
            Color::Black => BLACK,
        };
        self.0 & side != 0 && self.0 & SCRIPTS != 0
    }
}

/// Returns what `c` says in a Chinese move, and who writes it.
#[inline]
pub(crate) const fn glyph(c: char) -> Option<(Token, Writers)> {
    use Direction::{Backward, Forward, Sideways};
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    use Token::{Number, Piece, Place};

    const BOTH: u8 = SIDES | SCRIPTS;
    let (token, writers) = match c {
        '炮' => (Piece(Cannon), BOTH),
        '砲' | '包' => (Piece(Cannon), SIDES | TRADITIONAL),
        '马' => (Piece(Horse), SIDES | SIMPLIFIED),
        '馬' => (Piece(Horse), SIDES | TRADITIONAL),
        '傌' => (Piece(Horse), RED | TRADITIONAL),
        '车' => (Piece(Rook), SIDES | SIMPLIFIED),
        '車' => (Piece(Rook), SIDES | TRADITIONAL),
        '俥' => (Piece(Rook), RED | TRADITIONAL),
        '兵' => (Piece(Pawn), RED | SCRIPTS),
        '卒' => (Piece(Pawn), BLACK | SCRIPTS),
        '相' => (Piece(Elephant), RED | SCRIPTS),
        '象' => (Piece(Elephant), BLACK | SCRIPTS),
        '仕' => (Piece(Advisor), RED | SCRIPTS),
        '士' => (Piece(Advisor), BLACK | SCRIPTS),
        '帅' => (Piece(King), RED | SIMPLIFIED),
        '帥' => (Piece(King), RED | TRADITIONAL),
        '将' => (Piece(King), BLACK | SIMPLIFIED),
        '將' => (Piece(King), BLACK | TRADITIONAL),
        '前' => (Place(InLine::Front), BOTH),
        '中' => (Place(InLine::Middle), BOTH),
        '后' => (Place(InLine::Rear), SIDES | SIMPLIFIED),
        '後' => (Place(InLine::Rear), SIDES | TRADITIONAL),
        '进' => (Token::Direction(Forward), SIDES | SIMPLIFIED),
        '進' => (Token::Direction(Forward), SIDES | TRADITIONAL),
        '退' => (Token::Direction(Backward), BOTH),
        '平' => (Token::Direction(Sideways), BOTH),
        '上' => (Token::Direction(Forward), 0),
        '下' => (Token::Direction(Backward), 0),
        '一' => (Number(1), RED | SCRIPTS),
        '二' => (Number(2), RED | SCRIPTS),
        '三' => (Number(3), RED | SCRIPTS),
        '四' => (Number(4), RED | SCRIPTS),
        '五' => (Number(5), RED | SCRIPTS),
        '六' => (Number(6), RED | SCRIPTS),
        '七' => (Number(7), RED | SCRIPTS),
        '八' => (Number(8), RED | SCRIPTS),
        '九' => (Number(9), RED | SCRIPTS),
        '１'..='９' => (Number((c as u32 - '１' as u32 + 1) as u8), BLACK | SCRIPTS),
        '1'..='9' => (Number((c as u32 - '1' as u32 + 1) as u8), BLACK | SCRIPTS),
        _ => return None,
    };
    Some((token, Writers(writers)))
}

/// Tells whether `text`, if it is Chinese, is spelled as `color` spells.
///
/// The numerals are no proof of a side, but a reason to prefer it.
pub(crate) fn is_spelled_by(text: &str, color: Color) -> bool {
    let mut writers = Writers::ALL;
    for (at, c) in text.chars().enumerate() {
        // An ordinal before the piece is Chinese for both sides.
        if let Some((token, by)) = glyph(c)
            && !(at == 0 && matches!(token, Token::Number(_)))
        {
            writers = writers.and(by);
        }
    }
    text.is_ascii() || writers.include(color)
}

/// Returns the script of the move characters of `texts`, if they show one and only one.
pub(crate) fn script_of<'t>(texts: impl Iterator<Item = &'t str>) -> Option<Script> {
    let known = texts.flat_map(str::chars).filter_map(glyph).filter(|(_, by)| by.0 != 0);
    known.fold(Writers::ALL, |all, (_, by)| all.and(Writers(by.0 | SIDES))).script()
}
