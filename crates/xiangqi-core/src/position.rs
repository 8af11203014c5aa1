//! A legal position.

use alloc::boxed::Box;

use crate::count::Count;
use crate::men::Men;
use crate::threats::Kings;
use crate::visit::Visit;
use crate::{
    Board, Color, IllegalMove, Move, MoveList, Outcome, Piece, PieceKind, Play, Setup, SetupError,
    SetupFaultKind, Square, SquareSet,
};

/// A position of a game: always one that passed the check of [`Setup::faults`], apart from faults
/// that were forgiven by name.
///
/// Two positions are equal when pieces, side to move and both counters are.
///
/// ```
/// use xiangqi_core::{IllegalMove, Position};
///
/// let mut position = Position::start();
/// let square = "g4".parse()?;
/// let pawn = position.board().get("g3".parse()?).unwrap();
/// assert_eq!(pawn.to_string(), "Red pawn");
/// assert_eq!(position.play("g3g4".parse()?)?, None);
/// // A move that is not legal says why, and nothing has changed.
/// assert_eq!(position.play("g4g5".parse()?), Err(IllegalMove::NotYourPiece { piece: pawn, square }));
/// assert_eq!(position.legal_moves().len(), 44);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Position {
    setup: Setup,
    pub(crate) men: Men,
    kings: [Square; 2],
}

impl Position {
    /// Returns the start of a game.
    #[must_use]
    pub fn start() -> Self {
        Self::trusted(Setup::START, [Square::at(4), Square::at(85)])
    }

    /// Takes a setup that is known to be a position, with its kings, Red's first.
    pub(crate) fn trusted(setup: Setup, kings: [Square; 2]) -> Self {
        Self { men: Men::new(&setup.board), setup, kings }
    }

