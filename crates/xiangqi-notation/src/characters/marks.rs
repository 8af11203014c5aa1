//! What stands around a move: its number in front, annotation and check marks behind.

use core::ops::Range;

/// Returns the parts of `text` that can be the move: all, and without marks and number.
pub(crate) fn trims(text: &str) -> impl Iterator<Item = Range<usize>> {
    let (number, end) = (behind_number(text), before_marks(text));
    let len = text.len();
    let parts = [
        (true, 0..len),
        (end < len, 0..end),
        (number > 0, number..len),
        (end < len && number > 0, number..end),
    ];
    parts
        .into_iter()
        .filter(move |(differs, part)| *differs && (part.start < part.end || part.end == len))
        .map(|(_, part)| part)
}

/// Annotation (`!`, `??`), check (`+`, `++`, `#`) and punctuation.
fn before_marks(text: &str) -> usize {
    text.trim_end_matches(['!', '?', '+', '#', '.', ',', ';', ':', '、', '*', ' ']).len()
}

/// `1.`, `1、`, `3...`, `12)`, `1:`, `...`; also a number right before a Chinese piece.
fn behind_number(text: &str) -> usize {
    let without_digits = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
    let rest = without_digits.trim_start_matches(['.', '、', ')', ':', ',', ' ']);
    let glued = without_digits.len() < text.len()
        && without_digits.chars().next().is_some_and(|c| !c.is_ascii());
    if rest.len() < without_digits.len() || glued { text.len() - rest.len() } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::trims;

    #[test]
    fn numbers_and_marks() {
        let parts = |text| trims(text).map(|range| &text[range]).collect::<alloc::vec::Vec<_>>();
        assert_eq!(parts("C2=5+"), ["C2=5+", "C2=5"]);
        assert_eq!(parts("1.炮二平五!?"), ["1.炮二平五!?", "1.炮二平五", "炮二平五!?", "炮二平五"]);
        assert_eq!(parts("3...马8进7"), ["3...马8进7", "马8进7"]);
        assert_eq!(parts("62.5").len(), 2);
        assert_eq!(parts("!").len(), 1);
    }
}
