//! Judging a single move, with the reason if it is not legal.

use crate::{IllegalMove, Move, Piece, PieceKind, Position};

impl Position {
    /// Tells whether `mv` is legal.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        let us = self.side_to_move();
        let Some(Piece { kind, .. }) = self.board().get(mv.from).filter(|piece| piece.color == us)
        else {
            return false;
        };
        let targets = self.men.steps(mv.from, kind, us).difference(self.men.side(us));
        if !targets.contains(mv.to) {
            return false;
        }
        let kings = self.sight();
        if kind == PieceKind::King {
            return !self.men.is_attacked(mv.to, kings);
        }
        let threats = self.men.threats(kings);
        if threats.bound.contains(mv.from) {
            self.men.allowed_from(mv.from, kings).contains(mv.to)
        } else {
            threats.open.contains(mv.to)
        }
    }

    /// Checks that `mv` is legal.
    ///
    /// ```
    /// use xiangqi_core::{IllegalMove, Position};
    ///
    /// let start = Position::start();
    /// assert_eq!(start.verify("h2e2".parse()?), Ok(()));
    /// let leg = "c0".parse()?;
    /// assert_eq!(start.verify("b0d1".parse()?), Err(IllegalMove::HorseLeg { leg }));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The reason why it is not legal.
    pub fn verify(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_legal(mv) { Ok(()) } else { Err(self.explain(mv)) }
    }

    /// Returns why `mv` is not legal.
    #[cold]
    fn explain(&self, mv: Move) -> IllegalMove {
        let us = self.side_to_move();
        if let Some(piece) = self.board().get(mv.from).filter(|piece| piece.color != us) {
            return IllegalMove::NotYourPiece { piece, square: mv.from };
        }
        if let Err(reason) = self.board().check_step(mv) {
            return reason;
        }
        let mut after = self.clone();
        after.play_unchecked(mv);
        let king = after.king(us);
        match after.board().attackers(king, us.other()).first() {
            Some(checker) => IllegalMove::LeavesKingInCheck { king, checker },
            None => IllegalMove::KingsFace { file: king.file() },
        }
    }
}
