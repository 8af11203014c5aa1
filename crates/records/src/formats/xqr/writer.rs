//! From a game to bytes.

use xiangqi_core::Setup;

use super::frame::{MAGIC, TEXTS, Type};
use super::moves::{CHILD, COMMENT, SIBLING, number};
use crate::encoding::TextEncoding;
use crate::field::{fit, is_tag, report_tags};
use crate::formats::single_comment::single_comment;
use crate::{Format, LossReport, NodeId, WriteError, Written, XiangqiGame};

/// The longest value of a part.
const CAPACITY: usize = 255;

/// The name under which moves are carried that stand behind the first ones, with their type.
pub(super) const REPEATED_MOVES: &str = "repeated-moves";

/// Writes a game as an XQR file.
///
/// # Errors
///
/// [`WriteError::TooLarge`] when a comment is longer than its length can state.
pub fn write(game: &XiangqiGame) -> Result<Written, WriteError> {
    let mut out = MAGIC.to_vec();
    let mut losses = LossReport::default();
    let mut part = |kind: Type, value: &[u8]| {
        out.push(kind.code());
        out.push(u8::try_from(value.len()).unwrap_or(u8::MAX));
        out.extend_from_slice(&value[..value.len().min(CAPACITY)]);
    };
    part(Type::Version, &[0]);
    // The order of the program that made the format: the date stands in front of the site.
    for number in [0, 2, 1, 3, 4] {
        if let Some(text) = game.tags.get(TEXTS[number]) {
            let value = fit(text, TEXTS[number], CAPACITY, TextEncoding::Utf8, &mut losses);
            part(Type::Text(number), &value);
        }
    }
    report_tags(&game.tags, &mut losses, |name| TEXTS.iter().any(|text| is_tag(name, text)));
    part(Type::Result, &[game.result.code()]);
    if game.start != Setup::START {
        part(Type::Fen, game.start.to_string().as_bytes());
    }
    let carried = || game.carried.iter().filter(|it| it.format == Format::Xqr);
    for carried in carried() {
        let code = carried.name.strip_prefix("part-").and_then(|code| code.parse().ok());
        if let Some(kind @ Type::Unknown(_)) = code.map(Type::of) {
            part(kind, &carried.bytes);
        }
    }
    part(Type::Moves, &[]);
    for step in game.tree.walk() {
        let node = &game.tree[step.id];
        let comment = single_comment(node.annotations(), step.id, &mut losses);
        let sibling = step.id != NodeId::ROOT && game.tree.next_sibling(step.id).is_some();
        let flags = (if game.tree.first_child(step.id).is_some() { CHILD } else { 0 })
            | (if sibling { SIBLING } else { 0 })
            | (if comment.is_empty() { 0 } else { COMMENT });
        let (from, to) = node.mv.map_or((0, 0), |mv| (number(mv.from), number(mv.to)));
        out.extend_from_slice(&[from, to, flags, 0]);
        if !comment.is_empty() {
            let length = u32::try_from(comment.len())
                .map_err(|_| WriteError::TooLarge { what: "length of a comment" })?;
            out.extend_from_slice(&length.to_le_bytes());
            out.extend_from_slice(comment.as_bytes());
        }
    }
    for repeated in carried().filter(|it| it.name == REPEATED_MOVES) {
        out.extend_from_slice(&repeated.bytes);
    }
    let crc = crc32fast::hash(&out);
    out.push(Type::Crc.code());
    out.push(4);
    out.extend_from_slice(&crc.to_le_bytes());
    Ok(Written { bytes: out, losses })
}
