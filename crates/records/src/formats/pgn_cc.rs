//! `.pgn_cc`: tags as in PGN, then the tree of moves drawn as a table.
//!
//! A row is a ply, a place in it is four characters for a move and one for what leads on: `…` to
//! an alternative on the right. An arrow between two rows leads to the move below. Comments follow
//! the table, each behind the row and the column of its move, counted from 0; row 0 is the start.
//!
//! ```
//! let text = "[Red \"甲\"]\n\n　开始　　　　　　\n　　↓　　　　　　　\n炮二平五…马二进三　\n\
//!             　　↓　　　　　　　\n马８进７　　　　　　\n　　　　　　　　　　\n\n(1,1): {起马\n}\n";
//! let games = records::pgn_cc::read(text);
//! assert_eq!(games[0].tree.len(), 4);
//! assert_eq!(games[0].tree.variations(), 1);
//! ```
//!
//! Tolerated, each with a finding: rows without moves, arrows that are missing or lead nowhere,
//! comments on places without a move, text between the comments.

mod grammar;
mod problem;
mod reader;
mod table;

pub(crate) use grammar::looks_like;
pub use problem::PgnCcProblem;
pub use reader::read;
