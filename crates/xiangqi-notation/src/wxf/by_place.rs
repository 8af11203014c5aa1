//! Chinese numerals and dashes in texts of letters, told by their place.

use alloc::string::String;

/// Returns `text` with the numerals as digits and, where a sign must stand, 一 二 十 as `-` `=`
/// `+`: recognition programs turn `C1-1` into `C一一一`. Nothing if there is nothing to replace.
///
/// A move is piece, origin, sign, number; so the third character is a sign, and a sign before
/// the piece is a place. A dash in the last place is the numeral 一.
pub(crate) fn digits_and_signs(text: &str) -> Option<String> {
    if text.is_ascii() && !text.ends_with('-') {
        return None;
    }
    let numeral = |c| "一二三四五六七八九".chars().position(|numeral| numeral == c);
    let replaced: String = text
        .chars()
        .enumerate()
        .map(|(at, c)| match (at, c) {
            (0 | 2, '一') => '-',
            (0 | 2, '二') => '=',
            (0..=2, '十') => '+',
            (3, '-') => '1',
            _ => numeral(c).map_or(c, |index| char::from(b'1' + index as u8)),
        })
        .collect();
    (replaced != text).then_some(replaced)
}
