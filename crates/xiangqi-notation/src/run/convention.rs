//! The hypotheses about a run of moves.

use crate::readings::{Asked, asked};
use crate::{Accept, FileDirection, Notation, RankBase};

/// A notation with what it leaves open settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Convention {
    /// The notation.
    pub notation: Notation,
    /// The number of the first rank, where the notation has it both ways.
    pub rank_base: Option<RankBase>,
    /// The numbering of the files in `coordinate`.
    pub files: FileDirection,
}

/// The number of conventions.
pub(super) const COUNT: usize = Notation::ALL.len() + 3;

/// Returns every convention; its index is its bit in the sets of the reader.
pub(super) fn all() -> [Convention; COUNT] {
    let plain = |notation| Convention {
        notation,
        rank_base: match notation {
            Notation::Lalg | Notation::Salg => Some(RankBase::Zero),
            _ => None,
        },
        files: FileDirection::LeftToRight,
    };
    let mut all = [plain(Notation::Iccs); COUNT];
    for (slot, notation) in all.iter_mut().zip(Notation::ALL) {
        *slot = plain(notation);
    }
    let one = |notation| Convention { rank_base: Some(RankBase::One), ..plain(notation) };
    let files = FileDirection::RightToLeft;
    let rest = [
        one(Notation::Lalg),
        one(Notation::Salg),
        Convention { files, ..plain(Notation::Coordinate) },
    ];
    all[Notation::ALL.len()..].copy_from_slice(&rest);
    all
}

impl Convention {
    /// Returns what a reader of single moves accepts under the convention.
    #[must_use]
    pub const fn accept(self) -> Accept {
        Accept { rank_base: self.rank_base, files: self.files, ..Accept::only(self.notation) }
    }

    /// Tells how a text of `notation` counts under the convention.
    pub(super) fn takes(self, other: Self) -> Asked {
        if self == other {
            Asked::Own
        } else if self.notation == other.notation {
            Asked::Not
        } else {
            asked(self.notation, other.notation)
        }
    }

    /// What speaks against the convention before any move is read, for ties only: the notations
    /// of the founding documents come first.
    pub(super) fn prior(self) -> u32 {
        let unusual =
            self.rank_base == Some(RankBase::One) || self.files == FileDirection::RightToLeft;
        u32::from(self.notation.rank().number()) + u32::from(unusual)
    }
}
