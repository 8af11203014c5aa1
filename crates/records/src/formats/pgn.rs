//! Xiangqi PGN: tags in brackets, then moves with comments and variations.
//!
//! Source: 中国象棋电脑应用规范(四), and what real files do.
//!
//! Tolerated, each reported where it could hide a mistake:
//! - tags in any case and order, missing, unquoted or not closed; quotes inside values;
//! - several games in one file, games without tags, without moves or without a result;
//! - text behind the result (footers, addresses), carried as the property `Footer` of the start and
//!   written behind the result again;
//! - comments and words in front of the first tag, which belong to that game;
//! - numbers glued to moves, `1、` and `１．`, numbers repeated before Black's move, with dots or
//!   without; bare placeholders such as `…………`;
//! - `;` comments, `%` lines, parentheses that hold words instead of moves;
//! - tags between moves (`.xqn`), which become properties of the move that follows.

mod cut;
mod directive;
mod grammar;
mod look;
mod problem;
mod reader;
mod separators;
mod spaced;
mod tags;
mod words;
mod writer;

pub(crate) use cut::last_game;
pub(crate) use look::{Opening, looks_like_pgn, opening, other_game, without_comments};
pub use problem::PgnProblem;
pub use reader::Games;
pub use words::tag_result;
pub use writer::write;
