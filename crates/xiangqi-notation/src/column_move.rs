//! A move as notations by files write it.

use xiangqi_core::{Color, Move, Piece, PieceKind, Play, Square};

use crate::line_up::LineUp;
use crate::{Designation, Dialect, Direction, PlayerFile};

/// Piece, origin, direction and a number: 炮二平五, `C2.5`, `P2-5` in Vietnamese.
///
/// It is what a text says and knows of no position. The number is a count of ranks for king,
/// rook, cannon and pawn that go forward or backward, and a file of the mover's own numbering
/// for all else (reform document, section 8, item 1 (2): 车2进3 against 马2进3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColumnMove {
    /// The kind of piece.
    pub kind: PieceKind,
    /// Which one it is.
    pub designation: Designation,
    /// Where it goes.
    pub direction: Direction,
    /// How far or to which file, 1 to 9.
    pub number: u8,
}

/// A move that notations by files cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inexpressible {
    /// No piece stands on the square.
    EmptySquare,
    /// The piece never steps so.
    NoSuchStep,
    /// The dialect has no rule for this line-up.
    Undefined,
}

impl ColumnMove {
    /// Returns how `dialect` words the move `mv` in `position`.
    pub(crate) fn of<P: Play>(
        position: &P,
        mv: Move,
        dialect: Dialect,
    ) -> Result<(Self, Color), Inexpressible> {
        let piece = position.board().get(mv.from).ok_or(Inexpressible::EmptySquare)?;
        let (direction, number) =
            step(piece.kind, piece.color, mv).ok_or(Inexpressible::NoSuchStep)?;
        let line_up = LineUp::new(position.squares_of(piece), piece.color);
        let designation = dialect
            .designate(piece.kind, piece.color, line_up, mv.from)
            .ok_or(Inexpressible::Undefined)?;
        Ok((Self { kind: piece.kind, designation, direction, number }, piece.color))
    }

    /// Returns the legal move that `dialect` words exactly so.
    pub(crate) fn exact_move<P: Play>(&self, position: &P, dialect: Dialect) -> Option<Move> {
        let color = position.side_to_move();
        let pieces = position.squares_of(Piece::new(color, self.kind));
        let line_up = LineUp::new(pieces, color);
        let possible = match self.designation {
            Designation::File(file) => line_up.only_on(file),
            _ => pieces,
        };
        // Two advisors or elephants share their words; their steps tell them apart.
        possible.into_iter().find_map(|from| {
            let mv = Move::new(from, self.target(color, from)?);
            let said = dialect.designate(self.kind, color, line_up, from)?;
            (said == self.designation && position.verify(mv).is_ok()).then_some(mv)
        })
    }

    /// Returns where the move leads a piece of `color` that stands on `from`.
    ///
    /// Nothing if the piece never moves in that direction or would leave the board.
    #[must_use]
    pub fn target(&self, color: Color, from: Square) -> Option<Square> {
        let forward = match color {
            Color::Red => 1,
            Color::Black => -1,
        };
        let ahead = match self.direction {
            Direction::Forward => forward,
            Direction::Backward => -forward,
            Direction::Sideways => 0,
        };
        match self.kind {
            PieceKind::Horse | PieceKind::Elephant | PieceKind::Advisor => {
                let files = self.files_to(color, from)?;
                let ranks = match (self.kind, files.abs()) {
                    (PieceKind::Horse, 1) | (PieceKind::Elephant, 2) => 2,
                    (PieceKind::Horse, 2) | (PieceKind::Advisor, 1) => 1,
                    _ => return None,
                };
                if ahead == 0 { None } else { from.offset(files, ahead * ranks) }
            }
            _ if ahead == 0 => match self.files_to(color, from)? {
                0 => None,
                files => from.offset(files, 0),
            },
            _ => from.offset(0, ahead * i8::try_from(self.number).ok()?),
        }
    }

    /// Returns how many files to the right, seen from Red, the file named by the number is.
    fn files_to(&self, color: Color, from: Square) -> Option<i8> {
        let file = PlayerFile::new(self.number)?.index(color);
        Some(file as i8 - from.file().index() as i8)
    }
}

/// Returns direction and number of a step, if pieces of `kind` can step so at all.
fn step(kind: PieceKind, color: Color, mv: Move) -> Option<(Direction, u8)> {
    let (from, to) = (mv.from.rank().from_side(color), mv.to.rank().from_side(color));
    let file = PlayerFile::of(mv.to.file(), color).number();
    let files = mv.from.file().index().abs_diff(mv.to.file().index());
    let ranks = from.abs_diff(to);
    let direction = match from.cmp(&to) {
        core::cmp::Ordering::Less => Direction::Forward,
        core::cmp::Ordering::Greater => Direction::Backward,
        core::cmp::Ordering::Equal => Direction::Sideways,
    };
    let number = match (kind, files, ranks) {
        (PieceKind::Horse, 1, 2) | (PieceKind::Horse, 2, 1) => file,
        (PieceKind::Elephant, 2, 2) | (PieceKind::Advisor, 1, 1) => file,
        (PieceKind::Horse | PieceKind::Elephant | PieceKind::Advisor, ..) => return None,
        (_, 0, 1..) => ranks,
        (_, 1.., 0) => file,
        _ => return None,
    };
    Some((direction, number))
}
