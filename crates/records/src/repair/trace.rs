//! The trace that a repair leaves in the file, where the format has a place for it.

use notation_syntax::Span;

use super::{Candidate, Edit, SlipKind};
use crate::Format;
use crate::raw::RawGame;

/// The name of the tag or field that records a repair.
const NAME: &str = "Repair";

/// Returns what is put into `text` to record that `candidate` was applied in `game`.
///
/// PGN and move lists get a comment behind the move, DhtmlXQ a field of the record, JSON a tag.
/// Nothing for formats without comments.
#[must_use]
pub fn trace(candidate: &Candidate, game: &RawGame, text: &str, format: Format) -> Option<Edit> {
    let said = sentence(candidate);
    match format {
        Format::Pgn | Format::Moves | Format::Xqn if candidate.ply == 0 => {
            let first = game.tags.first()?;
            let line = text.get(..first.span.start)?.rfind('[')?;
            let span = Span::at(line);
            Some(Edit { span, replacement: format!("[{NAME} \"{}\"]\n", said.replace('"', "'")) })
        }
        Format::Pgn | Format::Moves | Format::Xqn => {
            let last = candidate.edits.iter().max_by_key(|edit| edit.span.end)?;
            let said = said.replace(['{', '}'], "");
            let replacement = if last.replacement.is_empty() {
                format!("{{{said}}} ")
            } else {
                format!(" {{{said}}}")
            };
            Some(Edit { span: Span::at(last.span.end), replacement })
        }
        Format::DhtmlXq => {
            let field = text.get(..candidate.span.start)?.rfind("[DhtmlXQ_movelist]")?;
            let replacement =
                format!("[DhtmlXQ_repair{0}]{said}[/DhtmlXQ_repair{0}]\n", candidate.ply);
            Some(Edit { span: Span::at(field), replacement })
        }
        Format::Json => {
            let head = "\"tags\":[";
            let begin = game.span.start + text.get(game.span.range())?.find(head)? + head.len();
            let comma = if text.get(begin..)?.starts_with(']') { "" } else { "," };
            let tag = serde_json::json!({ "name": NAME, "value": said });
            Some(Edit { span: Span::at(begin), replacement: format!("{tag}{comma}") })
        }
        _ => None,
    }
}

/// Returns what is put into `text`, a record of Go, to record that `candidate` was applied: a
/// comment of the move in SGF. Quadrant text has no comments.
#[must_use]
pub fn trace_go(candidate: &Candidate, text: &str, format: Format) -> Option<Edit> {
    let edit = candidate.edits.last().filter(|edit| !edit.replacement.is_empty())?;
    if format != Format::Sgf {
        return None;
    }
    let behind = edit.span.end + text.get(edit.span.end..)?.find(']')? + 1;
    let mut is_inside = false;
    let mut end = text.len();
    for (at, c) in text.get(behind..)?.char_indices() {
        match c {
            '[' => is_inside = true,
            ']' => is_inside = false,
            ';' | '(' | ')' if !is_inside => {
                end = behind + at;
                break;
            }
            _ => {}
        }
    }
    let said = sentence(candidate).replace(['[', ']', '\\', ':'], "");
    let comment = text.get(behind..end)?.find("C[").map(|at| behind + at);
    let is_comment = |at: usize| text[..at].ends_with(|c: char| c == ']' || c.is_whitespace());
    Some(match comment.filter(|&at| is_comment(at)) {
        Some(at) => Edit { span: Span::at(at + 2), replacement: format!("{said}\n") },
        None => Edit { span: Span::at(behind), replacement: format!("C[{said}]") },
    })
}

/// What was done, in words.
fn sentence(candidate: &Candidate) -> String {
    let Candidate { ply, text, replacement, kind, .. } = candidate;
    match kind {
        SlipKind::Color => format!("yipu: ply {ply} had the other colour"),
        SlipKind::MissingMove => format!("yipu: {replacement} put in, {kind}"),
        _ if replacement.is_empty() => format!("yipu: ply {ply} {text} taken out, {kind}"),
        _ if text.is_empty() => format!("yipu: {replacement}, {kind}"),
        _ => format!("yipu: ply {ply} was {text}, {kind}"),
    }
}
