//! From written entries to moves: the quadrant in force, the colours, and what is forgiven.

use alloc::vec::Vec;

use notation_syntax::{Span, SyntaxError, complete, prefix};

use super::entry::{Entry, Place, blank, entry, is_of_record, name};
use super::{Passes, QuadrantNotation, ReadQuadrantError};
use crate::reading::Forgiveness;
use crate::{
    Color, ColoredMove, Digits, Move, MoveRecord, Point, Quadrant, QuadrantPoint, Reading,
    RecordEntry, Tolerance,
};

impl QuadrantNotation {
    /// Reads a point anywhere on the board: four digits such as `0144`, or `00`.
    ///
    /// Tolerated are full-width digits, blanks, and `01：44`.
    ///
    /// # Errors
    ///
    /// The text is no such point, or the board has no quadrants.
    pub fn read_point(&self, text: &str) -> Result<Reading<Point>, ReadQuadrantError> {
        self.check_board()?;
        let mut reader = Reader::new(self, text);
        let begin = text.len() - text.trim_start().len();
        reader.forgive_blank(Span::new(0, begin))?;
        let (written, rest) = prefix(name, &text[begin..])
            .map_err(|error| ReadQuadrantError::from(error).shifted(begin))?;
        let end = text.len() - rest.len();
        reader.forgive_forms(&written)?;
        if let Some(colon) = &written.colon {
            reader.forgive(Tolerance::OtherForm, colon.span(text.len()))?;
        }
        complete(blank, rest).map_err(|error| ReadQuadrantError::from(error).shifted(end))?;
        reader.forgive_blank(Span::new(end, text.len()))?;
        let point = reader
            .point(&written)?
            .ok_or(ReadQuadrantError::NoRecord { span: Span::new(begin, end) })?;
        Ok(reader.forgiveness.reading(point))
    }

    /// Answers whether the notation exists for its board.
    pub(super) fn check_board(&self) -> Result<(), ReadQuadrantError> {
        if self.has_board() {
            Ok(())
        } else {
            Err(ReadQuadrantError::NoSuchBoard { size: self.size })
        }
    }
}

/// A record read from the beginning of a text.
pub(super) struct Run {
    pub(super) record: MoveRecord,
    pub(super) forgiveness: Forgiveness,
    /// Where the record ends; what follows is no part of it.
    pub(super) end: usize,
}

/// A record that could not be read to its end.
pub(super) struct Broken {
    pub(super) error: ReadQuadrantError,
    /// Whether what stands before the fault can only be a record: it is more than a `00、`.
    pub(super) is_record: bool,
}

/// Reads the record that begins at the byte `start` of `text`, as far as it goes.
///
/// It ends with the text or before the first character that belongs to no record.
pub(super) fn run(notation: &QuadrantNotation, text: &str, start: usize) -> Result<Run, Broken> {
    let mut reader = Reader::new(notation, text);
    match reader.entries(start) {
        Ok(end) => {
            let begin = reader.entries.first().map_or(start, |entry| entry.span.start);
            let last = reader.entries.last().map_or(begin, |entry| entry.span.end);
            let record = MoveRecord { entries: reader.entries, span: Span::new(begin, last) };
            let mut forgiveness = reader.forgiveness;
            forgiveness.deviations.sort_by_key(|deviation| deviation.span.start);
            Ok(Run { record, forgiveness, end })
        }
        Err(error) => {
            let is_record = match *reader.entries {
                [] => false,
                [only] => only.mv.action.point() != notation.size.tengen(),
                _ => true,
            };
            Err(Broken { error, is_record })
        }
    }
}

struct Reader<'n, 't> {
    notation: &'n QuadrantNotation,
    text: &'t str,
    forgiveness: Forgiveness,
    entries: Vec<RecordEntry>,
    /// The quadrant named last.
    quadrant: Option<Quadrant>,
    /// Tengen was named after it.
    after_tengen: bool,
    /// A resignation or a full stop has ended the record.
    ended: bool,
}

impl<'n, 't> Reader<'n, 't> {
    fn new(notation: &'n QuadrantNotation, text: &'t str) -> Self {
        Self {
            notation,
            text,
            forgiveness: Forgiveness::new(notation.tolerances),
            entries: Vec::new(),
            quadrant: None,
            after_tengen: false,
            ended: false,
        }
    }

    /// Reads entries from the byte `at` and returns where the record ends.
    fn entries(&mut self, mut at: usize) -> Result<usize, ReadQuadrantError> {
        loop {
            let next = self.skip_blank(at);
            let Some(c) = self.text[next..].chars().next() else {
                self.forgive_blank(Span::new(at, next))?;
                return Ok(next);
            };
            if !self.entries.is_empty() && !is_of_record(c) {
                return Ok(at);
            }
            if self.ended {
                return Err(SyntaxError::expected(self.text, next, "the end of the record").into());
            }
            self.forgive_blank(Span::new(at, next))?;
            let (written, rest) = prefix(entry, &self.text[next..])
                .map_err(|error| ReadQuadrantError::from(error).shifted(next))?;
            at = self.text.len() - rest.len();
            self.take(&written, Span::new(next, at))?;
        }
    }

