//! Lists of positions: FEN and EPD, eglib and comma-separated puzzles, a game each.
//!
//! - FEN: one a line, the side and the counters where they are given, moves in coordinates where
//!   they stand behind. Without a side the first move tells it, and without a move Red is taken.
//! - EPD: a FEN, then `; title`, `; simplified title | traditional title` (each in an encoding of
//!   its own, as XQWizard's endgames are), or operations such as `bm h2e2; id "name";`.
//! - eglib: `name|FEN|moves`, the moves set apart by commas.
//! - CSV: columns by their names in the first line (`FEN`, `Moves`, `Title`), or without one by
//!   what stands in them.
//!
//! Tolerated, each with a finding: lines that are no position, which go to the next game as
//! introduction; positions that are no legal ones.
//!
//! ```
//! let games = records::positions::read_eglib("当头一喝|9/3ka4/4Pa3/2p2C3/4N4/9/9/9/3pp2p1/5K3 w|f6d6");
//! assert_eq!(games[0].tag("Title").unwrap().value, "当头一喝");
//! assert_eq!(games[0].tree.len(), 2);
//! ```

mod csv;
mod eglib;
mod fen;
mod line;
mod list;
mod problem;
mod tail;
mod writer;

pub(crate) use csv::looks_like as looks_like_csv;
pub use csv::read as read_csv;
pub(crate) use eglib::looks_like as looks_like_eglib;
pub use eglib::read as read_eglib;
pub use fen::read as read_fen;
pub(crate) use fen::{looks_like_epd, looks_like_fen};
pub(crate) use line::{
    PositionLine, add_moves, fen_prefix, is_position, lines, start, start_of, trimmed,
};
pub(crate) use list::List;
pub use problem::PositionProblem;
pub use writer::{write_epd, write_fen};
