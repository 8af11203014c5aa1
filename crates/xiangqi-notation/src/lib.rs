#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod accept;
mod chinese;
mod column_move;
mod designation;
mod dialect;
mod digits;
mod direction;
mod form;
mod in_line;
mod letter_set;
mod line_up;
mod move_text;
mod notation;
mod player_file;
mod read;
mod reading_rank;
mod readings;
mod resolve;
mod script;
mod search;
mod squares;
mod style;
mod write;
mod written;
mod wxf;

pub use accept::Accept;
pub use column_move::ColumnMove;
pub use designation::Designation;
pub use dialect::Dialect;
pub use digits::Digits;
pub use direction::Direction;
pub use in_line::InLine;
pub use letter_set::{LetterSet, ParseLetterSetError};
pub use move_text::MoveText;
pub use notation::{Notation, ParseNotationError};
pub use player_file::PlayerFile;
pub use read::{Note, ReadMove, ReadMoveError, read_chinese, read_move, read_wxf, written_move};
pub use reading_rank::ReadingRank;
pub use resolve::ResolveMoveError;
pub use script::Script;
pub use style::{FileDirection, RankBase, Style};
pub use write::{WriteMoveError, write_move};
pub use written::WrittenMove;
