//! The tags in brackets.

use nom::Parser;
use nom::bytes::complete::{tag, tag_no_case, take_while, take_while1};
use nom::character::complete::char;
use nom::combinator::{map, opt};
use nom::sequence::{delimited, preceded};
use notation_syntax::{PResult, Span, label, prefix};

use super::encoded::parts;

/// What a tag does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `[DhtmlXQ_name]` or `[DhtmlXQ]`.
    Opens,
    /// `[/DhtmlXQ_name]` or `[/DhtmlXQ]`.
    Closes,
}

/// A tag with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tag<'t> {
    pub(super) kind: Kind,
    /// The name of the field; none for the frame of a record.
    pub(super) name: Option<&'t str>,
    pub(super) span: Span,
}

/// `tag = "[" ["/"] "DhtmlXQ" ("_" name / *ALPHA) "]"`
fn bracket(input: &str) -> PResult<&str, (Kind, Option<&str>)> {
    let kind = map(opt(char('/')), |slash| slash.map_or(Kind::Opens, |_| Kind::Closes));
    let name = label("the name of a field", take_while1(is_in_name));
    let frame = take_while(|c: char| c.is_ascii_alphabetic());
    delimited(
        tag("["),
        (kind, preceded(tag_no_case("DhtmlXQ"), opt(preceded(char('_'), name)).and(frame))),
        label("`]`", char(']')),
    )
    .map(|(kind, (name, _))| (kind, name))
    .parse(input)
}

fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Returns the tags of `text` in order.
pub(super) fn tags(text: &str) -> impl Iterator<Item = Tag<'_>> {
    memchr::memchr_iter(b'[', text.as_bytes()).filter_map(|at| {
        let ((kind, name), rest) = prefix(bracket, &text[at..]).ok()?;
        Some(Tag { kind, name, span: Span::new(at, text.len() - rest.len()) })
    })
}

/// Tells whether a field with a position or moves stands anywhere in `text`.
///
/// Pages of a player name the fields in their code without a value; they are no records.
#[must_use]
pub fn looks_like(text: &str) -> bool {
    if tags(text).next().is_some() {
        return has_record(text);
    }
    parts(text).iter().any(|part| has_record(&part.text))
}

fn has_record(text: &str) -> bool {
    tags(text).any(|tag| match tag.name {
        Some("movelist" | "binit" | "fen") => {
            let value = text[tag.span.end..].split('[').next().unwrap_or_default();
            value.bytes().any(|byte| byte.is_ascii_digit())
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::{Kind, looks_like, tags};

    #[test]
    fn finds_fields_and_frames() {
        let found: Vec<_> = tags("<p>[DhtmlXQiFrame]\n[DhtmlXQ_red]甲[/DhtmlXQ_time][x][/DhtmlXQ]")
            .map(|tag| (tag.kind, tag.name, tag.span.start))
            .collect();
        assert_eq!(
            found,
            [
                (Kind::Opens, None, 3),
                (Kind::Opens, Some("red"), 19),
                (Kind::Closes, Some("time"), 35),
                (Kind::Closes, None, 53),
            ]
        );
        assert!(!looks_like("[DhtmlXQ] is a format; so is [DHJHtmlXQ_10]"));
    }
}
