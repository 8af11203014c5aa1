//! Changes of single places in a file that leave all the rest as it is, byte for byte.

use notation_syntax::Span;

use super::charset::decode_file;
use super::grammar;
use super::problem::{SgfFinding, SgfProblem};
use super::tree::SgfTree;
use crate::encoding::{OffsetMap, Substitute, TextEncoding, encode};
use crate::{LossReport, Lost, Written};

/// A stretch of the decoded text and what is to stand there instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SgfEdit {
    /// What is replaced; empty where something is put in.
    pub span: Span,
    /// The new text.
    pub text: String,
}

impl SgfEdit {
    /// Makes the edit that replaces `span` by `text`.
    #[must_use]
    pub fn new(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }
}

/// Changes the places of `edits` in the file `bytes` and nothing else.
///
/// `encoding` is the one that was asked for when the file was read, not the one that was found: the
/// edits have their places in the text that it gave.
/// Without edits the bytes come back as they are. New text is written in the encoding of the file;
/// a character that it lacks becomes a question mark, which is a loss. Edits that overlap an
/// earlier one are left out.
///
/// ```
/// use notation_syntax::Span;
/// use records::sgf::{SgfEdit, patch};
///
/// let file = b"(;CA[GBK]PB[\xB9\xC5\xC1\xA6];B[tt])";
/// let text = "(;CA[GBK]PB[古力];B[tt])";
/// let pass = text.find("tt").unwrap();
/// let edit = SgfEdit::new(Span::new(pass, pass + 2), "");
/// let patched = patch(file, None, vec![edit]).bytes;
/// assert_eq!(patched, b"(;CA[GBK]PB[\xB9\xC5\xC1\xA6];B[])");
/// ```
#[must_use]
pub fn patch(bytes: &[u8], encoding: Option<TextEncoding>, mut edits: Vec<SgfEdit>) -> Written {
    if edits.is_empty() {
        return Written { bytes: bytes.to_vec(), losses: LossReport::default() };
    }
    edits.sort_by_key(|edit| edit.span);
    let (decoded, _) = decode_file(bytes, encoding);
    let map = OffsetMap::new(bytes, &decoded);
    let mut written = Written::default();
    let mut copied = 0;
    let mut last = 0;
    for edit in &edits {
        if edit.span.start < last {
            continue;
        }
        last = edit.span.end;
        let source = map.source_span(edit.span);
        written.bytes.extend_from_slice(&bytes[copied..source.start.max(copied)]);
        let encoded = encode(&edit.text, decoded.encoding(), Substitute::QuestionMark);
        written.bytes.extend_from_slice(&encoded.bytes);
        for lost in &encoded.unmappable {
            let lost = Lost::Character { character: lost.character, replacement: "?" };
            written.losses.game(lost);
        }
        copied = source.end.max(copied);
    }
    written.bytes.extend_from_slice(&bytes[copied..]);
    written
}

/// Returns the edits that undo the findings outside of all trees.
#[must_use]
pub fn file_repairs(text: &str, findings: &[SgfFinding]) -> Vec<SgfEdit> {
    findings.iter().filter_map(|finding| repair(text, *finding)).collect()
}

/// Returns the edits that undo the findings of one tree, as far as they lose nothing.
///
/// Junk, text around trees and extra parentheses stay: nothing tells what they should be.
#[must_use]
pub fn tree_repairs(text: &str, tree: &SgfTree) -> Vec<SgfEdit> {
    let of_findings = tree.findings().iter().filter_map(|finding| repair(text, *finding));
    let of_values = tree.broken_values().iter().flat_map(|&value| escaped_brackets(text, value));
    of_findings.chain(of_values).collect()
}

fn repair(text: &str, finding: SgfFinding) -> Option<SgfEdit> {
    let SgfFinding { problem, span } = finding;
    let put_in = |text: &str| Some(SgfEdit::new(Span::at(span.start), text));
    match problem {
        SgfProblem::MissingOpen => put_in("("),
        SgfProblem::MissingClose { count } => put_in(&")".repeat(count as usize)),
        SgfProblem::MissingSemicolon | SgfProblem::BareRoot => put_in(";"),
        SgfProblem::ValueCutShort => {
            // Half an escape or half a character at the end would take the bracket with it.
            let whole = without_half(&text[..span.start]);
            Some(SgfEdit::new(Span::new(whole.len(), span.start), "]"))
        }
        SgfProblem::SpaceInName => {
            let name: String = text[span.range()].split_ascii_whitespace().collect();
            Some(SgfEdit::new(span, name))
        }
        SgfProblem::EmptyVariation => {
            let before = text[..span.start].trim_ascii_end();
            let open = before.strip_suffix('(')?.len();
            Some(SgfEdit::new(Span::new(open, span.end), ""))
        }
        SgfProblem::ExtraTextAfter | SgfProblem::ExtraTextBefore => {
            let is_closing =
                text[span.range()].bytes().all(|byte| byte == b')' || grammar::is_space(byte));
            is_closing.then(|| SgfEdit::new(span, ""))
        }
        SgfProblem::WrongCharset { actual, .. } | SgfProblem::UnknownCharset { actual } => {
            (span.start < span.end).then(|| SgfEdit::new(span, actual.name()))
        }
        _ => None,
    }
}

