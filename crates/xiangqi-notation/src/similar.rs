//! Legal moves whose text is nearly the one that was written.

use alloc::vec::Vec;
use xiangqi_core::{Move, Play};

use crate::characters::{Normal, Spaces};
use crate::chinese::glyph::{Token, glyph};
use crate::move_text::MoveText;
use crate::{Notation, Style, write_move};

/// How a text differs from that of a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slip {
    /// Two neighbouring characters have changed places.
    Transposed,
    /// One character is another.
    Replaced,
    /// One character is missing.
    Missing,
    /// One character is too many.
    Surplus,
}

/// A legal move whose text is one slip away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimilarMove {
    /// The move.
    pub mv: Move,
    /// Its text in the notation.
    pub text: MoveText,
    /// What went wrong.
    pub slip: Slip,
}

/// Returns the legal moves of `position` whose text in `notation` is one slip away from `text`,
/// the likelier slips first.
///
/// ```
/// use xiangqi_core::Position;
/// use xiangqi_notation::{Notation, Style, similar_moves};
///
/// let mut position = Position::start();
/// for mv in ["h2e2", "b9c7", "h0g2", "c9e7", "i0h0", "h7g7", "b0c2"] {
///     position.play(mv.parse()?)?;
/// }
/// let similar = similar_moves(&position, "马8139", Notation::Digit, &Style::default());
/// assert_eq!(similar.len(), 1);
/// assert_eq!(similar[0].text, "马8193");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn similar_moves<P: Play>(
    position: &P,
    text: &str,
    notation: Notation,
    style: &Style,
) -> Vec<SimilarMove> {
    let written = keys(text);
    let mut similar = Vec::new();
    position.for_each_move(|mv| {
        let Ok(text) = write_move(position, mv, notation, style) else { return };
        if let Some(slip) = slip(&written, &keys(&text)) {
            similar.push(SimilarMove { mv, text, slip });
        }
    });
    similar.sort_by_key(|similar| (similar.slip, similar.mv));
    similar
}

/// What a character says, whatever its script and width.
#[derive(PartialEq, Eq)]
enum Key {
    Token(Token),
    Char(char),
}

fn keys(text: &str) -> Vec<Key> {
    let plain = Normal::new(text, Spaces::Dropped);
    let key = |c| glyph(c).map_or(Key::Char(c), |(token, _)| Key::Token(token));
    plain.as_str().chars().map(key).collect()
}

/// Tells by which single slip `meant` became `written`.
fn slip(written: &[Key], meant: &[Key]) -> Option<Slip> {
    let same = written.iter().zip(meant).take_while(|(a, b)| a == b).count();
    let (a, b) = (&written[same..], &meant[same..]);
    match (a, b) {
        ([a0, a1, a @ ..], [b0, b1, b @ ..]) if a0 == b1 && a1 == b0 && a == b => {
            Some(Slip::Transposed)
        }
        ([_, a @ ..], [_, b @ ..]) if a == b => Some(Slip::Replaced),
        (a, [_, b @ ..]) if a == b => Some(Slip::Missing),
        ([_, a @ ..], b) if a == b => Some(Slip::Surplus),
        _ => None,
    }
}
