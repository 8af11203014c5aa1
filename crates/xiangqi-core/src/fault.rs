//! What is wrong with a setup that is no legal position.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::{Color, File, Piece, Setup, Square, SquareSet};

/// A reason why a setup cannot arise in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SetupFault {
    /// A side has no king.
    NoKing {
        /// The side.
        color: Color,
    },
    /// A side has more than one king.
    TooManyKings {
        /// The side.
        color: Color,
        /// How many it has.
        found: u8,
    },
    /// A side has more men of one kind than a game begins with.
    TooManyMen {
        /// The kind and side.
        piece: Piece,
        /// How many there are.
        found: u8,
    },
    /// A king stands outside its palace.
    KingOutsidePalace {
        /// Whose king.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// An advisor stands on none of its five points.
    AdvisorMisplaced {
        /// Whose advisor.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// An elephant stands on none of its seven points.
    ElephantMisplaced {
        /// Whose elephant.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// A pawn stands behind its first rank, or before the river on a file without a pawn at the
    /// start.
    PawnMisplaced {
        /// Whose pawn.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// Two pawns of a side stand on one file before the river.
    PawnsDoubled {
        /// Whose pawns.
        color: Color,
        /// The file.
        file: File,
    },
    /// The kings face each other on an open file.
    KingsFace {
        /// The file.
        file: File,
    },
    /// The side that is not to move stands in check, so that its king could be taken.
    OpponentInCheck {
        /// The king that could be taken.
        king: Square,
        /// The pieces that could take it.
        checkers: SquareSet,
    },
}

/// The name of a [`SetupFault`], by which it is forgiven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum SetupFaultKind {
    /// [`SetupFault::NoKing`]; never forgiven.
    NoKing,
    /// [`SetupFault::TooManyKings`]; never forgiven.
    TooManyKings,
    /// [`SetupFault::TooManyMen`].
    TooManyMen,
    /// [`SetupFault::KingOutsidePalace`]; never forgiven.
    KingOutsidePalace,
    /// [`SetupFault::AdvisorMisplaced`].
    AdvisorMisplaced,
    /// [`SetupFault::ElephantMisplaced`].
    ElephantMisplaced,
    /// [`SetupFault::PawnMisplaced`].
    PawnMisplaced,
    /// [`SetupFault::PawnsDoubled`].
    PawnsDoubled,
    /// [`SetupFault::KingsFace`].
    KingsFace,
    /// [`SetupFault::OpponentInCheck`]; never forgiven.
    OpponentInCheck,
}

impl SetupFaultKind {
    /// All kinds.
    pub const ALL: [Self; 10] = [
        Self::NoKing,
        Self::TooManyKings,
        Self::TooManyMen,
        Self::KingOutsidePalace,
        Self::AdvisorMisplaced,
        Self::ElephantMisplaced,
        Self::PawnMisplaced,
        Self::PawnsDoubled,
        Self::KingsFace,
        Self::OpponentInCheck,
    ];

    /// Returns the stable code, such as `no-king`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoKing => "no-king",
            Self::TooManyKings => "too-many-kings",
            Self::TooManyMen => "too-many-men",
            Self::KingOutsidePalace => "king-outside-palace",
            Self::AdvisorMisplaced => "advisor-misplaced",
            Self::ElephantMisplaced => "elephant-misplaced",
            Self::PawnMisplaced => "pawn-misplaced",
            Self::PawnsDoubled => "pawns-doubled",
            Self::KingsFace => "kings-face",
            Self::OpponentInCheck => "opponent-in-check",
        }
    }

    /// Tells whether a [`Position`](crate::Position) can be made in spite of the fault.
    ///
    /// Without exactly one king a side in its palace, or with a king that can be taken, the rules
    /// have no answer: such a setup is played with a [`FreePosition`](crate::FreePosition).
    #[must_use]
    pub const fn is_forgivable(self) -> bool {
        !matches!(
            self,
            Self::NoKing | Self::TooManyKings | Self::KingOutsidePalace | Self::OpponentInCheck
        )
    }
}

impl SetupFault {
    /// Returns the name of the fault.
    #[must_use]
    pub const fn kind(self) -> SetupFaultKind {
        match self {
            Self::NoKing { .. } => SetupFaultKind::NoKing,
            Self::TooManyKings { .. } => SetupFaultKind::TooManyKings,
            Self::TooManyMen { .. } => SetupFaultKind::TooManyMen,
            Self::KingOutsidePalace { .. } => SetupFaultKind::KingOutsidePalace,
            Self::AdvisorMisplaced { .. } => SetupFaultKind::AdvisorMisplaced,
            Self::ElephantMisplaced { .. } => SetupFaultKind::ElephantMisplaced,
            Self::PawnMisplaced { .. } => SetupFaultKind::PawnMisplaced,
            Self::PawnsDoubled { .. } => SetupFaultKind::PawnsDoubled,
            Self::KingsFace { .. } => SetupFaultKind::KingsFace,
            Self::OpponentInCheck { .. } => SetupFaultKind::OpponentInCheck,
        }
    }

    /// Returns the stable code, such as `no-king`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.kind().code()
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing { color } => write!(f, "{color} has no king"),
            Self::TooManyKings { color, found } => write!(f, "{color} has {found} kings"),
            Self::TooManyMen { piece, found } => {
                let usual = piece.kind.usual_count();
                write!(f, "{} has {found} {}s, more than {usual}", piece.color, piece.kind)
            }
            Self::KingOutsidePalace { color, square } => {
                write!(f, "the {color} king on {square} is outside its palace")
            }
            Self::AdvisorMisplaced { color, square } => {
                write!(f, "a {color} advisor never comes to {square}")
            }
            Self::ElephantMisplaced { color, square } => {
                write!(f, "a {color} elephant never comes to {square}")
            }
            Self::PawnMisplaced { color, square } => {
                write!(f, "a {color} pawn never comes to {square}")
            }
            Self::PawnsDoubled { color, file } => {
                write!(f, "{color} has two pawns before the river on file {file}")
            }
            Self::KingsFace { file } => write!(f, "the kings face each other on file {file}"),
            Self::OpponentInCheck { king, checkers } => {
                write!(f, "the king on {king} is in check but its side is not to move")?;
                let mut before = " (from ";
                for checker in checkers {
                    write!(f, "{before}{checker}")?;
                    before = " ";
                }
                f.write_str(")")
            }
        }
    }
}

/// A setup is not a legal position: all its faults, and the setup itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The faults that were not forgiven, at least one.
    pub faults: Vec<SetupFault>,
    /// The setup as it was given.
    pub setup: Box<Setup>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a legal position: ")?;
        for (n, fault) in self.faults.iter().enumerate() {
            if n > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}
