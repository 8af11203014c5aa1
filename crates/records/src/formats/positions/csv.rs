//! Puzzles in comma-separated values (RFC 4180, also with semicolons or tabs).

use std::borrow::Cow;

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{is_not, tag, take_till};
use nom::character::complete::char;
use nom::combinator::recognize;
use nom::multi::many0_count;
use nom::sequence::{delimited, terminated};
use notation_syntax::{PResult, Span, prefix};

use super::line::{add_moves, is_moves, trimmed};
use super::list::List;
use super::{PositionLine, is_position};
use crate::raw::RawGame;

/// What stands in front of the name of a column that has no tag.
const COLUMN: &str = "csv:";

/// How many lines decide.
const SAMPLE: usize = 20;

/// A field, with the place of what is inside its quotes.
#[derive(Clone, Copy, Debug)]
struct Field<'t> {
    raw: &'t str,
    is_quoted: bool,
    span: Span,
}

impl<'t> Field<'t> {
    fn value(&self) -> Cow<'t, str> {
        if self.is_quoted && self.raw.contains("\"\"") {
            Cow::Owned(self.raw.replace("\"\"", "\""))
        } else {
            Cow::Borrowed(self.raw.trim())
        }
    }
}

/// `quoted = DQUOTE *(any / 2DQUOTE) DQUOTE`
fn quoted(input: &str) -> PResult<&str, &str> {
    let inside = recognize(many0_count(alt((is_not("\""), tag("\"\"")))));
    terminated(delimited(char('"'), inside, char('"')), take_till(|c| ",;\t\r\n".contains(c)))
        .parse(input)
}

/// Reads the records of `text`, whose fields `separator` divides.
fn records(text: &str, separator: char) -> impl Iterator<Item = Vec<Field<'_>>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let mut fields = Vec::new();
        while at < text.len() {
            let rest = &text[at..];
            let (field, behind) = match prefix(quoted, rest) {
                Ok((raw, behind)) => (
                    Field { raw, is_quoted: true, span: Span::new(at + 1, at + 1 + raw.len()) },
                    behind,
                ),
                Err(_) => {
                    let end = rest.find([separator, '\r', '\n']).unwrap_or(rest.len());
                    let span = trimmed(&rest[..end], at);
                    (Field { raw: &text[span.range()], is_quoted: false, span }, &rest[end..])
                }
            };
            fields.push(field);
            at = text.len() - behind.len();
            let Some(next) = behind.chars().next() else { break };
            at += next.len_utf8();
            if next != separator {
                break;
            }
            if at == text.len() {
                fields.push(Field { raw: "", is_quoted: false, span: Span::at(at) });
            }
        }
        (!fields.is_empty()).then_some(fields)
    })
}

/// Returns the separator with which most of the first records have a position among other fields.
fn separator(text: &str) -> Option<char> {
    [',', ';', '\t'].into_iter().find(|&separator| {
        let (mut all, mut good) = (0, 0);
        for record in records(text, separator).take(SAMPLE).filter(|record| !is_blank(record)) {
            all += 1;
            let positions = record.iter().filter(|field| is_position(field.raw)).count();
            good += usize::from(record.len() > 1 && positions == 1);
        }
        // One line may be the names of the columns.
        good > 0 && (good + 1) * 2 > all
    })
}

fn is_blank(record: &[Field<'_>]) -> bool {
    record.iter().all(|field| field.raw.is_empty())
}

/// Tells whether `text` is such a list: two lines at least, or a line of names.
pub(crate) fn looks_like(text: &str) -> bool {
    let text = text.trim_start_matches('\u{FEFF}');
    separator(text).is_some_and(|separator| {
        let mut sample = records(text, separator).filter(|record| !is_blank(record));
        let first = sample.next().unwrap_or_default();
        let has_names = !first.iter().any(|field| is_position(field.raw));
        let is_quoted = first.iter().any(|field| field.is_quoted);
        has_names || is_quoted || sample.next().is_some_and(|second| second.len() == first.len())
    })
}

/// Reads a list.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut list = List::default();
    let separator = separator(text).unwrap_or(',');
    let mut names: Option<Vec<String>> = None;
    for record in records(text, separator).filter(|record| !is_blank(record)) {
        let position = record.iter().position(|field| is_position(field.raw));
        match (position, &names) {
            (Some(position), _) => list.push(game(text, &record, position, names.as_deref())),
            (None, None) => {
                names = Some(record.iter().map(|field| field.value().into_owned()).collect());
            }
            (None, Some(_)) => {
                let span = record[0].span.to(record[record.len() - 1].span);
                list.other(text, span);
            }
        }
    }
    list.finish()
}

/// What a column holds.
enum Column {
    Moves,
    Tag(String),
}

fn game(text: &str, record: &[Field<'_>], position: usize, names: Option<&[String]>) -> RawGame {
    let PositionLine { start, .. } = PositionLine::read(text, record[position].span);
    let span = record[0].span.to(record[record.len() - 1].span);
    let mut game = RawGame { start, span, ..RawGame::new() };
    for (number, field) in record.iter().enumerate().filter(|&(number, _)| number != position) {
        let name = names.and_then(|names| names.get(number)).map(String::as_str);
        match column(name, number, field.raw) {
            Column::Moves => add_moves(&mut game, text, field.span),
            Column::Tag(tag) => game.push_tag(&tag, field.value(), field.span),
        }
    }
    game
}

fn column(name: Option<&str>, number: usize, value: &str) -> Column {
    let Some(name) = name.filter(|name| !name.is_empty()) else {
        return match number {
            _ if is_moves(value) => Column::Moves,
            0 => Column::Tag("Title".to_owned()),
            _ => Column::Tag(format!("{COLUMN}{}", number + 1)),
        };
    };
    let lower = name.to_ascii_lowercase();
    match &*lower {
        "moves" | "solution" | "movelist" | "着法" | "解答" | "答案" => Column::Moves,
        "title" | "name" | "标题" | "名称" | "名稱" => Column::Tag("Title".to_owned()),
        "author" | "作者" => Column::Tag("Author".to_owned()),
        "source" | "来源" => Column::Tag("Source".to_owned()),
        _ => Column::Tag(format!("{COLUMN}{name}")),
    }
}
