//! The names of the systems, and which one a text is in.

use core::fmt;
use core::str::FromStr;

/// A system of naming the points of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum CoordinateSystem {
    /// Quadrant and two digits, `0144` (桥上).
    Quadrant,
    /// The letters of SGF, `pd`.
    Sgf,
    /// Letter from the left without I, number from the bottom, `Q16`.
    Gtp,
    /// Column from the left and row from the top, `16-4`.
    UpperLeft,
    /// Column from the left and row from the top in Chinese numerals, `16の四`.
    Japanese,
    /// The older method that the quadrant document describes, `d16`.
    Letters,
    /// 围棋分区记谱法: zone, letter and digit from its corner, `Cd4`.
    Zones,
    /// Letter of the corner and digits from it; only tengen, `10`, is settled.
    Audouard,
    /// Corner and name of the point, `右上星`.
    Names,
}

impl CoordinateSystem {
    /// All systems.
    pub const ALL: [Self; 9] = [
        Self::Quadrant,
        Self::Sgf,
        Self::Gtp,
        Self::UpperLeft,
        Self::Japanese,
        Self::Letters,
        Self::Zones,
        Self::Audouard,
        Self::Names,
    ];

    /// Returns the name, such as `upper-left`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quadrant => "quadrant",
            Self::Sgf => "sgf",
            Self::Gtp => "gtp",
            Self::UpperLeft => "upper-left",
            Self::Japanese => "japanese",
            Self::Letters => "letters",
            Self::Zones => "zones",
            Self::Audouard => "audouard",
            Self::Names => "names",
        }
    }

    /// Tells the system of a name by its first signs.
    ///
    /// Four digits or `00` are `quadrant`, an upper-case letter first is `gtp`, a lower-case letter
    /// and a number is `letters`, two letters are `sgf`.
    /// An upper-case letter, another letter and more is `zones`, and so is an upper-case letter and
    /// a Chinese character.
    /// 三三 alone is `names`, although it could also be `japanese`.
    /// Beyond that, a number and `の` or a numeral is `japanese`, two numbers are `upper-left`, a
    /// number and a letter are `letters`, and a Chinese character first is `names`.
    #[must_use]
    pub fn detect(name: &str) -> Option<Self> {
        let kind = |c: char| match c {
            '０'..='９' => '0',
            'Ａ'..='Ｚ' => 'A',
            'ａ'..='ｚ' => 'a',
            _ if c.is_ascii_digit() => '0',
            _ if c.is_ascii_uppercase() => 'A',
            _ if c.is_ascii_lowercase() => 'a',
            _ => c,
        };
        let name = name.trim();
        let mut kinds = name.chars().map(kind);
        let first = kinds.next()?;
        let digits = name.chars().take_while(|&c| kind(c) == '0').count();
        let after_digits = name.chars().map(kind).nth(digits);
        match (first, digits) {
            ('0', 4) if after_digits.is_none() => Some(Self::Quadrant),
            ('0', 2) if matches!(after_digits, Some('：' | ':')) => Some(Self::Quadrant),
            ('0', 2) if matches!(name, "00" | "００") => Some(Self::Quadrant),
            ('0', _) => match after_digits? {
                'a' | 'A' => Some(Self::Letters),
                c if c == 'の' || is_numeral(c) => Some(Self::Japanese),
                _ => Some(Self::UpperLeft),
            },
            // No vertex of GTP has a second letter.
            ('A', _) => match (kinds.next(), kinds.next()) {
                (Some('a' | 'A'), Some(_)) => Some(Self::Zones),
                (Some(c), _) if !c.is_ascii() && c.is_alphabetic() => Some(Self::Zones),
                _ => Some(Self::Gtp),
            },
            ('a', _) => match kinds.next()? {
                '0' => Some(Self::Letters),
                _ => Some(Self::Sgf),
            },
            _ if matches!(name, "三三" | "三々" | "三三位") => Some(Self::Names),
            (c, _) if is_numeral(c) => Some(Self::Japanese),
            (c, _) if c.is_alphabetic() => Some(Self::Names),
            _ => None,
        }
    }
}

const fn is_numeral(c: char) -> bool {
    matches!(c, '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' | '十')
}

impl fmt::Display for CoordinateSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No coordinate system has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected quadrant, sgf, gtp, upper-left, japanese, letters, zones, audouard or names")]
pub struct UnknownSystem;

impl FromStr for CoordinateSystem {
    type Err = UnknownSystem;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|system| system.name() == name).ok_or(UnknownSystem)
    }
}
