//! Moves packed into one machine word (着法表示, sections 3 and 4).
//!
//! A UCCI move fits 32 bits, a Chinese move of four characters 64.

use xiangqi_core::{Move, Play};

use crate::chinese::gbk;
use crate::move_text::MoveText;
use crate::{Notation, Style, WriteMoveError, write_move};

/// Packs a move as the four ASCII characters of UCCI, the first in the lowest byte.
///
/// ```
/// use xiangqi_notation::{pack_ucci, unpack_ucci};
///
/// let packed = pack_ucci("h2e2".parse()?);
/// assert_eq!(packed, u32::from_le_bytes(*b"h2e2"));
/// assert_eq!(unpack_ucci(packed).map(|mv| mv.to_string()).as_deref(), Some("h2e2"));
/// # Ok::<(), xiangqi_core::ParseMoveError>(())
/// ```
#[must_use]
pub fn pack_ucci(mv: Move) -> u32 {
    let [from, to] =
        [mv.from, mv.to].map(|square| [square.file().letter() as u8, b'0' + square.rank().index()]);
    u32::from_le_bytes([from[0], from[1], to[0], to[1]])
}

/// Returns the move that `packed` holds; nothing if the bytes are no two squares.
#[must_use]
pub fn unpack_ucci(packed: u32) -> Option<Move> {
    core::str::from_utf8(&packed.to_le_bytes()).ok()?.parse().ok()
}

/// Packs the Chinese text of a move of `position` as its eight GBK bytes in reading order, the
/// first in the lowest byte.
///
/// Digits have their full width, as the standard wants it: so each character has two bytes.
///
/// # Errors
///
/// The move cannot be written.
pub fn pack_chinese<P: Play>(position: &P, mv: Move) -> Result<u64, WriteMoveError> {
    let text = write_move(position, mv, Notation::Chinese, &Style::default())?;
    pack_text(&text).ok_or(WriteMoveError::Undefined { notation: Notation::Chinese, mv })
}

/// Packs four Chinese characters as their GBK bytes.
///
/// Nothing if there are more or fewer, as in 前兵四平五, or one is no character of a move.
///
/// ```
/// use xiangqi_notation::{pack_text, unpack_text};
///
/// let packed = pack_text("炮二平五").unwrap();
/// assert_eq!(packed.to_le_bytes(), [0xC5, 0xDA, 0xB6, 0xFE, 0xC6, 0xBD, 0xCE, 0xE5]);
/// assert_eq!(unpack_text(packed).unwrap(), "炮二平五");
/// assert_eq!(pack_text("前兵四平五"), None);
/// ```
#[must_use]
pub fn pack_text(text: &str) -> Option<u64> {
    let mut bytes = [0; 8];
    let mut chars = text.chars();
    for slot in bytes.chunks_exact_mut(2) {
        slot.copy_from_slice(&gbk::encode(chars.next()?)?.to_be_bytes());
    }
    chars.next().is_none().then_some(u64::from_le_bytes(bytes))
}

/// Returns the four characters that `packed` holds; nothing if one is no character of a move.
#[must_use]
pub fn unpack_text(packed: u64) -> Option<MoveText> {
    let mut text = MoveText::EMPTY;
    for pair in packed.to_le_bytes().chunks_exact(2) {
        text.push(gbk::decode(u16::from_be_bytes([pair[0], pair[1]]))?);
    }
    Some(text)
}
