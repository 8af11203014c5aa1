//! The lines of a text with their places.

use notation_syntax::Span;

/// A line without its line end and without blanks at its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'t> {
    pub(super) text: &'t str,
    pub(super) span: Span,
}

/// Returns the lines of `text` from the byte `from` on. Lines end with LF, CR LF or CR.
pub(super) fn lines(text: &str, from: usize) -> impl Iterator<Item = Line<'_>> + Clone {
    let mut at = from;
    std::iter::from_fn(move || {
        let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
        let len = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let line = &rest[..len];
        let trimmed = line.trim();
        let start = at + (line.len() - line.trim_start().len());
        let end = if rest[len..].starts_with("\r\n") { 2 } else { 1 };
        at += len + end;
        Some(Line { text: trimmed, span: Span::new(start, start + trimmed.len()) })
    })
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn lines_know_their_places() {
        let text = "a\r\n  b \rc\n\nd";
        let found: Vec<_> = lines(text, 0).map(|line| (line.text, line.span.start)).collect();
        assert_eq!(found, [("a", 0), ("b", 5), ("c", 8), ("", 10), ("d", 11)]);
        assert!(lines(text, 0).all(|line| &text[line.span.range()] == line.text));
    }
}
