//! The width of Black's numbers.

/// How Chinese texts write the numbers of Black; Red's are always Chinese numerals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Digits {
    /// 炮８平５, as the standard prescribes (着法表示, section 4, note 1).
    #[default]
    Fullwidth,
    /// 炮8平5, as most web pages have it.
    Ascii,
}
