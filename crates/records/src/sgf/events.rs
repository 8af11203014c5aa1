//! From text to events: the part of reading that needs no memory.
//!
//! [`SgfEvents`] walks over a decoded text and says what begins and ends where. It allocates
//! nothing but its findings, whose number is bounded, so that a text of any length can be looked
//! through. [`SgfTree`](super::SgfTree) is built from these events.
//!
//! Tolerated, each with a finding: text around trees; missing and extra parentheses; properties
//! without `;` before them; white space inside names; names without values and values without
//! names; brackets inside texts that are not escaped; a text that is cut short.

use memchr::memchr2;
use notation_syntax::Span;

use super::grammar::{self, Bytes};
use super::problem::{Findings, SgfFinding, SgfProblem};
use super::recovery;

/// What begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SgfEventKind {
    /// A game tree begins.
    GameStart,
    /// A node begins.
    Node,
    /// A property of that node, from its name to the bracket behind its last value.
    Property,
    /// The same, when one of its values holds brackets that are not escaped.
    BrokenProperty {
        /// The text of that value.
        value: Span,
    },
    /// A variation begins; the next node follows the node before it.
    VariationStart,
    /// A variation ends; the next node follows the node before the variation.
    VariationEnd,
    /// The game tree ends, and with it all variations that are still open.
    GameEnd,
}

/// One event with its place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SgfEvent {
    /// What it is.
    pub kind: SgfEventKind,
    /// Where it stands; empty where the text lacks what the event stands for.
    pub span: Span,
}

/// Walks over the events of a decoded text.
///
/// ```
/// use records::sgf::{SgfEventKind, SgfEvents};
///
/// let moves = SgfEvents::new("(;FF[4];B[pd](;W[dd])(;W[dp]))");
/// assert_eq!(moves.filter(|event| event.kind == SgfEventKind::Node).count(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct SgfEvents<'t> {
    text: Bytes<'t>,
    at: usize,
    depth: u32,
    extra_open: u32,
    games: u32,
    place: Place,
    findings: Findings,
}

/// What stands before the place where the walk is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Outside,
    BeforeRoot,
    InNode,
    VariationOpened,
    VariationClosed,
    Done,
}

