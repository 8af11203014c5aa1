//! Whole records: the zone in force, and colours that alternate.

use alloc::string::String;
use alloc::vec::Vec;

use nom::bytes::complete::take_while1;
use notation_syntax::{PResult, Span, label, prefix};

use super::name::{Written, written};
use crate::coordinates::{Named, ReadPointError};
use crate::reading::Forgiveness;
use crate::{
    BoardSize, Color, ColoredMove, Move, MoveRecord, Point, Reading, RecordEntry, Tolerances,
};

/// Moves cannot be written as a record of zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteZonesError {
    /// A point lies off the board of 19 × 19.
    #[error("move {ply}: the point {point} is not on a board of 19×19")]
    OffBoard {
        /// The number of the move, from 1.
        ply: usize,
        /// The point.
        point: Point,
    },
    /// A move places no stone.
    #[error("move {ply} places no stone, for which the notation has no form")]
    NoPoint {
        /// The number of the move, from 1.
        ply: usize,
    },
    /// A move has not the colour that alternation gives it.
    #[error("move {ply} is by {color}, but the colours alternate from Black")]
    OutOfTurn {
        /// The number of the move, from 1.
        ply: usize,
        /// Its colour.
        color: Color,
    },
}

/// Reads a record on a board of 19 × 19.
///
/// # Errors
///
/// A move names no point, or the zone is left out where none is in force.
pub fn read_record(
    text: &str,
    tolerances: Tolerances,
) -> Result<Reading<MoveRecord>, ReadPointError> {
    let mut forgiveness = Forgiveness::new(tolerances);
    let mut entries: Vec<RecordEntry> = Vec::new();
    let mut in_force = None;
    let mut at = skip_separator(text, 0);
    while at < text.len() {
        let shifted = |error: ReadPointError| error.shifted(at);
        let (name, rest) = prefix(|input| written(in_force, input), &text[at..])
            .map_err(|error| shifted(error.into()))?;
        let end = text.len() - rest.len();
        let span = Span::new(at, end);
        let named =
            Named::on_lines(name.lines(), name.deviation, &text[at..end], BoardSize::NINETEEN)
                .map_err(shifted)?;
        if let Some(tolerance) = named.deviation {
            forgiveness.forgive(tolerance, span)?;
        }
        in_force = name.region;
        let color = Color::ALL[entries.len() % 2];
        entries.push(RecordEntry { mv: ColoredMove::play(color, named.point), span });
        at = skip_separator(text, end);
        if at == end && at < text.len() {
            prefix(separator, rest).map_err(|error| ReadPointError::from(error).shifted(end))?;
        }
    }
    let begin = entries.first().map_or(0, |entry| entry.span.start);
    let end = entries.last().map_or(0, |entry| entry.span.end);
    Ok(forgiveness.reading(MoveRecord { entries, span: Span::new(begin, end) }))
}

/// Writes a record of a game on 19 × 19.
///
/// # Errors
///
/// A move places no stone, lies off the board, or is out of turn.
pub fn write_record(
    moves: impl IntoIterator<Item = ColoredMove>,
) -> Result<String, WriteZonesError> {
    let mut text = String::new();
    let mut in_force = None;
    for (number, mv) in moves.into_iter().enumerate() {
        let ply = number + 1;
        if mv.color != Color::ALL[number % 2] {
            return Err(WriteZonesError::OutOfTurn { ply, color: mv.color });
        }
        let Move::Play(point) = mv.action else { return Err(WriteZonesError::NoPoint { ply }) };
        if !BoardSize::NINETEEN.contains(point) {
            return Err(WriteZonesError::OffBoard { ply, point });
        }
        if number > 0 {
            text.push(' ');
        }
        let name = Written::of(point);
        text.push_str(&name.write(in_force));
        in_force = name.region;
    }
    Ok(text)
}

const fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '，' | '、')
}

fn separator(input: &str) -> PResult<&str, &str> {
    label("a blank or a comma", take_while1(is_separator))(input)
}

fn skip_separator(text: &str, at: usize) -> usize {
    text.len() - text[at..].trim_start_matches(is_separator).len()
}
