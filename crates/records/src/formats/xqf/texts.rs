//! The texts of the fixed part: Pascal strings, one length byte and room for a number of bytes.

use notation_syntax::Span;

use super::fixed::FIXED;
use crate::encoding::{DecodeFaultKind, TextEncoding, decode_field};
use crate::field::fit;
use crate::{Diagnostic, FieldProblem, LossReport, Place, Tags};

/// A text field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field {
    /// The tag that holds the text.
    pub(super) tag: &'static str,
    /// Where the length byte stands.
    pub(super) offset: usize,
    /// How many bytes there is room for behind it.
    pub(super) capacity: usize,
}

/// The text fields in the order of the file.
pub(super) const FIELDS: [Field; 12] = [
    Field::new("Title", 80, 63),
    Field::new("xqf:TitleB", 144, 63),
    Field::new("Event", 208, 63),
    Field::new("Date", 272, 15),
    Field::new("Site", 288, 15),
    Field::new("Red", 304, 15),
    Field::new("Black", 320, 15),
    Field::new("TimeControl", 336, 63),
    Field::new("RedTime", 400, 15),
    Field::new("BlackTime", 416, 15),
    Field::new("Annotator", 464, 15),
    Field::new("Author", 480, 15),
];

impl Field {
    const fn new(tag: &'static str, offset: usize, capacity: usize) -> Self {
        Self { tag, offset, capacity }
    }

    /// Returns the offset behind the field.
    pub(super) const fn end(self) -> usize {
        self.offset + 1 + self.capacity
    }

    /// Returns the field right behind this one.
    fn next(self) -> Option<Self> {
        FIELDS.into_iter().find(|field| field.offset == self.end())
    }
}

/// A text in the fixed part, not yet decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Text {
    /// The field in which it begins.
    pub(super) field: Field,
    /// Its bytes, up to the first zero.
    pub(super) span: Span,
    /// The length that is stated.
    stated: usize,
    /// The field into which it runs on.
    pub(super) runs_into: Option<Field>,
}

/// Finds the texts. Empty ones and those over which another runs on are left out.
pub(super) fn texts(fixed: &[u8; FIXED]) -> Vec<Text> {
    let mut texts = Vec::new();
    let mut overrun = 0;
    for field in FIELDS {
        let text = text(fixed, field);
        if field.offset >= overrun && !text.span.is_empty() {
            texts.push(text);
            overrun = text.runs_into.map_or(0, Field::end);
        }
    }
    texts
}

fn text(fixed: &[u8; FIXED], field: Field) -> Text {
    let begin = field.offset + 1;
    let stated = usize::from(fixed[field.offset]);
    let runs_into = field.next().filter(|&next| runs_on(fixed, field, next));
    let room = runs_into.map_or(field.end(), Field::end) - begin;
    let bytes = &fixed[begin..begin + stated.min(room)];
    let length = memchr::memchr(0, bytes).unwrap_or(bytes.len());
    let runs_into = runs_into.filter(|_| length > field.capacity);
    Text { field, span: Span::new(begin, begin + length), stated, runs_into }
}

/// Tells whether an over-long text lies over the field behind it.
///
/// Exporters that copy texts without a look at their length write the last bytes over the next
/// field. There a byte of the text stands where the length should be, and it is larger than any
/// length that they state. A title always goes on where its length reaches no further than the
/// second title.
fn runs_on(fixed: &[u8; FIXED], field: Field, next: Field) -> bool {
    let stated = usize::from(fixed[field.offset]);
    let room = next.end() - field.offset - 1;
    let first = fixed[next.offset];
    let is_title = next.tag == "xqf:TitleB";
    field.capacity < stated
        && stated <= room
        && (is_title || first >= b' ' && usize::from(first) > next.capacity)
}

impl Text {
    /// Decodes the text and reports what is odd about it.
    pub(super) fn decode(
        self,
        fixed: &[u8; FIXED],
        encoding: TextEncoding,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> String {
        let decoded = decode_field(&fixed[self.span.range()], encoding);
        let name = self.field.tag;
        let mut report = |problem, span| {
            diagnostics.push(Diagnostic::new(problem, Place::span(span)));
        };
        let too_long = self.stated > self.field.capacity && self.runs_into.is_none();
        if let Some(next) = self.runs_into {
            report(FieldProblem::RunsOn { field: name, into: next.tag }, self.span);
        } else if too_long {
            let capacity = self.field.capacity;
            let problem = FieldProblem::TooLong { field: name, stated: self.stated, capacity };
            report(problem, Span::new(self.field.offset, self.field.end()));
        }
        for fault in &decoded.faults {
            let span = fault.source.shifted(self.span.start);
            match fault.kind {
                // The half character at the end of an over-long text is no finding of its own.
                DecodeFaultKind::TruncatedCharacter if fault.text.is_empty() => {
                    if !too_long {
                        report(FieldProblem::CutCharacter { field: name }, span);
                    }
                }
                _ => report(FieldProblem::Undecodable { field: name }, span),
            }
        }
        decoded.text.into_owned()
    }
}

/// Writes the texts that differ from those that stand in `fixed` in the encoding `held`.
pub(super) fn write(
    fixed: &mut [u8; FIXED],
    held: TextEncoding,
    tags: &Tags,
    encoding: TextEncoding,
    losses: &mut LossReport,
) {
    let mut present: [Option<String>; FIELDS.len()] = Default::default();
    let mut covered = [false; FIELDS.len()];
    for text in texts(fixed) {
        let at = index(text.field);
        let value = text.decode(fixed, held, &mut Vec::new());
        present[at] = Some(value).filter(|value| !value.trim().is_empty());
        if let Some(next) = text.runs_into {
            covered[index(next)] = true;
        }
    }
    let is_ascii = |text: &Option<String>| text.as_ref().is_none_or(|text| text.is_ascii());
    let is_same_encoding = held == encoding || present.iter().all(is_ascii);
    let mut stale: [bool; FIELDS.len()] = std::array::from_fn(|at| {
        let wanted = tags.get(FIELDS[at].tag).filter(|value| !value.is_empty());
        !is_same_encoding || present[at].as_deref() != wanted
    });
    // Where one of a text and the text over which it runs is written, both are.
    for at in 1..FIELDS.len() {
        if covered[at] && (stale[at - 1] || stale[at]) {
            stale[at - 1] = true;
            stale[at] = true;
        }
    }
    for (field, _) in FIELDS.into_iter().zip(stale).filter(|&(_, stale)| stale) {
        fixed[field.offset..field.end()].fill(0);
        let text = tags.get(field.tag).unwrap_or_default();
        let bytes = fit(text, field.tag, field.capacity, encoding, losses);
        fixed[field.offset] = u8::try_from(bytes.len()).unwrap_or(u8::MAX);
        fixed[field.offset + 1..][..bytes.len()].copy_from_slice(&bytes);
    }
}

fn index(field: Field) -> usize {
    FIELDS.iter().position(|&it| it == field).unwrap_or_default()
}
