//! MXQ of 弈天: a run of strings behind their lengths.
//!
//! Room, date, `Red-胜-Black` (胜 Red won, 负 Red lost, 和 a draw), the ratings of both, three numbers
//! of the time rule, the seconds that both had left, how the game ended; then `Moves`, moves such
//! as `7C-4C`, `Ends`, comments if any, `CommentsEnd`. The game begins at the usual start.
//! Checked on 28 files.
//!
//! Tolerated, each with a finding: other strings in front of the moves, a string that is no move,
//! a missing end, a file that ends in a string.

mod head;
mod reader;

pub use reader::{looks_like, read};
