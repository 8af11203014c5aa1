//! Games of Go as JSON: one object a game, one game a line, or indented where each object begins
//! with a line `{` and ends with a line `}`.
//!
//! The schema is `schema/go-game.json`. Nodes stand in reading order, each before its children;
//! `parent` is left out where it is the node before. Points are the letters of SGF.

mod model;
mod problem;
mod reader;
mod writer;

pub use problem::GoJsonProblem;
pub use reader::{Games, is_go_json};
pub use writer::write;
