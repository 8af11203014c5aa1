//! The header of a GIB file.

use std::borrow::Cow;

use go_notation::Color;
use nom::Parser;
use nom::bytes::complete::{tag, take_until, take_while1};
use nom::sequence::{delimited, terminated};
use notation_syntax::{PResult, Span, prefix};

use super::GibProblem;
use crate::NodeId;
use crate::go::server::{Record, first_date, name_and_rank};
use crate::go::{GoResult, InfoField, WonBy};

/// The entries of the header.
pub(super) struct Header<'t> {
    entries: Vec<Entry<'t>>,
    /// The offset at which the moves begin.
    pub(super) end: usize,
}

struct Entry<'t> {
    key: &'t str,
    value: &'t str,
    span: Span,
}

/// Keys that only repeat what others say, or that concern programs.
const REPEATED: [&str; 9] = [
    "GAMEINFOMAIN",
    "GAMEINFOSUB",
    "WUSERINFO",
    "BUSERINFO",
    "GAMETAG",
    "GAMEWHITENICK",
    "GAMEBLACKNICK",
    "GAMEGONGJE",
    "GAMEZIPSU",
];

/// Keys that find their own places in a game.
const PLACED: [&str; 8] = [
    "GAMEBLACKNAME",
    "GAMEWHITENAME",
    "GAMEDATE",
    "GAMEPLACE",
    "GAMENAME",
    "GAMERESULT",
    "GAMECOMMENT",
    "GAMETIME",
];

/// Reads `\[KEY=value\]` up to `\HE` or to the first move.
pub(super) fn read(text: &str) -> Header<'_> {
    let mut header = Header { entries: Vec::new(), end: 0 };
    // Behind the last end of an entry there is none to be looked for.
    let last_end = text.rfind(r"\]").unwrap_or(0);
    let mut at = 0;
    while let Some(found) = text[at..].find('\\') {
        at += found;
        let rest = &text[at..];
        if rest.starts_with(r"\HE") || rest.starts_with(r"\GS") {
            header.end = at + r"\HE".len();
            break;
        }
        if at >= last_end {
            at += 1;
            continue;
        }
        match prefix(entry, rest) {
            Ok(((key, value), left)) => {
                let end = text.len() - left.len();
                header.entries.push(Entry { key, value, span: Span::new(at, end) });
                header.end = end;
                at = end;
            }
            _ => at += 1,
        }
    }
    header
}

/// `\[KEY=value\]`
fn entry(input: &str) -> PResult<&str, (&str, &str)> {
    let key = take_while1(|c: char| c.is_ascii_alphanumeric());
    let value = take_until(r"\]");
    delimited(tag(r"\["), (terminated(key, tag("=")), value), tag(r"\]")).parse(input)
}

