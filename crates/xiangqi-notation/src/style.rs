//! Choices that a notation leaves to the writer.

use crate::{Digits, LetterSet, Script};

/// The number of the first rank in notations that have it both ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RankBase {
    /// Ranks 0 to 9.
    #[default]
    Zero,
    /// Ranks 1 to 10.
    One,
}

/// From where the coordinate notation (坐标) numbers the files.
///
/// The document shows it only in a figure that is lost; its systems (1) and (4) agree if it is
/// Red's left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FileDirection {
    /// File 1 is Red's leftmost, the a file: 炮82—52 is `h2e2`.
    #[default]
    LeftToRight,
    /// File 1 is Red's rightmost, the i file: 炮82—52 is `b2e2`.
    RightToLeft,
}

/// How to write what a notation leaves open. The default is the standard's way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The script of Chinese texts.
    pub script: Script,
    /// The width of Black's digits in Chinese texts.
    pub digits: Digits,
    /// The letters of the pieces; without, those of the notation's own source.
    pub letters: Option<LetterSet>,
    /// The number of the first rank in `lalg` and `salg`.
    pub rank_base: RankBase,
    /// The numbering of the files in `coordinate`.
    pub files: FileDirection,
}
