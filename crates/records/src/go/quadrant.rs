//! Whole records in the quadrant notation of Go (棋局文字记录方式).
//!
//! The notation itself is [`go_notation::QuadrantNotation`]; here a record becomes a game and a
//! game a record. A text may hold several records with prose between them. The notation has
//! moves of one line and resignations, nothing else: what a written game loses is listed.

mod problem;
mod reader;
mod writer;

pub use problem::QuadrantProblem;
pub use reader::{LeadingStones, ReadRecord, is_quadrant, read};
pub use writer::{WriteRecord, write};
