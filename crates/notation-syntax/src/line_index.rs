//! From byte offsets to lines and columns.

use alloc::vec::Vec;

/// A place in a text as people count it: both numbers begin at 1, columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineColumn {
    /// Line number, from 1.
    pub line: usize,
    /// Column number in characters, from 1.
    pub column: usize,
}

/// The line starts of one text.
///
/// Lines end with LF, CR LF or a lone CR.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<usize>,
    /// How many characters begin before each stretch of the text.
    characters: Vec<usize>,
    first_line: usize,
    first_byte: usize,
}

/// The bytes of a stretch: the most that is counted to find a column, however long the line is.
const STRETCH: usize = 4096;

impl LineIndex {
    /// Scans `text` once for its line ends.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut starts = Vec::from([0]);
        for (at, &byte) in bytes.iter().enumerate() {
            let ends_line = match byte {
                b'\n' => true,
                b'\r' => bytes.get(at + 1) != Some(&b'\n'),
                _ => false,
            };
            if ends_line {
                starts.push(at + 1);
            }
        }
        let mut before = 0;
        let stretches = bytes.chunks(STRETCH).map(|stretch| {
            before += characters(stretch);
            before
        });
        let characters = core::iter::once(0).chain(stretches).collect();
        Self { starts, characters, first_line: 1, first_byte: 0 }
    }

    /// Says that the text is a part of a longer one: the number of its first line, and how many
    /// bytes stand in front of it.
    ///
    /// ```
    /// use notation_syntax::LineIndex;
    ///
    /// let index = LineIndex::new("c\nd").behind(3, 4);
    /// assert_eq!(index.line_column("c\nd", 2).line, 4);
    /// assert_eq!(index.first_byte(), 4);
    /// ```
    #[must_use]
    pub fn behind(self, first_line: usize, first_byte: usize) -> Self {
        Self { first_line, first_byte, ..self }
    }

    /// Returns how many bytes stand in front of the text, where it is a part of a longer one.
    #[must_use]
    pub const fn first_byte(&self) -> usize {
        self.first_byte
    }

    /// Returns the line and column of the byte at `offset` in `text`, the text that was scanned.
    ///
    /// An offset behind the end counts as the end; an offset inside a character counts as its
    /// first byte.
    #[must_use]
    pub fn line_column(&self, text: &str, offset: usize) -> LineColumn {
        let offset = text.floor_char_boundary(offset.min(text.len()));
        let line = self.starts.partition_point(|&start| start <= offset);
        let start = self.starts[line - 1];
        let line = line - 1 + self.first_line;
        let column = self.characters_before(text, offset) - self.characters_before(text, start);
        LineColumn { line, column: column + 1 }
    }

    fn characters_before(&self, text: &str, offset: usize) -> usize {
        let stretch = offset / STRETCH;
        self.characters[stretch] + characters(&text.as_bytes()[stretch * STRETCH..offset])
    }

    /// Returns the bytes of the line with number `line` (from 1), without its line end.
    #[must_use]
    pub fn line_text<'t>(&self, text: &'t str, line: usize) -> &'t str {
        let Some(at) = line.checked_sub(self.first_line) else { return "" };
        let Some(&start) = self.starts.get(at) else { return "" };
        let end = self.starts.get(at + 1).copied().unwrap_or(text.len());
        text[start..end].trim_end_matches(['\r', '\n'])
    }

    /// Returns the number of lines.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.starts.len()
    }
}

/// Counts the characters that begin in a piece of UTF-8.
fn characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::{LineColumn, LineIndex};

    /// A line of several stretches, with characters across their bounds.
    #[test]
    fn columns_of_a_long_line_are_counted_from_its_start() {
        let text = alloc::format!("first\n{}", "炮二x".repeat(4000));
        let index = LineIndex::new(&text);
        for (number, (offset, _)) in text["first\n".len()..].char_indices().enumerate() {
            let expected = LineColumn { line: 2, column: number + 1 };
            assert_eq!(index.line_column(&text, "first\n".len() + offset), expected);
        }
        assert_eq!(index.line_column(&text, text.len()), LineColumn { line: 2, column: 12_001 });
    }

    #[test]
    fn counts_characters_not_bytes() {
        let text = "炮二平五\r\n马８进７\rx\n";
        let index = LineIndex::new(text);
        let at = |needle: &str| index.line_column(text, text.find(needle).unwrap());
        assert_eq!(at("平"), LineColumn { line: 1, column: 3 });
        assert_eq!(at("进"), LineColumn { line: 2, column: 3 });
        assert_eq!(at("x"), LineColumn { line: 3, column: 1 });
        assert_eq!(index.line_column(text, 999), LineColumn { line: 4, column: 1 });
        assert_eq!(index.line_text(text, 2), "马８进７");
        assert_eq!(index.line_text(text, 9), "");
    }

    #[test]
    fn takes_an_offset_inside_a_character_as_its_start() {
        let text = "炮二";
        let index = LineIndex::new(text);
        assert_eq!(index.line_column(text, 4), LineColumn { line: 1, column: 2 });
    }
}
