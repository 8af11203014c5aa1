//! From a legal move to its text.

use xiangqi_core::{Move, Play, Square};

use crate::chinese::{self, PawnOnFile};
use crate::column_move::Inexpressible;
use crate::move_text::MoveText;
use crate::{ColumnMove, Notation, Style, lettered, reform, squares, vietnamese, wxf};

/// Why a move cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteMoveError {
    /// No piece stands on the square that the move leaves.
    #[error("no piece stands on {square}")]
    EmptySquare {
        /// That square.
        square: Square,
    },
    /// The piece never steps so, and the notation can only say steps.
    #[error("the piece never steps so: {mv}")]
    NoSuchStep {
        /// The move.
        mv: Move,
    },
    /// The notation's source does not say how to write the move here.
    #[error("undefined in this dialect: {notation} has no rule for the pieces on the file of {}", mv.from)]
    Undefined {
        /// The notation.
        notation: Notation,
        /// The move.
        mv: Move,
    },
}

/// Writes the move `mv` of `position` in `notation`.
///
/// The move should be legal; that is not checked again. Nothing is allocated.
///
/// ```
/// use xiangqi_core::Position;
/// use xiangqi_notation::{Notation, Style, write_move};
///
/// let start = Position::start();
/// let mv = "h2e2".parse()?;
/// assert_eq!(write_move(&start, mv, Notation::Chinese, &Style::default())?, "炮二平五");
/// assert_eq!(write_move(&start, mv, Notation::Wxf, &Style::default())?, "C2.5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A move from an empty square, a step that the notation cannot say, and a line-up of pieces for
/// which its source has no rule.
pub fn write_move<P: Play>(
    position: &P,
    mv: Move,
    notation: Notation,
    style: &Style,
) -> Result<MoveText, WriteMoveError> {
    if let Some(dialect) = notation.dialect() {
        let (written, color) =
            ColumnMove::of(position, mv, dialect).map_err(|error| match error {
                Inexpressible::EmptySquare => WriteMoveError::EmptySquare { square: mv.from },
                Inexpressible::NoSuchStep => WriteMoveError::NoSuchStep { mv },
                Inexpressible::Undefined => WriteMoveError::Undefined { notation, mv },
            })?;
        let letters = style.letters.unwrap_or(notation.letters());
        return Ok(match notation {
            Notation::ChineseFive => chinese::write(&written, color, PawnOnFile::Kept, style),
            Notation::Wxf => wxf::write_standard(&written, letters),
            Notation::WxfAxf1980 => wxf::write_axf1980(&written, letters),
            Notation::Wxf2018 => wxf::write_wxf2018(&written, letters),
            Notation::WxfWikipedia => wxf::write_wikipedia(&written, letters),
            Notation::WxfYang => wxf::write_yang(&written, letters),
            Notation::Keypad => wxf::write_keypad(&written),
            Notation::Vietnamese => vietnamese::write(&written),
            _ => chinese::write(&written, color, PawnOnFile::Omitted, style),
        });
    }
    let by_squares = match notation {
        Notation::Iccs => squares::write_iccs(mv),
        Notation::Uci => squares::write_uci(mv),
        Notation::Dhtmlxq => squares::write_dhtmlxq(mv),
        _ => squares::write_ucci(mv),
    };
    let piece = match notation {
        Notation::Iccs | Notation::Ucci | Notation::Uci | Notation::Dhtmlxq => {
            return Ok(by_squares);
        }
        _ => {
            position.board().get(mv.from).ok_or(WriteMoveError::EmptySquare { square: mv.from })?
        }
    };
    let (kind, color, script) = (piece.kind, piece.color, style.script);
    let letters = style.letters.unwrap_or(notation.letters());
    Ok(match notation {
        Notation::Coordinate => reform::write_coordinate(kind, color, mv, script, style.files),
        Notation::Digit => reform::write_digit(kind, color, mv, script),
        Notation::Chesslike => reform::write_chesslike(kind, color, mv, script),
        Notation::Algebraic => reform::write_algebraic(kind, color, mv, script),
        Notation::Lalg => lettered::write_lalg(kind, mv, letters, style.rank_base),
        _ => lettered::write_salg(position, piece, mv, letters, style.rank_base),
    })
}
