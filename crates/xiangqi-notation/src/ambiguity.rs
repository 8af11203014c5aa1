//! How many moves a written move stands for.
//!
//! The reform document (section 8, item 1 (3)) holds against the notation by files that one text
//! is many moves: 车二平八 is ten. A position leaves one of them, or few.

use alloc::vec::Vec;
use xiangqi_core::{Color, Move, Piece, PieceKind, Play, Setup, Square, SquareSet};

use crate::written::Meaning;
use crate::{ColumnMove, Designation, InLine, PlayerFile, WrittenMove};

impl WrittenMove {
    /// Returns every move that the text can mean for `color` on an empty board.
    ///
    /// The piece may stand wherever a game can bring it; words such as 前 need room for the
    /// other piece on the file.
    ///
    /// ```
    /// use xiangqi_core::Color;
    /// use xiangqi_notation::{Notation, written_move};
    ///
    /// let count = |text| {
    ///     let written = written_move(text, Notation::Chinese).unwrap();
    ///     written.on_empty_board(Color::Red).len()
    /// };
    /// assert_eq!(count("车二平八"), 10);
    /// assert_eq!(count("马八进七"), 8);
    /// assert_eq!(count("炮三进一"), 9);
    /// // The document says five and forgets a rank.
    /// assert_eq!(count("兵七进一"), 6);
    /// ```
    #[must_use]
    pub fn on_empty_board(&self, color: Color) -> Vec<Move> {
        match *self {
            Self::Column(written, _) => column_moves(&written, color),
            Self::Squares { kind, mv } => squares_moves(kind, color, mv),
            Self::OwnSquares { kind, mv } => {
                let mv = if color == Color::Red { mv } else { mv.turned() };
                squares_moves(Some(kind), color, mv)
            }
            Self::Arrival { kind, from_file, from_rank, to } => Square::all()
                .filter(|from| from_file.is_none_or(|file| file == from.file()))
                .filter(|from| from_rank.is_none_or(|rank| rank == from.rank()))
                .map(|from| Move::new(from, to))
                .filter(|&mv| can_step(Piece::new(color, kind), mv))
                .collect(),
        }
    }

    /// Returns every legal move of `position` that the text can mean, taken exactly or loosely.
    #[must_use]
    pub fn in_position<P: Play>(&self, position: &P) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_meaning(position, |meaning| {
            if let Meaning::Move(_, mv) = meaning
                && position.verify(mv).is_ok()
            {
                moves.push(mv);
            }
        });
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}

fn column_moves(written: &ColumnMove, color: Color) -> Vec<Move> {
    let piece = Piece::new(color, written.kind);
    let places = places(piece);
    let possible = |from: &Square| {
        let (in_line, file) = match written.designation {
            Designation::File(file) => return file == PlayerFile::of(from.file(), color),
            Designation::InLine(in_line) => (in_line, None),
            Designation::InLineOn(in_line, file) => (in_line, Some(file)),
        };
        let on_file = file.is_none_or(|file| file == PlayerFile::of(from.file(), color));
        on_file && has_room(in_line, *from, places, color)
    };
    places
        .into_iter()
        .filter(possible)
        .filter_map(|from| Some(Move::new(from, written.target(color, from)?)))
        .filter(|mv| can_step(piece, *mv))
        .collect()
}

/// Tells whether other pieces of the kind can stand so that the one on `from` has this place.
fn has_room(in_line: InLine, from: Square, places: SquareSet, color: Color) -> bool {
    let distance = |square: Square| square.rank().from_side(color);
    let on_file = || places.into_iter().filter(|square| square.file() == from.file());
    let ahead = on_file().any(|square| distance(square) > distance(from));
    let behind = on_file().any(|square| distance(square) < distance(from));
    match in_line {
        InLine::Front | InLine::Foremost | InLine::First => behind,
        InLine::Rear | InLine::Hindmost | InLine::Fifth => ahead,
        InLine::Middle => ahead && behind,
        InLine::Second | InLine::Third | InLine::Fourth => ahead || behind,
    }
}

fn squares_moves(kind: Option<PieceKind>, color: Color, mv: Move) -> Vec<Move> {
    let mut kinds =
        PieceKind::ALL.into_iter().filter(|&known| kind.is_none_or(|kind| kind == known));
    let possible = kinds.any(|kind| can_step(Piece::new(color, kind), mv));
    if possible { Vec::from([mv]) } else { Vec::new() }
}

/// Returns the squares on which a game can bring `piece`.
pub(crate) fn places(piece: Piece) -> SquareSet {
    Square::all().filter(|&square| may_stand(piece, square)).collect()
}

/// Tells whether a game can bring `piece` to `square`.
pub(crate) fn may_stand(piece: Piece, square: Square) -> bool {
    let color = piece.color;
    let (file, rank) = (square.file().index(), square.rank().from_side(color));
    match piece.kind {
        PieceKind::King => square.in_palace(color),
        PieceKind::Advisor => square.in_palace(color) && (file + rank) % 2 == 1,
        PieceKind::Elephant => matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)),
        PieceKind::Pawn => rank >= 5 || (rank >= 3 && file % 2 == 0),
        PieceKind::Horse | PieceKind::Rook | PieceKind::Cannon => true,
    }
}

/// Tells whether `piece`, alone on the board, can make the step and may stand on both squares.
fn can_step(piece: Piece, mv: Move) -> bool {
    let mut setup = Setup::EMPTY;
    setup.board.set(mv.from, Some(piece));
    may_stand(piece, mv.from) && may_stand(piece, mv.to) && setup.board.check_step(mv).is_ok()
}
