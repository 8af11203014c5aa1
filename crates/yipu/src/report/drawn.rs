//! Findings drawn with the source line, a caret and the board of the moment.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use notation_syntax::{LineIndex, Span};
use records::{Diagnostic, Explain, Language, Severity, XiangqiGame};

use super::moment::{self, Moments};

/// Draws the findings of one file.
pub(crate) struct Drawn<'f> {
    /// The name of the file.
    pub(crate) file: &'f str,
    /// Its text; empty for binary formats.
    pub(crate) text: &'f str,
    /// The lines of the text.
    pub(crate) lines: &'f LineIndex,
    /// Whether to colour.
    pub(crate) styled: bool,
    /// The language of the reader.
    pub(crate) language: Language,
}

/// How much of a long line is shown on either side of the place.
const CONTEXT: usize = 120;

impl Drawn<'_> {
    /// Draws one finding; `moments` of its game show the board.
    pub(crate) fn draw(&self, found: &Diagnostic, moments: Option<&mut Moments<'_>>) -> String {
        let level = match found.severity() {
            Severity::Error => Level::ERROR.with_name(self.language.pick("error", "错误")),
            Severity::Warning => Level::WARNING.with_name(self.language.pick("warning", "警告")),
            Severity::Note => Level::NOTE.with_name(self.language.pick("note", "提示")),
        };
        let title =
            level.primary_title(self.language.say(&found.problem).to_string()).id(found.code());
        let mut group = Group::with_title(title);
        let label = self.label(found);
        let window;
        let mut is_cut = false;
        match found.place.span {
            Some(span) if !self.text.is_empty() => {
                window = self.window(span);
                let mut mark = AnnotationKind::Primary.span(window.mark.clone());
                if let Some(label) = &label {
                    mark = mark.label(label.as_str());
                }
                let mut snippet =
                    Snippet::source(&*window.text).line_start(window.line).annotation(mark);
                is_cut = window.is_cut;
                if is_cut {
                    // The drawn column would be that of the part that is shown.
                    let at = self.lines.line_column(self.text, span.start);
                    let origin = Origin::path(self.file).line(at.line).char_column(at.column);
                    group = group.element(origin);
                } else {
                    snippet = snippet.path(self.file);
                }
                group = group.element(snippet);
            }
            _ => group = group.element(Origin::path(self.file)),
        }
        if let Some(words) = self.place(found, moments.as_deref().map(Moments::game)) {
            group = group.element(Level::NOTE.no_name().message(words));
        }
        let board = moments.map(|moments| moment::board(found, moments, self.language));
        for line in board.unwrap_or_default() {
            group = group.element(Level::NOTE.no_name().message(line));
        }
        let candidates = found.problem.candidates();
        if !candidates.is_empty() {
            let candidates = candidates.join(self.language.pick(", ", "、"));
            let text = match self.language {
                Language::English => format!("could be {candidates}"),
                Language::Chinese => format!("可能是 {candidates}"),
            };
            let note = Level::NOTE.with_name(self.language.pick("note", "提示"));
            group = group.element(note.message(text));
        }
        if let Some(help) = found.problem.help(self.language) {
            let level = Level::HELP.with_name(self.language.pick("help", "建议"));
            group = group.element(level.message(help));
        }
        let renderer = if self.styled { Renderer::styled() } else { Renderer::plain() };
        let drawn = renderer.render(&[group]);
        if !is_cut {
            return drawn;
        }
        // Behind an origin of its own the renderer announces a source without a name.
        let lines: Vec<_> = drawn.lines().filter(|line| plain(line).trim() != ":::").collect();
        lines.join("\n")
    }

    fn label(&self, found: &Diagnostic) -> Option<String> {
        let expected = found.problem.expected(self.language)?;
        Some(match self.language {
            Language::English => format!("expected {expected}"),
            Language::Chinese => format!("应为{expected}"),
        })
    }

    /// The first line of `span`; of a very long line only the part near it.
    fn window(&self, span: Span) -> Window<'_> {
        let text = self.text;
        let start = text.floor_char_boundary(span.start.min(text.len()));
        // A line may be as long as a file, so no more of it is looked at than is shown.
        let nearest = text.ceil_char_boundary(start.saturating_sub(CONTEXT));
        let begin_of_line = match text[nearest..start].rfind('\n') {
            Some(at) => Some(nearest + at + 1),
            None => (nearest == 0).then_some(0),
        };
        let begin = begin_of_line.unwrap_or(nearest);
        let furthest = text.floor_char_boundary(span.end.max(start) + CONTEXT);
        let end = text[start..furthest].find(['\r', '\n']).map_or(furthest, |at| start + at);
        let end_of_mark = text.floor_char_boundary(span.end.clamp(start, end));
        let end = end.min(text.floor_char_boundary(end_of_mark + CONTEXT));
        let line = self.lines.line_column(text, start).line;
        let shown = &text[begin..end];
        let mark = start - begin..end_of_mark - begin;
        if begin_of_line.is_some() {
            return Window { text: Cow::Borrowed(shown), line, mark, is_cut: false };
        }
        let text = Cow::Owned(format!("{CUT}{shown}"));
        let mark = mark.start + CUT.len()..mark.end + CUT.len();
        Window { text, line, mark, is_cut: true }
    }

    /// Where the finding is, in words.
    fn place(&self, found: &Diagnostic, game: Option<&XiangqiGame>) -> Option<String> {
        let words = moment::words(found, game, self.language);
        let byte = found.place.span.filter(|_| self.text.is_empty()).map(|span| span.start);
        match (words, byte, self.language) {
            (words, None, _) => words,
            (None, Some(byte), Language::English) => Some(format!("byte {byte}")),
            (None, Some(byte), Language::Chinese) => Some(format!("字节 {byte}")),
            (Some(words), Some(byte), Language::English) => Some(format!("{words}, byte {byte}")),
            (Some(words), Some(byte), Language::Chinese) => Some(format!("{words}，字节 {byte}")),
        }
    }
}

/// Returns `line` without its escape sequences for colour (ECMA-48, SGR).
fn plain(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| plain + part.split_once('m').map_or(part, |(_, text)| text))
}

/// What stands for the part of a line that is not shown.
const CUT: &str = "… ";

/// A part of the source and the place to be marked in it.
struct Window<'t> {
    text: Cow<'t, str>,
    line: usize,
    mark: Range<usize>,
    is_cut: bool,
}
