//! The header of an NGF file, in both forms.

use go_notation::BoardSize;
use notation_syntax::Span;

use super::NgfProblem;
use crate::go::line::{Line, lines};
use crate::go::server::{Record, date, first_date};
use crate::go::{GoResult, InfoField};

/// The lines before the first move.
pub(super) struct Header<'t> {
    form: Form,
    lines: Vec<Line<'t>>,
    /// The offset at which the moves begin.
    pub(super) end: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Twelve lines.
    Usual,
    /// Eleven lines that begin with `GI`.
    Marked,
}

/// The numbers of the lines, from 0; `None` where the form lacks one.
struct Places {
    title: usize,
    size: usize,
    white: usize,
    black: usize,
    site: Option<usize>,
    handicap: usize,
    komi: usize,
    date: usize,
    minutes: Option<usize>,
    result: Option<usize>,
    count: usize,
}

const USUAL: Places = Places {
    title: 0,
    size: 1,
    white: 2,
    black: 3,
    site: Some(4),
    handicap: 5,
    komi: 7,
    date: 8,
    minutes: Some(9),
    result: Some(10),
    count: 11,
};

const MARKED: Places = Places {
    title: 0,
    size: 6,
    white: 1,
    black: 2,
    site: None,
    handicap: 7,
    komi: 9,
    date: 5,
    minutes: None,
    result: None,
    count: 10,
};

/// The mark of the variant.
const MARK: &str = "GI";

pub(super) fn read(text: &str) -> Header<'_> {
    let form = if text.starts_with(MARK) { Form::Marked } else { Form::Usual };
    let most = if form == Form::Marked { 11 } else { 12 };
    let mut header = Header { form, lines: Vec::new(), end: 0 };
    for line in lines(text, 0) {
        let is_move = line.text.starts_with("PM") && super::complete(super::mv, line.text).is_ok();
        if is_move || header.lines.len() == most {
            header.end = line.span.start;
            return header;
        }
        let text = match form {
            Form::Marked => line.text.strip_prefix(MARK).unwrap_or(line.text).trim(),
            Form::Usual => line.text,
        };
        header.lines.push(Line { text, span: line.span });
        header.end = line.span.end;
    }
    header
}

impl Header<'_> {
    /// Tells whether a line is the mark that stands before the comments.
    pub(super) fn is_variant_mark(&self, line: &str) -> bool {
        self.form == Form::Marked && line.starts_with(MARK)
    }

    pub(super) fn size(&self, usual: BoardSize) -> BoardSize {
        self.stated_size().unwrap_or(usual)
    }

    fn stated_size(&self) -> Option<BoardSize> {
        let lines = self.number(self.places().size)?;
        u8::try_from(lines).ok().and_then(BoardSize::square)
    }

    /// Puts what the header says into the game.
    pub(super) fn describe(&self, record: &mut Record) {
        let places = self.places();
        if self.stated_size().is_none() {
            record.report(NgfProblem::BadSize, self.span(places.size));
        }
        let info = &mut record.game.info;
        info.set_filled(InfoField::Event, self.text(places.title));
        if let Some(site) = places.site {
            info.set_filled(InfoField::Place, self.text(site));
        }
        for (place, name_field, rank_field) in [
            (places.white, InfoField::White, InfoField::WhiteRank),
            (places.black, InfoField::Black, InfoField::BlackRank),
        ] {
            let (name, rank) = name_and_rank(self.text(place));
            info.set_filled(name_field, name);
            info.set_filled(rank_field, rank);
        }
        if let Some(date) = self.date(places.date) {
            info.set(InfoField::Date, date);
        }
        if let Some(minutes) = places.minutes.and_then(|place| self.number(place)) {
            info.set(InfoField::Time, (minutes * 60).to_string());
        }
        self.terms(record);
        self.result(record);
        if self.form == Form::Marked {
            record.report(NgfProblem::ColorsUnsure, self.span(places.white));
        }
    }

    fn terms(&self, record: &mut Record) {
        let places = self.places();
        let handicap = self.number(places.handicap).unwrap_or(0);
        if !record.set_handicap(handicap) {
            let problem = NgfProblem::Handicap { stones: handicap };
            record.report(problem, self.span(places.handicap));
        }
        // Whole numbers, of which even games leave the half point off.
        if let Some(komi) = self.number(places.komi) {
            let half = if handicap == 0 { 0.5 } else { 0.0 };
            record.game.set_komi(f64::from(komi) + half);
        } else if !self.text(places.komi).is_empty() {
            record.report(NgfProblem::BadKomi, self.span(places.komi));
        }
    }

    fn result(&self, record: &mut Record) {
        let Some(place) = self.places().result else { return };
        let text = self.text(place);
        if text.is_empty() {
            return;
        }
        record.game.tree[crate::NodeId::ROOT].notes_mut().add_text("RESULT", text);
        match GoResult::read(text) {
            Some((result, _)) => record.game.set_result(result),
            None => record.report(NgfProblem::Result, self.span(place)),
        }
    }

    /// Compares the stated number of moves with the moves.
    pub(super) fn compare(&self, record: &mut Record) {
        let place = self.places().count;
        let found = record.moves();
        if let Some(stated) = self.number(place).filter(|&stated| stated != found) {
            record.report(NgfProblem::MoveCount { stated, found }, self.span(place));
        }
    }

    /// `20170316 [09:51]` or `2006-9-5`.
    fn date(&self, place: usize) -> Option<String> {
        let text = self.text(place);
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        if digits.len() == 8 {
            let number = |from: usize, to: usize| digits[from..to].parse().ok();
            return date(number(0, 4)?, number(4, 6)?, number(6, 8)?);
        }
        first_date(text)
    }

    const fn places(&self) -> &'static Places {
        match self.form {
            Form::Usual => &USUAL,
            Form::Marked => &MARKED,
        }
    }

    fn text(&self, place: usize) -> &str {
        self.lines.get(place).map_or("", |line| line.text)
    }

    fn number(&self, place: usize) -> Option<u32> {
        self.text(place).parse::<u32>().ok().filter(|&number| number < 1_000_000)
    }

    fn span(&self, place: usize) -> Span {
        self.lines.get(place).map_or(Span::at(self.end), |line| line.span)
    }
}

/// Parts a name from the rank, which is the last word; a name may hold spaces.
fn name_and_rank(text: &str) -> (&str, &str) {
    match text.rsplit_once(char::is_whitespace) {
        Some((name, rank)) if is_rank(rank) => (name.trim(), rank),
        _ => (text, ""),
    }
}

/// `7D*`, `9DP`, `15K`, `五段`.
fn is_rank(word: &str) -> bool {
    let is_letter_rank = {
        let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
        rest.len() < word.len() && matches!(rest, "D" | "K" | "D*" | "DP" | "P" | "d" | "k" | "p")
    };
    is_letter_rank || word.ends_with(['段', '级', '級', '단', '급'])
}
