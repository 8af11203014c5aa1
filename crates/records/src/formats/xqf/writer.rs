//! From a game to bytes.

use xiangqi_core::{Color, Setup};

use super::detection::TextsDetector;
use super::fixed::{self, FIXED, VERSIONS};
use super::kept::Kept;
use super::keys::{Keys, LAST_PLAIN};
use super::kinds;
use super::moves::{Head, announced, tag};
use super::pieces::Pieces;
use super::texts;
use crate::encoding::{Basis, DecodeOptions, Substitute, TextEncoding, decode_known, encode};
use crate::field::{is_tag, report_tags, unmappable};
use crate::formats::move_records::Announced;
use crate::formats::single_comment::single_comment;
use crate::line_ends::{with_crlf, with_lf};
use crate::{LossReport, Lost, NodeId, WriteError, Written, XiangqiGame};

/// Which version of XQF is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// The version and the keys of the XQF file from which the game comes; version 10 for others.
    #[default]
    AsRead,
    /// Version 10, everything plain.
    V10,
    /// Version 18 with zero keys.
    V18,
}

/// How XQF is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WriteOptions {
    /// The version.
    pub version: Version,
    /// The encoding of the texts; if not given that of the XQF file from which the game comes,
    /// GB18030 for others.
    pub encoding: Option<TextEncoding>,
}

/// Writes a game as an XQF file.
///
/// A game that was read from XQF and is written in its own version keeps the keys, the padding and
/// all bytes without meaning: what was not changed comes out byte for byte, faults aside.
///
/// # Errors
///
/// [`WriteError::Start`] when the start has more men of a kind than a game begins with.
pub fn write(game: &XiangqiGame, options: &WriteOptions) -> Result<Written, WriteError> {
    let mut kept = Kept::from_carried(&game.carried);
    let version = match options.version {
        Version::AsRead => kept.version().filter(|it| VERSIONS.contains(it)).unwrap_or(10),
        Version::V10 => 10,
        Version::V18 => 18,
    };
    let encoding = options.encoding.or(kept.encoding).unwrap_or(TextEncoding::Gb18030);
    let is_other_version = kept.version() != Some(version);
    let mut bytes = *kept.fixed.take().unwrap_or_else(|| Box::new([0; FIXED]));
    if is_other_version {
        bytes[3..16].fill(0);
        kept.heads.clear();
        kept.rest.clear();
    }
    let held = kept.encoding.unwrap_or(encoding);
    if held != encoding {
        kept.comments.clear();
    }

    let mut losses = LossReport::default();
    let keys = Keys::new(version, &fixed::array_at(&bytes, 3));
    bytes[..2].copy_from_slice(b"XQ");
    bytes[2] = version;
    let pieces = Pieces::decode(version, &keys, &fixed::array_at(&bytes, 16));
    if is_other_version || pieces.board().0 != game.start.board {
        let pieces = Pieces::of_board(&game.start.board)
            .map_err(|piece| WriteError::Start { piece, room: piece.kind.usual_count() })?;
        bytes[16..48].copy_from_slice(&pieces.encode(version, &keys));
    }
    state(&mut bytes, game, &mut losses);
    texts::write(&mut bytes, held, &game.tags, encoding, &mut losses);

    let mut detector = TextsDetector::new(&DecodeOptions::default());
    for text in texts::texts(&bytes) {
        detector.feed(&bytes[text.span.range()]);
    }
    let mut out = bytes.to_vec();
    let mut body = Body {
        out: &mut out,
        version,
        keys: &keys,
        encoding,
        kept: &kept,
        detector,
        losses: &mut losses,
    };
    body.write(game)?;
    let taken = body.detector.finish();
    // Nothing in the file says what the texts are in.
    let is_told = options.encoding.is_some() || taken.basis == Basis::Ascii;
    if !is_told && taken.encoding != encoding {
        losses.game(Lost::Encoding { written: encoding, taken: taken.encoding });
    }
    keys.scramble(&mut out[FIXED..]);
    out.extend_from_slice(&kept.rest);
    Ok(Written { bytes: out, losses })
}

