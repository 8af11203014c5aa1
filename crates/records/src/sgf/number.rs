//! Numbers, as the standard has them and as files have them.
//!
//! ```text
//! number = [ "+" | "-" ] digit+
//! real   = number [ "." digit+ ]
//! ```
//!
//! Tolerated: a decimal point without digits on one side (`7.`, `.5`), a comma for it, white
//! space around, full-width digits and signs, points named behind the number, and 半 for a half.
//! Behind a whole number any word may stand (`2子`), which is no spelling of the number alone.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::take_while;
use nom::character::complete::{digit1, one_of};
use nom::combinator::{opt, recognize};
use notation_syntax::{PResult, complete, prefix};

/// Whether a number is written as the standard has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// As the standard has it.
    Standard,
    /// Otherwise, but with one possible meaning.
    Loose,
    /// With words behind it that may say more.
    Worded,
}

/// Reads a whole number.
#[must_use]
pub fn read_number(text: &str) -> Option<(i64, Spelling)> {
    if let Ok(digits) = complete(number, text) {
        return Some((digits.parse().ok()?, Spelling::Standard));
    }
    if let Some((value, _)) = read_real(text) {
        let whole = value as i64;
        return (whole as f64 == value).then_some((whole, Spelling::Loose));
    }
    let (digits, rest) = prefix(number, text.trim_start()).ok()?;
    let is_word = rest.trim_start().starts_with(char::is_alphabetic);
    let is_power = rest.starts_with(['e', 'E']);
    let value = digits.parse().ok().filter(|_| is_word && !is_power)?;
    Some((value, Spelling::Worded))
}

/// Reads a number with decimals.
#[must_use]
pub fn read_real(text: &str) -> Option<(f64, Spelling)> {
    if let Ok(digits) = complete(real, text) {
        return Some((digits.parse().ok()?, Spelling::Standard));
    }
    let narrow: String = text.trim().chars().map(narrow).collect();
    let (digits, rest) = prefix(loose_real, narrow.as_str()).ok()?;
    let value: f64 = digits.parse().ok()?;
    // Anything else behind it changes what is meant: a date, a fraction, a power, minutes.
    let half = match rest.trim() {
        "" | "目" | "点" | "집" | "moku" | "point" | "points" | "pts" => 0.0,
        "半" | "目半" => 0.5_f64.copysign(value),
        _ => return None,
    };
    Some((value + half, Spelling::Loose))
}

/// Writes a number with decimals in the shortest way.
#[must_use]
pub fn write_real(value: f64) -> String {
    format!("{value}")
}

fn number(input: &str) -> PResult<&str, &str> {
    recognize((opt(one_of("+-")), digit1)).parse(input)
}

fn real(input: &str) -> PResult<&str, &str> {
    recognize((number, opt((one_of("."), digit1)))).parse(input)
}

fn loose_real(input: &str) -> PResult<&str, &str> {
    // Not `digit0`, whose rest at the end of the input has no place (nom 8.0.0).
    let decimals = take_while(|c: char| c.is_ascii_digit());
    let whole_first = recognize((digit1, opt((one_of("."), decimals))));
    let point_first = recognize((one_of("."), digit1));
    recognize((opt(one_of("+-")), alt((whole_first, point_first)))).parse(input)
}

/// Replaces a full-width digit or sign, and a decimal comma.
fn narrow(c: char) -> char {
    match c {
        '０'..='９' | '．' | '＋' | '－' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        ',' | '，' => '.',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::{Spelling, read_number, read_real};

    #[test]
    fn standard_spellings() {
        // FF[4], "Property Value Types".
        assert_eq!(read_real("6.5"), Some((6.5, Spelling::Standard)));
        assert_eq!(read_real("-0.75"), Some((-0.75, Spelling::Standard)));
        assert_eq!(read_real("7.50"), Some((7.5, Spelling::Standard)));
        assert_eq!(read_number("+19"), Some((19, Spelling::Standard)));
    }

    #[test]
    fn loose_spellings() {
        for (text, value) in [
            ("7.", 7.0),
            (".5", 0.5),
            ("+.5", 0.5),
            ("6,5", 6.5),
            (" 5.5 ", 5.5),
            ("６．５", 6.5),
            ("6目半", 6.5),
            ("-3目半", -3.5),
            ("5 points", 5.0),
        ] {
            assert_eq!(read_real(text), Some((value, Spelling::Loose)), "{text}");
        }
        assert_eq!(read_number("9."), Some((9, Spelling::Loose)));
    }

    #[test]
    fn other_texts_are_no_numbers() {
        for text in [
            "",
            "none",
            "3/4",
            "1:30",
            "2001-01-02",
            "1.2.3",
            ".",
            "1 hour",
            "30分",
            "3¾子",
            "2子",
            "1e308",
            "1.5e3",
        ] {
            assert_eq!(read_real(text), None, "{text}");
        }
        assert_eq!(read_number("6.5"), None);
        assert_eq!(read_number("1e3"), None);
        assert_eq!(read_number("2子"), Some((2, Spelling::Worded)));
        assert_eq!(read_number("19x19"), Some((19, Spelling::Worded)));
    }
}
