//! The place in a game from which a move is judged.

use xiangqi_core::{
    Board, Color, FreePosition, IllegalMove, Move, Piece, Play, Position, Setup, SquareSet,
};

/// A position under all rules, or one without king rules where the record's start breaks them.
#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "a game has one, on which its moves are played in place"
)]
pub enum Stage {
    /// A legal position.
    Legal(Position),
    /// An arrangement that is no legal position.
    Free(FreePosition),
}

impl Stage {
    /// Takes `setup` under all rules if it is a legal position, else without king rules.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        match Position::new(setup) {
            Ok(position) => Self::Legal(position),
            Err(error) => Self::Free(FreePosition::new(*error.setup)),
        }
    }

    /// Returns the arrangement.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Self::Legal(position) => position.to_setup(),
            Self::Free(position) => position.setup().clone(),
        }
    }

    /// Returns the same pieces with `color` to move.
    #[must_use]
    pub fn with_side(&self, color: Color) -> Self {
        Self::new(Setup { side_to_move: color, ..self.setup() })
    }

    /// Plays `mv`, which was found legal here; the rules are not asked again.
    pub(super) fn play_judged(&mut self, mv: Move) {
        match self {
            Self::Legal(position) => {
                position.play_unchecked(mv);
            }
            Self::Free(_) => self.advance(mv),
        }
    }

    /// Plays `mv`, by force if the rules forbid it.
    pub fn advance(&mut self, mv: Move) {
        if self.play(mv).is_err() {
            *self = self.forced(mv);
        }
    }

    /// Returns the place behind `mv`, whatever the rules say of it.
    ///
    /// The side whose man left its square has moved. Where none stands there nothing moves, and
    /// the side to move has had its turn.
    #[must_use]
    pub fn forced(&self, mv: Move) -> Self {
        let mut setup = self.setup();
        if let Some(piece) = setup.board.set(mv.from, None) {
            setup.board.set(mv.to, Some(piece));
            setup.side_to_move = piece.color;
        }
        setup.side_to_move = setup.side_to_move.other();
        Self::new(setup)
    }
}

impl Play for Stage {
    fn board(&self) -> &Board {
        match self {
            Self::Legal(position) => position.board(),
            Self::Free(position) => position.board(),
        }
    }

    fn side_to_move(&self) -> Color {
        match self {
            Self::Legal(position) => position.side_to_move(),
            Self::Free(position) => position.side_to_move(),
        }
    }

    fn squares_of(&self, piece: Piece) -> SquareSet {
        match self {
            Self::Legal(position) => position.squares_of(piece),
            Self::Free(position) => Play::squares_of(position, piece),
        }
    }

    fn verify(&self, mv: Move) -> Result<(), IllegalMove> {
        match self {
            Self::Legal(position) => position.verify(mv),
            Self::Free(position) => position.verify(mv),
        }
    }

    fn play(&mut self, mv: Move) -> Result<Option<Piece>, IllegalMove> {
        match self {
            Self::Legal(position) => position.play(mv),
            Self::Free(position) => position.play(mv),
        }
    }

    fn for_each_move(&self, visit: impl FnMut(Move)) {
        match self {
            Self::Legal(position) => position.for_each_move(visit),
            Self::Free(position) => Play::for_each_move(position, visit),
        }
    }
}
