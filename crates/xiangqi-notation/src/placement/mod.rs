//! Positions as lists of pieces and points (reform document, section 8: 抄录残局可以不用画图).
//!
//! ```
//! use xiangqi_notation::{FileDirection, PlacementSystem, read_placement, write_placement};
//!
//! let system = PlacementSystem::Coordinate(FileDirection::LeftToRight);
//! let setup = read_placement("帅50，炮82，将59", system)?;
//! assert_eq!(write_placement(&setup, system), "红方：帅50，炮82；黑方：将59");
//! # Ok::<(), xiangqi_notation::PlacementError>(())
//! ```
//!
//! The side of rook, horse and cannon is told by the label 红方 or 黑方, by the last piece whose
//! name only one side has (帅 仕 相 兵 are Red's, 将 士 象 卒 Black's) or, in the digit system, by
//! the numerals. The reader takes any of `，` `、` `；` `。`, their ASCII forms and spaces between
//! the entries; the side to move is Red, as a list does not say it.

mod error;
mod read;
mod write;

pub use error::PlacementError;
pub use read::read_placement;
pub use write::write_placement;

use crate::FileDirection;

/// The system of the points in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlacementSystem {
    /// 坐标: 帅50, 将59.
    Coordinate(FileDirection),
    /// 数码新谱: 帅五一, 将51.
    Digit,
    /// 代数制: 帅5, 将95.
    Algebraic,
}
