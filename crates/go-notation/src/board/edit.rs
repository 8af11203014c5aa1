//! The ways in which a stone comes to the board.

use super::{Board, Cell, Neighbour, Placed};
use crate::{Color, IllegalMove, OffBoard, Point, Rules};

impl Board {
    /// Plays a stone, if that is legal.
    ///
    /// Simple ko and suicide follow `rules`; superko needs the history that `Replay` keeps, and
    /// is not looked at here.
    ///
    /// # Errors
    ///
    /// Why the move is illegal; the board is then as it was.
    pub fn play(
        &mut self,
        color: Color,
        point: Point,
        rules: Rules,
    ) -> Result<Placed, IllegalMove> {
        let at = self.on_board(point)?;
        let around = self.around(at);
        self.check_at(color, point, at, &around, rules)?;
        Ok(self.execute(color, at, &around))
    }

    /// Places a stone as SGF executes a move (FF\[4\], "Move execution"): whatever stands on the
    /// point is replaced, then the other side's chains without liberties are captured, then the
    /// stone's own chain, if it has none.
    ///
    /// # Errors
    ///
    /// The point is not on the board.
    pub fn place(&mut self, color: Color, point: Point) -> Result<Placed, OffBoard> {
        let at = self.on_board(point)?;
        if let Cell::Stone(before) = self.cells[at] {
            self.lift(before, at);
        }
        Ok(self.execute(color, at, &self.around(at)))
    }

    /// Sets up a stone, or empties the point, and returns what stood there.
    ///
    /// Nothing is captured, chains without liberties may come to be, and no ko is left.
    ///
    /// # Errors
    ///
    /// The point is not on the board.
    pub fn set(&mut self, point: Point, stone: Option<Color>) -> Result<Option<Color>, OffBoard> {
        let at = self.on_board(point)?;
        self.ko = None;
        self.removed.clear();
        let before = self.cells[at].color();
        if before == stone {
            return Ok(before);
        }
        if let Some(color) = before {
            self.lift(color, at);
        }
        if let Some(color) = stone {
            self.add_stone(color, at);
        }
        Ok(before)
    }

    /// Places a stone on an empty place, round which `around` stands, and does what follows.
    #[inline]
    fn execute(&mut self, color: Color, at: usize, around: &[Neighbour; 4]) -> Placed {
        self.ko = None;
        self.removed.clear();
        self.touch(color, at, around);
        let mut placed = Placed::default();
        let enemy = Cell::Stone(color.other());
        for near in around {
            // A chain may touch the stone twice, and is gone the second time.
            if near.cell == enemy
                && self.pseudo_liberties(near.at) == 0
                && self.cells[near.at] == enemy
            {
                placed.captured += self.remove_chain(color.other(), near.at);
            }
        }
        self.join_neighbours(color, at, around);
        let liberties = self.pseudo_liberties(at);
        if liberties == 0 {
            placed.suicide = self.remove_chain(color, at);
        } else if placed.captured == 1 && liberties == 1 && self.stones_in_chain(at) == 1 {
            self.ko = self.removed.last().map(|&taken| (color.other(), taken));
        }
        placed
    }
}
