//! XQR, parts of a type, a length and a value, with the moves as a tree.
//!
//! Source: the description of its program; checked on one file of 543 moves.
//! All text is UTF-8. A part holds at most 255 bytes.
//!
//! Tolerated, each with a finding:
//! - parts in any order, unknown parts (kept), a missing or wrong checksum;
//! - files that end in a part, in a move or in a comment.

mod frame;
mod moves;
mod problem;
mod reader;
mod writer;

pub use frame::looks_like;
pub use problem::XqrProblem;
pub use reader::read;
pub use writer::write;
