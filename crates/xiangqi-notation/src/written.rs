//! A move as a text states it.

use xiangqi_core::{Color, File, Move, Piece, PieceKind, Play, Rank, Square};

use crate::line_up::LineUp;
use crate::{ColumnMove, Designation, Dialect, PlayerFile};

/// What a text says, before any position is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WrittenMove {
    /// Piece, origin, direction and number, in the words of a dialect.
    Column(ColumnMove, Dialect),
    /// Both squares, and in some notations the piece.
    Squares {
        /// The kind of piece, where the notation says it.
        kind: Option<PieceKind>,
        /// The squares.
        mv: Move,
    },
    /// Piece and both squares as the mover sees them: Red as they are, Black turned by 180°.
    OwnSquares {
        /// The kind of piece.
        kind: PieceKind,
        /// The squares that Red would mean.
        mv: Move,
    },
    /// Piece and target, with as much of the origin as the text gives.
    Arrival {
        /// The kind of piece.
        kind: PieceKind,
        /// The file that is left, where the text says it.
        from_file: Option<File>,
        /// The rank that is left, where the text says it.
        from_rank: Option<Rank>,
        /// The square that is entered.
        to: Square,
    },
}

/// How well a piece fits the words of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fit {
    /// The dialect would use exactly these words.
    Exact,
    /// The words can be taken so.
    Loose,
}

/// One thing that a text can mean in a position, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// This move.
    Move(Fit, Move),
    /// A move of the piece on this square that leads nowhere.
    NoTarget(Fit, Square),
    /// A move of a piece that is of another kind than the text says.
    OtherPiece(PieceKind, Square),
}

impl WrittenMove {
    /// Calls `visit` with all that the text can mean for the side to move.
    pub(crate) fn for_each_meaning<P: Play>(&self, position: &P, mut visit: impl FnMut(Meaning)) {
        match *self {
            Self::Column(written, dialect) => {
                for_each_column_meaning(&written, dialect, position, visit);
            }
            Self::Squares { kind, mv } => visit(meaning_of_squares(position, kind, mv)),
            Self::OwnSquares { kind, mv } => {
                let mv = match position.side_to_move() {
                    Color::Red => mv,
                    Color::Black => mv.turned(),
                };
                visit(meaning_of_squares(position, Some(kind), mv));
            }
            Self::Arrival { kind, from_file, from_rank, to } => {
                let piece = Piece::new(position.side_to_move(), kind);
                for from in position.squares_of(piece) {
                    let on_file = from_file.is_none_or(|file| file == from.file());
                    let on_rank = from_rank.is_none_or(|rank| rank == from.rank());
                    if on_file && on_rank {
                        visit(Meaning::Move(Fit::Exact, Move::new(from, to)));
                    }
                }
            }
        }
    }
}

fn meaning_of_squares<P: Play>(position: &P, kind: Option<PieceKind>, mv: Move) -> Meaning {
    match (kind, position.board().get(mv.from)) {
        (Some(kind), Some(piece)) if piece.kind != kind => Meaning::OtherPiece(kind, mv.from),
        _ => Meaning::Move(Fit::Exact, mv),
    }
}

fn for_each_column_meaning<P: Play>(
    written: &ColumnMove,
    dialect: Dialect,
    position: &P,
    mut visit: impl FnMut(Meaning),
) {
    let color = position.side_to_move();
    let pieces = position.squares_of(Piece::new(color, written.kind));
    let line_up = LineUp::new(pieces, color);
    for from in pieces {
        // The usual case first: a file that holds one piece of the kind.
        if let Designation::File(file) = written.designation
            && file != PlayerFile::of(from.file(), color)
        {
            continue;
        }
        let said = written.designation;
        let exact = dialect.designate(written.kind, color, line_up, from) == Some(said)
            || dialect.also_designates(said, written.kind, color, line_up, from);
        if !exact && !said.may_mean(color, line_up, from) {
            continue;
        }
        let fit = if exact { Fit::Exact } else { Fit::Loose };
        visit(match written.target(color, from) {
            Some(to) => Meaning::Move(fit, Move::new(from, to)),
            None => Meaning::NoTarget(fit, from),
        });
    }
}
