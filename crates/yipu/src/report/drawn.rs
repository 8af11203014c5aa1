//! Findings drawn with the source line, a caret and the board of the moment.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use notation_syntax::{LineIndex, Span};
use records::check::{MoveProblem, Stage};
use records::{Diagnostic, Explain, Language, Problem, Severity, XiangqiGame};
use xiangqi_core::Play;
use xiangqi_notation::ReadMoveError;

use crate::board_view::{self, View};

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
    /// Draws one finding; `game` shows the board.
    pub(crate) fn draw(&self, found: &Diagnostic, game: Option<&XiangqiGame>) -> String {
        let level = match found.severity() {
            Severity::Error => Level::ERROR.with_name(self.language.pick("error", "错误")),
            Severity::Warning => Level::WARNING.with_name(self.language.pick("warning", "警告")),
            Severity::Note => Level::NOTE.with_name(self.language.pick("note", "提示")),
        };
        let title =
            level.primary_title(self.language.say(&found.problem).to_string()).id(found.code());
        let mut group = Group::with_title(title);
        let label = self.label(found);
        match found.place.span.filter(|_| !self.text.is_empty()) {
            Some(span) => {
                let (begin, window) = self.window(span);
                let line = self.lines.line_column(self.text, begin).line;
                let inside = span.start - begin..(span.end - begin).min(window.len());
                let mut mark = AnnotationKind::Primary.span(inside);
                if let Some(label) = &label {
                    mark = mark.label(label.as_str());
                }
                group = group.element(
                    Snippet::source(window).line_start(line).path(self.file).annotation(mark),
                );
            }
            None => group = group.element(annotate_snippets::Origin::path(self.file)),
        }
        if let Some(place) = self.place(found, game) {
            group = group.element(Level::NOTE.no_name().message(place));
        }
        for line in self.board(found, game) {
            group = group.element(Level::NOTE.no_name().message(line));
        }
        let candidates = found.problem.candidates();
        if !candidates.is_empty() {
            let candidates = candidates.join(self.language.pick(", ", "、"));
            let text = match self.language {
                Language::English => format!("could be {candidates}"),
                Language::Chinese => format!("可能是{candidates}"),
            };
            let note = Level::NOTE.with_name(self.language.pick("note", "提示"));
            group = group.element(note.message(text));
        }
        if let Some(help) = found.problem.help(self.language) {
            let level = Level::HELP.with_name(self.language.pick("help", "建议"));
            group = group.element(level.message(help));
        }
        let renderer = if self.styled { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[group])
    }

    fn label(&self, found: &Diagnostic) -> Option<String> {
        let expected = found.problem.expected(self.language)?;
        Some(match self.language {
            Language::English => format!("expected {expected}"),
            Language::Chinese => format!("应为{expected}"),
        })
    }

    /// The lines around `span`; of a very long line only the part near it.
    fn window(&self, span: Span) -> (usize, &str) {
        let text = self.text;
        let start = text.floor_char_boundary(span.start.min(text.len()));
        let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let begin = text.ceil_char_boundary(line.max(start.saturating_sub(CONTEXT)));
        let end = text.floor_char_boundary(span.end.clamp(start, text.len()));
        let line_end = text[end..].find(['\r', '\n']).map_or(text.len(), |at| end + at);
        let end = text.floor_char_boundary(line_end.min(end + CONTEXT)).max(end);
        (begin, &text[begin..end])
    }

    /// The board before the move that is meant, for findings about legality.
    fn board(&self, found: &Diagnostic, game: Option<&XiangqiGame>) -> Vec<String> {
        let Problem::Move(problem) = &found.problem else { return Vec::new() };
        let mark = match problem {
            MoveProblem::Unreadable { error: ReadMoveError::Malformed(_), .. } => {
                return Vec::new();
            }
            MoveProblem::Unreadable { error: ReadMoveError::Illegal { mv, .. }, .. }
            | MoveProblem::Illegal { mv, .. } => Some(*mv),
            MoveProblem::Unreadable { .. } => None,
            _ => return Vec::new(),
        };
        let (Some(game), Some(node)) = (game, found.place.node) else { return Vec::new() };
        let mut stage = Stage::new(game.start.clone());
        for id in game.tree.path(node) {
            if let Some(mv) = game.tree[id].mv {
                stage.advance(mv);
            }
        }
        board_view::draw(stage.board(), mark, View::Red)
    }

    /// The game with its players, and the move.
    fn place(&self, found: &Diagnostic, game: Option<&XiangqiGame>) -> Option<String> {
        let number = found.place.game?;
        let mut place = match self.language {
            Language::English => format!("game {number}"),
            Language::Chinese => format!("第 {number} 局"),
        };
        let player = |name| game.and_then(|game| game.tags.get(name)).filter(|it| !it.is_empty());
        if let (Some(red), Some(black)) = (player("Red"), player("Black")) {
            place.push_str(&match self.language {
                Language::English => format!(" ({red} – {black})"),
                Language::Chinese => format!("（{red}–{black}）"),
            });
        }
        if let Some(ply) = found.place.ply.filter(|&ply| ply > 0) {
            place.push_str(&match self.language {
                Language::English => format!(", ply {ply}"),
                Language::Chinese => format!("，第 {ply} 步"),
            });
        }
        Some(place)
    }
}
