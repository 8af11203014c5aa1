//! The Chinese rules (CXA 2020, chapter 6).

mod chase;
mod natures;
mod options;
mod rounds;
mod table;

pub(super) use natures::judge_ply;
pub use options::{Conflict, CxaOptions, MutualOffences, PawnInFight};
pub use rounds::NineRounds;
pub(super) use table::decide;
