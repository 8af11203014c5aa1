//! The board seen from elsewhere: mirror images and exchanged players.

use crate::{Board, Color, Piece, Position, Setup, Square};

impl Piece {
    /// Returns the same kind of the other side.
    #[must_use]
    pub const fn color_swapped(self) -> Self {
        Self::new(self.color.other(), self.kind)
    }
}

impl Board {
    fn seen(&self, look: impl Fn(Square, Piece) -> (Square, Piece)) -> Self {
        let mut board = Self::EMPTY;
        for (square, piece) in self.iter() {
            let (square, piece) = look(square, piece);
            board.set(square, Some(piece));
        }
        board
    }

    /// Returns the board mirrored left to right.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.seen(|square, piece| (square.mirrored(), piece))
    }

    /// Returns the board turned by 180°, every man keeping its colour.
    ///
    /// This is what a diagram shows that was noted from Black's side.
    #[must_use]
    pub fn turned(&self) -> Self {
        self.seen(|square, piece| (square.turned(), piece))
    }

    /// Returns the board turned by 180° with the colours exchanged.
    #[must_use]
    pub fn color_swapped(&self) -> Self {
        self.seen(|square, piece| (square.turned(), piece.color_swapped()))
    }
}

impl Setup {
    /// Returns the setup mirrored left to right.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self { board: self.board.mirrored(), ..*self }
    }

    /// Returns the same situation with the players exchanged: the board turned by 180°, colours
    /// and side to move exchanged.
    #[must_use]
    pub fn color_swapped(&self) -> Self {
        Self { board: self.board.color_swapped(), side_to_move: self.side_to_move.other(), ..*self }
    }
}

impl Position {
    /// Returns the position mirrored left to right.
    ///
    /// ```
    /// use xiangqi_core::Position;
    ///
    /// let (mut right, mut left) = (Position::start(), Position::start());
    /// right.play("h2e2".parse()?)?;
    /// left.play("b2e2".parse()?)?;
    /// assert_eq!(right.mirrored(), left);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let [red, black] = Color::ALL.map(|color| self.king(color));
        Self::trusted(self.as_setup().mirrored(), [red.mirrored(), black.mirrored()])
    }

    /// Returns the same situation with the players exchanged: the board turned by 180°, colours
    /// and side to move exchanged.
    ///
    /// ```
    /// use xiangqi_core::{Color, Position};
    ///
    /// let swapped = Position::start().color_swapped();
    /// assert_eq!(swapped.board(), Position::start().board());
    /// assert_eq!(swapped.side_to_move(), Color::Black);
    /// ```
    #[must_use]
    pub fn color_swapped(&self) -> Self {
        let [red, black] = Color::ALL.map(|color| self.king(color));
        Self::trusted(self.as_setup().color_swapped(), [black.turned(), red.turned()])
    }
}
