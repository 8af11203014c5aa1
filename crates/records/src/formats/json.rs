//! One JSON object a game, one game a line, or indented where each object begins with a line `{`
//! and ends with a line `}`.
//!
//! The schema is `schema/game.json`. Moves stand in reading order, each before its children;
//! `parent` is left out where it is the move before. Squares are UCCI (`h2e2`), the start is
//! always stated as FEN.

mod model;
mod problem;
mod reader;
mod writer;

pub use problem::JsonProblem;
pub use reader::Games;
pub use writer::write;
