//! GIB, the format of the server Tygem.
//!
//! Described publicly at Sensei's Library (“GIB”) and by programs that read it.
//! A header in lines `\[KEY=value\]` stands between `\HS` and `\HE`, moves between `\GS` and
//! `\GE`. Boards have 19 lines.
//!
//! Tolerated: a value that goes over a line break; a missing end; lines of other kinds between the
//! moves, which are reported; names packed two letters a character.

mod header;
mod problem;

pub use problem::GibProblem;

use go_notation::{BoardSize, Color, Move, Point};
use nom::Parser;
use nom::character::complete::{i64, space1, u32};
use nom::sequence::preceded;
use notation_syntax::{PResult, prefix};

use super::GoGame;
use super::line::{Line, lines};
use super::server::Record;
use crate::Reading;

/// Tells whether a text looks like a GIB file.
#[must_use]
pub fn is_gib(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with(r"\HS") || text.starts_with(r"\[GIBOKIND") || text.starts_with(r"\GS")
}

/// Reads a file.
///
/// ```
/// use records::go::gib;
///
/// let text = r"\HS
/// \[GAMEBLACKNAME=Radagast (2K)\]
/// \[GAMEINFOMAIN=GRLT:1,ZIPSU:595,GONGJE:65\]
/// \HE
/// \GS
/// 2 1 0
/// 3 0 &4
/// INI 0 1 0 &4
/// STO 0 2 1 15 3
/// STO 0 3 2 3 15
/// \GE";
/// let game = gib::read(text).value;
/// assert_eq!(game.komi, Some(6.5));
/// assert_eq!(game.result().unwrap().to_string(), "W+59.5");
/// let moves: Vec<_> = game.main_moves().map(|mv| mv.to_string()).collect();
/// assert_eq!(moves, ["B pd", "W dp"]);
/// ```
#[must_use]
pub fn read(text: &str) -> Reading<GoGame> {
    let mut record = Record::new(BoardSize::NINETEEN);
    let header = header::read(text);
    header.describe(&mut record);
    let mut expected = None;
    let mut is_ended = false;
    for line in lines(text, header.end) {
        match command(line.text) {
            Command::Empty => {}
            Command::Count(count) => expected = expected.or(count),
            Command::Start { handicap } => {
                if !record.set_handicap(handicap) {
                    record.report(GibProblem::Handicap { stones: handicap }, line.span);
                }
            }
            Command::Stone { color, column, row } => stone(&mut record, color, column, row, line),
            Command::Pass => {
                let color = record.to_play();
                record.play(color, Move::Pass, line.span);
            }
            Command::End => {
                is_ended = true;
                break;
            }
            Command::Other => record.report(GibProblem::OtherLine, line.span),
            Command::Bad(problem) => record.report(problem, line.span),
        }
    }
    let end = notation_syntax::Span::at(text.len());
    if !is_ended {
        record.report(GibProblem::NoEnd, end);
    }
    if let Some(stated) = expected.filter(|&stated| stated != record.moves()) {
        let found = record.moves();
        record.report(GibProblem::MoveCount { stated, found }, end);
    }
    record.finish()
}

/// What a line between `\GS` and `\GE` says.
enum Command {
    Empty,
    /// The line with the number of moves, which counts one more.
    Count(Option<u32>),
    Start {
        handicap: u32,
    },
    Stone {
        color: i64,
        column: i64,
        row: i64,
    },
    Pass,
    End,
    Other,
    Bad(GibProblem),
}

fn command(line: &str) -> Command {
    let word = line.split_ascii_whitespace().next().unwrap_or_default();
    let arguments = &line[word.len()..];
    match word {
        "" | r"\GS" => Command::Empty,
        r"\GE" => Command::End,
        "INI" => match prefix((number, number, number), arguments) {
            Ok(((_, _, handicap), _)) => Command::Start { handicap },
            Err(_) => Command::Bad(GibProblem::BadStart),
        },
        "STO" => match prefix((number, number, integer, integer, integer), arguments) {
            Ok(((_, _, color, column, row), _)) => Command::Stone { color, column, row },
            Err(error) => Command::Bad(GibProblem::BadStone(error)),
        },
        "SKI" => Command::Pass,
        _ if word.bytes().all(|byte| byte.is_ascii_digit()) => {
            let count = prefix((u32, number), line).ok().map(|((first, _), rest)| (first, rest));
            let is_count = count.is_some_and(|(_, rest)| rest.trim_start().starts_with('&'));
            let moves = count.map(|(first, _)| first.saturating_sub(1));
            Command::Count(moves.filter(|_| is_count))
        }
        _ => Command::Other,
    }
}

fn number(input: &str) -> PResult<&str, u32> {
    preceded(space1, u32).parse(input)
}

fn integer(input: &str) -> PResult<&str, i64> {
    preceded(space1, i64).parse(input)
}

fn stone(record: &mut Record, color: i64, column: i64, row: i64, line: Line<'_>) {
    let color = match color {
        1 => Color::Black,
        2 => Color::White,
        _ => {
            record.report(GibProblem::BadColor { number: color }, line.span);
            record.to_play()
        }
    };
    let place = u8::try_from(column).ok().zip(u8::try_from(row).ok());
    let point = place
        .and_then(|(column, row)| Point::new(column, row))
        .filter(|&point| record.game.size.contains(point));
    match point {
        Some(point) => {
            record.play(color, Move::Play(point), line.span);
        }
        None => record.report(GibProblem::OffBoard { column, row }, line.span),
    }
}
