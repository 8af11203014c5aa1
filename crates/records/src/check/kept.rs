//! The tags of a game that say more than the game itself.

use xiangqi_core::Fen;
use xiangqi_notation::Notation;

use crate::field::is_tag;
use crate::raw::{RawGame, RawStart, RawTag};
use crate::{Tags, pgn};

/// Returns the tags without those that every writer makes of the game anew.
///
/// A start that cannot be read is kept as the tag `FEN`, whatever stated it.
pub(super) fn tags(raw: &RawGame) -> Tags {
    let start = match &raw.start {
        RawStart::Fen { text, .. } => Some(text.as_str()),
        RawStart::Usual | RawStart::Setup { .. } => None,
    };
    let unread = start.filter(|text| Fen::read(text).is_err() && !text.trim().is_empty());
    let mut tags = Tags::new();
    for tag in raw.tags.iter().filter(|tag| !is_derived(tag, start.filter(|_| unread.is_none()))) {
        tags.push(tag.name.clone(), tag.value.clone());
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
        value.trim().is_empty() || value.to_ascii_lowercase().parse::<Notation>().is_ok()
    } else if is_tag(&tag.name, "Result") {
        value.is_empty() || pgn::tag_result(value).is_some()
    } else {
        tag.name == "Game" && value == "Chinese Chess"
    }
}
