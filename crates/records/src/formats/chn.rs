//! `.chn` of 联众: a head of 188 bytes, then 32 bytes a ply.
//!
//! A ply is `step file rank file rank`, four bytes and four times two, and 20 bytes without a known
//! meaning: points left and entered, files from the left, ranks from the top, as the player who
//! saved the game saw the board. The game begins at the usual start with Red, so the first ply tells
//! how the board lay. There is no text that is known, and no variation.
//!
//! Sources: two programs that read it and agree. Unproven: no file of this format has been seen.

mod problem;
mod reader;

pub use problem::ChnProblem;
pub use reader::{looks_like, read};
