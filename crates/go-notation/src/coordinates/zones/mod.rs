//! 围棋分区记谱法: four zones, A lower left, B lower right, C upper right, D upper left.
//!
//! A letter a to i counts the vertical lines and a digit 1 to 9 the horizontal ones, both from the
//! zone's corner: `Bc4`.
//! A point of a centre line names the zones on both its sides and the one line that is left:
//! `AB3` on the vertical centre line, `BCe` on the horizontal one.
//! It is these two that show what letter and digit count.
//! `C星`, `AB星` and `D三三` name stars and the point of the third lines; tengen is `天元`.
//! The system exists for 19 × 19.
//!
//! In a record the zone is left out as long as it stays the same, and the colours alternate,
//! beginning with Black.
//! What stands between two moves the source leaves open: blanks and commas are read, one blank is
//! written.
//!
//! ```
//! use go_notation::{Tolerances, zones};
//!
//! let record = zones::read_record("Cd4 Ad4 c6 天元", Tolerances::NONE).unwrap().value;
//! let moves: Vec<String> = record.moves().map(|mv| mv.to_string()).collect();
//! assert_eq!(moves, ["B pd", "W dp", "B cn", "W jj"]);
//! assert_eq!(zones::write_record(record.moves()).unwrap(), "Cd4 Ad4 c6 天元");
//! ```
//!
//! Tolerated: names of stars and of the point of the third lines, which the writer gives in
//! letter and digit; the two zones of a centre line in the other order.

mod name;
mod record;
mod region;

pub(super) use name::{read_name, write_point};
pub use record::{WriteZonesError, read_record, write_record};
