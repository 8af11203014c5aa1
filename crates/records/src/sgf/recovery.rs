//! What to do where a text does not follow the grammar.

use notation_syntax::Span;

use super::grammar::{self, Bytes};
use super::problem::SgfProblem;
use super::property::{definition, short_name};

/// How far ahead a name is looked for. The longest name of any version has 22 letters.
const NAME_REACH: usize = 128;

/// How far ahead the true end of a value is looked for.
const VALUE_REACH: usize = 4096;

/// A run of opening parentheses with white space between them.
pub(super) struct Run {
    pub(super) count: u32,
    /// The place of the last one.
    pub(super) last: usize,
}

/// Measures the run at the start of `input`, which begins with a parenthesis.
pub(super) fn parentheses(input: Bytes<'_>) -> Run {
    let mut run = Run { count: 0, last: 0 };
    for (at, &byte) in input.iter().enumerate() {
        match byte {
            b'(' => run = Run { count: run.count + 1, last: at },
            byte if grammar::is_space(byte) => {}
            _ => break,
        }
    }
    run
}

/// Tells whether what stands at `at` may follow a property.
#[inline]
pub(super) fn goes_on(text: Bytes<'_>, at: usize) -> bool {
    match text.get(at) {
        None | Some(b';' | b')' | b'(') => true,
        _ => goes_on_later(text, at),
    }
}

fn goes_on_later(text: Bytes<'_>, at: usize) -> bool {
    let ahead = reach(text, at, NAME_REACH);
    let Ok((rest, _)) = grammar::space(ahead) else { return false };
    match rest.first() {
        None | Some(b';' | b')' | b'(') => true,
        Some(_) => is_property_start(rest),
    }
}

fn reach(text: Bytes<'_>, at: usize, most: usize) -> Bytes<'_> {
    &text[at..text.len().min(at.saturating_add(most))]
}

/// Tells whether a name with a capital and the bracket of a value stand at the start.
fn is_property_start(input: Bytes<'_>) -> bool {
    let input = &input[..input.len().min(NAME_REACH)];
    grammar::property_start(input).is_ok_and(|(_, name)| name.iter().any(u8::is_ascii_uppercase))
}

/// A property that the grammar does not know but that can be understood.
pub(super) struct OddProperty {
    /// The offset behind its last value.
    pub(super) end: usize,
    /// The value that holds brackets which are not escaped.
    pub(super) value: Option<Span>,
    pub(super) findings: [Option<(SgfProblem, Span)>; 2],
}

/// Reads what could be meant as a property at `at`.
pub(super) fn property(text: Bytes<'_>, at: usize) -> Option<OddProperty> {
    let input = &text[at..];
    let (named, name_finding) = name_end(input)?;
    let name_finding = name_finding.map(|problem| (problem, Span::new(at, at + named)));
    let Ok((rest, ())) = grammar::more_values(&input[named..]) else {
        let cut = (SgfProblem::ValueCutShort, Span::at(text.len()));
        let findings = [name_finding, Some(cut)];
        return Some(OddProperty { end: text.len(), value: None, findings });
    };
    let end = text.len() - rest.len();
    let regular = OddProperty { end, value: None, findings: [name_finding, None] };
    if goes_on(text, end) || !holds_text(&input[..named]) {
        return Some(regular);
    }
    let value_start = last_value(text, at + named, end);
    let Some(value_end) = true_value_end(text, end) else { return Some(regular) };
    let is_bracketed = text[value_start..end].contains(&b'[');
    if !is_bracketed && text[end..value_end].iter().copied().all(grammar::is_space) {
        return Some(regular);
    }
    let value = Span::new(value_start, value_end);
    let bracket = (SgfProblem::UnescapedBracket, Span::new(end - 1, end));
    let rest = &text[value_end + 1..];
    let end =
        grammar::more_values(rest).map_or(value_end + 1, |(rest, ())| text.len() - rest.len());
    Some(OddProperty { end, value: Some(value), findings: [name_finding, Some(bracket)] })
}

/// Returns the length of the name at the start of `input`, up to the bracket or the white space
/// before it.
fn name_end(input: Bytes<'_>) -> Option<(usize, Option<SgfProblem>)> {
    if input.first() == Some(&b'[') {
        return Some((0, Some(SgfProblem::ValueWithoutName)));
    }
    if let Ok((_, name)) = grammar::property_start(input) {
        return Some((name.len(), None));
    }
    let (_, name) = grammar::spaced_name(&input[..input.len().min(NAME_REACH)]).ok()?;
    let written = std::str::from_utf8(name).ok()?;
    definition(&short_name(written))?;
    Some((name.len(), Some(SgfProblem::SpaceInName)))
}

fn holds_text(name: Bytes<'_>) -> bool {
    let name = std::str::from_utf8(name).unwrap_or_default();
    definition(&short_name(name)).is_none_or(|definition| definition.value.is_text())
}

/// Looks for a later `]` behind which a property or node goes on.
///
/// The search stops where a new node begins, so that no move becomes part of a comment.
fn true_value_end(text: Bytes<'_>, from: usize) -> Option<usize> {
    let ahead = reach(text, from, VALUE_REACH);
    let mut at = 0;
    while at < ahead.len() {
        match ahead[at] {
            b'\\' => at += 1,
            b';' if starts_node(&ahead[at..]) => return None,
            b']' if goes_on(text, from + at + 1) => return Some(from + at),
            _ => {}
        }
        at += 1;
    }
    None
}

fn starts_node(input: Bytes<'_>) -> bool {
    let Ok((rest, _)) = grammar::space(&input[1..]) else { return false };
    is_property_start(rest)
}

/// Returns where the text of the last value in `start..end` begins.
fn last_value(text: Bytes<'_>, start: usize, end: usize) -> usize {
    let mut input = &text[start..end];
    let mut last = start;
    loop {
        let Ok((rest, _)) = grammar::space(input) else { return last };
        let Ok((rest, value)) = grammar::value_of_property(rest) else { return last };
        last = end - rest.len() - value.len() - 1;
        input = rest;
    }
}

/// Returns where characters end that begin at `at` and belong to nothing.
pub(super) fn junk_end(text: Bytes<'_>, at: usize) -> usize {
    let mut end = at;
    while let Some(&byte) = text.get(end) {
        match byte {
            b';' | b'(' | b')' => break,
            b'[' if end > at => break,
            byte if grammar::is_name(byte) => {
                if end > at && is_property_start(&text[end..]) {
                    break;
                }
                end += text[end..].iter().take_while(|&&byte| grammar::is_name(byte)).count();
            }
            _ => end += 1,
        }
    }
    while end > at + 1 && grammar::is_space(text[end - 1]) {
        end -= 1;
    }
    end
}
