//! The notations by name.

use core::fmt;
use core::str::FromStr;

/// A way to write one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Notation {
    /// `H2-E2`: squares, as the Internet Chinese Chess Server sent them.
    Iccs,
    /// `h2e2`: squares, ranks 0 to 9, of the engine protocol UCCI.
    Ucci,
    /// `h3e3`: squares, ranks 1 to 10, of the engine protocol UCI.
    Uci,
    /// `炮二平五`: the standard's Chinese notation by files (中文纵线格式).
    Chinese,
    /// `前四平五`: Chinese; pawns on two files are told apart by their file instead of 兵.
    #[cfg_attr(feature = "serde", serde(rename = "chinese-dpxq"))]
    ChineseDpxq,
    /// `前兵四平五`: Chinese; pawns on two files are told apart in five characters.
    ChineseFive,
    /// `C2.5`: the standard's notation by files in letters (WXF纵线格式).
    Wxf,
    /// `C2.5`, `4+.5`: letters, pawns after the rules of the Asian federation of 1980.
    #[cfg_attr(feature = "serde", serde(rename = "wxf-axf1980"))]
    WxfAxf1980,
    /// `C2=5`, `13=2`: letters, pawns after the world federation's rules of 2018.
    #[cfg_attr(feature = "serde", serde(rename = "wxf-2018"))]
    Wxf2018,
    /// `+R.8`, `2S.6`: letters after the place, the second system of English Wikipedia.
    WxfWikipedia,
    /// `C2=5`, `PA=5`: letters, pawns as in Yang's "Chinese Chess File Format".
    WxfYang,
    /// `62.5`: the standard's notation with digits for the pieces.
    Keypad,
    /// `炮82—52`: piece and squares, file before rank (坐标).
    Coordinate,
    /// `炮二三五三`, `马2133`: piece and squares from the mover's own side (数码新谱).
    Digit,
    /// `炮h2—e2`: piece and squares in letters.
    Chesslike,
    /// `炮28—25`: piece and squares, rank before file (代数制).
    Algebraic,
    /// `Ch2-e2`: letter and both squares.
    Lalg,
    /// `Che2`: letter and target, with as much of the origin as is needed.
    Salg,
    /// `P2-5`: Vietnamese letters and signs.
    Vietnamese,
    /// `7747`: squares as four digits, of the DhtmlXQ format.
    Dhtmlxq,
}

impl Notation {
    /// All notations.
    pub const ALL: [Self; 20] = [
        Self::Iccs,
        Self::Ucci,
        Self::Uci,
        Self::Chinese,
        Self::ChineseDpxq,
        Self::ChineseFive,
        Self::Wxf,
        Self::WxfAxf1980,
        Self::Wxf2018,
        Self::WxfWikipedia,
        Self::WxfYang,
        Self::Keypad,
        Self::Coordinate,
        Self::Digit,
        Self::Chesslike,
        Self::Algebraic,
        Self::Lalg,
        Self::Salg,
        Self::Vietnamese,
        Self::Dhtmlxq,
    ];

    /// Returns the stable name, such as `chinese-dpxq`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Iccs => "iccs",
            Self::Ucci => "ucci",
            Self::Uci => "uci",
            Self::Chinese => "chinese",
            Self::ChineseDpxq => "chinese-dpxq",
            Self::ChineseFive => "chinese-five",
            Self::Wxf => "wxf",
            Self::WxfAxf1980 => "wxf-axf1980",
            Self::Wxf2018 => "wxf-2018",
            Self::WxfWikipedia => "wxf-wikipedia",
            Self::WxfYang => "wxf-yang",
            Self::Keypad => "keypad",
            Self::Coordinate => "coordinate",
            Self::Digit => "digit",
            Self::Chesslike => "chesslike",
            Self::Algebraic => "algebraic",
            Self::Lalg => "lalg",
            Self::Salg => "salg",
            Self::Vietnamese => "vietnamese",
            Self::Dhtmlxq => "dhtmlxq",
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no notation has this name")]
pub struct ParseNotationError;

impl FromStr for Notation {
    type Err = ParseNotationError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|notation| notation.name() == name).ok_or(ParseNotationError)
    }
}

#[cfg(test)]
mod tests {
    use super::Notation;

    #[test]
    fn names_read_back() {
        for (at, notation) in Notation::ALL.into_iter().enumerate() {
            assert_eq!(notation as usize, at);
            assert_eq!(notation.name().parse(), Ok(notation));
        }
        assert!("xiangqi".parse::<Notation>().is_err());
    }
}