/// Takes away what stands at the end of a text that was cut: a backslash that protects nothing,
/// or what was put for half a character.
fn without_half(text: &str) -> &str {
    grammar::without_open_escape(text.trim_end_matches(char::REPLACEMENT_CHARACTER))
}

/// Puts a backslash before each bracket that would end `value` too early.
fn escaped_brackets(text: &str, value: Span) -> Vec<SgfEdit> {
    let bytes = text.as_bytes();
    let mut edits = Vec::new();
    let mut at = value.start;
    while at < value.end {
        match bytes.get(at) {
            Some(b'\\') => at += 1,
            Some(b']') => edits.push(SgfEdit::new(Span::at(at), "\\")),
            _ => {}
        }
        at += 1;
    }
    edits
}

#[cfg(test)]
mod tests {
    use notation_syntax::Span;

    use super::{SgfEdit, file_repairs, patch, tree_repairs};
    use crate::sgf::SgfCollection;

    fn repaired(bytes: &[u8]) -> Vec<u8> {
        let collection = SgfCollection::read(bytes);
        let mut edits = file_repairs(collection.text(), collection.findings());
        for game in collection.games() {
            edits.extend(tree_repairs(collection.text(), game.tree()));
        }
        patch(bytes, None, edits).bytes
    }

    #[test]
    fn each_repair_changes_its_place_alone() {
        for (broken, whole) in [
            ("(;S Z [9];B[aa])", "(;SZ [9];B[aa])"),
            ("(;B[aa]\n;W[bb]", "(;B[aa]\n;W[bb])"),
            ("(;C[abc", "(;C[abc])"),
            ("(;C[abc\\", "(;C[abc])"),
            ("(;C[abc\\\\", "(;C[abc\\\\])"),
            (";FF[4];B[aa])", "(;FF[4];B[aa])"),
            ("(;US[a [b] c];B[aa])", "(;US[a [b\\] c];B[aa])"),
            ("(;B[aa](W[bb])( ))", "(;B[aa](;W[bb]))"),
            ("(;B[aa]))\n", "(;B[aa])\n"),
            ("(TE[x];B[aa])", "(;TE[x];B[aa])"),
            ("(;CA[GBK]PB[吴清源];B[aa])", "(;CA[UTF-8]PB[吴清源];B[aa])"),
            ("(;PB[吴清源]CA[GBK];B[aa])", "(;PB[吴清源]CA[UTF-8];B[aa])"),
        ] {
            let again = repaired(broken.as_bytes());
            assert_eq!(String::from_utf8(again.clone()).unwrap(), whole);
            assert_eq!(repaired(&again), again);
        }
    }

    #[test]
    fn half_a_character_takes_no_bracket_with_it() {
        // With the bracket behind it the last byte would be one character of Shift_JIS.
        let cut = b"(;CA[Shift_JIS]C[\x83\x93\x83";
        assert_eq!(repaired(cut), b"(;CA[Shift_JIS]C[\x83\x93])");
    }

    #[test]
    fn edits_behind_a_part_in_another_encoding_keep_their_places() {
        let file = b"(;GM[1]SZ[19]CA[UTF-8]C[\xe6\x96\xad\xe6\xae\xb5\n\
            \xd6\xd0\xb9\xfa\xce\xa7\xc6\xe5\xb1\xc8\xc8\xfc];B[pd];W[dd];B[qc])";
        let collection = SgfCollection::read(file);
        let at = collection.text().find("pd").unwrap();
        let edit = SgfEdit::new(Span::new(at, at + 2), "dp");
        let patched = patch(file, None, vec![edit]).bytes;
        assert!(patched.ends_with(b"\xc8\xfc];B[dp];W[dd];B[qc])"));
        assert_eq!(patched.len(), file.len());
    }

    #[test]
    fn nothing_to_repair_leaves_every_byte() {
        let bytes = b"  junk (;CA[Big5]C[\xA6\x5D];B[aa] ;W [tt]\r\n)\n\n trailing";
        assert_eq!(repaired(bytes), bytes);
    }
}
