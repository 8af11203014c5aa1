//! CBL, a library of 象棋桥 CCBridge: a head, an index, and CBR records in slots.
//!
//! Checked on 875 records in 8 libraries. The compressed libraries of early CCBridge, which begin
//! with `CCBridge`, are read as well, as a whole ([`read`], [`read_all`]), and never written.
//!
//! ```
//! use records::XiangqiGame;
//! use records::cbl::{Head, Library, write};
//! use xiangqi_core::Setup;
//!
//! let mut game = XiangqiGame::new(Setup::START);
//! game.tags.push("Title", "七星聚会");
//! let head = Head { name: "残局".to_owned(), ..Head::default() };
//! let written = write(&head, &[game])?;
//!
//! let library = Library::open(&written.bytes)?;
//! assert_eq!(library.head.name, "残局");
//! assert_eq!(library.entries[0].title, "七星聚会");
//! assert_eq!(library.read(0)?.tree.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Tolerated, each with a finding:
//! - entries without a record, records without an entry, identifiers and lengths that do not agree;
//! - an index that is cut.

mod early;
mod head;
mod index;
mod library;
mod problem;
mod writer;

pub use head::{Head, looks_like};
pub use index::State;
pub(crate) use library::read_in;
pub use library::{Contents, Entry, Library, read, read_all};
pub use problem::CblProblem;
pub use writer::{LibraryWriter, WriteLibraryError, WrittenLibrary, title, write};
