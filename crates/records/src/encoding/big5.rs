//! The parts of Big5: what CP950 has, what Hong Kong added.
//!
//! The tables of the WHATWG Encoding Standard, which the decoder follows, read both; its encoder
//! writes a part of the additions and leaves the rest out.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Tells whether Big5 text holds a pair of ETEN's or Hong Kong's additions.
///
/// CP950 has the rows A1 to C6 (up to 7E in the last) and C9 to F9.
pub(super) fn has_addition(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    loop {
        rest = match rest {
            [lead @ 0x81..=0xFE, trail @ 0x40..=0xFF, rest @ ..] => {
                if is_addition([*lead, *trail]) {
                    return true;
                }
                rest
            }
            [_, rest @ ..] => rest,
            [] => return false,
        };
    }
}

/// Tells whether the encoder writes `c` as such a pair.
pub(super) fn encodes_as_addition(c: char) -> bool {
    let mut buffer = [0; 4];
    let (bytes, _, is_missing) = encoding_rs::BIG5.encode(c.encode_utf8(&mut buffer));
    !is_missing && matches!(*bytes, [lead, trail] if is_addition([lead, trail]))
}

/// Finds the pair of an addition that the encoder leaves out: its rows 87 to A0.
pub(super) fn hkscs_pair(c: char) -> Option<[u8; 2]> {
    PAIRS.get(&c).copied()
}

const fn is_addition(pair: [u8; 2]) -> bool {
    match pair[0] {
        0x81..=0xA0 | 0xC7 | 0xC8 | 0xFA..=0xFE => true,
        0xC6 => pair[1] >= 0xA1,
        _ => false,
    }
}

/// The additions that the encoder does not write.
static PAIRS: LazyLock<HashMap<char, [u8; 2]>> =
    LazyLock::new(|| pairs(0x87..=0xA0).map(|(pair, c)| (c, pair)).collect());

/// Decodes the rows `leads` of the table; four pairs stand for two characters and are left out.
fn pairs(leads: std::ops::RangeInclusive<u8>) -> impl Iterator<Item = ([u8; 2], char)> {
    leads.flat_map(|lead| (0x40..=0xFEu8).map(move |trail| [lead, trail])).filter_map(|pair| {
        let text = encoding_rs::BIG5.decode_without_bom_handling_and_without_replacement(&pair)?;
        let mut characters = text.chars();
        let first = characters.next()?;
        characters.next().is_none().then_some((pair, first))
    })
}
