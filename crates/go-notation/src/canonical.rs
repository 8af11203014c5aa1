//! One form for all that are alike under symmetry and, if asked, under an exchange of colours.
//!
//! The key is a text and is frozen: it may be stored, and another program can make it from this
//! description.
//!
//! * The key of a shape is `shape1:`, the size `{columns}x{rows}:`, then for each stone its colour
//!   `B` or `W` and its two SGF letters; these groups are sorted by their bytes.
//! * The key of an opening is `opening1:`, the size, then for each move in order the colour and the
//!   SGF letters, or `--` for a pass; a resignation is left out.
//! * Of the texts for the eight symmetries, each with both assignments of colours where colours
//!   are interchangeable, the key is the least by bytes.
//!
//! ```
//! use go_notation::Board;
//! use go_notation::canonical::{Colors, shape};
//!
//! let mut board = Board::default();
//! board.set("pd".parse().unwrap(), Some(go_notation::Color::White)).unwrap();
//! let form = shape(&board, Colors::Interchangeable);
//! assert_eq!(form.key, "shape1:19x19:Bdd");
//! ```

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{Board, BoardSize, ColoredMove, Move, OffBoard, Symmetry};

/// Whether Black's stones may stand for White's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Colors {
    /// Each colour stands for itself.
    #[default]
    Fixed,
    /// A form and the same with the colours exchanged are alike.
    Interchangeable,
}

/// The canonical form of a shape or an opening.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CanonicalForm {
    /// The key that all forms which are alike share.
    pub key: String,
    /// The symmetry that leads to the form of the key; of several the first of [`Symmetry::ALL`].
    pub symmetry: Symmetry,
    /// Whether the colours are exchanged in the form of the key.
    pub colors_exchanged: bool,
}

/// Returns the canonical form of the stones on a board.
#[must_use]
pub fn shape(board: &Board, colors: Colors) -> CanonicalForm {
    let stones: Vec<ColoredMove> =
        board.stones().map(|(point, color)| ColoredMove::play(color, point)).collect();
    least(&stones, board.size(), colors, |mut groups, size| {
        groups.sort_unstable();
        format!("shape1:{}{}", size_text(size), groups.concat())
    })
}

/// Returns the canonical form of the moves of an opening on a board of `size`.
///
/// The order of the moves counts: two orders that lead to one shape have two keys.
///
/// # Errors
///
/// A point is not on the board.
pub fn opening(
    moves: &[ColoredMove],
    size: BoardSize,
    colors: Colors,
) -> Result<CanonicalForm, OffBoard> {
    for point in moves.iter().filter_map(|mv| mv.action.point()) {
        if !size.contains(point) {
            return Err(OffBoard { point, size });
        }
    }
    Ok(least(moves, size, colors, |groups, size| {
        format!("opening1:{}{}", size_text(size), groups.concat())
    }))
}

/// Returns the least key of all images of `moves`, whose points lie on the board.
fn least(
    moves: &[ColoredMove],
    size: BoardSize,
    colors: Colors,
    key: impl Fn(Vec<String>, BoardSize) -> String,
) -> CanonicalForm {
    let form = |symmetry: Symmetry, colors_exchanged: bool| {
        let image = moves.iter().filter_map(|&mv| symmetry.mv(mv, size).ok());
        let groups = image.filter_map(|mv| group(mv, colors_exchanged)).collect();
        CanonicalForm { key: key(groups, symmetry.size(size)), symmetry, colors_exchanged }
    };
    let mut best = form(Symmetry::Identity, false);
    for symmetry in Symmetry::ALL {
        best = lesser(best, form(symmetry, false));
        if colors == Colors::Interchangeable {
            best = lesser(best, form(symmetry, true));
        }
    }
    best
}

fn lesser(best: CanonicalForm, other: CanonicalForm) -> CanonicalForm {
    if other.key < best.key { other } else { best }
}

/// Writes colour and point of a move; nothing for a resignation.
fn group(mv: ColoredMove, exchanged: bool) -> Option<String> {
    let color = if exchanged { mv.color.other() } else { mv.color }.letter();
    match mv.action {
        Move::Play(point) => Some(format!("{color}{point}")),
        Move::Pass => Some(format!("{color}--")),
        Move::Resign => None,
    }
}

fn size_text(size: BoardSize) -> String {
    format!("{}x{}:", size.columns(), size.rows())
}
