//! The tags at the head of a game, and those between moves.

use notation_syntax::Span;

use super::Builder;
use crate::Extra;
use crate::pgn::PgnProblem;
use crate::pgn::grammar::{begins_line, tag_pair};
use crate::pgn::separators::is_space;
use crate::pgn::tags::{
    LengthByte, TITLE_A, belongs_to_head, known_name, unescape, without_length,
};
use crate::raw::{RawStart, RawTag};

impl<'t> Builder<'t> {
    pub(super) fn read_head(&mut self) {
        loop {
            self.skip_space();
            if !self.rest().starts_with('[') || self.begins_next_head() || !self.read_tag() {
                break;
            }
        }
    }

    /// Tells whether a game without moves ends here: behind a blank line stands the tag with which
    /// this game began.
    fn begins_next_head(&self) -> bool {
        let Some(first) = self.game.tags.first() else { return false };
        let is_first = |name: &str| first.name.eq_ignore_ascii_case(known_name(name));
        self.is_behind_blank_line(Span::at(self.at))
            && tag_pair(self.rest())
                .is_ok_and(|(_, (name, _))| belongs_to_head(name) && is_first(name))
    }

    /// Tells whether the bracket at `at` can begin a tag: a whole one, or what begins a line.
    pub(super) fn begins_tag(&self, at: usize) -> bool {
        begins_line(self.text, at) || tag_pair(&self.text[at..]).is_ok()
    }

    /// Reads one tag, or reports the line that should have been one. Tells whether to go on.
    pub(super) fn read_tag(&mut self) -> bool {
        match tag_pair(self.rest()) {
            Ok((rest, (name, value))) => {
                let end = self.text.len() - rest.len();
                let value_at = value.as_ptr() as usize - self.text.as_ptr() as usize;
                self.add_tag(name, value, Span::new(value_at, value_at + value.len()));
                self.at = end;
                true
            }
            Err(nom::Err::Error(failure) | nom::Err::Failure(failure)) => {
                let expected = failure.expected.as_slice().first().copied();
                let line = self.rest().lines().next().unwrap_or_default().len();
                let span = self.take(line.max(1));
                let expected = expected.unwrap_or("a name and a quoted value");
                self.report(PgnProblem::MalformedTag { expected }, span);
                self.keep_malformed(span);
                true
            }
            Err(nom::Err::Incomplete(_)) => false,
        }
    }

    /// Keeps the words of a line that is no tag, so that nothing is lost.
    pub(super) fn keep_malformed(&mut self, span: Span) {
        let text = self.text[span.range()].trim().trim_matches(['[', ']']).trim();
        let (name, value) = text.split_once(is_space).unwrap_or((text, ""));
        let value = value.trim().trim_matches('"');
        if !name.is_empty() {
            self.add_tag(name, value, span);
        }
    }

    pub(super) fn add_tag(&mut self, name: &'t str, value: &str, span: Span) {
        let mut value = value;
        self.has_lengths |= name == TITLE_A;
        let byte = if self.has_lengths { LengthByte::Any } else { LengthByte::Control };
        if let Some(text) = without_length(value, byte) {
            self.has_lengths = true;
            self.report(PgnProblem::LengthByte, Span::new(span.start, span.end - text.len()));
            value = text;
        }
        let value = unescape(value);
        let name = known_name(name);
        if !self.tag_names.insert(name) {
            self.report(PgnProblem::DuplicateTag { name: name.to_owned() }, span);
        } else if name.eq_ignore_ascii_case("FEN") && !value.trim().is_empty() {
            self.game.start = RawStart::Fen { text: value.clone(), span };
        }
        self.game.tags.push(RawTag { name: name.to_owned(), value, span });
    }

    /// Reads a tag behind moves or comments: the next game, the head of this one below its first
    /// comment, or a property of the next move (`.xqn`). Tells whether this game goes on.
    pub(super) fn read_tags_between_moves(&mut self) -> bool {
        let rest = self.rest();
        match tag_pair(rest) {
            Ok((_, (name, _))) if belongs_to_head(name) => {
                let is_head = !self.moves_seen
                    && self.game.tags.is_empty()
                    && self.game.start == RawStart::Usual;
                if is_head {
                    self.read_head();
                }
                is_head
            }
            Ok(_) if !self.moves_seen => self.read_tag(),
            Ok((behind, (name, value))) => {
                self.extras.push(Extra { name: name.to_owned(), value: unescape(value) });
                self.at = self.text.len() - behind.len();
                true
            }
            Err(_) => self.read_tag(),
        }
    }
}
