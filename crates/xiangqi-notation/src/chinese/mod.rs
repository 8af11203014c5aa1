//! Chinese notation by files (中文纵线格式): 炮二平五, 前炮退二, 一兵平五.
//!
//! ```
//! use xiangqi_core::Position;
//! use xiangqi_notation::{Notation, Style, read_move, write_move};
//!
//! let start = Position::start();
//! let read = read_move(&start, "馬八進七", &Default::default())?;
//! let text = write_move(&start, read.mv, Notation::Chinese, &Style::default())?;
//! assert_eq!(text, "马八进七");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The reader takes, beside the canonical form:
//! - both scripts and the piece names of either side for either side (帅 for Black),
//! - Chinese, full-width and ASCII digits for both sides,
//! - the place behind the piece (炮前退二, 车前平四), with the file of the line (前兵四平五), and
//!   without the piece for pawns (前四平五),
//! - 上 and 下 for 进 and 退.

pub(crate) mod gbk;
pub(crate) mod glyph;
mod read;
mod write;

pub(crate) use glyph::{is_spelled_by, script_of};
pub(crate) use read::{Spelling, can_end_move, canonical, read, tolerant};
pub(crate) use write::{CHINESE, PawnOnFile, piece_name, write};
