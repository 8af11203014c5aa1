//! From a FEN as written to a setup.

use alloc::vec::Vec;
use core::str::FromStr;

use nom::character::complete::space0;
use nom::sequence::preceded;
use notation_syntax::{Span, SyntaxError, prefix};

use super::grammar::{Cell, Operations, Written, fen, operations};
use super::other_game::{OtherGame, is_janggi_start, refuse_letters};
use super::{FenDialect, FenFields, FenLetters, ParseFenError, ParsePositionError};
use crate::{Board, Color, Piece, PieceKind, Position, Setup, Square};

/// What a FEN says, and how: a setup in one line of text.
///
/// Ten rows from Black's back rank to Red's, files from Red's left, digits for runs of empty
/// squares; then the side to move, two unused fields, the plies since the last capture and the
/// number of the full move.
///
/// ```
/// use xiangqi_core::{Fen, FenDialect, FenLetters, Position, Setup};
///
/// let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// assert_eq!(fen.parse::<Setup>()?, Setup::START);
/// assert_eq!(fen.parse::<Position>()?.to_string(), fen);
///
/// let wxf = Fen::read("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r")?;
/// assert_eq!(wxf.setup, Setup::START);
/// assert_eq!(wxf.dialect.letters, FenLetters::WXF);
/// assert_eq!(wxf.setup.to_fen(FenDialect::STANDARD), fen);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// Read too:
/// - `r` for Red's side; side letters in upper case, with a `-` before them, or right behind the
///   placement, then also with `--01` glued on; no side at all, which is taken as Red's;
/// - any of the counters and of the unused fields missing;
/// - digits side by side (`45` for `9`);
/// - other letters, told apart by what stands on the board: `N H` horse, `B E M` elephant, `A G`
///   advisor, `P S` pawn, `K G` king, `K` horse beside a king `G`;
/// - what follows a `;`, and the operations of an EPD, of which `hmvc` and `fmvn` are the counters.
///
/// FENs of other games are refused by name ([`OtherGame`]), and an error says where it is:
///
/// ```
/// use xiangqi_core::Fen;
///
/// let error = Fen::read("4k4/9/9/9/9/9/9/8/9/4K4 w").unwrap_err();
/// assert_eq!(error.to_string(), "expected nine squares in row 8, found 8");
/// assert_eq!(error.span().range(), 16..17);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen {
    /// The setup.
    pub setup: Setup,
    /// How it was written.
    pub dialect: FenDialect,
    /// What follows the fields: a `;` and a title, or the operations of an EPD. Empty at the end
    /// of the text when nothing follows.
    pub tail: Span,
}

impl Fen {
    /// Reads `text`, blanks around it allowed.
    ///
    /// # Errors
    ///
    /// Where and why the text is not FEN.
    pub fn read(text: &str) -> Result<Self, ParseFenError> {
        let (mut fen, end) = Self::prefix(text)?;
        let rest = text[end..].trim_start();
        let start = text.len() - rest.len();
        fen.tail = Span::new(start, text.trim_end().len().max(start));
        match rest.chars().next() {
            None | Some(';') => {}
            Some(c) if c.is_ascii_alphabetic() && fen.dialect.fields == FenFields::Epd => {
                let (counters, left) = prefix(operations, rest).map_err(|e| e.shifted(start))?;
                if !left.trim().is_empty() {
                    return Err(expected_end(text, text.len() - left.trim_start().len()));
                }
                fen.count(&counters);
            }
            Some(_) => return Err(expected_end(text, start)),
        }
        Ok(fen)
    }

    /// Reads the FEN at the beginning of `text`, as in `… w - - 0 1 moves h2e2`, and returns the
    /// number of bytes that it takes.
    ///
    /// ```
    /// use xiangqi_core::Fen;
    ///
    /// let line = "4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1 moves e1e8";
    /// let (_, length) = Fen::prefix(line)?;
    /// assert_eq!(line[length..].trim(), "moves e1e8");
    /// # Ok::<(), xiangqi_core::ParseFenError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where and why no FEN stands there.
    pub fn prefix(text: &str) -> Result<(Self, usize), ParseFenError> {
        let (written, rest) = prefix(preceded(space0, fen), text)?;
        refuse_letters(text, &written)?;
        check_shape(text, &written)?;
        let setup = Setup {
            board: Board::EMPTY,
            side_to_move: written.side.map_or(Color::Red, |side| side.color),
            halfmove_clock: written.halfmove_clock.unwrap_or(0),
            fullmove_number: written.fullmove_number.unwrap_or(1).max(1),
        };
        let dialect = FenDialect {
            letters: FenLetters::STANDARD,
            red: written.side.map(|side| side.red).unwrap_or_default(),
            fields: written.fields,
        };
        let end = text.len() - rest.len();
        let fen = Self { setup, dialect, tail: Span::at(end) }.with_men(&written);
        if is_janggi_start(&fen.setup) {
            let span = Span::new(0, end);
            return Err(ParseFenError::OtherGame { span, game: OtherGame::Janggi });
        }
        Ok((fen, end))
    }

