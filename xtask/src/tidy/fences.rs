//! Which lines of a Markdown text stand in fenced blocks.

/// A line of Markdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// Counted from 1.
    pub(super) number: usize,
    pub(super) text: &'a str,
    /// The word after the opening fence, inside a fenced block; a fence itself has it too.
    pub(super) block: Option<&'a str>,
}

/// Splits a text into lines and finds its fenced blocks.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut open: Option<(usize, &str)> = None;
    text.lines().enumerate().map(move |(index, text)| {
        let line = text.trim_start();
        let ticks = line.len() - line.trim_start_matches('`').len();
        let mut block = open.map(|(_, word)| word);
        match open {
            None if ticks >= 3 => {
                let word = line[ticks..].split_whitespace().next().unwrap_or_default();
                open = Some((ticks, word));
                block = Some(word);
            }
            Some((opened, _)) if ticks >= opened && line.trim_end().len() == ticks => open = None,
            _ => {}
        }
        Line { number: index + 1, text, block }
    })
}
