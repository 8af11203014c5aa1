//! The Asian rules (AXF, with diagrams), which the World rules (WXF 2018) take over.

mod chase;
mod options;
mod table;

pub(super) use chase::judge_ply;
pub use options::{AxfOptions, OldAttack};
pub(super) use table::decide;
