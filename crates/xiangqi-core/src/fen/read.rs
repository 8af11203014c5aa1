//! The FEN reader.

use alloc::vec::Vec;
use core::str::FromStr;

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::{char, one_of, space0, space1, u32};
use nom::combinator::{opt, value};
use nom::multi::{many1, separated_list1};
use nom::sequence::{delimited, preceded};
use notation_syntax::{PResult, Span, complete, context, label};

use super::{ParseFenError, ParsePositionError};
use crate::{Board, Color, Piece, PieceKind, Position, Setup, Square};

/// What a FEN says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen {
    /// The setup.
    pub setup: Setup,
}

impl Fen {
    /// Reads `text`, blanks around it allowed.
    ///
    /// # Errors
    ///
    /// Where and why the text is not FEN.
    pub fn read(text: &str) -> Result<Self, ParseFenError> {
        let written = complete(delimited(space0, fen, space0), text)?;
        let board = place(text, &written.rows)?;
        let (halfmove_clock, fullmove_number) = written.counters.unwrap_or((0, 1));
        let side_to_move = written.side.unwrap_or(Color::Red);
        Ok(Self { setup: Setup { board, side_to_move, halfmove_clock, fullmove_number } })
    }
}

impl FromStr for Setup {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Fen::read(text).map(|fen| fen.setup)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::new(text.parse()?)?)
    }
}

/// A FEN as written.
struct Written {
    rows: Vec<Row>,
    side: Option<Color>,
    counters: Option<(u32, u32)>,
}

/// A row as written: what it holds, and the bytes left of the text before and after it.
struct Row {
    cells: Vec<Cell>,
    left: (usize, usize),
}

#[derive(Clone, Copy)]
enum Cell {
    Empty(u8),
    Man(Piece),
}

/// `fen = placement [blank side [blank "-" blank "-"] [blank number [blank number]]]`
fn fen(text: &str) -> PResult<&str, Written> {
    let unused = preceded(space1, label("`-`", char('-')));
    let number = || preceded(space1, label("a number", u32));
    let mut rows = separated_list1(label("`/`", char('/')), context("the placement", row));
    let (rest, rows) = rows.parse(text)?;
    let (rest, side) = opt(preceded(space1, label("a side `w`, `r` or `b`", side))).parse(rest)?;
    let (rest, _) = opt(nom::multi::count(unused, 2)).parse(rest)?;
    let (rest, clock) = opt(number()).parse(rest)?;
    let (rest, full) = opt(number()).parse(rest)?;
    let counters = clock.map(|clock| (clock, full.unwrap_or(1).max(1)));
    Ok((rest, Written { rows, side, counters }))
}

/// `row = 1*(letter / digit)`
fn row(text: &str) -> PResult<&str, Row> {
    let (rest, cells) = label("a row of letters and digits", many1(cell)).parse(text)?;
    Ok((rest, Row { cells, left: (text.len(), rest.len()) }))
}

fn cell(text: &str) -> PResult<&str, Cell> {
    let digit = one_of("123456789").map(|digit| Cell::Empty(digit as u8 - b'0'));
    label("a piece letter or a digit 1 to 9", alt((digit, man.map(Cell::Man)))).parse(text)
}

fn man(text: &str) -> PResult<&str, Piece> {
    let letter = one_of("KABNRCPHESkabnrcphes");
    letter
        .map(|letter| {
            let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
            let kind = match letter.to_ascii_uppercase() {
                'K' => PieceKind::King,
                'A' => PieceKind::Advisor,
                'B' | 'E' => PieceKind::Elephant,
                'N' | 'H' => PieceKind::Horse,
                'R' => PieceKind::Rook,
                'C' => PieceKind::Cannon,
                _ => PieceKind::Pawn,
            };
            Piece::new(color, kind)
        })
        .parse(text)
}

fn side(text: &str) -> PResult<&str, Color> {
    alt((value(Color::Red, one_of("wrWR")), value(Color::Black, one_of("bB")))).parse(text)
}

/// Puts the rows on a board.
fn place(text: &str, rows: &[Row]) -> Result<Board, ParseFenError> {
    let span = |row: &Row| Span::new(text.len() - row.left.0, text.len() - row.left.1);
    if rows.len() != 10 {
        let all = rows.iter().map(span).reduce(Span::to).unwrap_or_default();
        return Err(ParseFenError::RowCount { span: all, found: rows.len() });
    }
    let mut board = Board::EMPTY;
    for (number, row) in rows.iter().enumerate() {
        let mut file = 0_usize;
        for &cell in &row.cells {
            match cell {
                Cell::Empty(run) => file += usize::from(run),
                Cell::Man(piece) => {
                    if let Some(at) = Square::from_coords(file.min(9) as u8, 9 - number as u8) {
                        board.set(at, Some(piece));
                    }
                    file += 1;
                }
            }
        }
        if file != 9 {
            return Err(ParseFenError::RowWidth { span: span(row), row: number + 1, found: file });
        }
    }
    Ok(board)
}
