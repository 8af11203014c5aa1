//! How readers of binary formats keep what only their own writer can use.

use std::collections::HashMap;

use nom::Parser;
use nom::combinator::map;
use nom::multi::{length_data, many0};
use nom::number::complete::le_u32;
use notation_syntax::{PResult, complete};

use crate::{Carried, Format};

/// Texts as they stand in a file, by the number of their record.
pub(crate) type KeptTexts = HashMap<u32, Vec<u8>>;

/// Adds a part unless it is empty.
pub(crate) fn keep(carried: &mut Vec<Carried>, format: Format, name: &'static str, bytes: Vec<u8>) {
    if !bytes.is_empty() {
        carried.push(Carried { format, name: name.into(), bytes });
    }
}

/// Returns the bytes of a part; none when it is absent.
pub(crate) fn part<'c>(carried: &'c [Carried], format: Format, name: &str) -> &'c [u8] {
    let found = carried.iter().find(|it| it.format == format && it.name == name);
    found.map_or(&[], |it| &it.bytes)
}

/// Packs texts: number of the record, length, bytes.
pub(crate) fn pack_texts(texts: KeptTexts) -> Vec<u8> {
    let mut texts: Vec<_> = texts.into_iter().collect();
    texts.sort_unstable();
    let mut bytes = Vec::new();
    for (record, text) in texts {
        bytes.extend_from_slice(&record.to_le_bytes());
        bytes.extend_from_slice(&u32::try_from(text.len()).unwrap_or(u32::MAX).to_le_bytes());
        bytes.extend_from_slice(&text);
    }
    bytes
}

/// Unpacks texts; bytes that were not packed here give none.
pub(crate) fn unpack_texts(bytes: &[u8]) -> KeptTexts {
    complete(many0(text), bytes).unwrap_or_default().into_iter().collect()
}

fn text(input: &[u8]) -> PResult<&[u8], (u32, Vec<u8>)> {
    (le_u32, map(length_data(le_u32), <[u8]>::to_vec)).parse(input)
}

#[cfg(test)]
mod tests {
    use super::{KeptTexts, pack_texts, unpack_texts};

    #[test]
    fn texts_come_back() {
        let texts = KeptTexts::from([(7, b"\xFF".to_vec()), (0, Vec::new())]);
        assert_eq!(unpack_texts(&pack_texts(texts.clone())), texts);
        assert_eq!(unpack_texts(b"\x01\x00\x00\x00\xFF\x00\x00\x00"), KeptTexts::new());
    }
}
