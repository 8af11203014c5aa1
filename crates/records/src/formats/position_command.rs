//! `position … moves …` of the engine protocols UCI and UCCI, and the parameters of xqbase's board.
//!
//! `position startpos moves h2e2 h9g7`, `position fen … moves …`, also without `position`, and a FEN
//! with `moves` behind it alone; `Position=<FEN>&MoveList=H2-E2 H9-G7`, also in an address and
//! percent-encoded. One a line. Other lines, such as `go depth 8`, are kept as introduction to the next game.
//!
//! ```
//! let games = records::position_command::read("position startpos moves h2e2 h9g7\ngo depth 8\n");
//! assert_eq!(games[0].tree.len(), 3);
//! ```

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag_no_case;
use nom::character::complete::{space0, space1};
use nom::combinator::{eof, opt, peek};
use nom::sequence::terminated;
use notation_syntax::{PResult, Span, prefix};

use crate::address::{decode, parameter, words};
use crate::positions::{
    List, PositionLine, PositionProblem, add_moves, is_position, lines, start_of,
};
use crate::raw::{RawGame, RawNode};
use crate::{Diagnostic, NodeId, Place};

/// How many lines decide.
const SAMPLE: usize = 10;

/// Where a command begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    /// `startpos`.
    Usual,
    /// `fen`, or nothing: a position follows.
    Position,
}

/// `word`, with the blanks behind it
fn word<'i>(word: &'static str) -> impl FnMut(&'i str) -> PResult<&'i str, &'i str> {
    move |input| {
        let end = alt((space1, peek(eof)));
        terminated(tag_no_case(word), end).parse(input)
    }
}

/// `head = "position" ("startpos" / ["fen"]) / "startpos" / "fen"`
fn head(input: &str) -> PResult<&str, Start> {
    let usual = || word("startpos").map(|_| Start::Usual);
    let position = || word("fen").map(|_| Start::Position);
    let any = alt((usual(), opt(word("fen")).map(|_| Start::Position)));
    let whole = (word("position"), any).map(|(_, start)| start);
    terminated(alt((whole, usual(), position())), space0).parse(input)
}

/// Returns the start that a line names, and what stands behind.
fn command(line: &str) -> Option<(Start, &str)> {
    let (start, rest) = match prefix(head, line) {
        Ok((start, rest)) => (start, rest),
        Err(_) if line.split_whitespace().any(|word| word == "moves") => (Start::Position, line),
        Err(_) => return None,
    };
    (start == Start::Usual || is_position(rest)).then_some((start, rest))
}

/// Returns the values of a board in an address.
fn board(line: &str) -> Option<(&str, &str)> {
    let position = parameter(line, "position").or_else(|| parameter(line, "fen"))?;
    let moves = parameter(line, "movelist").unwrap_or_default();
    is_position(&decode(position)).then_some((position, moves))
}

/// Tells whether one of the first lines of `text` is such a command and none before it is a tag.
pub(crate) fn looks_like(text: &str) -> bool {
    let mut sample = lines(text).take(SAMPLE).map(|line| &text[line.range()]);
    let is_command = |line: &str| command(line).is_some() || board(line).is_some();
    sample.find(|line| line.starts_with('[') || is_command(line)).is_some_and(is_command)
}

/// Reads the commands of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut list = List::default();
    for span in lines(text) {
        let line = &text[span.range()];
        let mut game = RawGame { span, ..RawGame::new() };
        if let Some((position, moves)) = board(line) {
            read_board(&mut game, text, position, moves);
            list.push(game);
        } else if let Some((start, rest)) = command(line) {
            read_command(&mut game, text, start, rest);
            list.push(game);
        } else {
            list.other(text, span);
        }
    }
    list.finish()
}

fn read_command(game: &mut RawGame, text: &str, start: Start, rest: &str) {
    let mut rest = Span::of(rest, text);
    if start == Start::Position {
        let line = PositionLine::read(text, rest);
        (game.start, rest) = (line.start, line.rest);
    }
    match prefix(word("moves"), &text[rest.range()]) {
        Ok((_, moves)) => add_moves(game, text, Span::of(moves, text)),
        Err(_) if rest.is_empty() => {}
        Err(_) => {
            game.diagnostics.push(Diagnostic::new(PositionProblem::Rest, Place::span(rest)));
            game.push_tag("Remark", &text[rest.range()], rest);
        }
    }
}

fn read_board(game: &mut RawGame, text: &str, position: &str, moves: &str) {
    game.start = start_of(decode(position).trim(), Span::of(position, text));
    let mut node = NodeId::ROOT;
    for word in words(moves) {
        node = game.tree.add(node, RawNode::text(Span::of(word, text)));
    }
}
