//! Changes of words as changes of the source text.

use notation_syntax::Span;
use xiangqi_notation::Notation;

use super::digit_run::Shift;
use super::line::Line;
use super::manner::Manner;
use super::ranked::Ranked;
use super::search::{Change, Found};
use super::start::OtherStart;
use super::word::Word;
use super::{Candidate, Edit};
use crate::raw::{RawGame, RawStart};

/// Words changes so that they can be made in the text of the game.
pub(super) struct Proposer<'r> {
    pub(super) raw: &'r RawGame,
    pub(super) text: &'r str,
}

impl Proposer<'_> {
    /// Returns a change of `line` with its edits; without edits where the source has no text for
    /// it.
    pub(super) fn candidate(&self, line: &Line<'_>, change: &Ranked<'_>) -> Candidate {
        match change {
            Ranked::Found(found) => self.found(line, found),
            Ranked::Start(start) => self.start(line, start),
            Ranked::Shift(shift) => shifted(line, shift),
        }
    }

    fn found(&self, line: &Line<'_>, found: &Found) -> Candidate {
        let Line { words, manner, .. } = line;
        let word = &words[found.at];
        let replace = |word: &Word<'_>, text: &str| -> Vec<Edit> {
            if word.span.is_empty() {
                return Vec::new();
            }
            vec![Edit { span: word.span, replacement: text.to_owned() }]
        };
        let (replacement, edits, behind) = match &found.change {
            Change::Replace { text, .. } => (text.clone(), replace(word, text), found.at + 1),
            Change::Insert { text, .. } => {
                (text.clone(), self.insertion(line, found.at, text), found.at)
            }
            Change::Delete => (String::new(), self.deletion(word, manner), found.at + 1),
            Change::Swap { with } => {
                let other = &words[*with];
                let mut edits = replace(word, &other.text);
                edits.extend(replace(other, &word.text));
                if edits.len() < 2 {
                    edits.clear();
                }
                (other.text.clone().into_owned(), edits, found.at + 1)
            }
        };
        let text = match found.change {
            Change::Insert { .. } => String::new(),
            _ => word.text.clone().into_owned(),
        };
        Candidate {
            ply: word.ply,
            span: edits.first().map_or(word.span, |edit| edit.span),
            text,
            replacement,
            kind: found.kind,
            legal_plies_after: found.reach.saturating_sub(behind),
            fails_at: words.get(found.reach).map(|word| word.ply),
            cost: found.cost,
            edits,
            start: None,
        }
    }

    /// Puts a move in: behind the one before it, but before the number of the next.
    fn insertion(&self, line: &Line<'_>, at: usize, text: &str) -> Vec<Edit> {
        let word = &line.words[at];
        if word.span.is_empty() || line.manner.notation == Notation::Ucci && self.is_json() {
            return Vec::new();
        }
        let separator = line.manner.separator();
        let before = at.checked_sub(1).map(|at| &line.words[at]).filter(|it| !it.span.is_empty());
        let edit =
            |offset: usize, replacement: String| vec![Edit { span: Span::at(offset), replacement }];
        let Some(before) = before else {
            return edit(word.span.start, format!("{text}{separator}"));
        };
        let gap = self.text.get(before.span.end..word.span.start).unwrap_or_default();
        let is_number = |c: char| {
            c.is_ascii_digit() || c.is_whitespace() || matches!(c, '.' | '．' | '、' | '…')
        };
        let kept = gap.trim_end_matches(is_number);
        edit(before.span.end + kept.len(), format!("{separator}{text}"))
    }

    /// Takes a word out with the blanks behind it.
    fn deletion(&self, word: &Word<'_>, manner: &Manner) -> Vec<Edit> {
        if word.span.is_empty() || manner.notation == Notation::Ucci && self.is_json() {
            return Vec::new();
        }
        let rest = self.text.get(word.span.end..).unwrap_or_default();
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let span = Span::new(word.span.start, word.span.end + blanks);
        vec![Edit { span, replacement: String::new() }]
    }

    fn is_json(&self) -> bool {
        self.text.get(self.raw.span.range()).is_some_and(|game| game.trim_start().starts_with('{'))
    }

    fn start(&self, line: &Line<'_>, other: &OtherStart) -> Candidate {
        let fen = other.setup.to_string();
        let (span, text, edits) = match &self.raw.start {
            RawStart::Fen { text, span } if self.text.get(span.range()) == Some(text) => {
                let edit = Edit { span: *span, replacement: fen.clone() };
                (*span, text.clone(), vec![edit])
            }
            RawStart::Usual if self.begins_with_tag() => {
                let span = Span::at(self.first_tag());
                let edit = Edit { span, replacement: format!("[FEN \"{fen}\"]\n") };
                (span, String::new(), vec![edit])
            }
            _ => (self.raw.span, String::new(), Vec::new()),
        };
        Candidate {
            ply: 0,
            span,
            text,
            replacement: fen,
            kind: other.kind,
            legal_plies_after: other.reach,
            fails_at: line.words.get(other.reach).map(|word| word.ply),
            cost: other.cost,
            edits,
            start: Some(Box::new(other.setup.clone())),
        }
    }

    fn first_tag(&self) -> usize {
        let game = self.text.get(self.raw.span.range()).unwrap_or_default();
        self.raw.span.start + game.len() - game.trim_start().len()
    }

    fn begins_with_tag(&self) -> bool {
        !self.raw.tags.is_empty()
            && self.text.get(self.first_tag()..).is_some_and(|rest| rest.starts_with('['))
    }
}

/// A digit more or less.
fn shifted(line: &Line<'_>, shift: &Shift<'_>) -> Candidate {
    let word = &line.words[shift.at];
    Candidate {
        ply: word.ply,
        span: shift.edit.span,
        text: word.text.clone().into_owned(),
        replacement: shift.words.get(shift.at).map(|it| it.text.to_string()).unwrap_or_default(),
        kind: shift.kind,
        legal_plies_after: shift.reach.saturating_sub(shift.at + 1),
        fails_at: shift.words.get(shift.reach).map(|word| word.ply),
        cost: shift.cost,
        edits: vec![shift.edit.clone()],
        start: None,
    }
}
