//! The section `[Header]`.

use go_notation::{BoardSize, Color};
use notation_syntax::Span;

use super::UgfProblem;
use super::board::Rows;
use super::section::Section;
use crate::NodeId;
use crate::go::server::{Record, date};
use crate::go::{GoResult, InfoField, WonBy};

/// The lines `Key=value,value` of the header.
#[derive(Default)]
pub(super) struct Header<'t> {
    entries: Vec<Entry<'t>>,
}

struct Entry<'t> {
    key: &'t str,
    value: &'t str,
    span: Span,
}

/// Keys that find their own places in a game, or that concern programs.
const PLACED: [&str; 18] = [
    "Ver",
    "Lang",
    "Crypt",
    "Code",
    "Title",
    "Place",
    "Date",
    "Rule",
    "Size",
    "Hdcp",
    "Ptime",
    "Winner",
    "Moves",
    "Copyright",
    "CoordinateType",
    "Comment",
    "PlayerB",
    "PlayerW",
];

impl<'t> Header<'t> {
    pub(super) fn read(section: &Section, text: &'t str) -> Self {
        let entries = section.lines(text).filter_map(|line| {
            let (key, value) = line.text.split_once('=')?;
            Some(Entry { key: key.trim(), value: value.trim(), span: line.span })
        });
        Self { entries: entries.collect() }
    }

    pub(super) fn span(&self) -> Span {
        self.entry("Crypt").map_or(Span::default(), |entry| entry.span)
    }

    /// Tells why the file cannot be read.
    pub(super) fn refusal(&self) -> Option<UgfProblem> {
        let cipher = self.entry("Crypt")?;
        let is_plain = cipher.value.is_empty()
            || cipher.value == "0"
            || cipher.value.contains("PLAIN_UGF_FILE");
        (!is_plain).then_some(UgfProblem::Enciphered)
    }

    pub(super) fn size(&self) -> BoardSize {
        self.stated_size().unwrap_or_default()
    }

    fn stated_size(&self) -> Option<BoardSize> {
        self.value("Size").parse().ok().and_then(BoardSize::square)
    }

    pub(super) fn rows(&self) -> Rows {
        if self.value("CoordinateType").eq_ignore_ascii_case("JPN") {
            Rows::FromTop
        } else {
            Rows::FromBottom
        }
    }

    /// Puts what the header says into the game.
    pub(super) fn describe(&self, record: &mut Record) {
        if let Some(entry) = self.entry("Size")
            && self.stated_size().is_none()
        {
            record.report(UgfProblem::BadSize, entry.span);
        }
        self.event(record);
        self.players(record);
        self.terms(record);
        self.result(record);
        self.carry(record);
    }

    /// `Title=year,event,round`
    fn event(&self, record: &mut Record) {
        let info = &mut record.game.info;
        let mut title = self.fields("Title");
        let number = title.next().unwrap_or_default();
        let event = title.next().unwrap_or_default();
        info.set_filled(InfoField::Event, format!("{number} {event}").trim());
        info.set_filled(InfoField::Round, title.next().unwrap_or_default());
        info.set_filled(InfoField::Place, self.value("Place"));
        info.set_filled(InfoField::Copyright, self.value("Copyright"));
        info.set_filled(InfoField::Annotator, self.value("Commentator"));
        info.set_filled(InfoField::Comment, self.value("Comment"));
        let rules = match self.value("Rule") {
            "JPN" => "Japanese",
            "CH" | "CHN" => "Chinese",
            other => other,
        };
        info.set_filled(InfoField::Rules, rules);
        let dates: Vec<&str> = self.fields("Date").collect();
        let mut days = [0, 2].into_iter().filter_map(|at| day(dates.get(at)?));
        if let Some(first) = days.next() {
            let last = days.next().filter(|last| *last > first);
            info.set(InfoField::Date, last.map_or(first.clone(), |last| format!("{first},{last}")));
        }
    }

    /// `PlayerB=name,rank,country,mail`, and more players of pair Go.
    fn players(&self, record: &mut Record) {
        for (color, name_field, rank_field) in [
            ('B', InfoField::Black, InfoField::BlackRank),
            ('W', InfoField::White, InfoField::WhiteRank),
        ] {
            let keys = [format!("Player{color}"), format!("Player{color}2")];
            let column = |at: usize| {
                let texts = keys.iter().filter_map(|key| self.fields(key).nth(at));
                texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
            };
            record.game.info.set_filled(name_field, column(0));
            record.game.info.set_filled(rank_field, column(1));
        }
    }

    /// `Hdcp=stones,komi`, `Ptime=N;main minutes;…`
    fn terms(&self, record: &mut Record) {
        let mut terms = self.fields("Hdcp");
        if let Some(stones) = terms.next().and_then(|stones| stones.parse::<u32>().ok())
            && (2..=99).contains(&stones)
        {
            record.game.set_handicap(stones);
        }
        if let Some(komi) = terms.next().and_then(|komi| komi.parse::<f64>().ok())
            && komi.is_finite()
        {
            record.game.set_komi(komi);
        }
        let minutes =
            self.value("Ptime").split(';').nth(1).and_then(|text| text.parse::<u32>().ok());
        if let Some(minutes) = minutes.filter(|&minutes| minutes > 0 && minutes < 100_000) {
            record.game.info.set(InfoField::Time, (minutes * 60).to_string());
        }
    }

    /// `Winner=B,3.50`, `W,C` (resignation, 中押), `N1,E` and so on.
    fn result(&self, record: &mut Record) {
        let Some(entry) = self.entry("Winner") else { return };
        let mut fields = self.fields("Winner");
        let winner = match fields.next().unwrap_or_default() {
            "B" => Color::Black,
            "W" => Color::White,
            "D" => return record.game.set_result(GoResult::Draw),
            "" | "P" | "A" | "E" => return record.game.set_result(GoResult::Unknown),
            code if code.starts_with('N') || code == "O" => {
                return record.game.set_result(GoResult::Void);
            }
            _ => return record.report(UgfProblem::Result, entry.span),
        };
        let by = match fields.next().unwrap_or_default() {
            "" => WonBy::Unstated,
            "C" => WonBy::Resignation,
            "T" => WonBy::Time,
            text if text.starts_with('F') => WonBy::Forfeit,
            text => match text.parse::<f64>() {
                Ok(points) if points.is_finite() => WonBy::Points(points),
                _ => return record.report(UgfProblem::Result, entry.span),
            },
        };
        record.game.set_result(GoResult::win(winner, by));
    }

    /// Carries what has no place of its own, under names that SGF can hold.
    fn carry(&self, record: &mut Record) {
        let others = self.entries.iter().filter(|entry| {
            !PLACED.contains(&entry.key)
                && !entry.value.is_empty()
                && !entry.key.is_empty()
                && entry.key.bytes().all(|byte| byte.is_ascii_alphabetic())
        });
        for entry in others {
            let name = format!("UGF{}", entry.key.to_ascii_uppercase());
            record.game.tree[NodeId::ROOT].notes_mut().add_text(&name, entry.value);
        }
    }

    fn entry(&self, key: &str) -> Option<&Entry<'t>> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    fn value(&self, key: &str) -> &'t str {
        self.entry(key).map_or("", |entry| entry.value)
    }

    fn fields(&self, key: &str) -> impl Iterator<Item = &'t str> + use<'t> {
        self.value(key).split(',').map(str::trim)
    }
}

/// `2019/03/08`
fn day(text: &&str) -> Option<String> {
    let mut numbers = text.split('/').map_while(|number| number.trim().parse().ok());
    date(numbers.next()?, numbers.next()?, numbers.next()?)
}
