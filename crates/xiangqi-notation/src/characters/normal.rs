//! Move texts with every character in its plain form.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use notation_syntax::{Found, Span, SyntaxError};
use unicode_normalization::UnicodeNormalization;

use super::look_alikes::LOOK_ALIKES;

/// What becomes of spaces inside a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spaces {
    /// 炮 二 平 五 is 炮二平五.
    Dropped,
    /// Runs become one space; moves in words need it.
    Kept,
}

/// A text with plain characters that knows where each came from.
pub(crate) struct Normal {
    text: String,
    /// For each character of the text, where it begins there and its place in the source.
    origins: Vec<(usize, Span)>,
    end: usize,
}

impl Normal {
    pub(crate) fn new(source: &str, spaces: Spaces) -> Self {
        let mut normal = Self { text: String::new(), origins: Vec::new(), end: source.len() };
        for (at, c) in source.char_indices() {
            let span = Span::new(at, at + c.len_utf8());
            if is_invisible(c) {
                continue;
            }
            if c.is_ascii() && !c.is_ascii_whitespace() {
                normal.push(c, span);
                continue;
            }
            // The ideographs of Unicode's first block are their own plain forms.
            if matches!(c, '\u{4E00}'..='\u{9FA5}') {
                normal.push(plain(c), span);
                continue;
            }
            // ㈠ and ⑴ come apart into three characters; the brackets mean nothing here.
            let parts = core::iter::once(c).nfkc();
            let bracketed = parts.clone().count() >= 3 && parts.clone().next() == Some('(');
            for part in parts {
                if part.is_whitespace() {
                    let keep = spaces == Spaces::Kept
                        && !normal.text.is_empty()
                        && !normal.text.ends_with(' ');
                    if keep {
                        normal.push(' ', span);
                    }
                } else if !(bracketed && matches!(part, '(' | ')')) {
                    normal.push(plain(part), span);
                }
            }
        }
        if normal.text.ends_with(' ') {
            normal.text.pop();
            normal.origins.pop();
        }
        normal
    }

    fn push(&mut self, c: char, origin: Span) {
        self.origins.push((self.text.len(), origin));
        self.text.push(c);
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the place in the source of the byte at `at`.
    fn origin(&self, at: usize) -> Span {
        let index = self.origins.partition_point(|&(begin, _)| begin <= at);
        match index.checked_sub(1) {
            Some(index) if at < self.text.len() => self.origins[index].1,
            _ => Span::at(self.end),
        }
    }

    /// Returns the place in the source of a part of the text.
    pub(crate) fn span(&self, part: Range<usize>) -> Span {
        match part.end.checked_sub(1) {
            Some(last) if part.start <= last => self.origin(part.start).to(self.origin(last)),
            _ => self.origin(part.start),
        }
    }

    /// Moves the place of `error`, found in the part of the text from `offset`, to the `source`.
    pub(crate) fn restore(
        &self,
        mut error: SyntaxError,
        offset: usize,
        source: &str,
    ) -> SyntaxError {
        error.span = self.origin(error.span.start + offset);
        if matches!(error.found, Found::Char(_)) {
            let found = source.get(error.span.range()).and_then(|part| part.chars().next());
            error.found = found.map_or(Found::End, Found::Char);
        }
        error
    }
}

fn plain(c: char) -> char {
    LOOK_ALIKES.iter().find(|&&(from, _)| from == c).map_or(c, |&(_, to)| to)
}

/// Byte order marks, joiners, directional marks and variation selectors.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{FEFF}' | '\u{061C}' | '\u{180E}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

#[cfg(test)]
mod tests {
    use super::{Normal, Spaces};

    fn dropped(text: &str) -> alloc::string::String {
        Normal::new(text, Spaces::Dropped).text
    }

    #[test]
    fn plain_forms() {
        assert_eq!(dropped("炮 二　平\u{200B}五"), "炮二平五");
        assert_eq!(dropped("Ｃ２．５"), "C2.5");
        assert_eq!(dropped("Ｃ２−５"), "C2-5");
        assert_eq!(dropped("⻢㈠进②"), "马一进2");
        assert_eq!(dropped("車\u{F902}"), "車車");
        assert_eq!(dropped("C⒉5"), "C2.5");
        assert_eq!(Normal::new(" Pháo  2 bình 5 ", Spaces::Kept).text, "Pháo 2 bình 5");
    }

    #[test]
    fn errors_are_placed_in_the_source() {
        let source = "㈠ x";
        let normal = Normal::new(source, Spaces::Dropped);
        let error = notation_syntax::SyntaxError::expected(normal.as_str(), 3, "a");
        let restored = normal.restore(error, 0, source);
        assert_eq!((restored.span.start, restored.span.end), (4, 5));
    }
}
