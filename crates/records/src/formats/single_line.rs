//! Texts for formats in which a text is part of a line.

use std::borrow::Cow;

use crate::{LossReport, Lost};

/// Trims `text` and replaces line ends and the characters of `forbidden`; each is a loss.
pub(crate) fn single_line<'t>(
    text: &'t str,
    forbidden: &[(char, &'static str)],
    losses: &mut LossReport,
) -> Cow<'t, str> {
    let is_blank = |c: char| c.is_whitespace() || c == '\u{FEFF}';
    let mut held = Cow::Borrowed(text.trim_matches(is_blank));
    if held.len() != text.len() {
        losses.game(Lost::Forbidden { character: ' ', replacement: "" });
    }
    let line_ends = [('\n', " "), ('\r', " "), ('\0', " ")];
    for &(character, replacement) in line_ends.iter().chain(forbidden) {
        if held.contains(character) {
            losses.game(Lost::Forbidden { character, replacement });
            held = Cow::Owned(held.replace(character, replacement));
        }
    }
    held
}