impl Header<'_> {
    /// Puts what the header says into the game.
    pub(super) fn describe(&self, record: &mut Record) {
        self.players(record);
        let info = &mut record.game.info;
        info.set_filled(InfoField::Place, self.text("GAMEPLACE"));
        info.set_filled(InfoField::GameName, self.text("GAMENAME"));
        info.set_filled(InfoField::Comment, self.text("GAMECOMMENT"));
        let date = [
            self.text("GAMEDATE"),
            self.field("GAMEINFOSUB", "GDATE").into(),
            self.tag('C').into(),
        ];
        if let Some(date) = date.iter().find_map(|text| first_date(text)) {
            info.set(InfoField::Date, date);
        }
        self.time(record);
        if let Some(tenths) = self.tenths("GONGJE", 'G').filter(|_| self.has_terms()) {
            record.game.set_komi(tenths / 10.0);
        }
        self.result(record);
        self.carry(record);
    }

    fn has_terms(&self) -> bool {
        !self.field("GAMEINFOMAIN", "GONGJE").is_empty() || !self.tag('G').is_empty()
    }

    fn players(&self, record: &mut Record) {
        let sides = [
            ("GAMEBLACKNAME", 'B', 'M', InfoField::Black, InfoField::BlackRank),
            ("GAMEWHITENAME", 'A', 'I', InfoField::White, InfoField::WhiteRank),
        ];
        for (key, nick, id, name_field, rank_field) in sides {
            let text = self.text(key);
            let (name, rank) = name_and_rank(&text);
            let name = if name.is_empty() { self.tag(nick) } else { name };
            let name = if name.is_empty() { self.tag(id) } else { name };
            record.game.info.set_filled(name_field, unpacked(name));
            record.game.info.set_filled(rank_field, rank);
        }
    }

    /// `GTIME` is `main-period-count` in seconds, or a sentence.
    fn time(&self, record: &mut Record) {
        let numbers: Vec<u32> = self
            .field("GAMEINFOMAIN", "GTIME")
            .split('-')
            .map_while(|number| number.trim().parse().ok())
            .collect();
        let info = &mut record.game.info;
        if let [main, period, count] = numbers[..] {
            info.set(InfoField::Time, main.to_string());
            if count > 0 && period > 0 {
                info.set(InfoField::Overtime, format!("{count}x{period} byo-yomi"));
            }
        } else {
            info.set_filled(InfoField::Overtime, self.text("GAMETIME"));
        }
    }

    fn result(&self, record: &mut Record) {
        let code = self.field("GAMEINFOMAIN", "GRLT");
        let code = if code.is_empty() { self.tag('W') } else { code };
        let points = self.tenths("ZIPSU", 'Z').map(|tenths| WonBy::Points(tenths / 10.0));
        let (winner, by) = match code.trim() {
            "0" => (Color::Black, points),
            "1" => (Color::White, points),
            "3" => (Color::Black, Some(WonBy::Resignation)),
            "4" => (Color::White, Some(WonBy::Resignation)),
            "7" => (Color::Black, Some(WonBy::Time)),
            "8" => (Color::White, Some(WonBy::Time)),
            _ => return self.written_result(record),
        };
        match by {
            Some(by) => record.game.set_result(GoResult::win(winner, by)),
            None => self.written_result(record),
        }
    }

    fn written_result(&self, record: &mut Record) {
        let Some(entry) = self.entry("GAMERESULT") else { return };
        if entry.value.trim().is_empty() {
            return;
        }
        match GoResult::read(entry.value) {
            Some((result, _)) => record.game.set_result(result),
            None => record.report(GibProblem::Result, entry.span),
        }
    }

    /// Carries what has no place of its own.
    fn carry(&self, record: &mut Record) {
        let others = self.entries.iter().filter(|entry| {
            !REPEATED.contains(&entry.key)
                && !PLACED.contains(&entry.key)
                && !entry.value.trim().is_empty()
                && entry.key.bytes().all(|byte| byte.is_ascii_uppercase())
        });
        let notes = record.game.tree[NodeId::ROOT].notes_mut();
        for entry in others {
            notes.add_text(entry.key, &one_line(entry.value));
        }
        let written = self.text("GAMERESULT");
        if !written.is_empty() {
            notes.add_text("GAMERESULT", &written);
        }
    }

    fn entry(&self, key: &str) -> Option<&Entry<'_>> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    fn text(&self, key: &str) -> Cow<'_, str> {
        self.entry(key).map_or(Cow::Borrowed(""), |entry| one_line(entry.value))
    }

    /// Returns the value of `name` in the list `name:value,name:value` under `key`.
    ///
    /// A value may hold commas; it ends before the next name.
    fn field(&self, key: &str, name: &str) -> &str {
        let Some(entry) = self.entry(key) else { return "" };
        let mut at = 0;
        while let Some(found) = entry.value[at..].find(name) {
            let start = at + found;
            let before = entry.value[..start].chars().next_back();
            let rest = &entry.value[start + name.len()..];
            if before.is_none_or(|c| c == ',' || c.is_whitespace())
                && let Some(value) = rest.strip_prefix(':')
            {
                return value[..next_field(value)].trim();
            }
            at = start + name.len();
        }
        ""
    }

    /// Returns a value of the list under `GAMETAG`, such as `G65`.
    fn tag(&self, letter: char) -> &str {
        let Some(entry) = self.entry("GAMETAG") else { return "" };
        entry
            .value
            .split(',')
            .map(str::trim)
            .find_map(|field| field.strip_prefix(letter))
            .map_or("", |value| value.strip_prefix(':').unwrap_or(value).trim())
    }

    fn tenths(&self, name: &str, letter: char) -> Option<f64> {
        let text = self.field("GAMEINFOMAIN", name);
        let text = if text.is_empty() { self.tag(letter) } else { text };
        text.parse::<i32>().ok().map(f64::from)
    }
}

/// Returns where the value at the start of a list ends: before a comma and the next name.
fn next_field(value: &str) -> usize {
    let is_name = |text: &str| {
        let name = text.trim_start();
        let len = name.bytes().take_while(u8::is_ascii_uppercase).count();
        len > 0 && name[len..].starts_with(':')
    };
    value
        .match_indices(',')
        .find(|&(at, _)| is_name(&value[at + 1..]))
        .map_or(value.len(), |(at, _)| at)
}

fn one_line(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    if text.contains(['\n', '\r']) {
        Cow::Owned(
            text.split(['\n', '\r']).map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned(),
        )
    } else {
        Cow::Borrowed(text)
    }
}

/// Undoes the packing of newer clients, which write two ASCII letters as one character.
fn unpacked(name: &str) -> Cow<'_, str> {
    let bytes: Option<Vec<u8>> = name
        .encode_utf16()
        .map(|unit| {
            let [low, high] = unit.to_le_bytes();
            (low.is_ascii_graphic() && high.is_ascii_graphic()).then_some([low, high])
        })
        .collect::<Option<Vec<_>>>()
        .map(|pairs| pairs.concat());
    match bytes.and_then(|bytes| String::from_utf8(bytes).ok()) {
        Some(text) if !text.is_empty() => Cow::Owned(text),
        _ => Cow::Borrowed(name),
    }
}

#[cfg(test)]
mod tests {
    use super::unpacked;

    #[test]
    fn packed_names_are_ascii() {
        assert_eq!(unpacked("楷摬楳ㅭ"), "wildsim1");
        assert_eq!(unpacked("harpmaster"), "harpmaster");
        assert_eq!(unpacked("古力"), "古力");
        assert_eq!(unpacked(""), "");
    }
}
