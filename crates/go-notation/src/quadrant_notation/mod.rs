//! The quadrant notation: reading and writing points and records.
//!
//! The system is that of the document *围棋的一种棋局文字记录方式以及棋盘位置标记方式* (桥上).
//! A record names the quadrant with `：`, then points of two digits, each with `、` for Black or
//! `，` for White; the quadrant holds until another is named; `00` is tengen and takes no `：`.
//! A mark without a point and `。` resign.
//!
//! ```
//! use go_notation::{Color, QuadrantNotation};
//!
//! let notation = QuadrantNotation::STRICT;
//! let joseki = notation.read("01：44、36，63、24，33、39，").unwrap().value;
//! let moves: Vec<String> = joseki.moves().map(|mv| mv.to_string()).collect();
//! assert_eq!(moves, ["B pd", "W qf", "B nc", "W rd", "B qc", "W qi"]);
//! assert_eq!(notation.write(joseki.moves()).unwrap(), "01：44、36，63、24，33、39，");
//! ```
//!
//! Tolerated deviations, each reported with its place:
//! half-width marks; full-width digits; blanks and line breaks between the parts; a last move
//! without its mark; `0144、` for `01：44、`; a point without a quadrant after `00`; a `。` behind the
//! last point; prose round the record.
//! One line break at the end belongs to the file and is no deviation.
//!
//! Extensions, off unless asked for: a mark without a point and without `。` is a pass; odd boards
//! smaller than 19 × 19 have quadrants, too.

mod entry;
mod error;
mod prose;
mod reader;
mod writer;

use crate::{BoardSize, QuadrantPoint, Tolerances};

pub use error::{ReadQuadrantError, WriteQuadrantError};

/// Whether a record may hold passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passes {
    /// The document knows no pass: one is an error.
    #[default]
    Refused,
    /// A mark without a point that no `。` follows is a pass.
    BareMark,
}

/// Which boards have quadrants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum QuadrantBoards {
    /// The document's board of 19 × 19 only.
    #[default]
    Nineteen,
    /// Square boards with an odd number of lines up to 19.
    Odd,
}

/// The quadrant notation with its board, its extensions and what its reader forgives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QuadrantNotation {
    /// The board.
    pub size: BoardSize,
    /// The extension for passes.
    pub passes: Passes,
    /// The extension for boards.
    pub boards: QuadrantBoards,
    /// The deviations that the reader forgives.
    pub tolerances: Tolerances,
}

impl QuadrantNotation {
    /// The document's rules, without extensions and without forgiveness.
    pub const STRICT: Self = Self {
        size: BoardSize::NINETEEN,
        passes: Passes::Refused,
        boards: QuadrantBoards::Nineteen,
        tolerances: Tolerances::NONE,
    };

    /// The document's rules without extensions, read with every tolerance.
    pub const TOLERANT: Self = Self { tolerances: Tolerances::ALL, ..Self::STRICT };

    /// Tells whether the notation, with its extensions, exists for its board.
    #[must_use]
    pub fn has_board(&self) -> bool {
        match self.boards {
            QuadrantBoards::Nineteen => self.size == BoardSize::NINETEEN,
            QuadrantBoards::Odd => QuadrantPoint::has_quadrants(self.size),
        }
    }
}

/// Tolerant reading without extensions.
impl Default for QuadrantNotation {
    fn default() -> Self {
        Self::TOLERANT
    }
}
