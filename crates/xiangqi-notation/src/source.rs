//! Where each notation is defined.

use crate::Notation;

impl Notation {
    /// Returns the document or program that defines the notation.
    #[must_use]
    pub const fn source(self) -> &'static str {
        match self {
            Self::Iccs => "standard for xiangqi moves, section 3",
            Self::Ucci => "standard for xiangqi moves, section 3; UCCI protocol",
            Self::Uci => "UCI as Fairy-Stockfish and pyffish print it",
            Self::Chinese => "standard for xiangqi moves, section 4",
            Self::ChineseDpxq => "dpxq.com and Chinese Wikipedia",
            Self::ChineseFive => "standard for xiangqi moves, section 4, note 2: the tradition",
            Self::Wxf => "standard for xiangqi moves, section 5",
            Self::WxfAxf1980 => "Asian Xiangqi Federation 1980, adopted by the WXF in 1997",
            Self::Wxf2018 => "World Xiangqi Rules 2018, as Fairy-Stockfish cites them",
            Self::WxfWikipedia => "English Wikipedia, Xiangqi, system 2",
            Self::WxfYang => "Huayong Yang, Chinese Chess File Format",
            Self::Keypad => "standard for xiangqi moves, section 5",
            Self::Coordinate => "essay on reform of notation, system 1 (坐标)",
            Self::Digit => "essay on reform of notation, system 2 (数码新谱)",
            Self::Chesslike => "essay on reform of notation, system 3",
            Self::Algebraic => "essay on reform of notation, system 4 (代数制)",
            Self::Lalg => "Huayong Yang, Chinese Chess File Format: LALG",
            Self::Salg => "Huayong Yang, Chinese Chess File Format: SALG; SAN of engines",
            Self::Vietnamese => "Vietnamese books and sites",
            Self::Dhtmlxq => "DhtmlXQ of dpxq.com",
        }
    }
}
