//! The characters between tokens.

/// Tells whether `c` separates tokens.
#[inline]
pub(super) fn is_space(c: char) -> bool {
    match c {
        // The common cases first: this is asked of every character of every file.
        '!'..='~' | '\u{3400}'..='\u{9FFF}' => false,
        ' ' | '\t'..='\r' | '\0' => true,
        _ => c.is_whitespace() || matches!(c, '\u{FEFF}' | '\u{200B}'..='\u{200F}'),
    }
}

/// Tells whether a word ends in front of `c`.
#[inline]
pub(super) fn ends_word(c: char) -> bool {
    is_space(c) || matches!(c, '{' | '}' | '(' | ')' | ';' | '[' | ']' | '（' | '）' | '｛' | '｝')
}
