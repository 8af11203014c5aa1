//! A game as it is played: a board, its rules and the positions it has had.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use crate::{Board, Color, ColoredMove, IllegalMove, Ko, Move, OffBoard, Placed, Point, Rules};

/// A board that plays moves under a rule set and remembers positions where superko asks for it.
///
/// ```
/// use go_notation::{Board, Color, ColoredMove, IllegalMove, Replay, Rules};
///
/// let mut replay = Replay::new(Board::default(), Rules::CHINESE);
/// let star = "pd".parse().unwrap();
/// replay.play(ColoredMove::play(Color::Black, star)).unwrap();
/// let again = replay.play(ColoredMove::play(Color::White, star));
/// assert_eq!(again, Err(IllegalMove::Occupied { point: star, by: Color::Black }));
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    board: Board,
    rules: Rules,
    moves: u32,
    /// After how many moves each occasion, by its key, arose first.
    seen: HashMap<u64, u32>,
}

impl Replay {
    /// Starts from `board`, whose position counts as the first.
    #[must_use]
    pub fn new(board: Board, rules: Rules) -> Self {
        let mut replay = Self { board, rules, moves: 0, seen: HashMap::new() };
        replay.begin();
        replay
    }

    /// Returns the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns how many moves have been made, passes among them.
    #[must_use]
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// Gives back the board.
    #[must_use]
    pub fn into_board(self) -> Board {
        self.board
    }

    /// Tells why a move is illegal, if it is.
    ///
    /// Passing and resigning are always legal.
    ///
    /// # Errors
    ///
    /// The first reason of: off the board, occupied, ko, suicide, superko.
    pub fn check(&self, mv: ColoredMove) -> Result<(), IllegalMove> {
        let Move::Play(point) = mv.action else { return Ok(()) };
        self.board.check(mv.color, point, self.rules)?;
        if !self.remembers() {
            return Ok(());
        }
        let occasion = self.occasion(self.board.key_after(mv.color, point), mv.color);
        match self.seen.get(&occasion) {
            Some(&after) => Err(IllegalMove::Superko { point, after }),
            None => Ok(()),
        }
    }

    /// Makes a move, if it is legal.
    ///
    /// # Errors
    ///
    /// Why it is illegal; nothing has changed then.
    pub fn play(&mut self, mv: ColoredMove) -> Result<Placed, IllegalMove> {
        self.check(mv)?;
        let (placed, _) = self.execute(mv)?;
        Ok(placed)
    }

    /// Makes a move as SGF does, legal or not, and reports beside its effect why it was illegal.
    ///
    /// # Errors
    ///
    /// The point is not on the board; nothing has changed then.
    pub fn force(&mut self, mv: ColoredMove) -> Result<(Placed, Option<IllegalMove>), OffBoard> {
        let Move::Play(point) = mv.action else { return Ok((self.execute(mv)?.0, None)) };
        let illegal = self.board.check(mv.color, point, self.rules).err();
        // The position that the move leaves tells a repetition as well as one computed before.
        let (placed, seen) = self.execute(mv)?;
        let repeated = seen.map(|after| IllegalMove::Superko { point, after });
        Ok((placed, illegal.or(repeated)))
    }

    /// Sets up a stone, or empties a point, and forgets the positions before it.
    ///
    /// # Errors
    ///
    /// The point is not on the board.
    pub fn set(&mut self, point: Point, stone: Option<Color>) -> Result<Option<Color>, OffBoard> {
        let before = self.board.set(point, stone)?;
        self.begin();
        Ok(before)
    }

    /// Makes a move and returns after how many moves the position that it leaves arose before.
    fn execute(&mut self, mv: ColoredMove) -> Result<(Placed, Option<u32>), OffBoard> {
        let before = self.board.key();
        let placed = match mv.action {
            Move::Play(point) => self.board.place(mv.color, point)?,
            Move::Pass | Move::Resign => {
                self.board.pass();
                Placed::default()
            }
        };
        let moves_before = self.moves;
        self.moves = moves_before.saturating_add(1);
        if !self.remembers() {
            return Ok((placed, None));
        }
        // Who left the first position shows only when the first move is made from it.
        if self.rules.ko == Ko::SituationalSuperko && self.seen.is_empty() {
            self.seen.insert(self.occasion(before, mv.color.other()), moves_before);
        }
        let occasion = self.occasion(self.board.key(), mv.color);
        match self.seen.entry(occasion) {
            Entry::Occupied(entry) => Ok((placed, Some(*entry.get()))),
            Entry::Vacant(entry) => {
                entry.insert(self.moves);
                Ok((placed, None))
            }
        }
    }

    /// Begins the history with the position on the board.
    fn begin(&mut self) {
        self.seen.clear();
        if self.rules.ko == Ko::PositionalSuperko {
            self.seen.insert(self.board.key(), self.moves);
        }
    }

    const fn remembers(&self) -> bool {
        matches!(self.rules.ko, Ko::PositionalSuperko | Ko::SituationalSuperko)
    }

    /// Returns the key of a position, and of the side that left it where that matters.
    const fn occasion(&self, key: u64, left_by: Color) -> u64 {
        match (self.rules.ko, left_by) {
            (Ko::SituationalSuperko, Color::White) => !key,
            _ => key,
        }
    }
}
