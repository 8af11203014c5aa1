//! `.che`, the text of QQ 象棋: numbers and blanks.
//!
//! `1 N`, then for each of the N plies ten numbers: piece, 32, side (1 Red, 0 Black), rank and file
//! left, rank and file entered, 0, the number of the ply, 0. The game begins at the usual start; there
//! is no other text and no variation. The last move may take a king, as QQ lets it be taken.
//!
//! Programs disagree on where files are counted from. Read from the right, the one file that is
//! known begins with 炮二平五 马8进7 马二进三; so that is the default. Both readings are legal.
//!
//! Tolerated, each with a finding: other numbers than the usual ones in a ply, fewer or more plies
//! than are stated, a ply that is cut.

mod grammar;
mod problem;
mod reader;

pub use problem::CheProblem;
pub use reader::{Files, looks_like, read};
