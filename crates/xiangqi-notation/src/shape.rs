//! Which notations a text can follow, told by the places of its letters, digits and signs.
//!
//! A text whose notation is not known is read in all of them. Most can be ruled out by a look at
//! four bytes, which spares their parsers.

use crate::{Notation, chinese};

/// Tells whether `text`, without number and marks, can follow `notation`.
///
/// A no is certain; a yes promises nothing.
pub(crate) fn can_follow(notation: Notation, text: &str) -> bool {
    let bytes = text.as_bytes();
    if !text.is_ascii() {
        return match notation {
            Notation::Chinese | Notation::ChineseDpxq | Notation::ChineseFive => {
                chinese::can_end_move(text)
            }
            Notation::Coordinate | Notation::Digit | Notation::Chesslike | Notation::Algebraic => {
                true
            }
            _ => bytes.first().is_some_and(u8::is_ascii),
        };
    }
    match notation {
        Notation::Iccs => matches!(bytes, [_, from, b'-', _, to] if both_digits(*from, *to)),
        Notation::Ucci => matches!(bytes, [_, from, _, to] if both_digits(*from, *to)),
        Notation::Uci => {
            matches!(bytes, [_, from, .., to] if both_digits(*from, *to)) && bytes.len() <= 6
        }
        Notation::Dhtmlxq => bytes.len() == 4 && bytes.iter().all(u8::is_ascii_digit),
        Notation::Lalg => ends_in_square(bytes) && !begins_with_file(bytes),
        Notation::Salg => {
            let both_squares = begins_with_file(bytes) && bytes.len() > 3;
            ends_in_square(bytes) && !(both_squares && bytes[1].is_ascii_digit())
        }
        Notation::Vietnamese => {
            let by_sign = matches!(bytes, [.., b'.' | b'/' | b'-', b'0'..=b'9']);
            by_sign || bytes.windows(2).any(|pair| pair.iter().all(u8::is_ascii_alphabetic))
        }
        Notation::Wxf => is_by_file(bytes) || bytes.len() == 3,
        Notation::WxfAxf1980
        | Notation::Wxf2018
        | Notation::WxfWikipedia
        | Notation::WxfYang
        | Notation::Keypad => is_by_file(bytes),
        Notation::Chinese
        | Notation::ChineseDpxq
        | Notation::ChineseFive
        | Notation::Coordinate
        | Notation::Digit
        | Notation::Chesslike
        | Notation::Algebraic => false,
    }
}

const fn both_digits(one: u8, other: u8) -> bool {
    one.is_ascii_digit() && other.is_ascii_digit()
}

/// Two characters for the origin, a sign and a number; a dash in the last place is 一.
const fn is_by_file(bytes: &[u8]) -> bool {
    matches!(bytes, [_, _, b'+' | b'-' | b'.' | b'=', b'0'..=b'9' | b'-'])
}

const fn begins_with_file(bytes: &[u8]) -> bool {
    matches!(bytes, [b'a'..=b'i', ..])
}

const fn ends_in_square(bytes: &[u8]) -> bool {
    matches!(bytes, [.., b'a'..=b'i', b'0'..=b'9'] | [.., b'a'..=b'i', b'1', b'0'])
}
