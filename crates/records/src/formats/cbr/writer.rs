//! From a game to bytes.

use notation_syntax::Span;
use xiangqi_core::{Color, Setup};

use super::board::index;
use super::guid::Guid;
use super::head::{MAGIC, VERSION};
use super::kept::Kept;
use super::layout::{FIELDS, Layout};
use super::moves::{Head, announced, flags};
use super::{board, kinds};
use crate::encoding::{TextEncoding, decode_field};
use crate::field::{is_tag, report_tags};
use crate::formats::move_records::Announced;
use crate::formats::single_comment::single_comment;
use crate::formats::utf16_field::{encode, read_field, write_field};
use crate::line_ends::{with_crlf, with_lf};
use crate::{LossReport, Lost, NodeId, WriteError, Written, XiangqiGame};

/// Where the identifier stands.
pub(crate) const GUID: std::ops::Range<usize> = 20..36;

/// Where the state of playback stands: no move is shown.
const PLAYBACK: std::ops::Range<usize> = 2_210..2_214;

/// Writes a game as a CBR record of version 2.
///
/// A game that was read from CBR keeps all bytes without meaning: what was not changed comes out
/// byte for byte, faults aside. A new record gets an identifier that depends on its content alone.
///
/// # Errors
///
/// [`WriteError::TooLarge`] when a comment is longer than its length can state.
pub fn write(game: &XiangqiGame) -> Result<Written, WriteError> {
    let mut kept = Kept::from_carried(&game.carried);
    let mut losses = LossReport::default();
    let layout = Layout::Second;
    let is_new = kept.head.len() != layout.moves();
    if is_new {
        kept.head = vec![0; layout.moves()];
        kept.head[..MAGIC.len()].copy_from_slice(MAGIC);
        kept.head[19] = VERSION;
        kept.head[layout.kind()] = kinds::WHOLE_GAME;
        kept.head[PLAYBACK].fill(0xFF);
    }
    let mut out = std::mem::take(&mut kept.head);
    state(&mut out, game, &mut losses);
    texts(&mut out, game, &mut losses);
    Stream { out: &mut out, kept: &kept, losses: &mut losses }.write(game)?;
    out.extend_from_slice(&kept.rest);
    if is_new {
        let guid = Guid::of(&out);
        out[GUID].copy_from_slice(&guid.0);
    }
    Ok(Written { bytes: out, losses })
}

/// Writes what is no text, and reports the tags for which there is no field.
fn state(head: &mut [u8], game: &XiangqiGame, losses: &mut LossReport) {
    let layout = Layout::Second;
    let Setup { board, side_to_move, halfmove_clock, fullmove_number } = &game.start;
    let round = u16::try_from(*fullmove_number).ok().filter(|_| *halfmove_clock == 0);
    if round.is_none() {
        losses.game(Lost::Counters);
    }
    head[layout.round()..][..2].copy_from_slice(&round.unwrap_or(1).to_le_bytes());
    head[layout.side()] = match side_to_move {
        Color::Red => 1,
        Color::Black => 2,
    };
    head[layout.board()..][..board::SQUARES].copy_from_slice(&board::write(board));
    head[layout.result()] = game.result.code();
    let wanted = game.tags.get("Type").unwrap_or_default();
    if kinds::type_name(head[layout.kind()]) != Some(wanted) {
        head[layout.kind()] = kinds::type_code(wanted).unwrap_or(kinds::WHOLE_GAME);
    }
    let has_type = kinds::type_code(wanted).is_some();
    report_tags(&game.tags, losses, |name| {
        FIELDS.iter().any(|field| is_tag(name, field.tag)) || is_tag(name, "Type") && has_type
    });
}

/// Writes the texts that differ from those that stand in `head`.
fn texts(head: &mut [u8], game: &XiangqiGame, losses: &mut LossReport) {
    for field in FIELDS {
        let Some(offset) = Layout::Second.offset(field) else { continue };
        let span = Span::new(offset, offset + field.length);
        let bytes = &mut head[span.range()];
        let wanted = game.tags.get(field.tag).unwrap_or_default();
        let mut faults = Vec::new();
        let present = read_field(bytes, span, field.tag, &mut faults);
        let is_blank = present.trim().is_empty() && wanted.is_empty();
        if !is_blank && present != wanted {
            write_field(bytes, wanted, field.tag, losses);
        }
    }
}

/// The stream of the moves, while it is written.
struct Stream<'w> {
    out: &'w mut Vec<u8>,
    kept: &'w Kept,
    losses: &'w mut LossReport,
}

impl Stream<'_> {
    /// Writes line by line: a line to its end, then the alternative that was left last.
    fn write(&mut self, game: &XiangqiGame) -> Result<(), WriteError> {
        let mut waiting = Vec::new();
        let mut next = Some(NodeId::ROOT);
        let mut record = 0;
        while let Some(id) = next {
            let sibling = game.tree.next_sibling(id);
            let child = game.tree.first_child(id);
            self.record(game, record, id)?;
            waiting.extend(sibling);
            next = child.or_else(|| waiting.pop());
            record += 1;
        }
        Ok(())
    }

    fn record(&mut self, game: &XiangqiGame, record: usize, id: NodeId) -> Result<(), WriteError> {
        let node = &game.tree[id];
        let text = single_comment(node.annotations(), id, self.losses);
        let comment = self.comment(record, &text);
        let heads = &self.kept.records;
        let old = heads.get(record).filter(|_| heads.len() == game.tree.len());
        let before = old.map(|old| announced(old.flags));
        let now = Announced::of(&game.tree, id, before, comment.is_some());
        let flags = old
            .map(|old| old.flags)
            .filter(|&flags| announced(flags) == now)
            .unwrap_or_else(|| flags(now));
        let reserved = old.map_or(0, |old| old.reserved);
        let head = match node.mv {
            Some(mv) => Head { flags, reserved, from: index(mv.from), to: index(mv.to) },
            None => {
                let (from, to) = old.map_or((0, 0), |old| (old.from, old.to));
                Head { flags, reserved, from, to }
            }
        };
        self.out.extend_from_slice(&[head.flags, head.reserved, head.from, head.to]);
        if let Some(comment) = comment {
            let length = u32::try_from(comment.len())
                .map_err(|_| WriteError::TooLarge { what: "length of a comment" })?;
            self.out.extend_from_slice(&length.to_le_bytes());
            self.out.extend_from_slice(&comment);
        }
        Ok(())
    }

    /// Returns the bytes of a comment: those of the source if they say the same.
    fn comment(&self, record: usize, text: &str) -> Option<Vec<u8>> {
        let old = u32::try_from(record).ok().and_then(|record| self.kept.comments.get(&record));
        if let Some(old) = old
            && with_lf(&decode_field(old, TextEncoding::Utf16Le).text) == text
        {
            return Some(old.clone());
        }
        (!text.is_empty()).then(|| encode(&with_crlf(text)))
    }
}
