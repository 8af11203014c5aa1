//! XQF, the format of 象棋演播室 XQStudio: by far the commonest one.
//!
//! A fixed part of 1,024 bytes with 32 squares and Pascal strings, then the moves as a tree.
//! Versions above 10 are scrambled with keys that stand in the fixed part.
//! Sources: XQStudio's own source text and the specification of version 1.0 (2001); decided on
//! 28,000 real files where they disagree.
//!
//! Tolerated, each with a finding unless nothing can be mistaken:
//! - a wrong side to move (the first move tells it), unknown results, types and versions;
//! - two pieces on one square, squares beyond the board, key bytes that do not add up;
//! - texts longer than their fields, which end in mid-character or lie over the next field;
//! - Big5 and UTF-8 instead of GBK; bytes that are no character;
//! - files that end in the middle of a record or a comment; bytes behind the last move;
//! - a file that begins with other letters than `XQ` and is an XQF file in all else.

mod detection;
mod fixed;
mod kept;
mod keys;
mod kinds;
mod moves;
mod pieces;
mod problem;
mod reader;
mod texts;
mod writer;

pub use fixed::looks_like;
pub use problem::XqfProblem;
pub use reader::read;
pub use writer::{Version, WriteOptions, write};
