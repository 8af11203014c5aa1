//! From damaged characters back to the bytes they were made of.

use alloc::string::String;
use alloc::vec::Vec;

use super::Encoding;

/// A byte, or one that was lost.
pub(super) type Unit = Option<u8>;

/// The characters that MacRoman has for the bytes from 0x80.
const MAC_ROMAN: &str = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";

/// The characters that Windows-1252 has for the bytes 0x80 to 0x9F; five are without.
const WINDOWS_1252: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ";

/// Byte pairs that move characters of other encodings make, and what GBK reads them as.
const GBK_PAIRS: &str = include_str!("gbk_pairs.txt");
/// The same for Big5.
const BIG5_PAIRS: &str = include_str!("big5_pairs.txt");

/// Texts with more lost bytes than this are left alone.
const MOST_LOST: u32 = 4;

/// Calls `visit` with the bytes that `read` shows as `text`.
///
/// A character that stands for lost bytes can stand for one or for two.
pub(super) fn for_each_encoding(text: &str, read: Encoding, mut visit: impl FnMut(&[Unit])) {
    let mut one = |text: &str| {
        let lost = text.chars().filter(|&c| is_lost(c)).count() as u32;
        if lost > MOST_LOST {
            return;
        }
        for doubled in 0..1_u32 << lost {
            if let Some(bytes) = encode(text, read, doubled) {
                visit(&bytes);
            }
        }
    };
    one(text);
    if read == Encoding::MacRoman && (text.contains("fl") || text.contains("fi")) {
        // A later program spelled the ligatures out.
        let joined: String = text.replace("fl", "ﬂ").replace("fi", "ﬁ");
        one(&joined);
    }
}

const fn is_lost(c: char) -> bool {
    matches!(c, '\u{FFFD}' | '?')
}

/// Returns the bytes of `text`; bit n of `doubled` makes the lost character n two bytes.
fn encode(text: &str, read: Encoding, doubled: u32) -> Option<Vec<Unit>> {
    let mut bytes = Vec::new();
    let mut lost = 0;
    for c in text.chars() {
        if is_lost(c) {
            let count = 1 + (doubled >> lost & 1) as usize;
            bytes.extend(core::iter::repeat_n(None, count));
            lost += 1;
        } else if c.is_ascii() {
            bytes.push(Some(c as u8));
        } else {
            match read {
                Encoding::Latin1 => bytes.push(Some(latin1(c)?)),
                Encoding::MacRoman => bytes.push(Some(mac_roman(c)?)),
                Encoding::Gbk => bytes.extend(pair(c, GBK_PAIRS)?.map(Some)),
                Encoding::Big5 => bytes.extend(pair(c, BIG5_PAIRS)?.map(Some)),
                Encoding::Utf8 | Encoding::ShiftJis => return None,
            }
        }
    }
    Some(bytes)
}

fn latin1(c: char) -> Option<u8> {
    let high = WINDOWS_1252.chars().position(|known| known == c).map(|at| 0x80 + at as u8);
    high.or_else(|| u8::try_from(u32::from(c)).ok())
}

fn mac_roman(c: char) -> Option<u8> {
    let c = match c {
        // The ohm and micro signs and their Greek letters; the general currency sign was
        // where the euro is.
        '\u{2126}' => 'Ω',
        'μ' => 'µ',
        '¤' => '€',
        _ => c,
    };
    MAC_ROMAN.chars().position(|known| known == c).map(|at| 0x80 + at as u8)
}

/// Finds `c` in a table of lines of four hexadecimal digits, a space and a character.
fn pair(c: char, table: &str) -> Option<[u8; 2]> {
    let (hex, _) = table
        .lines()
        .filter_map(|line| line.split_once(' '))
        .find(|(_, known)| known.starts_with(c))?;
    Some(u16::from_str_radix(hex, 16).ok()?.to_be_bytes())
}
