//! How the pieces step: every rule of movement except those about the king's safety.

use crate::{Board, Color, IllegalMove, Move, Piece, PieceKind, Square, SquareSet};

/// The four directions along files and ranks.
const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// The four directions of advisors and elephants.
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

impl Board {
    /// Returns the squares to which the piece on `from` can step, captures included, whosever
    /// turn it is and without regard to the safety of a king.
    ///
    /// The set is empty when nothing stands on `from`.
    ///
    /// ```
    /// use xiangqi_core::{Setup, Square};
    ///
    /// let board = Setup::START.board;
    /// let horse: Square = "b0".parse().unwrap();
    /// assert_eq!(board.steps_from(horse).len(), 2);
    /// ```
    #[must_use]
    pub fn steps_from(&self, from: Square) -> SquareSet {
        let mut steps = SquareSet::EMPTY;
        let Some(piece) = self.get(from) else {
            return steps;
        };
        let mut try_step = |(files, ranks): (i8, i8)| {
            if let Some(to) = from.offset(files, ranks)
                && self.check_step(Move::new(from, to)).is_ok()
            {
                steps.insert(to);
            }
        };
        match piece.kind {
            PieceKind::King | PieceKind::Pawn => ORTHOGONAL.into_iter().for_each(try_step),
            PieceKind::Advisor => DIAGONAL.into_iter().for_each(try_step),
            PieceKind::Elephant => {
                DIAGONAL.into_iter().map(|(f, r)| (2 * f, 2 * r)).for_each(try_step);
            }
            PieceKind::Horse => {
                for (f, r) in DIAGONAL {
                    try_step((f, 2 * r));
                    try_step((2 * f, r));
                }
            }
            PieceKind::Rook | PieceKind::Cannon => {
                for (f, r) in ORTHOGONAL {
                    (1..10).map(|n| (n * f, n * r)).for_each(&mut try_step);
                }
            }
        }
        steps
    }

    /// Checks that the piece on `mv.from` can step to `mv.to`, whosever turn it is and without
    /// regard to the safety of a king.
    ///
    /// # Errors
    ///
    /// The reason why it cannot. The shape of the step is judged first, then palace and river,
    /// then the square that is entered, then what stands in the way.
    pub fn check_step(&self, mv: Move) -> Result<(), IllegalMove> {
        let Move { from, to } = mv;
        let piece = self.get(from).ok_or(IllegalMove::EmptySquare { square: from })?;
        let no_such_step = Err(IllegalMove::NoSuchStep { piece, from, to });
        let files = to.file().index() as i8 - from.file().index() as i8;
        let ranks = to.rank().index() as i8 - from.rank().index() as i8;
        let forward = match piece.color {
            Color::Red => ranks,
            Color::Black => -ranks,
        };
        let shape = (files.unsigned_abs(), ranks.unsigned_abs());
        match piece.kind {
            PieceKind::King if !matches!(shape, (0, 1) | (1, 0)) => return no_such_step,
            PieceKind::Advisor if shape != (1, 1) => return no_such_step,
            PieceKind::Elephant if shape != (2, 2) => return no_such_step,
            PieceKind::Horse if !matches!(shape, (1, 2) | (2, 1)) => return no_such_step,
            PieceKind::Rook | PieceKind::Cannon if (files == 0) == (ranks == 0) => {
                return no_such_step;
            }
            PieceKind::Pawn => {
                let sideways = shape == (1, 0) && !from.on_own_half(piece.color);
                if !sideways && (files, forward) != (0, 1) {
                    return no_such_step;
                }
            }
            PieceKind::King | PieceKind::Advisor if !to.in_palace(piece.color) => {
                return Err(IllegalMove::LeavesPalace { piece, to });
            }
            PieceKind::Elephant
                if !(from.on_own_half(piece.color) && to.on_own_half(piece.color)) =>
            {
                return Err(IllegalMove::CrossesRiver { piece, to });
            }
            _ => {}
        }
        let target = self.get(to);
        if let Some(own) = target.filter(|target| target.color == piece.color) {
            return Err(IllegalMove::OwnPieceThere { piece: own, square: to });
        }
        match piece.kind {
            PieceKind::Horse => {
                // The leg is next to the horse, on the longer side of the step.
                let leg = from.offset(files / 2, ranks / 2).filter(|&leg| self.get(leg).is_some());
                leg.map_or(Ok(()), |leg| Err(IllegalMove::HorseLeg { leg }))
            }
            PieceKind::Elephant => {
                let eye = from.offset(files / 2, ranks / 2).filter(|&eye| self.get(eye).is_some());
                eye.map_or(Ok(()), |eye| Err(IllegalMove::ElephantEye { eye }))
            }
            PieceKind::Cannon if target.is_some() => {
                match self.pieces_between(from, to).len() as u8 {
                    1 => Ok(()),
                    found => Err(IllegalMove::Screens { found }),
                }
            }
            PieceKind::Rook | PieceKind::Cannon => {
                let between = self.pieces_between(from, to);
                // The first piece as seen from the mover.
                let by = if from < to { between.first() } else { between.last() };
                by.map_or(Ok(()), |by| Err(IllegalMove::Blocked { by }))
            }
            _ => Ok(()),
        }
    }

    /// Returns the occupied squares strictly between two squares of one file or rank.
    ///
    /// The set is empty for squares that share neither.
    #[must_use]
    pub fn pieces_between(&self, a: Square, b: Square) -> SquareSet {
        let files = (b.file().index() as i8 - a.file().index() as i8).signum();
        let ranks = (b.rank().index() as i8 - a.rank().index() as i8).signum();
        let mut between = SquareSet::EMPTY;
        if (files == 0) != (ranks == 0) {
            let mut at = a;
            while let Some(next) = at.offset(files, ranks).filter(|&next| next != b) {
                at = next;
                if self.get(at).is_some() {
                    between.insert(at);
                }
            }
        }
        between
    }

    /// Returns the pieces of `by` that could capture an enemy on `square`, whatever stands there.
    ///
    /// A king that faces the other king on an open file is not counted: kings do not step that
    /// far. [`kings_face`](Self::kings_face) tells it.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        let mut board = self.clone();
        board.set(square, Some(Piece::new(by.other(), PieceKind::Pawn)));
        board
            .iter()
            .filter(|&(from, piece)| {
                piece.color == by && board.check_step(Move::new(from, square)).is_ok()
            })
            .map(|(from, _)| from)
            .collect()
    }

    /// Tells whether a Red and a Black king face each other on an open file (将帅照面).
    #[must_use]
    pub fn kings_face(&self) -> bool {
        let kings = |color| self.squares_of(Piece::new(color, PieceKind::King));
        kings(Color::Red).into_iter().any(|red| {
            kings(Color::Black).into_iter().any(|black| {
                red.file() == black.file() && self.pieces_between(red, black).is_empty()
            })
        })
    }
}
