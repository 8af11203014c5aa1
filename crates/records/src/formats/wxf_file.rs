//! The text file of the World Xiangqi Federation, which PlayOK exports too.
//!
//! Lines `KEY value`: `FORMAT WXF`, `GAME`, `EVENT`, `RED name ; rating ; team ;`, `BLACK …`,
//! `RESULT`, `DATE`, `FEN`, or the start as `SETUP{Rh0 … MOVE n RED}`; then `START{`, the moves,
//! `}END`. Source: the draft "Chinese Chess File Format" by Yang, and files of PlayOK and
//! xiangqi-setup.
//!
//! ```
//! let text = "FORMAT WXF\nRED 甲 ; 1200 ;;\nSTART{\n 1. C2.5 h8+7 }END\n";
//! let games = records::wxf_file::read(text);
//! assert_eq!(games[0].tag("RedElo").unwrap().value, "1200");
//! assert_eq!(games[0].tree.len(), 3);
//! ```
//!
//! `FORMAT` names the notation, and may name letters of the pieces: `FORMAT AXF, R(C) N(H)`. It is
//! believed as long as the moves can be read so.
//!
//! Tolerated: comments and variations among the moves as in PGN, several games in one file; each
//! with a finding: a block that nothing closes, lines without a key, words in the set-up that are
//! no piece on a square.

mod format_line;
mod problem;
mod reader;
mod setup;
mod writer;

pub use problem::WxfFileProblem;
pub(crate) use reader::looks_like;
pub use reader::read;
pub use writer::write;
