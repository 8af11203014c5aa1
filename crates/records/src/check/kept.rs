//! The tags of a game that say more than the game itself.

use xiangqi_core::Fen;
use xiangqi_notation::Notation;

use crate::field::is_tag;
use crate::line_ends::with_lf;
use crate::raw::{RawGame, RawMove, RawStart, RawTag};
use crate::{NodeId, Tags, pgn};

/// Returns the tags without those that every writer makes of the game anew.
///
/// Line ends are LF. A start that cannot be read is kept as the tag `FEN`, whatever stated it.
pub(super) fn tags(raw: &RawGame) -> Tags {
    let start = match &raw.start {
        RawStart::Fen { text, .. } => Some(text.as_str()),
        RawStart::Usual | RawStart::Setup { .. } => None,
    };
    let unread = start.filter(|text| Fen::read(text).is_err() && !text.trim().is_empty());
    let mut tags = Tags::new();
    let has_squares = raw
        .tree
        .first_child(NodeId::ROOT)
        .is_some_and(|first| matches!(raw.tree[first].mv, RawMove::Squares(_)));
    for tag in &raw.tags {
        // Moves by squares have no notation: such a tag is about something else.
        let is_format = is_tag(&tag.name, "Format") && has_squares;
        if is_derived(tag, start.filter(|_| unread.is_none())) && !is_format {
            continue;
        }
        tags.push(tag.name.clone(), with_lf(&tag.value));
    }
    if let Some(text) = unread
        && tags.get("FEN") != Some(text)
    {
        tags.push("FEN", text);
    }
    tags
}

/// Tells whether `tag` says what the game says, whose `start` was read.
fn is_derived(tag: &RawTag, start: Option<&str>) -> bool {
    let value = tag.value.as_str();
    if is_tag(&tag.name, "FEN") {
        value.trim().is_empty() || start == Some(value)
    } else if is_tag(&tag.name, "Format") {
        value.trim().is_empty() || names_notation(value)
    } else if is_tag(&tag.name, "Result") {
        value.is_empty() || pgn::tag_result(value).is_some()
    } else {
        tag.name == "Game" && value == "Chinese Chess"
    }
}

/// Tells whether the value of a tag `Format` is the name of a notation, in any case.
pub(crate) fn names_notation(value: &str) -> bool {
    value.to_ascii_lowercase().parse::<Notation>().is_ok()
}
