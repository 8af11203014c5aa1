//! A record as a list of fields.

use notation_syntax::Span;

use super::DhtmlXqProblem;
use super::grammar::{Kind, tags};
use crate::{Diagnostic, Place};

/// A field as it stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field<'t> {
    pub(super) name: &'t str,
    pub(super) value: &'t str,
    /// The place of the value.
    pub(super) span: Span,
}

impl Field<'_> {
    pub(super) fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }
}

/// The fields of one record in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Record<'t> {
    pub(super) fields: Vec<Field<'t>>,
    pub(super) diagnostics: Vec<Diagnostic>,
    is_framed: bool,
}

impl Record<'_> {
    fn has(&self, name: &str) -> bool {
        self.fields.iter().any(|field| field.is(name))
    }

    /// Takes the fields of the next record of a list without frames off, if a field of this name
    /// belongs to it: the start or the moves a second time, with the fields in front of them.
    fn split_before(&mut self, name: &str) -> Option<Self> {
        let repeats = ["binit", "movelist"].iter().any(|it| it.eq_ignore_ascii_case(name));
        if self.is_framed || !repeats || !self.has(name) || !self.has("movelist") {
            return None;
        }
        let is_body = |field: &Field<'_>| {
            ["movelist", "move_", "comment"].iter().any(|begin| {
                field.name.get(..begin.len()).is_some_and(|it| it.eq_ignore_ascii_case(begin))
            })
        };
        let end = self.fields.iter().rposition(is_body).map_or(self.fields.len(), |at| at + 1);
        Some(Self { fields: self.fields.split_off(end), ..Self::default() })
    }
}

/// Divides `text` into records.
pub(super) fn records(text: &str) -> Vec<Record<'_>> {
    let mut reader = Reader { text, records: Vec::new(), record: Record::default(), open: None };
    for tag in tags(text) {
        match (tag.kind, tag.name) {
            (Kind::Opens, None) => {
                reader.leave_open(tag.span.start);
                reader.end_record();
                reader.record.is_framed = true;
            }
            (Kind::Closes, None) => {
                reader.leave_open(tag.span.start);
                reader.end_record();
            }
            (Kind::Opens, Some(name)) => {
                reader.leave_open(tag.span.start);
                if let Some(next) = reader.record.split_before(name) {
                    reader.end_record();
                    reader.record = next;
                }
                reader.open = Some((name, tag.span));
            }
            (Kind::Closes, Some(name)) => reader.close(name, tag.span),
        }
    }
    reader.leave_open(text.len());
    reader.end_record();
    reader.records
}

struct Reader<'t> {
    text: &'t str,
    records: Vec<Record<'t>>,
    record: Record<'t>,
    /// The field that is open, with the place of its tag.
    open: Option<(&'t str, Span)>,
}

impl<'t> Reader<'t> {
    fn report(&mut self, problem: DhtmlXqProblem, span: Span) {
        self.record.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }

    fn close(&mut self, closed: &str, span: Span) {
        let Some((name, opened)) = self.open.take() else {
            self.report(DhtmlXqProblem::StrayTag { name: closed.to_owned() }, span);
            return;
        };
        if !name.eq_ignore_ascii_case(closed) {
            let (opened, closed) = (name.to_owned(), closed.to_owned());
            self.report(DhtmlXqProblem::MismatchedTag { opened, closed }, span);
        }
        self.push(name, Span::new(opened.end, span.start));
    }

    /// Ends a field that nothing closes in front of `end`.
    fn leave_open(&mut self, end: usize) {
        if let Some((name, opened)) = self.open.take() {
            self.report(DhtmlXqProblem::UnclosedTag { name: name.to_owned() }, opened);
            let value = self.text[opened.end..end].trim_end();
            self.push(name, Span::new(opened.end, opened.end + value.len()));
        }
    }

    fn push(&mut self, name: &'t str, span: Span) {
        self.record.fields.push(Field { name, value: &self.text[span.range()], span });
    }

    fn end_record(&mut self) {
        let record = std::mem::take(&mut self.record);
        if !record.fields.is_empty() {
            self.records.push(record);
        }
    }
}
