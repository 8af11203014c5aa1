//! From a move as written to a legal move.

use core::fmt;

use alloc::vec::Vec;
use xiangqi_core::{IllegalMove, Move, Piece, PieceKind, Play, Square};

use crate::form::Form;
use crate::search::Search;
use crate::{Notation, WrittenMove};

/// Why a written move is no legal move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ResolveMoveError {
    /// The side to move has no piece that the text can mean.
    NoSuchPiece {
        /// The piece that the text names.
        piece: Option<Piece>,
    },
    /// Another piece stands where the text puts its own.
    OtherPiece {
        /// What the text says.
        expected: PieceKind,
        /// What stands there.
        found: Piece,
        /// Where.
        square: Square,
    },
    /// The piece never moves so, or would leave the board.
    NoTarget {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
    },
    /// The rules forbid the move.
    Illegal {
        /// The move.
        mv: Move,
        /// Why it is forbidden.
        reason: IllegalMove,
    },
    /// Several legal moves can be meant.
    Ambiguous {
        /// Those moves.
        candidates: Vec<Move>,
    },
}

impl fmt::Display for ResolveMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPiece { piece: Some(piece) } => {
                write!(f, "no {piece} stands where the move says")
            }
            Self::NoSuchPiece { piece: None } => f.write_str("no piece can be meant"),
            Self::OtherPiece { expected, found, square } => {
                write!(f, "the move says {expected}, but the piece on {square} is the {found}")
            }
            Self::NoTarget { piece, from } => {
                write!(f, "the {piece} on {from} never moves so on this board")
            }
            Self::Illegal { reason, .. } => write!(f, "{reason}"),
            Self::Ambiguous { candidates } => {
                f.write_str("several moves can be meant:")?;
                candidates.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
        }
    }
}

impl core::error::Error for ResolveMoveError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Illegal { reason, .. } => Some(reason),
            _ => None,
        }
    }
}

impl WrittenMove {
    /// Finds the legal move of `position` that the text means.
    ///
    /// The words are taken exactly first; only if no legal move comes of that, loosely (a
    /// dropped 前, 前仕 for an advisor).
    ///
    /// ```
    /// # use xiangqi_core::{Position, Play};
    /// # use xiangqi_notation::{Notation, written_move};
    /// let start = Position::start();
    /// let written = written_move("炮二平五", Notation::Chinese)?;
    /// assert_eq!(written.resolve(&start)?.to_string(), "h2e2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// No such piece, several legal moves, or an illegal move with the reason.
    pub fn resolve<P: Play>(&self, position: &P) -> Result<Move, ResolveMoveError> {
        let mut search = Search::default();
        let notation = match *self {
            Self::Column(..) => Notation::Chinese,
            Self::Squares { .. } => Notation::Ucci,
            Self::OwnSquares { .. } => Notation::Digit,
            Self::Arrival { .. } => Notation::Salg,
        };
        search.add(position, notation, self, Form::Canonical);
        search.finish(position).map(|(found, _)| found.mv)
    }

    /// Returns the piece that the text names, as one of the side to move in `position`.
    pub(crate) fn piece<P: Play>(&self, position: &P) -> Option<Piece> {
        let kind = match *self {
            Self::Column(written, _) => Some(written.kind),
            Self::Squares { kind, .. } => kind,
            Self::OwnSquares { kind, .. } | Self::Arrival { kind, .. } => Some(kind),
        };
        kind.map(|kind| Piece::new(position.side_to_move(), kind))
    }
}