    /// Turns an entry into a move.
    fn take(&mut self, written: &Entry, span: Span) -> Result<(), ReadQuadrantError> {
        self.forgive_forms(written)?;
        let ply = self.entries.len() + 1;
        let action = match (self.point(written)?, &written.stop) {
            (Some(point), _) => Move::Play(point),
            (None, Some(_)) => Move::Resign,
            (None, None) if self.notation.passes == Passes::BareMark => Move::Pass,
            (None, None) => return Err(ReadQuadrantError::Pass { span, ply }),
        };
        if let (Some(stop), Move::Play(_)) = (&written.stop, action) {
            self.forgive(Tolerance::StrayFullStop, stop.span(self.text.len()))?;
        }
        let color = match &written.mark {
            Some(mark) => mark.value,
            None => self.unmarked_color(written, span)?,
        };
        self.ended = written.stop.is_some();
        self.entries.push(RecordEntry { mv: ColoredMove { color, action }, span });
        Ok(())
    }

    /// Returns the colour of a move without a mark, which only the last one may be.
    fn unmarked_color(&mut self, written: &Entry, span: Span) -> Result<Color, ReadQuadrantError> {
        let next = self.skip_blank(span.end);
        if next < self.text.len() {
            let at = written.stop.as_ref().map_or(next, |stop| stop.span(self.text.len()).start);
            return Err(SyntaxError::expected(self.text, at, "`、` or `，`").into());
        }
        let place = written.place.as_ref().map_or(span, |place| place.span(self.text.len()));
        self.forgive(Tolerance::UnmarkedLastMove, place)?;
        Ok(self.entries.last().map_or(Color::Black, |entry| entry.mv.color.other()))
    }

    /// Returns the point of an entry, in the quadrant in force; nothing for a bare mark.
    fn point(&mut self, written: &Entry) -> Result<Option<Point>, ReadQuadrantError> {
        let Some(place) = &written.place else { return Ok(None) };
        let span = place.span(self.text.len());
        if let Some(quadrant) = &written.quadrant {
            self.quadrant = Some(quadrant.value);
            self.after_tengen = false;
        }
        let (point, span) = match place.value {
            Place::Tengen => {
                self.after_tengen = true;
                (QuadrantPoint::Tengen, span)
            }
            Place::Digits(digits) => {
                let quadrant = self.quadrant.ok_or(ReadQuadrantError::NoQuadrant { span })?;
                if self.after_tengen {
                    self.forgive(Tolerance::UnmarkedAfterTengen, span)?;
                    self.after_tengen = false;
                }
                (QuadrantPoint::In(quadrant, self.centre_as_zero(digits, span)?), span)
            }
        };
        let size = self.notation.size;
        point.point(size).map(Some).ok_or(ReadQuadrantError::OffBoard { span, size })
    }

    /// Turns the number of the centre line into 0, as a smaller board allows to write it.
    fn centre_as_zero(&mut self, digits: Digits, span: Span) -> Result<Digits, ReadQuadrantError> {
        let centre = self.notation.size.columns() / 2 + 1;
        match Digits::new(digits.first(), 0) {
            Some(zero) if digits.second() == centre => {
                self.forgive(Tolerance::CentreNumber, span)?;
                Ok(zero)
            }
            _ => Ok(digits),
        }
    }

    /// Forgives what the parts of an entry are written like, and what stands between them.
    fn forgive_forms(&mut self, written: &Entry) -> Result<(), ReadQuadrantError> {
        let len = self.text.len();
        let quadrant = written.quadrant.as_ref().map(|part| part.span(len));
        let colon = written.colon.as_ref().map(|part| part.span(len));
        let place = written.place.as_ref().map(|part| part.span(len));
        let mark = written.mark.as_ref().map(|part| part.span(len));
        let stop = written.stop.as_ref().map(|part| part.span(len));
        let mut end = None;
        for span in [quadrant, colon, place, mark, stop].into_iter().flatten() {
            self.forgive_blank(Span::new(end.unwrap_or(span.start), span.start))?;
            end = Some(span.end);
        }
        for span in [quadrant, place].into_iter().flatten() {
            if !self.text[span.range()].is_ascii() {
                self.forgive(Tolerance::FullWidth, span)?;
            }
        }
        for span in [colon, mark, stop].into_iter().flatten() {
            if !matches!(&self.text[span.range()], "：" | "、" | "，" | "。") {
                self.forgive(Tolerance::HalfWidthMark, span)?;
            }
        }
        match (quadrant, colon, place) {
            (Some(quadrant), None, Some(place)) if written.mark.is_some() => {
                self.forgive(Tolerance::FourDigitPoint, quadrant.to(place))
            }
            _ => Ok(()),
        }
    }

    /// Forgives the blanks of `span`, if there are any.
    fn forgive_blank(&mut self, span: Span) -> Result<(), ReadQuadrantError> {
        if span.is_empty() {
            return Ok(());
        }
        let breaks_line = self.text[span.range()].contains(['\n', '\r']);
        self.forgive(if breaks_line { Tolerance::LineBreak } else { Tolerance::Blank }, span)
    }

    fn forgive(&mut self, tolerance: Tolerance, span: Span) -> Result<(), ReadQuadrantError> {
        Ok(self.forgiveness.forgive(tolerance, span)?)
    }

    /// Returns the place behind the blanks at `at`.
    fn skip_blank(&self, at: usize) -> usize {
        let rest = &self.text[at..];
        self.text.len() - rest.trim_start().len()
    }
}
