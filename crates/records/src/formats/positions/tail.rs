//! What stands behind the position in a line of EPD: titles or operations.

use nom::Parser;
use nom::bytes::complete::{take_till, take_while, take_while1};
use nom::character::complete::{char, satisfy};
use nom::combinator::{opt, recognize};
use nom::multi::many1;
use nom::sequence::{delimited, terminated};
use notation_syntax::{PResult, Span, complete, label};

use super::line::trimmed;
use crate::raw::RawGame;

/// The tag of a second title, which is in traditional characters.
pub(super) const SECOND_TITLE: &str = "epd:TraditionalTitle";

/// What stands in front of the name of an operation.
const OPERATION: &str = "epd:";

/// `operation = opcode [blank operands] [";"]`
fn operation(input: &str) -> PResult<&str, (&str, &str)> {
    let opcode = recognize((
        satisfy(|c| c.is_ascii_alphabetic()),
        take_while(|c: char| c.is_ascii_alphanumeric() || c == '_'),
    ));
    let quoted = recognize((char('"'), take_till(|c| c == '"'), char('"')));
    let operands =
        recognize(opt(nom::multi::many1_count(quoted.or(take_while1(|c| c != ';' && c != '"')))));
    let blank = |input| take_while::<_, &str, _>(char::is_whitespace)(input);
    terminated(
        (delimited(blank, label("an operation", opcode), blank), operands),
        (opt(char(';')), blank),
    )
    .parse(input)
}

/// Reads what stands at `span` behind a position. Tells whether it has a meaning.
pub(super) fn read(game: &mut RawGame, text: &str, span: Span) -> bool {
    let tail = &text[span.range()];
    if tail.is_empty() {
        return true;
    }
    if let Some(titles) = tail.strip_prefix(';') {
        let at = span.start + 1;
        let (first, second) = match titles.split_once('|') {
            Some((first, second)) => (first, Some((second, at + first.len() + 1))),
            None => (titles, None),
        };
        let mut push = |name: &str, part: &str, at| {
            let span = trimmed(part, at);
            game.push_tag(name, &text[span.range()], span);
        };
        push("Title", first, at);
        if let Some((second, at)) = second {
            push(SECOND_TITLE, second, at);
        }
        return true;
    }
    if !is_epd(tail) {
        return false;
    }
    let Ok(operations) = complete(many1(operation), tail) else { return false };
    for (opcode, operands) in operations {
        let value = operands.trim();
        let value = value.strip_prefix('"').and_then(|it| it.strip_suffix('"')).unwrap_or(value);
        match opcode {
            // They are part of the position.
            "hmvc" | "fmvn" => {}
            "id" => game.push_tag("Title", value, span),
            _ => game.push_tag(&format!("{OPERATION}{opcode}"), value, span),
        }
    }
    true
}

/// Tells whether what follows a position makes the line one of EPD.
pub(super) fn is_epd(tail: &str) -> bool {
    let tail = tail.trim();
    tail.starts_with(';') || tail.contains(';') && complete(many1(operation), tail).is_ok()
}
