//! A short text in half width, with the way back to its places.

use alloc::string::String;
use alloc::vec::Vec;

use notation_syntax::Span;

use crate::reading::Forgiveness;
use crate::{Deviation, Tolerance};

/// A name without blanks round it and with its full-width signs in half width.
#[derive(Debug)]
pub(super) struct Folded {
    text: String,
    /// Where each byte of `text` comes from, and the end.
    places: Vec<usize>,
}

impl Folded {
    /// Folds `text`, as far as that is forgiven.
    pub(super) fn new(text: &str, forgiveness: &mut Forgiveness) -> Result<Self, Deviation> {
        let begin = text.len() - text.trim_start().len();
        let end = begin + text.trim().len();
        forgive_blank(text, Span::new(0, begin), forgiveness)?;
        let mut folded = Self { text: String::new(), places: Vec::new() };
        let mut wide: Option<Span> = None;
        for (offset, c) in text[begin..end].char_indices() {
            let at = begin + offset;
            let half = half_width(c);
            if half != c {
                let span = Span::new(at, at + c.len_utf8());
                wide = Some(wide.map_or(span, |wide| wide.to(span)));
            }
            folded.text.push(half);
            folded.places.resize(folded.text.len(), at);
        }
        folded.places.push(end);
        if let Some(span) = wide {
            forgiveness.forgive(Tolerance::FullWidth, span)?;
        }
        forgive_blank(text, Span::new(end, text.len()), forgiveness)?;
        Ok(folded)
    }

    /// Returns the folded text.
    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the place in the text as it was of a place in the folded text.
    pub(super) fn origin(&self, span: Span) -> Span {
        let place = |at: usize| self.places.get(at).or(self.places.last()).copied().unwrap_or(0);
        Span::new(place(span.start), place(span.end))
    }
}

fn forgive_blank(text: &str, span: Span, forgiveness: &mut Forgiveness) -> Result<(), Deviation> {
    if span.is_empty() {
        return Ok(());
    }
    let breaks_line = text[span.range()].contains(['\n', '\r']);
    forgiveness.forgive(if breaks_line { Tolerance::LineBreak } else { Tolerance::Blank }, span)
}

/// Returns the half-width form of a full-width letter, digit or sign (U+FF01 to U+FF5E).
fn half_width(c: char) -> char {
    match c {
        '！'..='～' => {
            char::from_u32(u32::from(c) - u32::from('！') + u32::from('!')).unwrap_or(c)
        }
        _ => c,
    }
}
