//! A board to play on without king rules.

use crate::{Board, Color, IllegalMove, Move, Piece, Play, Setup, SquareSet};

/// Any setup, played with the rules of how pieces step and no rule about kings.
///
/// Real records start from diagrams without kings, with pieces out of place, with a king that
/// could be taken; some play one side twice. They replay here. A king may be left in check, taken
/// or missing. Pieces out of place step as they would elsewhere: an advisor may enter the palace
/// but not step to a square outside.
///
/// ```
/// use xiangqi_core::{Color, FreePosition, Piece, PieceKind, Play, Setup};
///
/// let mut setup = Setup::EMPTY;
/// setup.board.set("e4".parse()?, Some(Piece::new(Color::Red, PieceKind::Rook)));
/// let mut position = FreePosition::new(setup);
/// position.play("e4e9".parse()?)?;
/// // Red moves again.
/// position.set_side_to_move(Color::Red);
/// position.play("e9a9".parse()?)?;
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FreePosition {
    setup: Setup,
}

impl FreePosition {
    /// Takes any setup.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self { setup }
    }

    /// Returns the pieces, the side to move and the counters.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Lets `color` move next, whoever moved last.
    pub const fn set_side_to_move(&mut self, color: Color) {
        self.setup.side_to_move = color;
    }

    /// Returns the pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Returns the side to move.
    #[must_use]
    pub const fn side_to_move(&self) -> Color {
        self.setup.side_to_move
    }

    /// Checks that `mv` is a step of a piece of the side to move.
    ///
    /// # Errors
    ///
    /// The reason why it is not; never one about the king.
    pub fn verify(&self, mv: Move) -> Result<(), IllegalMove> {
        if let Some(piece) = self.board().get(mv.from)
            && piece.color != self.side_to_move()
        {
            return Err(IllegalMove::NotYourPiece { piece, square: mv.from });
        }
        self.board().check_step(mv)
    }

    /// Plays `mv` and returns what it captured.
    ///
    /// # Errors
    ///
    /// The reason why it may not be played; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Option<Piece>, IllegalMove> {
        self.verify(mv)?;
        let piece = self.setup.board.set(mv.from, None);
        let captured = self.setup.board.set(mv.to, piece);
        self.setup.count_move(captured);
        Ok(captured)
    }
}

impl From<Setup> for FreePosition {
    fn from(setup: Setup) -> Self {
        Self::new(setup)
    }
}

impl From<FreePosition> for Setup {
    fn from(position: FreePosition) -> Self {
        position.setup
    }
}

impl Play for FreePosition {
    fn board(&self) -> &Board {
        self.board()
    }

    fn side_to_move(&self) -> Color {
        self.side_to_move()
    }

    fn squares_of(&self, piece: Piece) -> SquareSet {
        self.board().squares_of(piece)
    }

    fn verify(&self, mv: Move) -> Result<(), IllegalMove> {
        self.verify(mv)
    }

    fn play(&mut self, mv: Move) -> Result<Option<Piece>, IllegalMove> {
        self.play(mv)
    }

    fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        for (from, piece) in self.board().iter() {
            if piece.color == self.side_to_move() {
                for to in self.board().steps_from(from) {
                    visit(Move::new(from, to));
                }
            }
        }
    }
}
