//! Where characters begin in bytes of a known encoding.

use super::TextEncoding;

/// Goes through a text character by character.
///
/// It knows how long characters are, not which of them exist.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk<'b> {
    bytes: &'b [u8],
    encoding: TextEncoding,
    /// The offset of the next character.
    pub(super) at: usize,
}

impl<'b> Walk<'b> {
    /// Begins at the offset `at`, where a character begins.
    pub(super) const fn new(bytes: &'b [u8], encoding: TextEncoding, at: usize) -> Self {
        Self { bytes, encoding, at }
    }

    /// Skips to the last place before `at` that certainly begins a character: behind a byte that
    /// is no part of a longer one.
    pub(super) fn go_near(&mut self, at: usize) {
        let behind = self.bytes[self.at..at].iter().rposition(|&byte| byte < 0x30);
        self.at += behind.map_or(0, |found| found + 1);
    }

    /// Goes behind the character at the current place.
    pub(super) fn step(&mut self) {
        use TextEncoding as E;
        let rest = &self.bytes[self.at..];
        self.at += match (self.encoding, rest) {
            (_, []) => 0,
            (E::Utf16Le, [_, 0xD8..=0xDB, _, 0xDC..=0xDF, ..])
            | (E::Utf16Be, [0xD8..=0xDB, _, 0xDC..=0xDF, _, ..]) => 4,
            (E::Utf16Le | E::Utf16Be, [_, _, ..]) => 2,
            (E::Utf8, [0xC0..=0xDF, ..]) => 2.min(rest.len()),
            (E::Utf8, [0xE0..=0xEF, ..]) => 3.min(rest.len()),
            (E::Utf8, [0xF0..=0xF7, ..]) => 4.min(rest.len()),
            (E::ShiftJis, [0xA1..=0xDF, ..]) => 1,
            (E::EucJp, [0x8F, 0xA1..=0xFE, 0xA1..=0xFE, ..]) => 3,
            (E::Gb18030 | E::Gbk, [0x81..=0xFE, 0x30..=0x39, 0x81..=0xFE, 0x30..=0x39, ..]) => 4,
            (encoding, [0x81..=0xFE, 0x40..=0x7E | 0x80..=0xFE, ..])
                if encoding.is_multi_byte() && encoding != E::Utf8 =>
            {
                2
            }
            _ => 1,
        };
    }
}