/// Writes the single bytes of the fixed part, and reports the tags for which there is no field.
fn state(fixed: &mut [u8; FIXED], game: &XiangqiGame, losses: &mut LossReport) {
    let Setup { side_to_move, halfmove_clock, fullmove_number, .. } = game.start;
    if (halfmove_clock, fullmove_number) != (0, 1) {
        losses.game(Lost::Counters);
    }
    fixed[fixed::SIDE] = u8::from(side_to_move == Color::Black);
    fixed[fixed::RESULT] = game.result.code();
    let kind = game.tags.get("Type").map_or(Some(0), kinds::type_code);
    fixed[fixed::TYPE] = kind.unwrap_or(0);
    let has_field = |name: &str| texts::FIELDS.iter().any(|field| is_tag(name, field.tag));
    report_tags(&game.tags, losses, |name| {
        has_field(name) || is_tag(name, "Type") && kind.is_some()
    });
}

/// The records of the moves, while they are written.
struct Body<'w> {
    out: &'w mut Vec<u8>,
    version: u8,
    keys: &'w Keys,
    encoding: TextEncoding,
    kept: &'w Kept,
    /// What readers will take the texts for.
    detector: TextsDetector,
    losses: &'w mut LossReport,
}

impl Body<'_> {
    fn write(&mut self, game: &XiangqiGame) -> Result<(), WriteError> {
        let heads = match &self.kept.heads[..] {
            heads if heads.len() == game.tree.len() => heads,
            _ => &[],
        };
        for (record, step) in game.tree.walk().enumerate() {
            let node = &game.tree[step.id];
            let text = single_comment(node.annotations(), step.id, self.losses);
            let comment = self.comment(record, &text, step.id);
            let old = heads.get(record).copied();
            let before = old.map(|old| announced(self.version, old.tag));
            let has_length = self.version <= LAST_PLAIN || comment.is_some();
            let now = Announced::of(&game.tree, step.id, before, has_length);
            let tag = old
                .map(|old| old.tag)
                .filter(|&tag| announced(self.version, tag) == now)
                .unwrap_or_else(|| tag(self.version, now));
            let head = match node.mv {
                Some(mv) => {
                    let reserved = old.map_or(0, |old| old.reserved);
                    Head { reserved, ..Head::of_move(mv, self.keys, tag) }
                }
                None => {
                    let usual = Head::usual_root(self.version, now);
                    Head { tag, ..old.unwrap_or(usual) }
                }
            };
            self.out.extend_from_slice(&[head.from, head.to, head.tag, head.reserved]);
            if now.comment {
                let comment = comment.unwrap_or_default();
                self.detector.feed(&comment);
                let length = u32::try_from(comment.len())
                    .ok()
                    .and_then(|length| length.checked_add(self.keys.comment))
                    .ok_or(WriteError::TooLarge { what: "length of a comment" })?;
                self.out.extend_from_slice(&length.to_le_bytes());
                self.out.extend_from_slice(&comment);
            }
        }
        Ok(())
    }

    /// Returns the bytes of a comment: those of the source if they say the same.
    fn comment(&mut self, record: usize, text: &str, node: NodeId) -> Option<Vec<u8>> {
        let old = u32::try_from(record).ok().and_then(|record| self.kept.comments.get(&record));
        if let Some(old) = old
            && with_lf(&decode_known(old, self.encoding).text) == text
        {
            return Some(old.clone());
        }
        if text.is_empty() {
            return None;
        }
        let text = with_crlf(text);
        let encoded = encode(&text, self.encoding, Substitute::Square);
        for lost in unmappable(&encoded) {
            self.losses.node(node, lost);
        }
        Some(encoded.bytes.into_owned())
    }
}
