//! NGF, the format of the servers Cyberoro and WBaduk.
//!
//! Described publicly at Sensei's Library (“NGF”) and by programs that read it. Twelve lines of
//! header, then a move a line: `PMABBQDDQ` is `PM`, a counter of two letters, the colour, and
//! column and row twice, the second time turned round; `B` is the first line.
//!
//! A variant begins each of eleven header lines with `GI` and has comments at its end.
//!
//! Tolerated: blank lines; a second pair of coordinates that does not agree; header lines that are
//! missing.

mod header;
mod problem;

pub use problem::NgfProblem;

use go_notation::{BoardSize, Color, Move, Point};
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, take};
use nom::combinator::{map, value, verify};
use nom::sequence::preceded;
use notation_syntax::{PResult, complete, label};

use super::GoGame;
use super::line::{Line, lines};
use super::server::Record;
use crate::{NodeId, Reading};

/// Tells whether a text looks like an NGF file: a move stands on one of its first lines.
#[must_use]
pub fn is_ngf(text: &str) -> bool {
    lines(text, 0).take(40).any(|line| complete(mv, line.text).is_ok())
}

/// Reads a file.
///
/// ```
/// use records::go::ngf;
///
/// let text = "Rated game\n19\nace      7D*\nbee      5D*\nsite\n0\n0\n6\n\
///             20170316 [09:51]\n5\nWhite wins by  resign!\n2\nPMABBQEEQ\nPMACWEEEE\n";
/// let game = ngf::read(text).value;
/// assert_eq!(game.komi, Some(6.5));
/// let moves: Vec<_> = game.main_moves().map(|mv| mv.to_string()).collect();
/// assert_eq!(moves, ["B pd", "W dd"]);
/// ```
#[must_use]
pub fn read(text: &str) -> Reading<GoGame> {
    let header = header::read(text);
    let mut record = Record::new(header.size(BoardSize::NINETEEN));
    header.describe(&mut record);
    let mut nodes = vec![NodeId::ROOT];
    let mut at = header.end;
    while let Some(line) = lines(text, at).next() {
        at = after_line(text, line.span.end);
        if line.text.starts_with("PM") {
            if let Some(id) = play(&mut record, line) {
                nodes.push(id);
            }
        } else if line.text.starts_with("IDB[") {
            at = comment(&mut record, &nodes, text, line);
        } else if !line.text.is_empty() && !header.is_variant_mark(line.text) {
            record.report(NgfProblem::OtherLine, line.span);
        }
    }
    header.compare(&mut record);
    record.finish()
}

/// A move as written.
struct Written {
    color: Color,
    first: (char, char),
    second: (char, char),
}

/// `"PM" counter colour letter letter letter letter`
fn mv(input: &str) -> PResult<&str, Written> {
    let counter = verify(take(2_usize), |text: &str| text.chars().all(char::is_alphanumeric));
    let color = alt((value(Color::Black, tag("B")), value(Color::White, tag("W"))));
    let pair = |input| map((line, line), |pair| pair).parse(input);
    let parts = (label("`B` or `W`", color), pair, pair);
    preceded((tag("PM"), label("a counter of two letters", counter)), parts)
        .map(|(color, first, second)| Written { color, first, second })
        .parse(input)
}

/// The letter of a line, `A` to `T` and beyond for large boards.
fn line(input: &str) -> PResult<&str, char> {
    label("a letter", verify(nom::character::complete::anychar, char::is_ascii_uppercase))(input)
}

fn play(record: &mut Record, line: Line<'_>) -> Option<NodeId> {
    let written = match complete(mv, line.text) {
        Ok(written) => written,
        Err(error) => {
            let span = error.shifted(line.span.start).span;
            record.report(NgfProblem::BadMove(error), span);
            return None;
        }
    };
    let (column, row) = written.first;
    if written.second != (row, column) {
        record.report(NgfProblem::PairsDiffer, line.span);
    }
    let place = |letter: char| u8::try_from(letter).ok()?.checked_sub(b'B');
    let action = if (column, row) == ('A', 'A') {
        Some(Move::Pass)
    } else {
        place(column)
            .zip(place(row))
            .and_then(|(column, row)| Point::new(column, row))
            .filter(|&point| record.game.size.contains(point))
            .map(Move::Play)
    };
    let Some(action) = action else {
        record.report(NgfProblem::OffBoard, line.span);
        return None;
    };
    Some(record.play(written.color, action, line.span))
}

/// How far ahead the end of a comment is looked for.
const COMMENT_REACH: usize = 1 << 16;

/// `IDB[move] text[EndTxt]`; the text may go over line breaks. Returns where the comment ends.
fn comment(record: &mut Record, nodes: &[NodeId], text: &str, line: Line<'_>) -> usize {
    const END: &str = "[EndTxt]";
    let start = line.span.start + "IDB[".len();
    let ahead = text.floor_char_boundary(start.saturating_add(COMMENT_REACH));
    let inside = &text[start..ahead];
    let number = inside
        .split_once(']')
        .and_then(|(number, said)| Some((number.parse::<usize>().ok()?, said)));
    let Some((number, said)) = number else {
        record.report(NgfProblem::OtherLine, line.span);
        return after_line(text, line.span.end);
    };
    let (said, end) = match said.split_once(END) {
        Some((said, rest)) => (said, ahead - rest.len()),
        None => (said.lines().next().unwrap_or_default(), line.span.end),
    };
    let node = nodes.get(number).copied().unwrap_or(NodeId::ROOT);
    record.game.tree[node].notes_mut().add_comment(&crate::line_ends::with_lf(said.trim()));
    after_line(text, end)
}

/// Returns the offset behind the rest of the line at `at`.
fn after_line(text: &str, at: usize) -> usize {
    text[at..].find(['\n', '\r']).map_or(text.len(), |end| {
        let end = at + end;
        if text[end..].starts_with("\r\n") { end + 2 } else { end + 1 }
    })
}
