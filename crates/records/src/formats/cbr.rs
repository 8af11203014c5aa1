//! CBR, one record of 象棋桥 CCBridge.
//!
//! A head with thirty texts in UTF-16 and the ninety squares, then the moves line by line.
//! Sources: programs that read it, decided on 877 real records where they disagree (the side to
//! move stands at 2,112; the number behind it is that of the first round).
//! Version 1 is read as programs describe it; no file of that version has been seen.
//!
//! Tolerated, each with a finding unless nothing can be mistaken:
//! - a wrong side to move (the first move tells it), unknown results, types and versions;
//! - codes that are no piece, squares beyond the board, texts without a terminating zero;
//! - records that end in their head, in a move or in a comment; bytes behind the last move;
//! - a record that begins with another name and is a CBR record in all else.

mod board;
mod guid;
mod head;
mod kept;
mod kinds;
mod layout;
mod moves;
mod problem;
mod reader;
mod writer;

pub(crate) use guid::Guid;
pub(crate) use head::MAGIC;
pub use head::looks_like;
pub(crate) use kinds::type_name;
pub use problem::CbrProblem;
pub use reader::read;
pub(crate) use writer::GUID;
pub use writer::write;
