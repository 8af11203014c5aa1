//! `.ccm` of 中国游戏中心: seven bytes a ply.
//!
//! `01 ? ? file file rank rank`: files left and entered from the left, ranks left and entered from
//! the top, as the player who saved the game saw the board. The game begins at the usual start with
//! Red, so the first ply tells how the board lay. There is no text and no variation.
//!
//! Sources: programs that read it. Unproven: no file of this format has been seen. Of the programs
//! one turns the board by the first ply, which is what is done here; one decides ply by ply, which is
//! wrong once a man has crossed the river; one always turns it.

mod problem;
mod reader;

pub use problem::CcmProblem;
pub use reader::{looks_like, read};
