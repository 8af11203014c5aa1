//! eglib: `name|FEN|moves`, one a line.

use notation_syntax::Span;

use super::line::{add_moves, trimmed};
use super::list::List;
use super::{PositionLine, PositionProblem, is_position, lines};
use crate::raw::RawGame;
use crate::{Diagnostic, Place};

/// How many lines decide.
const SAMPLE: usize = 20;

/// What stands in front of the number of a field without a name.
const FIELD: &str = "eglib:";

/// Tells whether most lines of `text` have a position behind a `|`.
pub(crate) fn looks_like(text: &str) -> bool {
    let sample = lines(text).take(SAMPLE).map(|line| &text[line.range()]);
    let (mut all, mut good) = (0, 0);
    for line in sample {
        all += 1;
        good += usize::from(line.split('|').skip(1).take(1).any(is_position));
    }
    good * 2 > all
}

/// Reads a list.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut list = List::default();
    for span in lines(text) {
        match game(text, span) {
            Some(game) => list.push(game),
            None => list.other(text, span),
        }
    }
    list.finish()
}

fn game(text: &str, span: Span) -> Option<RawGame> {
    let mut at = span.start;
    let fields = text[span.range()].split('|').map(|field| {
        let start = at;
        at += field.len() + 1;
        trimmed(field, start)
    });
    let fields: Vec<Span> = fields.collect();
    let position = fields.iter().position(|field| is_position(&text[field.range()]))?;
    let PositionLine { start, rest } = PositionLine::read(text, fields[position]);
    let mut game = RawGame { start, span, ..RawGame::new() };
    if !rest.is_empty() {
        game.diagnostics.push(Diagnostic::new(PositionProblem::Rest, Place::span(rest)));
        game.push_tag("Remark", &text[rest.range()], rest);
    }
    for (number, &field) in fields.iter().enumerate() {
        let value = &text[field.range()];
        match number {
            _ if number == position => {}
            0 => game.push_tag("Title", value, field),
            _ if number == position + 1 => add_moves(&mut game, text, field),
            _ => game.push_tag(&format!("{FIELD}{}", number + 1), value, field),
        }
    }
    Some(game)
}