    /// Checks `setup`.
    ///
    /// # Errors
    ///
    /// All faults of the setup.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Self::forgiving(setup, &[])
    }

    /// Checks `setup` but forgives the faults named.
    ///
    /// ```
    /// use xiangqi_core::{Color, Piece, PieceKind, Position, Setup, SetupFaultKind};
    ///
    /// // A sixth pawn of Red's, beyond the river.
    /// let mut setup = Setup::START;
    /// setup.board.set("e5".parse()?, Some(Piece::new(Color::Red, PieceKind::Pawn)));
    /// let error = Position::new(setup.clone()).unwrap_err();
    /// assert_eq!(error.faults[0].kind(), SetupFaultKind::TooManyMen);
    /// let position = Position::forgiving(setup, &[SetupFaultKind::TooManyMen])?;
    /// assert!(!position.is_check());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// All faults that are not in `forgiven` or cannot be forgiven
    /// ([`SetupFaultKind::is_forgivable`]).
    pub fn forgiving(setup: Setup, forgiven: &[SetupFaultKind]) -> Result<Self, SetupError> {
        let mut faults = setup.faults();
        faults.retain(|fault| !(fault.kind().is_forgivable() && forgiven.contains(&fault.kind())));
        let king = |color| setup.board.squares_of(Piece::new(color, PieceKind::King)).first();
        match (king(Color::Red), king(Color::Black)) {
            (Some(red), Some(black)) if faults.is_empty() => Ok(Self::trusted(setup, [red, black])),
            _ => Err(SetupError { faults, setup: Box::new(setup) }),
        }
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

    /// Returns the number of plies since the last capture.
    #[must_use]
    pub const fn halfmove_clock(&self) -> u32 {
        self.setup.halfmove_clock
    }

    /// Returns the number of the full move to be played, from 1.
    #[must_use]
    pub const fn fullmove_number(&self) -> u32 {
        self.setup.fullmove_number
    }

    /// Returns the square of the king of `color`.
    #[must_use]
    pub const fn king(&self, color: Color) -> Square {
        self.kings[color.index()]
    }

    /// Returns the squares on which `piece` stands.
    #[must_use]
    pub fn squares_of(&self, piece: Piece) -> SquareSet {
        self.men.piece(piece)
    }

    /// Returns the kings as the side to move sees them.
    #[inline(always)]
    pub(crate) fn sight(&self) -> Kings {
        let us = self.side_to_move();
        Kings { us, ours: self.king(us), theirs: self.king(us.other()) }
    }

    /// Returns pieces, side and counters.
    #[must_use]
    pub const fn as_setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the position as a setup of its own.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        self.setup.clone()
    }

    /// Tells whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Returns the pieces that give check to the side to move.
    ///
    /// ```
    /// use xiangqi_core::Position;
    ///
    /// # #[cfg(feature = "fen")] {
    /// let position: Position = "3k5/9/9/9/9/9/9/9/9/3RK4 b".parse()?;
    /// assert_eq!(position.checkers().first(), Some("d0".parse()?));
    /// # }
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// The other king is among them when the kings face each other, which only a forgiven setup
    /// can show.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        self.men.threats(self.sight()).checkers
    }

    /// Returns the legal moves.
    ///
    /// ```
    /// use xiangqi_core::Position;
    ///
    /// let moves = Position::start().legal_moves();
    /// let of_horse = moves.iter().filter(|mv| mv.from.to_string() == "h0");
    /// let mut names: Vec<String> = of_horse.map(|mv| mv.to_string()).collect();
    /// names.sort();
    /// assert_eq!(names, ["h0g2", "h0i2"]);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.for_each_move(|mv| moves.push(mv));
        moves
    }

    /// Calls `visit` with each legal move, in no particular order.
    pub fn for_each_move(&self, visit: impl FnMut(Move)) {
        self.men.generate(self.sight(), &mut Visit(visit));
    }

    /// Returns the number of legal moves, which is faster than making a list of them.
    #[must_use]
    pub fn count_moves(&self) -> usize {
        let mut count = Count(0);
        self.men.generate(self.sight(), &mut count);
        count.0 as usize
    }

    /// Tells whether the side to move has a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.count_moves() > 0
    }

    /// Plays `mv` and returns what it captured.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Option<Piece>, IllegalMove> {
        self.verify(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// Plays `mv`, which must be legal, without a look at the rules; returns what it captured.
    ///
    /// A move that is not legal leaves a position of which nothing is promised, except that no
    /// method panics or hangs.
    pub fn play_unchecked(&mut self, mv: Move) -> Option<Piece> {
        let piece = self.setup.board.set(mv.from, None)?;
        let captured = self.setup.board.set(mv.to, Some(piece));
        self.men.toggle(mv.from, piece);
        self.men.toggle(mv.to, piece);
        if let Some(captured) = captured {
            self.men.toggle(mv.to, captured);
        }
        if piece.kind == PieceKind::King {
            self.kings[piece.color.index()] = mv.to;
        }
        self.setup.count_move(captured);
        captured
    }

    /// Returns how the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let winner = self.side_to_move().other();
        if !self.has_legal_move() {
            Some(if self.is_check() {
                Outcome::Checkmate { winner }
            } else {
                Outcome::Stalemate { winner }
            })
        } else if self.board().iter().all(|(_, piece)| !piece.kind.crosses_river()) {
            Some(Outcome::NoAttackers)
        } else {
            None
        }
    }

    /// Counts the games of `depth` plies that lead on from here (perft).
    ///
    /// ```
    /// use xiangqi_core::Position;
    ///
    /// assert_eq!(Position::start().perft(3), 79_666);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves() as u64,
            _ => {
                let mut nodes = 0;
                for mv in self.legal_moves() {
                    let mut after = self.clone();
                    after.play_unchecked(mv);
                    nodes += after.perft(depth - 1);
                }
                nodes
            }
        }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

impl Eq for Position {}

impl core::hash::Hash for Position {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.setup.hash(state);
    }
}

/// Writes FEN.
impl core::fmt::Debug for Position {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Position({self})")
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        Self::new(setup)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        position.setup
    }
}

impl From<Position> for crate::FreePosition {
    fn from(position: Position) -> Self {
        Self::new(position.setup)
    }
}

/// Writes FEN.
impl core::fmt::Display for Position {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.setup.fmt(f)
    }
}

impl Play for Position {
    fn board(&self) -> &Board {
        self.board()
    }

    fn side_to_move(&self) -> Color {
        self.side_to_move()
    }

    fn squares_of(&self, piece: Piece) -> SquareSet {
        self.squares_of(piece)
    }

    fn verify(&self, mv: Move) -> Result<(), IllegalMove> {
        self.verify(mv)
    }

    fn play(&mut self, mv: Move) -> Result<Option<Piece>, IllegalMove> {
        self.play(mv)
    }

    fn for_each_move(&self, visit: impl FnMut(Move)) {
        self.for_each_move(visit);
    }
}
