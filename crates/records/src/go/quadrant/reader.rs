//! From quadrant records to games.

use go_notation::{
    Color, ColoredMove, Move, MoveRecord, QuadrantNotation, ReadQuadrantError, RecordEntry,
    Tolerance,
};
use notation_syntax::Span;

use super::QuadrantProblem;
use crate::go::{GoAction, GoGame, GoNode, GoResult, WonBy};
use crate::{Diagnostic, NodeId, Place, Reading};

/// What becomes of black points before White's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LeadingStones {
    /// They are moves, as the record has them.
    #[default]
    Moves,
    /// Two and more are handicap stones.
    Handicap,
}

/// How records are read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadRecord {
    /// The notation with its extensions and tolerances.
    pub notation: QuadrantNotation,
    /// What leading black points are.
    pub leading: LeadingStones,
}

/// Tells whether a quadrant record stands in a text, by the extensions of `notation`, or whether
/// the text is nothing but its digits and marks, however wrong they stand.
#[must_use]
pub fn is_quadrant(text: &str, notation: &QuadrantNotation) -> bool {
    let tolerances = QuadrantNotation::TOLERANT.tolerances;
    let notation = QuadrantNotation { tolerances, ..*notation };
    notation.read_prose(text).any(|record| record.is_ok()) || is_attempt(text)
}

/// Tells whether a text has the signs of the notation alone, a Chinese mark among them.
fn is_attempt(text: &str) -> bool {
    let is_sign = |c: char| c.is_whitespace() || is_digit(c) || is_mark(c);
    text.contains(MARKS) && text.chars().all(is_sign)
}

/// The marks of the notation.
const MARKS: [char; 4] = ['：', '、', '，', '。'];

/// Tells whether a character is a mark, or what is written for one.
fn is_mark(c: char) -> bool {
    MARKS.contains(&c) || matches!(c, ':' | ',' | '.' | '､' | '｡')
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '０'..='９')
}

/// Reads all records of a text, one game each.
///
/// An empty line ends a record where the next line begins with the mark of a quadrant, `00` or a
/// resignation; what begins with a bare point goes on in the quadrant before.
/// Without the tolerance for prose the text is records and nothing else.
///
/// ```
/// use records::go::quadrant::{ReadRecord, read};
///
/// let games = read("01：44、36，63、24，33、39，", &ReadRecord::default()).value;
/// let moves: Vec<_> = games[0].main_moves().map(|mv| mv.to_string()).collect();
/// assert_eq!(moves, ["B pd", "W qf", "B nc", "W rd", "B qc", "W qi"]);
/// assert_eq!(read("01：44、\n\n01：33、\n", &ReadRecord::default()).value.len(), 2);
/// ```
#[must_use]
pub fn read(text: &str, options: &ReadRecord) -> Reading<Vec<GoGame>> {
    let mut reading = Reading::new(Vec::new());
    for part in parts(text) {
        let text = &text[part.range()];
        read_part(&mut reading, part.start, text, options);
    }
    reading
}

/// Parts a text where empty lines end a record; they belong to no part.
fn parts(text: &str) -> Vec<Span> {
    let mut parts = Vec::new();
    let mut begin = 0;
    let mut at = 0;
    // Where the last line that is not empty ends.
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        let is_after_empty = begin < end && end < at;
        if is_after_empty && begins_record(line) {
            parts.push(Span::new(begin, end));
            begin = at;
        }
        at += line.len();
        if !line.trim().is_empty() {
            end = at;
        }
    }
    parts.push(Span::new(begin, text.len()));
    parts
}

/// Tells whether a line begins as a record can.
fn begins_record(line: &str) -> bool {
    let mut signs = line.trim_start().chars();
    let is_quadrant = |one, other| matches!((one, other), ('0' | '０', '0'..='4' | '０'..='４'));
    let is_resignation = |one, other| matches!((one, other), ('、' | '､' | '，' | ',', '。' | '｡'));
    let begin = signs.next().zip(signs.next());
    begin.is_some_and(|(one, other)| is_quadrant(one, other) || is_resignation(one, other))
}

/// Reads a part that begins at the byte `begin`.
fn read_part(reading: &mut Reading<Vec<GoGame>>, begin: usize, text: &str, options: &ReadRecord) {
    let is_prose = options.notation.tolerances.contains(Tolerance::Prose);
    // A text that is one record is no prose, and its faults are better explained as a whole.
    let whole = options.notation.read(text);
    let is_whole = whole.as_ref().is_ok_and(|record| is_all(&record.value, text));
    if is_whole || !is_prose {
        add(reading, begin, whole, options);
        return;
    }
    let before = (reading.value.len(), reading.diagnostics.len());
    let mut end = 0;
    for record in options.notation.read_prose(text) {
        let fault = record.as_ref().err().map(|error| error.span().unwrap_or(Span::at(end)));
        let good = match fault {
            Some(fault) => good_beginning(text, Span::new(end, fault.start), options),
            None => None,
        };
        let start = match (&record, &good) {
            (Ok(record), _) | (Err(_), Some(record)) => record.value.span.start,
            (Err(_), None) => end,
        };
        report_words(reading, begin, text, Span::new(end, start));
        end =
            record.as_ref().map_or_else(|_| fault.map_or(end, |it| it.end), |it| it.value.span.end);
        if let Some(good) = good {
            add(reading, begin, Ok(good), options);
        }
        add(reading, begin, record, options);
    }
    if before == (reading.value.len(), reading.diagnostics.len()) {
        add(reading, begin, whole, options);
    } else {
        report_words(reading, begin, text, Span::new(end, text.len()));
    }
}

