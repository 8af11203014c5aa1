//! CWP, the text of the 象棋橋 of Taiwan.
//!
//! The first line is `CCWP`; twenty lines of texts follow, then the start (`0` for the usual one),
//! the number of moves, and a line a move: five characters of annotation, two squares of two digits
//! each (row from the top times nine and file from the left), and a comment.
//!
//! ```
//! let text = format!("CCWP\n杯賽\n甲對乙{}0\n1\n     7067\n", "\n".repeat(19));
//! let games = records::cwp::read(&text);
//! assert_eq!(games[0].tag("Event").unwrap().value, "杯賽");
//! assert_eq!(games[0].tree.len(), 2);
//! ```
//!
//! No file was at hand: reading rests on a description of the format alone, which does not tell how
//! another start than the usual one is laid out. Such a start is kept as a tag and reported.

mod lines;
mod problem;
mod reader;

pub use problem::CwpProblem;
pub(crate) use reader::looks_like;
pub use reader::read;
