//! From bytes to the characters of Chinese moves.

use alloc::string::String;
use alloc::vec::Vec;

use super::Encoding;
use super::bytes::Unit;

/// The characters of Chinese moves with their bytes in GBK, Big5 and Shift_JIS, `-` for none.
const ALPHABET: &str = include_str!("alphabet.txt");

/// More texts than this for one sequence of bytes are never listed.
const MOST: usize = 32;

/// Calls `visit` with each text of move characters and ASCII that has these `bytes`.
pub(super) fn for_each_text(bytes: &[Unit], written: Encoding, visit: &mut dyn FnMut(String)) {
    let alphabet: Vec<(char, Vec<u8>)> = alphabet(written).collect();
    // Texts that fit the bytes up to a place, the places in no order.
    let mut open: Vec<(usize, String)> = Vec::from([(0, String::new())]);
    let mut listed = 0;
    while let Some((at, text)) = open.pop() {
        let Some(&unit) = bytes.get(at) else {
            if !text.is_ascii() && listed < MOST {
                listed += 1;
                visit(text);
            }
            continue;
        };
        let mut longer = |c, len| {
            let mut text = text.clone();
            text.push(c);
            if open.len() < MOST * MOST {
                open.push((at + len, text));
            }
        };
        if let Some(byte) = unit.filter(u8::is_ascii) {
            longer(char::from(byte), 1);
        }
        for (c, code) in &alphabet {
            let here = bytes.get(at..at + code.len());
            let fits = here.is_some_and(|here| {
                here.iter().zip(code).all(|(unit, byte)| unit.is_none_or(|unit| unit == *byte))
                    && here.iter().any(Option::is_some)
            });
            if fits {
                longer(*c, code.len());
            }
        }
    }
}

fn alphabet(written: Encoding) -> impl Iterator<Item = (char, Vec<u8>)> {
    ALPHABET.lines().filter_map(move |line| {
        let mut columns = line.split(' ');
        let c = columns.next()?.chars().next()?;
        let column = match written {
            Encoding::Utf8 => return Some((c, String::from(c).into_bytes())),
            Encoding::Gbk => 0,
            Encoding::Big5 => 1,
            Encoding::ShiftJis => 2,
            Encoding::Latin1 | Encoding::MacRoman => return None,
        };
        let code = u16::from_str_radix(columns.nth(column)?, 16).ok()?;
        Some((c, Vec::from(code.to_be_bytes())))
    })
}