impl<'t> SgfEvents<'t> {
    /// Begins at the start of `text`.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        let mut events = Self {
            text: text.as_bytes(),
            at: 0,
            depth: 0,
            extra_open: 0,
            games: 0,
            place: Place::Outside,
            findings: Findings::default(),
        };
        if text.starts_with('\u{feff}') {
            events.at = '\u{feff}'.len_utf8();
        }
        events
    }

    /// Begins behind a game tree, in a part of a longer text.
    pub(super) fn behind_a_game(text: &'t str) -> Self {
        Self { games: 1, ..Self::new(text) }
    }

    /// Takes out what was found wrong since the last call.
    pub fn take_findings(&mut self) -> Vec<SgfFinding> {
        self.findings.take()
    }

    /// Returns the offset behind what has been read.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.at
    }

    #[inline]
    fn event(&mut self, kind: SgfEventKind, start: usize, end: usize) -> Option<SgfEvent> {
        self.at = end;
        Some(SgfEvent { kind, span: Span::new(start, end) })
    }

    fn finding(&mut self, problem: SgfProblem, start: usize, end: usize) {
        self.findings.push(problem, start, end);
    }

    /// Looks for the next game tree.
    fn outside(&mut self) -> Option<SgfEvent> {
        let begin = self.at;
        let mut search = begin;
        while let Some(found) = memchr2(b'(', b';', &self.text[search..]) {
            let at = search + found;
            let rest = &self.text[at..];
            if self.text[at] == b';' {
                if grammar::bare_node(rest).is_ok() {
                    self.text_before(begin, at);
                    self.finding(SgfProblem::MissingOpen, at, at);
                    return self.open(at, at);
                }
                search = at + 1;
                continue;
            }
            let run = recovery::parentheses(rest);
            if grammar::tree_start(rest).is_ok() {
                self.text_before(begin, at);
                if run.count > 1 {
                    self.extra_open += run.count - 1;
                    self.finding(SgfProblem::ExtraOpen, at, at + run.last);
                }
                return self.open(at, at + run.last + 1);
            }
            search = at + run.last + 1;
        }
        self.place = Place::Done;
        self.text_after(begin);
        None
    }

    fn open(&mut self, start: usize, end: usize) -> Option<SgfEvent> {
        self.place = Place::BeforeRoot;
        self.depth = 1;
        self.games += 1;
        self.event(SgfEventKind::GameStart, start, end)
    }

    fn text_before(&mut self, start: usize, end: usize) {
        if let Some((start, end)) = self.text_outside(start, end) {
            self.finding(SgfProblem::ExtraTextBefore, start, end);
        }
    }

    fn text_after(&mut self, start: usize) {
        let end = self.text.len();
        let extra = self.text_outside(start, end);
        self.at = end;
        match (self.games, extra) {
            (0, None) => self.finding(SgfProblem::Empty, 0, 0),
            (0, Some((start, end))) => self.finding(SgfProblem::NoTree, start, end),
            (_, Some((start, end))) => self.finding(SgfProblem::ExtraTextAfter, start, end),
            (_, None) => {}
        }
    }

    /// Returns the place of what stands between trees, without white space and without the
    /// parentheses that close those opened too many.
    fn text_outside(&mut self, mut start: usize, mut end: usize) -> Option<(usize, usize)> {
        while let Some(&byte) = self.text.get(start..end).and_then(<[u8]>::first) {
            if byte == b')' && self.extra_open > 0 {
                self.extra_open -= 1;
            } else if !grammar::is_space(byte) {
                break;
            }
            start += 1;
        }
        while end > start && grammar::is_space(self.text[end - 1]) {
            end -= 1;
        }
        (start < end).then_some((start, end))
    }

    /// Reads a node of one plain move behind another node, possibly on a line of its own, and
    /// returns the place of its property: a short cut past the two events that it is.
    #[inline]
    pub(super) fn plain_node(&mut self) -> Option<Span> {
        if self.place != Place::InNode {
            return None;
        }
        let rest = &self.text[self.at..];
        let (node, property) = match rest {
            [b';', property @ ..] => (self.at, property),
            [b'\n', b';', property @ ..] => (self.at + 1, property),
            _ => return None,
        };
        let start = node + 1;
        let end = start + grammar::plain_move(property)?;
        self.at = end;
        Some(Span::new(start, end))
    }

    /// Reads on inside a game tree.
    #[inline]
    pub(super) fn inside(&mut self) -> Option<SgfEvent> {
        while let Some(&byte) = self.text.get(self.at) {
            let at = self.at;
            match byte {
                b';' => {
                    if self.place == Place::VariationClosed {
                        self.finding(SgfProblem::NodeAfterVariation, at, at + 1);
                    }
                    self.place = Place::InNode;
                    return self.event(SgfEventKind::Node, at, at + 1);
                }
                b'(' => return self.parenthesis_opened(at),
                b')' => return self.parenthesis_closed(at),
                byte if grammar::is_space(byte) => self.at += 1,
                _ => {
                    if let Some(event) = self.property(at) {
                        return Some(event);
                    }
                }
            }
        }
        self.finding(SgfProblem::MissingClose { count: self.depth }, self.at, self.at);
        self.close(self.at, self.at)
    }

    /// Reads a property, or passes over what is none.
    #[inline]
    fn property(&mut self, at: usize) -> Option<SgfEvent> {
        let read = grammar::property(&self.text[at..]);
        if let (Place::InNode, Ok((rest, ()))) = (self.place, read) {
            let end = self.text.len() - rest.len();
            if recovery::goes_on(self.text, end) {
                return self.event(SgfEventKind::Property, at, end);
            }
        }
        self.odd_property(at)
    }

    /// Reads a property that is not quite one, or stands where no node is open.
    #[cold]
    fn odd_property(&mut self, at: usize) -> Option<SgfEvent> {
        let Some(odd) = recovery::property(self.text, at) else {
            let end = recovery::junk_end(self.text, at);
            let problem = if self.text[at..end].iter().copied().all(grammar::is_name) {
                SgfProblem::NameWithoutValue
            } else {
                SgfProblem::Junk
            };
            self.finding(problem, at, end);
            self.at = end;
            return None;
        };
        if self.place != Place::InNode {
            let problem = match self.place {
                Place::BeforeRoot => SgfProblem::BareRoot,
                _ => SgfProblem::MissingSemicolon,
            };
            self.finding(problem, at, odd.end);
            self.place = Place::InNode;
            return self.event(SgfEventKind::Node, at, at);
        }
        for (problem, span) in odd.findings.into_iter().flatten() {
            self.finding(problem, span.start, span.end);
        }
        let kind = match odd.value {
            Some(value) => SgfEventKind::BrokenProperty { value },
            None => SgfEventKind::Property,
        };
        self.event(kind, at, odd.end)
    }

    fn parenthesis_opened(&mut self, at: usize) -> Option<SgfEvent> {
        if grammar::root_start(&self.text[at..]).is_ok() {
            self.finding(SgfProblem::MissingClose { count: self.depth }, at, at);
            return self.close(at, at);
        }
        if self.place == Place::VariationOpened {
            self.finding(SgfProblem::ExtraOpen, at, at + 1);
        }
        self.place = Place::VariationOpened;
        self.depth += 1;
        self.event(SgfEventKind::VariationStart, at, at + 1)
    }

    fn parenthesis_closed(&mut self, at: usize) -> Option<SgfEvent> {
        if self.place == Place::VariationOpened {
            self.finding(SgfProblem::EmptyVariation, at, at + 1);
        }
        if self.depth == 1 {
            return self.close(at, at + 1);
        }
        self.depth -= 1;
        self.place = Place::VariationClosed;
        self.event(SgfEventKind::VariationEnd, at, at + 1)
    }

    fn close(&mut self, start: usize, end: usize) -> Option<SgfEvent> {
        self.place = Place::Outside;
        self.depth = 0;
        self.event(SgfEventKind::GameEnd, start, end)
    }
}

impl Iterator for SgfEvents<'_> {
    type Item = SgfEvent;

    #[inline]
    fn next(&mut self) -> Option<SgfEvent> {
        match self.place {
            Place::Outside => self.outside(),
            Place::Done => None,
            _ => self.inside(),
        }
    }
}