    /// Puts the men on the board in the meaning of the letters that makes most sense.
    fn with_men(self, written: &Written) -> Self {
        let men: Vec<(Square, char)> = men(written).collect();
        let read = |meaning| {
            let mut fen = self.clone();
            let mixed = fen.place(&men, meaning);
            (fen, mixed)
        };
        let (usual, mixed) = read(Meaning::KingIsK);
        if men.iter().all(|(_, letter)| !letter.eq_ignore_ascii_case(&'G')) {
            return usual;
        }
        let judge = |fen: &Self, mixed: usize| (fen.setup.faults().len(), mixed);
        let (general, general_mixed) = read(Meaning::KingIsG);
        if judge(&general, general_mixed) < judge(&usual, mixed) { general } else { usual }
    }

    /// Puts the men on the board and notes their letters; returns how many kinds have two letters.
    fn place(&mut self, men: &[(Square, char)], meaning: Meaning) -> usize {
        let mut seen = [None; 7];
        let mut mixed = [false; 7];
        for &(square, letter) in men {
            let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
            let upper = letter.to_ascii_uppercase();
            let kind = meaning.kind(upper);
            self.setup.board.set(square, Some(Piece::new(color, kind)));
            let first = *seen[kind.index()].get_or_insert(upper);
            mixed[kind.index()] |= first != upper;
        }
        self.dialect.letters = letters(seen);
        mixed.into_iter().filter(|&mixed| mixed).count()
    }

    fn count(&mut self, counters: &Operations) {
        if let Some(clock) = counters.halfmove_clock {
            self.setup.halfmove_clock = clock;
        }
        if let Some(number) = counters.fullmove_number {
            self.setup.fullmove_number = number.max(1);
        }
    }
}

/// What `K` and `G` mean.
#[derive(Clone, Copy)]
enum Meaning {
    /// `K` is the king, `G` (guard) an advisor.
    KingIsK,
    /// `G` (general) is the king, `K` (knight) a horse.
    KingIsG,
}

impl Meaning {
    const fn kind(self, upper: char) -> PieceKind {
        match (upper, self) {
            ('K', Self::KingIsK) | ('G', Self::KingIsG) => PieceKind::King,
            ('A', _) | ('G', Self::KingIsK) => PieceKind::Advisor,
            ('B' | 'E' | 'M', _) => PieceKind::Elephant,
            ('N' | 'H', _) | ('K', Self::KingIsG) => PieceKind::Horse,
            ('R', _) => PieceKind::Rook,
            ('C', _) => PieceKind::Cannon,
            _ => PieceKind::Pawn,
        }
    }
}

/// Fills up the letters that were seen with those of the preset that fits most of them.
fn letters(seen: [Option<char>; 7]) -> FenLetters {
    let fits = |preset: &FenLetters| {
        let same = |&kind: &PieceKind| seen[kind.index()] == Some(preset.kind_letter(kind));
        PieceKind::ALL.iter().filter(|kind| same(kind)).count()
    };
    let presets = [FenLetters::GENERAL, FenLetters::GUARD, FenLetters::WXF, FenLetters::STANDARD];
    // The last of equals is taken: the most usual.
    let mut letters = presets.into_iter().max_by_key(fits).unwrap_or_default();
    for kind in PieceKind::ALL {
        if let Some(letter) = seen[kind.index()] {
            letters.set(kind, letter as u8);
        }
    }
    letters
}

fn expected_end(text: &str, at: usize) -> ParseFenError {
    ParseFenError::Syntax(SyntaxError::expected(text, at, "the end"))
}

/// Checks that there are ten rows of nine squares.
fn check_shape(text: &str, written: &Written) -> Result<(), ParseFenError> {
    let rows = &written.rows;
    if rows.len() != 10 {
        let span = rows.iter().map(|row| row.span(text)).reduce(Span::to).unwrap_or_default();
        return Err(ParseFenError::RowCount { span, found: rows.len() });
    }
    let odd = rows.iter().zip(1..).find(|(row, _)| row.width() != 9);
    odd.map_or(Ok(()), |(row, number)| {
        Err(ParseFenError::RowWidth { span: row.span(text), row: number, found: row.width() })
    })
}

/// Returns the letters with their squares; the rows have the right shape.
fn men(written: &Written) -> impl Iterator<Item = (Square, char)> {
    let rows = written.rows.iter().zip((0..10).rev());
    rows.flat_map(|(row, rank)| {
        let mut file = 0;
        row.cells.iter().filter_map(move |cell| match *cell {
            Cell::Empty(run) => {
                file += run;
                None
            }
            Cell::Letter(letter, _) => {
                let square = Square::from_coords(file, rank)?;
                file += 1;
                Some((square, letter))
            }
        })
    })
}

/// Reads FEN in any dialect.
impl FromStr for Setup {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Fen::read(text).map(|fen| fen.setup)
    }
}

/// Reads FEN in any dialect.
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::new(text.parse()?)?)
    }
}
