//! Runs of moves: cutting a text into moves, and reading moves by the evidence of all of them.

mod convention;
mod evidence;
mod lines;
mod reader;
mod split;

pub use convention::Convention;
pub use evidence::{Doubt, Evidence};
pub use reader::{Change, ReadRun, ReadRunError, Reader};
pub use split::split_moves;
