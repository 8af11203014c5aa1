//! Row numbers in Chinese numerals, 一 to 五十二.

use alloc::string::String;

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::{char, satisfy};
use nom::combinator::{map_opt, opt};
use notation_syntax::{PResult, label};

const DIGITS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// `numeral = [digit] "十" [digit] / digit`
pub(super) fn numeral(input: &str) -> PResult<&str, u8> {
    let tens = (opt(digit), char('十'), opt(digit))
        .map(|(tens, _, units)| tens.unwrap_or(1) * 10 + units.unwrap_or(0));
    label("a numeral 一 to 五十二", alt((tens, digit)))(input)
}

fn digit(input: &str) -> PResult<&str, u8> {
    let digit = satisfy(|c| DIGITS.contains(&c));
    map_opt(digit, |c| (1..).zip(DIGITS).find(|&(_, digit)| digit == c).map(|(n, _)| n))
        .parse(input)
}

/// Writes a number from 1 to 99.
pub(super) fn write(number: u8, text: &mut String) {
    let digit = |n: u8| DIGITS.get(usize::from(n).wrapping_sub(1));
    let (tens, units) = (number / 10, number % 10);
    if tens > 1 {
        text.extend(digit(tens));
    }
    if tens > 0 {
        text.push('十');
    }
    text.extend(digit(units));
}
