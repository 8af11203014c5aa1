//! The text of one move, without an allocation.

use core::fmt;
use core::ops::Deref;

const CAPACITY: usize = 30;

/// A short text kept in place; it dereferences to `str`.
///
/// The longest text of a move is that of five Chinese characters, 15 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveText {
    bytes: [u8; CAPACITY],
    len: u8,
}

impl MoveText {
    pub(crate) const EMPTY: Self = Self { bytes: [0; CAPACITY], len: 0 };

    /// Appends `c`, if there is room.
    pub(crate) fn push(&mut self, c: char) {
        let start = usize::from(self.len);
        let end = start + c.len_utf8();
        if let Some(slot) = self.bytes.get_mut(start..end) {
            c.encode_utf8(slot);
            self.len = end as u8;
        }
    }

    /// Appends `text`, if there is room.
    pub(crate) fn push_str(&mut self, text: &str) {
        let start = usize::from(self.len);
        if let Some(slot) = self.bytes.get_mut(start..start + text.len()) {
            slot.copy_from_slice(text.as_bytes());
            self.len += text.len() as u8;
        }
    }

    /// Appends the digit of `number`, 0 to 9.
    pub(crate) fn push_digit(&mut self, number: u8) {
        self.push(char::from(b'0' + number % 10));
    }

    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..usize::from(self.len)]).unwrap_or_default()
    }
}

impl Deref for MoveText {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for MoveText {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl PartialEq<str> for MoveText {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for MoveText {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}
