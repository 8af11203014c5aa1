//! The error found and mended: the smallest change of the text behind which a record goes on.
//!
//! # How a fault is found and mended
//!
//! A line of a record is played word by word. The first word that is no legal move (malformed,
//! illegal, ambiguous, or readable only after a correction of its characters) is the *fault*. The
//! slip that caused it stands there or before: a wrong file for a horse comes to light when the
//! horse moves again. So every ply up to the fault is searched.
//!
//! At each ply every legal move is written in the manner of the record (notation, script, digits,
//! letters) and compared with the word that stands there, sign by sign. If one slip turns the one
//! into the other, the move is played instead and the rest is replayed until it fails again. The
//! slips are those of [`SlipKind`]: single signs, exchanged signs, a file or square seen from the
//! other side, lost and surplus characters, confused characters, damaged bytes. Legality prunes
//! the search from its root: of all texts at the distance of one slip only those of the forty or
//! so legal moves are ever looked at. Beyond single words a move may be put in, taken out, or
//! exchanged with another, and the start may be another one or the other side's.
//!
//! Candidates are ranked by how far the rest can be played, then by the cost of the slip
//! ([`cost`]), then by nearness to the fault, and by nothing else: no engine, no opening book, no
//! statistics of games. Where the record is canonical, a word of the rest that can only be taken
//! loosely adds to the cost.
//!
//! A candidate is *clear* if it leads to the end of the line, or [`PROOF`] plies beyond the
//! fault, or to another fault with a clear candidate, costs no more than
//! [`MOST_COST`], and every other one that comes within [`NEAR`] plies of it costs at least [`MARGIN`]
//! more (a factor of five), the price of another slip included where it stops earlier.
//!
//! A record with several slips is mended fault by fault: behind the best candidate the line is
//! played on to the next fault. Where several candidates come about as far, each is followed to
//! its next fault and the best change there, and the pair that goes furthest wins. Variations are lines of their own, played from the mended line
//! that they leave.
//!
//! ```
//! use records::check::CheckOptions;
//! use records::repair::{Verdict, apply, repair};
//!
//! let text = "炮二三五三 马2133 马二一三三 象3153 车一一二一 炮8373 马八一七三 马8139";
//! let raw = records::pgn::Games::new(text).next().unwrap();
//! let repairs = repair(&raw, text, &CheckOptions::default());
//! let fault = &repairs.faults[0];
//! assert_eq!((fault.ply, fault.verdict), (8, Verdict::Clear));
//! assert_eq!(fault.candidates[0].replacement, "马8193");
//! assert!(apply(text, &fault.candidates[0].edits).ends_with(" 马8193"));
//! ```

mod candidate;
pub mod cost;
mod digit_run;
mod edit;
mod go;
mod line;
mod lines;
mod manner;
mod placement;
mod proposer;
mod ranked;
mod search;
mod sign;
mod slip;
mod slip_kind;
mod source;
mod start;
mod trace;
mod word;

pub use candidate::{Candidate, Fault, Repairs, Verdict};
pub use edit::{Edit, apply};
pub use go::repair_go;
pub use placement::{PlacementCandidate, PlacementFault, repair_placement};
pub use slip_kind::SlipKind;
pub use source::{EditError, apply_to_go_source, apply_to_source};
pub use trace::{trace, trace_go};

use crate::check::CheckOptions;
use crate::raw::RawGame;

/// A candidate that does not lead to the end of its line proves itself by as many legal plies
/// beyond the fault.
pub const PROOF: usize = 8;
/// Candidates that come within as many plies of each other are rivals.
pub const NEAR: usize = 4;
/// A rival of a clear candidate costs as much more: a factor of five.
pub const MARGIN: u32 = 16;
/// A clear candidate costs no more: one slip in two thousand. Two slips in one word cost more.
pub const MOST_COST: u32 = 75;
/// As many candidates are kept for each fault.
pub const MOST_CANDIDATES: usize = 20;
/// As many faults are mended in one line.
pub const MOST_FAULTS: usize = 12;

/// Finds the faults of `raw`, whose spans lie in `text`, and what mends them.
#[must_use]
pub fn repair(raw: &RawGame, text: &str, options: &CheckOptions) -> Repairs {
    lines::repair(raw, text, options)
}
