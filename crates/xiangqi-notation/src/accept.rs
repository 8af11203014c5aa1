//! What a reader is asked to take.

use crate::{FileDirection, LetterSet, Notation, RankBase, ReadingRank};

/// What a reader takes a text for. The default considers every notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Accept {
    /// The notation of the text, if it is known.
    ///
    /// Other dialects of the same family are tolerated then, after the notation's own readings.
    pub notation: Option<Notation>,
    /// The letters of the pieces; without, those of the notation's own source.
    pub letters: Option<LetterSet>,
    /// The number of the first rank in `lalg` and `salg`; without, both are considered.
    pub rank_base: Option<RankBase>,
    /// The numbering of the files in `coordinate`.
    pub files: FileDirection,
    /// The last rank that is taken: [`ReadingRank::Documented`] is strict.
    pub worst: ReadingRank,
}

impl Default for Accept {
    fn default() -> Self {
        Self::ANY
    }
}

impl Accept {
    /// Every notation.
    pub const ANY: Self = Self {
        notation: None,
        letters: None,
        rank_base: None,
        files: FileDirection::LeftToRight,
        worst: ReadingRank::Corrected,
    };

    /// Texts in `notation`.
    #[must_use]
    pub const fn only(notation: Notation) -> Self {
        Self { notation: Some(notation), ..Self::ANY }
    }

    /// Returns the letters that are canonical in `notation`.
    pub(crate) fn letters_of(&self, notation: Notation) -> LetterSet {
        self.letters.unwrap_or(notation.letters())
    }
}

impl Notation {
    /// Returns the letters of the notation's own source; the standard's where it has none.
    #[must_use]
    pub const fn letters(self) -> LetterSet {
        match self {
            Self::WxfAxf1980 | Self::Wxf2018 => LetterSet::WXF,
            Self::WxfWikipedia => LetterSet::SOLDIER,
            Self::WxfYang => LetterSet::GUARD,
            _ => LetterSet::STANDARD,
        }
    }
}
