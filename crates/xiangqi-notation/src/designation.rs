//! How a text by files names the piece that moves.

use crate::{InLine, PlayerFile};

/// The words that single out a piece among its kind: its file, its place in a line, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Designation {
    /// By its file: 炮二, `C2`.
    File(PlayerFile),
    /// By its place in a line: 前炮, `C+`, 一兵, `Pa`.
    InLine(InLine),
    /// By its place in the line of one file: 前四, 前兵四, `4+`, `14`.
    InLineOn(InLine, PlayerFile),
}
