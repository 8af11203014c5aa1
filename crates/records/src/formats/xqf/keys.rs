//! The keys that scramble an XQF file of a version above 10.
//!
//! Source: XQStudio's own source text, `XQFileRW.pas`, and 28,000 files that agree with it.

/// The text from which the stream over the body is cut.
const PHRASE: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

/// The last version without keys.
pub(super) const LAST_PLAIN: u8 = 10;

/// The first version whose piece squares are rotated.
pub(super) const FIRST_ROTATED: u8 = 12;

/// What the thirteen key bytes behind the version mean. All arithmetic is modulo 256.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Keys {
    /// Added to the squares of the pieces.
    pub(super) pieces: u8,
    /// Added to the square that a move leaves.
    pub(super) from: u8,
    /// Added to the square that a move enters.
    pub(super) to: u8,
    /// Added to the length of a comment.
    pub(super) comment: u32,
    /// Added to the bytes of the body; begins again every 32 bytes.
    stream: [u8; 32],
}

impl Keys {
    /// The keys of a file without keys.
    const PLAIN: Self = Self { pieces: 0, from: 0, to: 0, comment: 0, stream: [0; 32] };

    /// Derives the keys of a file of `version` from its bytes 3 to 15.
    pub(super) fn new(version: u8, bytes: &[u8; 13]) -> Self {
        if version <= LAST_PLAIN {
            return Self::PLAIN;
        }
        let [mask, _, _, _, _, or @ .., sum, pieces, from, to] = *bytes;
        let factor = |key: u8| key.wrapping_mul(key).wrapping_mul(54).wrapping_add(221);
        let key_pieces = factor(pieces).wrapping_mul(pieces);
        let key_from = factor(from).wrapping_mul(key_pieces);
        let key_to = factor(to).wrapping_mul(key_from);
        let masks: [u8; 4] = {
            let keys = [sum, pieces, from, to];
            std::array::from_fn(|at| keys[at] & mask | or[at])
        };
        Self {
            pieces: key_pieces,
            from: key_from,
            to: key_to,
            comment: (u32::from(sum) * 256 + u32::from(pieces)) % 32_000 + 767,
            stream: std::array::from_fn(|at| PHRASE[at] & masks[at % 4]),
        }
    }

    /// Tells whether the bytes of the body stand there as they are.
    pub(super) fn leaves_body(&self) -> bool {
        self.stream == [0; 32]
    }

    /// Takes the stream off `body`, which begins where the fixed part ends.
    pub(super) fn unscramble(&self, body: &mut [u8]) {
        self.each(body, u8::wrapping_sub);
    }

    /// Puts the stream on `body`, which begins where the fixed part ends.
    pub(super) fn scramble(&self, body: &mut [u8]) {
        self.each(body, u8::wrapping_add);
    }

    fn each(&self, body: &mut [u8], change: impl Fn(u8, u8) -> u8) {
        if self.leaves_body() {
            return;
        }
        for block in body.chunks_mut(32) {
            for (byte, key) in block.iter_mut().zip(self.stream) {
                *byte = change(*byte, key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Keys;

    /// Key bytes 3, 8 to 11 and 12 to 15 of files, with the keys that their squares confirm.
    #[test]
    fn derives_the_keys_of_real_files() {
        for (version, mask, or, last, expected) in [
            (11, 0x00, [0; 4], [0xE3, 0x4B, 0x2A, 0xA8], (1, 245, 1, 26_954)),
            (12, 0x00, [0; 4], [0xFA, 0xAF, 0x3F, 0x18], (61, 135, 11, 942)),
            (16, 0xEE, [0xE0, 0x0B, 0x4C, 0xC9], [0xED, 0x7B, 0x6D, 0x2B], (209, 115, 249, 29_562)),
            (18, 0x77, [0xD8, 0x66, 0x2E, 0x94], [0x2C, 0x6B, 0x5E, 0x0B], (225, 21, 31, 12_138)),
        ] {
            let mut bytes = [0; 13];
            bytes[0] = mask;
            bytes[5..9].copy_from_slice(&or);
            bytes[9..].copy_from_slice(&last);
            let keys = Keys::new(version, &bytes);
            assert_eq!((keys.pieces, keys.from, keys.to, keys.comment), expected);
        }
    }

    #[test]
    fn the_stream_comes_off_a_real_body() {
        let bytes = [0x77, 0, 0, 0, 0, 0xD8, 0x66, 0x2E, 0x94, 0x2C, 0x6B, 0x5E, 0x0B];
        let keys = Keys::new(18, &bytes);
        let mut body = [0x85, 0x60, 0xC2, 0x00, 0x86, 0xB1, 0xEE, 0x10];
        keys.unscramble(&mut body);
        assert_eq!(body, [0x2D, 0x40, 0x80, 0xFF, 0x66, 0x6E, 0x80, 0x00]);
        keys.scramble(&mut body);
        assert_eq!(body[..4], [0x85, 0x60, 0xC2, 0x00]);
    }

    #[test]
    fn zero_keys_still_lengthen_comments() {
        assert_eq!(Keys::new(18, &[0; 13]).comment, 767);
        assert_eq!(Keys::new(10, &[9; 13]).comment, 0);
    }
}
