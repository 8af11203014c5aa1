//! Comments: in braces, behind a semicolon, in parentheses.

use notation_syntax::Span;

use super::Builder;
use crate::Extra;
use crate::pgn::PgnProblem;
use crate::pgn::directive::Directive;
use crate::pgn::grammar::{until_head_line, until_tag_line};

impl<'t> Builder<'t> {
    pub(super) fn read_comment(&mut self, text: &'t str, closed: bool, end: usize) {
        let begin = self.at;
        let open = self.rest().chars().next().map_or(0, char::len_utf8);
        // A brace that was never closed must not swallow the games behind it.
        let own = if closed { until_head_line(text) } else { until_tag_line(text) };
        if closed && own.len() == text.len() {
            self.at = end;
        } else {
            self.at = begin + open + own.len();
            self.report(PgnProblem::UnclosedComment, Span::new(begin, begin + open));
        }
        self.add_comment(if own.len() == text.len() { text } else { own.trim_end() });
    }

    pub(super) fn add_comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        // A comment of blanks says nothing, but a record that has one gets it back.
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        match Directive::read(&text) {
            Some(Directive::Extra { name, value }) => {
                let extra = Extra { name: name.to_owned(), value: value.to_owned() };
                self.game.tree[self.node].annotations_mut().extras.push(extra);
                return;
            }
            Some(Directive::Unread { text }) => {
                self.game.tree[self.node].annotations_mut().unread.push(text.to_owned());
                return;
            }
            None => {}
        }
        if self.ahead {
            self.before.push(text);
        } else {
            self.game.tree[self.node].annotations_mut().comments.push(text);
        }
    }

    /// Reads parentheses that hold words as a comment, up to the one that closes them.
    pub(super) fn read_remark(&mut self, open: Span) {
        let inside = until_tag_line(&self.text[open.end..]);
        let mut depth = 1_usize;
        let close = inside.char_indices().find(|&(_, c)| {
            match c {
                '(' | '（' => depth += 1,
                ')' | '）' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let (text, behind) = match close {
            Some((at, c)) => (&inside[..at], at + c.len_utf8()),
            None => {
                let line = inside.lines().next().unwrap_or_default();
                (line, line.len())
            }
        };
        self.at = open.end + behind;
        self.report(PgnProblem::ParenthesisedComment, Span::new(open.start, self.at));
        self.add_comment(text);
    }

    /// Gives comments that waited for a move that did not come to the move before them.
    pub(super) fn flush_before(&mut self) {
        let before = std::mem::take(&mut self.before);
        if !before.is_empty() {
            self.game.tree[self.node].annotations_mut().comments.extend(before);
        }
        let extras = std::mem::take(&mut self.extras);
        if !extras.is_empty() {
            self.game.tree[self.node].annotations_mut().extras.extend(extras);
        }
    }
}
