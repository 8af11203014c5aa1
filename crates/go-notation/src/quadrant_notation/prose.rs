//! Records in prose: where one begins, and what is left round it.
//!
//! A record ends before the first character that belongs to none, so the comma of a sentence may
//! be the mark of its last move.
//! It begins with a quadrant or `00` that no digit precedes, with a point and a mark.
//! A `00，` that no record follows is prose, as in a list of the quadrants.

use notation_syntax::{Span, prefix};

use super::entry::{entry, is_of_record};
use super::reader::{Broken, Run, run};
use super::{QuadrantNotation, ReadQuadrantError};
use crate::{MoveRecord, Reading, Tolerance};

impl QuadrantNotation {
    /// Reads a record.
    ///
    /// The last line break of the text belongs to the file, not to the record.
    /// Where [`Tolerance::Prose`] is forgiven the record may stand in prose; of several the first
    /// is read.
    ///
    /// # Errors
    ///
    /// The text is no record, or the board has no quadrants.
    pub fn read(&self, text: &str) -> Result<Reading<MoveRecord>, ReadQuadrantError> {
        self.check_board()?;
        let text = without_last_line_break(text);
        let whole = run(self, text, 0);
        let begin_of_record = text.trim_start().starts_with(is_of_record);
        match whole {
            Ok(run) => self.finish(text, run, 0),
            Err(Broken { error, is_record }) => {
                if is_record || !self.tolerances.contains(Tolerance::Prose) {
                    return Err(error);
                }
                match self.next_run(text, 0) {
                    Some((Ok(run), start)) => self.finish(text, run, start),
                    Some((Err(error), _)) => Err(error),
                    None if begin_of_record => Err(error),
                    None => Err(ReadQuadrantError::NoRecord { span: Span::new(0, text.len()) }),
                }
            }
        }
    }

    /// Reads every record that stands in prose, whether or not prose is forgiven.
    ///
    /// A record that breaks off is an error, and the search goes on behind the fault.
    pub fn read_prose<'t>(
        &self,
        text: &'t str,
    ) -> impl Iterator<Item = Result<Reading<MoveRecord>, ReadQuadrantError>> + use<'t> {
        let notation = *self;
        let mut at = notation.has_board().then_some(0);
        core::iter::from_fn(move || {
            let (found, start) = notation.next_run(text, at?)?;
            Some(match found {
                Ok(run) => {
                    at = Some(run.end.max(start + 1));
                    Ok(run.forgiveness.reading(run.record))
                }
                Err(error) => {
                    at = Some(after_fault(&error, start));
                    Err(error)
                }
            })
        })
    }

    /// Notes the prose round a record that begins at `start`.
    fn finish(
        &self,
        text: &str,
        mut run: Run,
        start: usize,
    ) -> Result<Reading<MoveRecord>, ReadQuadrantError> {
        if start > 0 {
            run.forgiveness.forgive(Tolerance::Prose, Span::new(0, start))?;
            // The prose stands first.
            run.forgiveness.deviations.rotate_right(1);
        }
        if run.end < text.len() {
            run.forgiveness.forgive(Tolerance::Prose, Span::new(run.end, text.len()))?;
            if let Some((Ok(second), _)) = self.next_run(text, run.end) {
                run.forgiveness.forgive(Tolerance::SecondRecord, second.record.span)?;
            }
        }
        Ok(run.forgiveness.reading(run.record))
    }

    /// Finds the next record in `text` from the byte `at` on, with its beginning.
    fn next_run(
        &self,
        text: &str,
        mut at: usize,
    ) -> Option<(Result<Run, ReadQuadrantError>, usize)> {
        loop {
            let start = next_begin(text, at)?;
            match run(self, text, start) {
                Ok(run) if self.is_lone_tengen(&run.record) => at = run.end,
                Ok(run) => return Some((Ok(run), start)),
                Err(Broken { error, is_record: true }) => return Some((Err(error), start)),
                Err(Broken { error, .. }) => at = after_fault(&error, start),
            }
        }
    }

    fn is_lone_tengen(&self, record: &MoveRecord) -> bool {
        matches!(*record.entries, [entry] if entry.mv.action.point() == self.size.tengen())
    }
}

/// Returns where the search goes on behind a record that begins at `start` and is at fault.
fn after_fault(error: &ReadQuadrantError, start: usize) -> usize {
    error.span().map_or(0, |span| span.start).max(start + 1)
}

/// Returns the next place from `at` on where a quadrant or `00` begins a first move.
///
/// Prose must stand between `at` and that place, unless it is the beginning of the text: what
/// follows a fault without prose between belongs to the faulty record.
fn next_begin(text: &str, at: usize) -> Option<usize> {
    let at = text.ceil_char_boundary(at);
    let is_digit = |c: char| matches!(c, '0'..='9' | '０'..='９');
    let mut after_digit = text[..at].ends_with(is_digit);
    let mut at_begin = text[..at].trim_start().is_empty();
    let mut after_prose = false;
    for (offset, c) in text[at..].char_indices() {
        let begins = (at_begin || after_prose) && !after_digit && matches!(c, '0' | '０');
        if begins && begins_record(&text[at + offset..]) {
            return Some(at + offset);
        }
        after_digit = is_digit(c);
        at_begin &= c.is_whitespace();
        after_prose |= !is_of_record(c) && !c.is_whitespace();
    }
    None
}

/// Tells whether `text` begins with a move that names its quadrant.
fn begins_record(text: &str) -> bool {
    prefix(entry, text).is_ok_and(|(entry, _)| entry.place.is_some() && entry.mark.is_some())
}

fn without_last_line_break(text: &str) -> &str {
    let text = text.strip_suffix('\n').unwrap_or(text);
    text.strip_suffix('\r').unwrap_or(text)
}
