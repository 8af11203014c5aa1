//! The fields in brackets.

use nom::Parser;
use nom::bytes::complete::{tag, tag_no_case, take_while};
use nom::character::complete::char;
use nom::combinator::opt;
use nom::sequence::{delimited, preceded};
use notation_syntax::{PResult, Span, label, prefix};

/// A tag: `[DHJHtmlXQ_name]`, `[/DHJHtmlXQ_name]`, or without a name the frame of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tag<'t> {
    name: &'t str,
    closes: bool,
    span: Span,
}

/// `tag = "[" ["/"] "DHJHtmlXQ" ["_" name] "]"`
fn bracket(input: &str) -> PResult<&str, (bool, &str)> {
    let name = take_while(|c: char| c.is_ascii_alphanumeric() || c == '_');
    delimited(
        tag("["),
        (opt(char('/')), preceded(tag_no_case("DHJHtmlXQ"), name)),
        label("`]`", char(']')),
    )
    .map(|(slash, name): (Option<char>, &str)| (slash.is_some(), name.trim_start_matches('_')))
    .parse(input)
}

fn tags(text: &str) -> impl Iterator<Item = Tag<'_>> {
    memchr::memchr_iter(b'[', text.as_bytes()).filter_map(|at| {
        let ((closes, name), rest) = prefix(bracket, &text[at..]).ok()?;
        Some(Tag { name, closes, span: Span::new(at, text.len() - rest.len()) })
    })
}

/// Tells whether a field stands anywhere in `text`.
pub(crate) fn looks_like(text: &str) -> bool {
    tags(text).any(|tag| !tag.name.is_empty() && !tag.closes)
}

/// A field as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field<'t> {
    pub(super) name: &'t str,
    pub(super) value: &'t str,
    /// The place of the value.
    pub(super) span: Span,
    /// Whether a tag closes it.
    pub(super) is_closed: bool,
}

/// Divides `text` into records, each the list of its fields.
///
/// A record begins at a frame, and where the board or the moves stand a second time.
pub(super) fn records(text: &str) -> Vec<Vec<Field<'_>>> {
    let mut records = vec![Vec::new()];
    let mut open: Option<Tag<'_>> = None;
    for tag in tags(text) {
        if let Some(opened) = open.take() {
            push(&mut records, text, opened, Some(tag));
        }
        if tag.name.is_empty() {
            records.push(Vec::new());
        } else if !tag.closes {
            open = Some(tag);
        }
    }
    if let Some(opened) = open {
        push(&mut records, text, opened, None);
    }
    records.retain(|record| !record.is_empty());
    records
}

/// Adds the field between two tags.
fn push<'t>(
    records: &mut Vec<Vec<Field<'t>>>,
    text: &'t str,
    opened: Tag<'t>,
    next: Option<Tag<'t>>,
) {
    let span = Span::new(opened.span.end, next.map_or(text.len(), |tag| tag.span.start));
    let is_closed = next.is_some_and(|tag| tag.closes && !tag.name.is_empty());
    let field = Field { name: opened.name, value: &text[span.range()], span, is_closed };
    let begins = |last: &Vec<Field<'_>>| {
        matches!(field.name, "31" | "34") && last.iter().any(|other| other.name == field.name)
    };
    match records.last_mut() {
        Some(last) if !begins(last) => last.push(field),
        _ => records.push(vec![field]),
    }
}
