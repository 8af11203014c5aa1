//! The rules that differ between rule sets and decide which moves are legal.

/// Whether and how a repetition is forbidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ko {
    /// Repetition is free.
    Free,
    /// A stone that has just taken a single stone may not be retaken at once by that one point
    /// (劫).
    #[default]
    Simple,
    /// No play may leave a position that was on the board before (全局同形禁止).
    PositionalSuperko,
    /// No play may leave a position that the same player has left before.
    SituationalSuperko,
}

/// Whether a play may leave its own chain without liberties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Suicide {
    /// No suicide.
    #[default]
    Forbidden,
    /// Suicide of several stones, but not of a single one.
    Several,
    /// Any suicide.
    Allowed,
}

/// A rule set, as far as it decides about the legality of moves.
///
/// Counting is apart from it: see [`Board::count`](crate::Board::count).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rules {
    /// Repetition.
    pub ko: Ko,
    /// Suicide.
    pub suicide: Suicide,
}

impl Rules {
    /// The Japanese rules (Nihon Ki-in, 1989, articles 4 to 6): simple ko, no suicide.
    ///
    /// Longer cycles are legal there and end a game without result.
    pub const JAPANESE: Self = Self { ko: Ko::Simple, suicide: Suicide::Forbidden };

    /// The Chinese rules (中国围棋规则, 2002, articles 5 and 6): positional superko, no suicide.
    pub const CHINESE: Self = Self { ko: Ko::PositionalSuperko, suicide: Suicide::Forbidden };

    /// The rules of the American Go Association (rules 5 and 6): situational superko, no suicide.
    pub const AGA: Self = Self { ko: Ko::SituationalSuperko, suicide: Suicide::Forbidden };

    /// The rules of the New Zealand Go Society: situational superko, suicide.
    pub const NEW_ZEALAND: Self = Self { ko: Ko::SituationalSuperko, suicide: Suicide::Allowed };

    /// The rules of the Ing foundation (应氏规则, "GOE" in SGF): suicide of several stones.
    ///
    /// Their ko rules judge the intent of a cycle; only retaking at once is told here.
    pub const ING: Self = Self { ko: Ko::Simple, suicide: Suicide::Several };

    /// The Tromp-Taylor rules (rules 6 and 7): positional superko, suicide.
    ///
    /// The suicide of a single stone repeats the position and so is illegal all the same.
    pub const TROMP_TAYLOR: Self = Self { ko: Ko::PositionalSuperko, suicide: Suicide::Allowed };

    /// All rule sets that have a name here. The Korean rules forbid the same moves as the Japanese.
    pub const NAMED: [(&'static str, Self); 7] = [
        ("japanese", Self::JAPANESE),
        ("korean", Self::JAPANESE),
        ("chinese", Self::CHINESE),
        ("aga", Self::AGA),
        ("new-zealand", Self::NEW_ZEALAND),
        ("ing", Self::ING),
        ("tromp-taylor", Self::TROMP_TAYLOR),
    ];

    /// Returns the rule set with a name of [`NAMED`](Self::NAMED).
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|(own, _)| *own == name).map(|(_, rules)| rules)
    }
}
