//! Words in front of the first move and behind the last one.

use nom::Parser;
use nom::sequence::preceded;
use notation_syntax::Span;

use super::{Builder, is_move, opens_moves};
use crate::line_ends::with_lf;
use crate::pgn::PgnProblem;
use crate::pgn::grammar::{Token, space, tag_pair, token, until_tag_line};
use crate::pgn::separators::is_space;
use crate::pgn::words::{has_shape_of_move, split_suffix};
use crate::positions::{fen_prefix, is_position, start};
use crate::raw::RawStart;
use crate::{Extra, NodeId};

/// Returns the text behind the result that `extra` holds, if it reads back so where it stands.
pub(in crate::formats::pgn) fn footer(extra: &Extra) -> Option<&str> {
    let text = extra.value.as_str();
    let is_whole = !text.is_empty()
        && text.trim_matches(is_space).len() == text.len()
        && tag_pair(text).is_err()
        && until_tag_line(text).len() == text.len()
        && !text.contains('\r')
        && !opens_numbered_move(text);
    (extra.name == Extra::FOOTER && is_whole).then_some(text)
}

impl Builder<'_> {
    /// Tells whether the heading of another game begins here: a line of words behind a blank one.
    pub(super) fn begins_heading(&self, word: Span) -> bool {
        if !self.is_behind_blank_line(word) {
            return false;
        }
        let line = self.text[word.start..].lines().next().unwrap_or_default();
        !line.split(is_space).any(is_move)
    }

    pub(super) fn is_behind_blank_line(&self, word: Span) -> bool {
        let before = self.text[..word.start].trim_end_matches([' ', '\u{3000}', '\t', '\r']);
        let before = before.strip_suffix('\n').unwrap_or_default();
        before.trim_end_matches([' ', '\t', '\r']).ends_with('\n')
    }

    /// Tells whether the number 1 at `number` begins the next game of a list without tags.
    pub(super) fn begins_list(&self, number: Span) -> bool {
        let is_open = self.moves_seen && self.branches.is_empty() && self.game.tags.is_empty();
        is_open && self.is_behind_blank_line(number)
    }

    /// Takes a FEN in front of the moves for the start. Tells whether one stands there.
    pub(super) fn read_position(&mut self, line: &str) -> bool {
        if self.game.start != RawStart::Usual || !is_position(line) {
            return false;
        }
        let Ok((fen, length)) = fen_prefix(line) else { return false };
        self.game.start = start(line[..length].trim_end(), &fen, self.at);
        let behind = line[length..].trim_start_matches([' ', '\t', ',', ';']);
        self.at += line.len() - behind.len();
        true
    }

    /// Tells whether `text` goes on with a position: the next game of a list without tags.
    pub(super) fn opens_position(&self, text: &str) -> bool {
        let text = text.trim_start_matches(is_space);
        // The line is not looked for before its first word is right: there may be but one line.
        let line = || text.lines().next().unwrap_or_default();
        self.game.tags.is_empty() && is_position(text) && fen_prefix(line()).is_ok()
    }

    /// Keeps a line of words in front of the first move as introduction, up to moves in it.
    pub(super) fn read_heading(&mut self) {
        let line = self.rest().lines().next().unwrap_or_default();
        if self.read_position(line) {
            return;
        }
        let text = before_two_moves(line).trim_end_matches(is_space);
        let span = self.take(text.len());
        self.report(PgnProblem::TextBeforeGame { text: text.to_owned() }, span);
        self.add_comment(text);
    }

    /// Takes what stands behind the last move or the result, up to the next game.
    pub(super) fn read_footer(&mut self) {
        let is_next_game = tag_pair(self.rest()).is_ok()
            || opens_numbered_move(self.rest())
            || self.opens_position(self.rest());
        if self.ends_here || is_next_game {
            return;
        }
        let footer = until_tag_line(self.rest());
        let begin = self.at + footer.len() - footer.trim_start_matches(is_space).len();
        let text = footer.trim_matches(is_space);
        self.at += footer.len();
        if !text.is_empty() {
            let span = Span::new(begin, begin + text.len());
            let text = with_lf(text).into_owned();
            let footer = Extra::footer(text.as_str());
            self.game.tree[NodeId::ROOT].annotations_mut().extras.push(footer);
            self.report(PgnProblem::TextAfterResult { text }, span);
        }
    }
}

/// Returns `line` up to the first of two moves in a row, if words stand in front of them.
fn before_two_moves(line: &str) -> &str {
    let mut rest = line;
    // Where a move begins, and where a number in front of one does.
    let (mut first, mut number) = (None, None);
    loop {
        let begin = line.len() - rest.trim_start_matches(is_space).len();
        let Ok((behind, found)) = token(&line[begin..]) else { return line };
        match found {
            Token::Word(word) if has_shape_of_move(split_suffix(word).0) => match first {
                Some(at) if at > 0 => return &line[..at],
                _ => first = number.take().or(Some(begin)),
            },
            Token::Number(_) | Token::Dots => number = number.or(Some(begin)),
            _ => (first, number) = (None, None),
        }
        rest = behind;
    }
}

/// Tells whether `text` goes on with a move number and a move: a game without tags.
fn opens_numbered_move(text: &str) -> bool {
    let numbered = preceded(space, token).parse(text);
    matches!(numbered, Ok((_, Token::Number(1)))) && opens_moves(text)
}
