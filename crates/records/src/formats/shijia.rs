//! 象棋世家: a run of strings behind their lengths, like MXQ, with a start position.
//!
//! Source: one program that reads it. Unproven: no file of this format has been seen.
//! In front of `Moves` there may be 32 numbers and `+R` or `+B`, the side to move. A number is one
//! more than an index on a board of 16 by 16 whose playing area begins in row 3, column 3. The
//! order of pieces is five pawns, two each of cannons, horses, rooks, elephants and advisors, and
//! the king; Red's come first. What other strings in front of the moves mean is not known; they
//! become tags `shijia:1` and so on.

mod reader;
mod start;

pub use reader::{looks_like, read};
