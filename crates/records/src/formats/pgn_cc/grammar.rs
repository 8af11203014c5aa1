//! The parts of the text: the rows of the table and the comments behind it.

use nom::Parser;
use nom::bytes::complete::{tag, take_while_m_n};
use nom::character::complete::{char, space0, u32};
use nom::multi::many0;
use nom::sequence::{delimited, separated_pair, terminated};
use notation_syntax::{PResult, Span, label, prefix};

/// How many characters a move has.
const MOVE: usize = 4;

/// How many characters a place of a row has.
const WIDTH: usize = MOVE + 1;

/// What leads to an alternative.
const LINK: char = '…';

/// What leads to the move below.
const ARROW: char = '↓';

/// How many lines decide.
const SAMPLE: usize = 60;

/// A place of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell<'t> {
    /// The whole place.
    pub(super) whole: &'t str,
    /// The move, empty where none stands.
    pub(super) text: &'t str,
    /// Whether it leads to an alternative on the right.
    pub(super) leads_on: bool,
    /// Whether it has an arrow to the row below.
    pub(super) leads_down: bool,
}

/// `cell = 4 any any`; at the end of a line it may be shorter.
fn cell(input: &str) -> PResult<&str, Cell<'_>> {
    let any = |c| c != '\n' && c != '\r';
    take_while_m_n(1, WIDTH, any)
        .map(|whole: &str| {
            let end = whole.char_indices().nth(MOVE).map_or(whole.len(), |(end, _)| end);
            let is_drawn = |c: char| c.is_whitespace() || c == LINK || c == ARROW;
            Cell {
                whole,
                text: whole[..end].trim_matches(is_drawn),
                leads_on: whole.ends_with(LINK),
                leads_down: whole.contains(ARROW),
            }
        })
        .parse(input)
}

/// Returns the places of a row.
pub(super) fn cells(line: &str) -> Vec<Cell<'_>> {
    prefix(many0(cell), line).map(|(cells, _)| cells).unwrap_or_default()
}

/// Tells whether `line` is the first row, which stands for the start.
fn is_start(line: &str) -> bool {
    line.starts_with('\u{3000}') && matches!(line.trim(), "开始" | "開始")
}

/// Tells whether nothing but arrows and blanks stands in `line`.
fn is_arrows(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || c == ARROW)
}

/// Tells whether a table begins in the first lines of `text`.
pub(crate) fn looks_like(text: &str) -> bool {
    let mut lines = text.lines().take(SAMPLE).skip_while(|line| !is_start(line)).skip(1);
    lines.next().is_some_and(is_arrows)
}

/// Returns the place of the next table behind `from`: from its first row to the first empty line.
pub(super) fn next_table(text: &str, from: usize) -> Option<Span> {
    let mut begin = None;
    for line in text[from..].split_inclusive('\n') {
        match begin {
            None if is_start(line.trim_end_matches(['\r', '\n'])) => {
                begin = Some(Span::of(line, text).start);
            }
            Some(begin) if line.trim_end_matches(['\r', '\n']).is_empty() || is_key(line) => {
                return Some(Span::new(begin, Span::of(line, text).start));
            }
            _ => {}
        }
    }
    begin.map(|begin| Span::new(begin, text.len()))
}

/// `key = "(" row "," column "):"`
fn key(input: &str) -> PResult<&str, (u32, u32)> {
    let number = || label("a number", u32);
    terminated(
        delimited(char('('), separated_pair(number(), char(','), number()), tag("):")),
        space0,
    )
    .parse(input)
}

fn is_key(text: &str) -> bool {
    prefix(key, text).is_ok()
}

/// A comment with the place of its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Comment<'t> {
    pub(super) row: u32,
    pub(super) column: u32,
    pub(super) text: &'t str,
}

/// Reads `(row,column): {text}`, at which `text` begins, and returns its length too.
///
/// Braces may stand in the comment itself: it ends with the first one behind which its line does.
pub(super) fn comment(text: &str) -> Option<(Comment<'_>, usize)> {
    let ((row, column), rest) = prefix(key, text).ok()?;
    let inside = rest.strip_prefix('{')?;
    let ends =
        |&at: &usize| inside[at + 1..].lines().next().is_none_or(|line| line.trim().is_empty());
    let end = memchr::memchr_iter(b'}', inside.as_bytes()).find(ends)?;
    let comment = Comment { row, column, text: &inside[..end] };
    Some((comment, text.len() - inside.len() + end + 1))
}

/// Returns the text up to a line that begins a comment or a tag; at least the present line.
pub(super) fn until_comment(text: &str) -> &str {
    let mut lines = text.split_inclusive('\n');
    let first = lines.next().map_or(0, str::len);
    let is_own = |line: &&str| !line.starts_with('[') && !is_key(line);
    let others: usize = lines.take_while(is_own).map(str::len).sum();
    &text[..first + others]
}

#[cfg(test)]
mod tests {
    use super::{Comment, cells, comment, looks_like};

    #[test]
    fn cells_have_five_characters() {
        let row: Vec<_> = cells("炮４退９………………马三进五　相五\r\n")
            .iter()
            .map(|cell| (cell.text, cell.leads_on))
            .collect();
        assert_eq!(row, [("炮４退９", true), ("", true), ("马三进五", false), ("相五", false)]);
        let arrows: Vec<_> =
            cells("　　↓　　　　　　　").iter().map(|cell| cell.leads_down).collect();
        assert_eq!(arrows, [true, false]);
    }

    #[test]
    fn a_comment_may_hold_braces() {
        let text = "(3,0): {一}二\n}\n(4,11): {x}";
        let (first, length) = comment(text).unwrap();
        assert_eq!(first, Comment { row: 3, column: 0, text: "一}二\n" });
        assert_eq!(comment(text[length..].trim_start()).unwrap().0.column, 11);
        assert_eq!(comment("(3,0) {一}"), None);
    }

    #[test]
    fn the_start_and_the_row_below_tell_the_format() {
        assert!(looks_like("[Red \"\"]\r\n\r\n　开始　\r\n　　↓　\r\n"));
        assert!(!looks_like("　开始　\n游戏"));
        assert!(!looks_like("开始"));
    }
}
