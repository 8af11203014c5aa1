//! Comments: in braces, behind a semicolon, in parentheses.

use notation_syntax::Span;

use super::{Builder, is_move};
use crate::Extra;
use crate::line_ends::with_lf;
use crate::pgn::PgnProblem;
use crate::pgn::directive::Directive;
use crate::pgn::grammar::{Token, begins_line, tag_pair, token, until_head_line, until_tag_line};
use crate::pgn::separators::is_space;

/// The longest remark in parentheses, in bytes.
const LONGEST_REMARK: usize = 4 << 10;

/// Returns `line` up to its first number or move.
fn before_moves(line: &str) -> &str {
    let mut rest = line;
    loop {
        let behind = rest.trim_start_matches(is_space);
        match token(behind) {
            Ok((next, Token::Word(word))) if !is_move(word) => rest = next,
            Ok((next, Token::Nag(_) | Token::Dots)) => rest = next,
            _ => return &line[..line.len() - rest.len()],
        }
    }
}

impl<'t> Builder<'t> {
    pub(super) fn read_comment(&mut self, text: &'t str, closed: bool, end: usize) {
        let begin = self.at;
        let open = self.rest().chars().next().map_or(0, char::len_utf8);
        // A brace that was never closed must not swallow the games behind it. Where another one is
        // opened before the next is closed, the first was not.
        let is_whole = closed && !text.contains(['{', '｛']);
        let own = match closed {
            _ if is_whole => text,
            true => until_head_line(text),
            false => until_tag_line(text),
        };
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
        let text = with_lf(text);
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
            self.before.push(text.into_owned());
        } else {
            self.game.tree[self.node].annotations_mut().comments.push(text.into_owned());
        }
    }

    /// Reads parentheses that hold words as a comment, up to the one that closes them. If none does,
    /// the comment ends before the first number or move, or with its line.
    pub(super) fn read_remark(&mut self, open: Span) {
        let inside = &self.text[open.end..];
        let near = &inside[..inside.floor_char_boundary(LONGEST_REMARK)];
        let mut depth = 1_usize;
        let close = near.bytes().enumerate().position(|(at, byte)| {
            match (byte, near.as_bytes().get(at + 2)) {
                (b'(', _) => depth += 1,
                (b')', _) => depth -= 1,
                // The wide ones: U+FF08 and U+FF09.
                (0xEF, Some(0x88)) if near[at..].starts_with('（') => depth += 1,
                (0xEF, Some(0x89)) if near[at..].starts_with('）') => depth -= 1,
                (b'[', _) if at > 0 && begins_line(near, at) && tag_pair(&near[at..]).is_ok() => {
                    depth = 0;
                }
                _ => {}
            }
            depth == 0
        });
        let text = match close.filter(|&at| !near[at..].starts_with('[')) {
            Some(at) => {
                self.at = open.end + at + near[at..].chars().next().map_or(0, char::len_utf8);
                self.report(PgnProblem::ParenthesisedComment, Span::new(open.start, self.at));
                &near[..at]
            }
            None => {
                let text = before_moves(near.lines().next().unwrap_or_default());
                self.at = open.end + text.len();
                self.report(PgnProblem::UnclosedVariation, open);
                text
            }
        };
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
