//! From a setup to a list.

use alloc::string::String;
use alloc::vec::Vec;
use xiangqi_core::{Color, Piece, PieceKind, Setup, Square};

use super::PlacementSystem;
use crate::chinese::piece_name;
use crate::move_text::MoveText;
use crate::{PlayerFile, Script, reform};

/// The order of the reform document's list of the start position (section 8, 数码新谱, item 2):
/// rooks before horses.
const ORDER: [PieceKind; 7] = [
    PieceKind::King,
    PieceKind::Advisor,
    PieceKind::Elephant,
    PieceKind::Rook,
    PieceKind::Horse,
    PieceKind::Cannon,
    PieceKind::Pawn,
];

/// Writes the pieces of `setup` as a list, Red first, from the king to the pawns.
///
/// Side to move and counters are not part of a list.
#[must_use]
pub fn write_placement(setup: &Setup, system: PlacementSystem) -> String {
    let mut list = String::new();
    for color in Color::ALL {
        let mut opened = false;
        for kind in ORDER {
            let mut squares: Vec<Square> =
                setup.board.squares_of(Piece::new(color, kind)).into_iter().collect();
            if squares.is_empty() {
                continue;
            }
            squares.sort_by_key(|&square| order(square, color, system));
            list.push_str(match (opened, color) {
                (true, _) => "，",
                (false, Color::Red) => "红方：",
                (false, Color::Black) if list.is_empty() => "黑方：",
                (false, Color::Black) => "；黑方：",
            });
            opened = true;
            list.push_str(piece_name(kind, color, Script::Simplified));
            for (at, &square) in squares.iter().enumerate() {
                if at > 0 {
                    list.push('、');
                }
                list.push_str(&point_text(square, color, system));
            }
        }
    }
    list
}

/// The order in which the document lists points: by the system's own file numbers.
fn order(square: Square, color: Color, system: PlacementSystem) -> (u8, u8) {
    let file = match system {
        PlacementSystem::Digit => PlayerFile::of(square.file(), color).number(),
        PlacementSystem::Coordinate(crate::FileDirection::RightToLeft) => 8 - square.file().index(),
        _ => square.file().index(),
    };
    (file, square.rank().from_side(color))
}

/// Returns the text of a point.
pub(super) fn point_text(square: Square, color: Color, system: PlacementSystem) -> MoveText {
    let mut text = MoveText::EMPTY;
    match system {
        PlacementSystem::Coordinate(files) => {
            reform::push_coordinate_point(&mut text, square, files);
        }
        PlacementSystem::Algebraic => reform::push_algebraic_point(&mut text, square),
        PlacementSystem::Digit => reform::push_digit_point(&mut text, square, color),
    }
    text
}
