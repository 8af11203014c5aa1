//! Findings as SARIF 2.1.0 (OASIS standard of 27 March 2020), for editors and review tools.

use notation_syntax::{LineIndex, Span};
use records::{Code, Diagnostic, Explain, Language, Severity};
use serde_json::{Value, json};

use crate::pages::Page;

/// Returns what stands in front of the results: the log and the run with its rules, left open.
pub(crate) fn head(language: Language) -> String {
    let driver = json!({
        "name": "yipu",
        "fullName": "Yipu (弈谱)",
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "rules": Code::all().map(|code| rule(code, language)).collect::<Vec<_>>(),
    });
    // Section 3.14.17: SARIF counts columns in UTF-16 code units if the run says so.
    format!(
        "{{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\
         \"runs\":[{{\"tool\":{{\"driver\":{driver}}},\"language\":\"{}\",\
         \"columnKind\":\"utf16CodeUnits\",\"results\":[",
        language.pick("en-US", "zh-CN")
    )
}

/// What stands behind the results.
pub(crate) const TAIL: &str = "]}]}";

/// A code as `reportingDescriptor` (section 3.49).
fn rule(code: &Code, language: Language) -> Value {
    let page = Page::of(code, language);
    json!({
        "id": code.name,
        "shortDescription": { "text": page.map_or(code.name, Page::summary) },
        "help": { "text": page.map_or(code.name, |page| page.text) },
        "defaultConfiguration": { "level": level(code.severity) },
    })
}

const fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

/// One finding as `result` (section 3.27).
pub(crate) fn result(
    file: &str,
    text: &str,
    lines: &LineIndex,
    columns: &mut Columns,
    found: &Diagnostic,
    language: Language,
) -> Value {
    let mut physical = json!({ "artifactLocation": { "uri": uri(file) } });
    if let Some(span) = found.place.span {
        physical["region"] = match text {
            "" => json!({ "byteOffset": span.start, "byteLength": span.len() }),
            _ => region(text, lines, columns, span),
        };
    }
    let mut location = json!({ "physicalLocation": physical });
    if let Some(game) = found.place.game {
        let mut name = format!("game {game}");
        if let Some(ply) = found.place.ply.filter(|&ply| ply > 0) {
            name.push_str(&format!(", ply {ply}"));
        }
        location["logicalLocations"] = json!([{ "fullyQualifiedName": name }]);
    }
    let problem = &found.problem;
    json!({
        "ruleId": found.code(),
        "ruleIndex": Code::all().position(|code| code.name == found.code()),
        "level": level(found.severity()),
        "message": { "text": language.say(problem).to_string() },
        "locations": [location],
        "properties": {
            "game": found.place.game,
            "ply": found.place.ply,
            "expected": problem.expected(language),
            "found": problem.found(language),
            "candidates": problem.candidates(),
            "help": problem.help(language),
        },
    })
}

/// Returns the place of `span` (section 3.30); columns are counted from 1, the end is exclusive.
fn region(text: &str, lines: &LineIndex, columns: &mut Columns, span: Span) -> Value {
    let start = lines.line_column(text, span.start);
    let end = lines.line_column(text, span.end);
    json!({
        "startLine": start.line,
        "startColumn": columns.at(text, span.start),
        "endLine": end.line,
        "endColumn": columns.behind(text, span.end),
    })
}

/// Columns of one text in UTF-16 code units, from 1.
///
/// They are counted on from the last one, since a file may be one line with any number of findings.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Columns {
    /// The byte that was asked for last.
    at: usize,
    /// How many code units of its line stand in front of it.
    before: usize,
}

impl Columns {
    /// Returns the column of a byte.
    fn at(&mut self, text: &str, at: usize) -> usize {
        let at = text.floor_char_boundary(at.min(text.len()));
        if at < self.at {
            *self = Self::default();
        }
        let between = &text[self.at..at];
        let (line, before) = match between.rfind('\n') {
            Some(newline) => (&between[newline + 1..], 0),
            None => (between, self.before),
        };
        *self = Self { at, before: before + line.encode_utf16().count() };
        self.before + 1
    }

    /// Returns the column of a byte behind the last one, where the next finding may begin.
    fn behind(mut self, text: &str, at: usize) -> usize {
        Self::at(&mut self, text, at)
    }
}

/// Returns the name of a file as a URI reference (RFC 3986, section 4.1).
fn uri(file: &str) -> String {
    let mut uri = String::with_capacity(file.len());
    if file.starts_with('/') {
        uri.push_str("file://");
    }
    for byte in file.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte));
            }
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::{Columns, uri};

    #[test]
    fn columns_count_utf16_code_units() {
        // 𠮷 lies beyond the basic plane and has two units.
        let text = "x\n炮𠮷二";
        let mut columns = Columns::default();
        let mut column = |at: usize| columns.at(text, at);
        let places = ['炮', '𠮷', '二'].map(|character| text.find(character).unwrap());
        assert_eq!(places.map(&mut column), [1, 2, 4]);
        assert_eq!(column(text.len()), 5);
        // Backwards, too.
        assert_eq!(column(0), 1);
        assert_eq!(column(1), 2);
        assert_eq!(column(places[1]), 2);
        assert_eq!(Columns::default().behind(text, places[2]), 4);
    }

    #[test]
    fn names_of_files_become_uris() {
        assert_eq!(uri("a b/棋.pgn"), "a%20b/%E6%A3%8B.pgn");
        assert_eq!(uri("/tmp/x.pgn"), "file:///tmp/x.pgn");
        assert_eq!(uri("<stdin>"), "%3Cstdin%3E");
    }
}