/// Reads the record that stands in `span`, in front of a fault, as far as its last mark.
fn good_beginning(
    text: &str,
    span: Span,
    options: &ReadRecord,
) -> Option<go_notation::Reading<MoveRecord>> {
    let before = text.get(span.range())?;
    let (mark, c) = before.char_indices().rfind(|&(_, c)| is_mark(c))?;
    let good = &before[..mark + c.len_utf8()];
    let mut record = options.notation.read_prose(good).filter_map(Result::ok).last()?;
    record.value.span = record.value.span.shifted(span.start);
    for entry in &mut record.value.entries {
        entry.span = entry.span.shifted(span.start);
    }
    for deviation in &mut record.deviations {
        deviation.span = deviation.span.shifted(span.start);
    }
    Some(record)
}

/// Reports words round records, and moves among them that belong to none.
fn report_words(reading: &mut Reading<Vec<GoGame>>, begin: usize, text: &str, span: Span) {
    let Some(words) = text.get(span.range()).filter(|words| !words.trim().is_empty()) else {
        return;
    };
    let start = span.start + (words.len() - words.trim_start().len());
    let place = Place::span(Span::new(start, span.start + words.trim_end().len()).shifted(begin));
    let problem = if holds_moves(words) {
        QuadrantProblem::UnreadMoves
    } else {
        QuadrantProblem::Forgiven(Tolerance::Prose)
    };
    reading.diagnostics.push(Diagnostic::new(problem, place));
}

/// Tells whether two digits and a mark stand in words, as a move does.
fn holds_moves(words: &str) -> bool {
    let mut digits = 0;
    words.chars().any(|c| {
        let is_move = digits == 2 && MARKS.contains(&c);
        digits = if is_digit(c) { digits + 1 } else { 0 };
        is_move
    })
}

/// Tells whether nothing stands round the record.
fn is_all(record: &MoveRecord, text: &str) -> bool {
    let Span { start, end } = record.span;
    text[..start].trim().is_empty() && text[end..].trim().is_empty()
}

/// Adds a record whose places count from the byte `begin`.
fn add(
    reading: &mut Reading<Vec<GoGame>>,
    begin: usize,
    record: Result<go_notation::Reading<MoveRecord>, ReadQuadrantError>,
    options: &ReadRecord,
) {
    let number = u32::try_from(reading.value.len()).map_or(u32::MAX, |games| games + 1);
    match record {
        Ok(record) => {
            let deviations = record.deviations.iter().map(|deviation| {
                let place = Place::span(deviation.span.shifted(begin)).in_game(number);
                Diagnostic::new(QuadrantProblem::Forgiven(deviation.tolerance), place)
            });
            reading.diagnostics.extend(deviations);
            reading.value.push(game(&record.value, begin, options));
        }
        Err(error) => {
            let error = error.shifted(begin);
            let place = error.span().map_or(Place::default(), Place::span);
            let problem = QuadrantProblem::Unreadable(error);
            reading.diagnostics.push(Diagnostic::new(problem, place));
        }
    }
}

fn game(record: &MoveRecord, begin: usize, options: &ReadRecord) -> GoGame {
    let mut game = GoGame::new(options.notation.size);
    let entries = &record.entries[..];
    let leading = match options.leading {
        LeadingStones::Moves => 0,
        LeadingStones::Handicap => leading_stones(entries),
    };
    let (handicap, moves) = entries.split_at(leading);
    for entry in handicap {
        if let Move::Play(point) = entry.mv.action {
            game.tree[NodeId::ROOT].set_up(point, Color::Black);
        }
    }
    if let (Ok(stones), 2..) = (u32::try_from(leading), leading) {
        game.set_handicap(stones);
    }
    let mut at = NodeId::ROOT;
    for entry in moves {
        let RecordEntry { mv: ColoredMove { color, action }, span } = *entry;
        if action == Move::Resign {
            game.set_result(GoResult::win(color.other(), WonBy::Resignation));
        } else {
            let span = span.shifted(begin);
            at = game.tree.add(at, GoNode::with(GoAction::Move(entry.mv), span));
        }
    }
    game
}

/// Counts the black stones before the first move of White; one alone is a move.
fn leading_stones(entries: &[RecordEntry]) -> usize {
    let is_black = |entry: &&RecordEntry| {
        entry.mv.color == Color::Black && matches!(entry.mv.action, Move::Play(_))
    };
    let count = entries.iter().take_while(is_black).count();
    if count >= 2 { count } else { 0 }
}
