//! Identifiers of records and libraries.

use std::fmt;

/// A GUID in the order of Windows: the first three groups with their low bytes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Guid(pub(crate) [u8; 16]);

impl Guid {
    /// Makes the identifier of some content: equal content, equal identifier.
    ///
    /// It is the FNV-1a hash of 128 bits, marked as a GUID of version 8 (RFC 9562, section 5.8).
    pub(crate) fn of(content: &[u8]) -> Self {
        const BASIS: u128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D;
        const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013B;
        let hash =
            content.iter().fold(BASIS, |hash, &byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME));
        let mut bytes = hash.to_be_bytes();
        bytes[7] = bytes[7] & 0x0F | 0x80;
        bytes[8] = bytes[8] & 0x3F | 0x80;
        Self(bytes)
    }
}

/// Writes `{87B4C4A6-CEC6-4167-8CFA-73BAC11C0A55}`.
impl fmt::Display for Guid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, e, g, h, i, rest @ ..] = self.0;
        let first = u32::from_le_bytes([a, b, c, d]);
        let second = u16::from_le_bytes([e, g]);
        let third = u16::from_le_bytes([h, i]);
        write!(f, "{{{first:08X}-{second:04X}-{third:04X}-")?;
        for (at, byte) in rest.iter().enumerate() {
            if at == 2 {
                f.write_str("-")?;
            }
            write!(f, "{byte:02X}")?;
        }
        f.write_str("}")
    }
}

#[cfg(test)]
mod tests {
    use super::Guid;

    #[test]
    fn is_written_as_windows_does() {
        let bytes = *b"\xA6\xC4\xB4\x87\xC6\xCE\x67\x41\x8C\xFA\x73\xBA\xC1\x1C\x0A\x55";
        assert_eq!(Guid(bytes).to_string(), "{87B4C4A6-CEC6-4167-8CFA-73BAC11C0A55}");
    }

    #[test]
    fn depends_on_the_content() {
        assert_ne!(Guid::of(b"a"), Guid::of(b"b"));
        assert_eq!(Guid::of(b"a").to_string().as_bytes()[15], b'8');
    }
}
