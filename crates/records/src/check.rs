//! From a raw game to a checked one: every move is resolved and judged by the rules.

mod problem;
mod stage;

pub use problem::MoveProblem;
pub use stage::Stage;
