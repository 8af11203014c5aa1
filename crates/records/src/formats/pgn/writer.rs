//! From checked games to text.

use std::borrow::Cow;
use std::fmt::Write;

use xiangqi_core::{Color, Fen, Move, Position};
use xiangqi_notation::Notation;

use super::directive::Directive;
use super::grammar::{LARGEST_NUMBER, is_tag_name, until_head_line};
use super::reader::footer;
use super::tags::other_name;
use super::words::tag_result;
use crate::check::Stage;
use crate::check::kept::names_notation;
use crate::field::is_tag;
use crate::tag_names::TagNames;
use crate::words::Words;
use crate::{
    Annotations, Extra, GameResult, LossReport, Lost, NodeId, Tag, WriteOptions, XiangqiGame,
};

/// Tags that come first, in this order; the others follow in their own.
const ORDER: [&str; 14] = [
    "Game",
    "Event",
    "Site",
    "Date",
    "Round",
    "RedTeam",
    "Red",
    "BlackTeam",
    "Black",
    "Result",
    "Opening",
    "Variation",
    "ECCO",
    "FEN",
];

/// Appends `game` to `out` and returns what PGN could not hold.
///
/// Lines end with LF; a comment keeps its own line breaks.
///
/// ```
/// use records::check::{CheckOptions, check};
/// use records::WriteOptions;
/// use records::pgn::{Games, write};
/// use xiangqi_notation::Notation;
///
/// let text = "[Red \"甲\"]\n1. 炮二平五 马8进7 (1... 炮8平5) 1-0";
/// let raw = Games::new(text).next().unwrap();
/// let game = check(&raw, text, &CheckOptions::default()).game;
/// let options = WriteOptions { notation: Notation::Iccs, ..WriteOptions::default() };
/// let mut out = String::new();
/// assert!(write(&game, &options, &mut out).is_empty());
/// assert!(out.ends_with("  1. H2-E2 H9-G7 (1... H7-E7)\n1-0\n"));
/// ```
pub fn write(game: &XiangqiGame, options: &WriteOptions, out: &mut String) -> LossReport {
    let losses = LossReport::default();
    let mut writer = Writer { game, options, out, losses, fresh: true, ahead: false };
    writer.tags();
    writer.moves();
    writer.losses
}

struct Writer<'g, 'o> {
    game: &'g XiangqiGame,
    options: &'g WriteOptions,
    out: &'o mut String,
    losses: LossReport,
    /// Whether a line has just begun.
    fresh: bool,
    /// Whether a comment belongs to the next move: right behind a parenthesis.
    ahead: bool,
}

/// What remains to be written, the nearest last.
enum Task {
    /// A move and the line behind it.
    Line { id: NodeId, stage: Box<Stage>, ply: usize, opens_variation: bool },
    /// The end of a variation.
    Close,
}

impl Writer<'_, '_> {
    fn tags(&mut self) {
        let fen = self.fen();
        let format = format_name(self.options.notation);
        let given = |name: &str| self.game.tags.get(name);
        let mut head: Vec<(&str, &str)> = Vec::new();
        for name in ORDER {
            match name {
                "Game" => head.push((name, given(name).unwrap_or("Chinese Chess"))),
                "Result" => {
                    let words =
                        given(name).filter(|words| tag_result(&as_written(words)).is_none());
                    head.push((name, words.unwrap_or(self.game.result.pgn())));
                }
                "FEN" => head.extend(fen.as_deref().map(|fen| (name, fen))),
                _ => head.extend(given(name).map(|value| (name, value))),
            }
        }
        head.extend(format.map(|format| ("Format", format)));
        for (name, value) in head {
            push_tag(self.out, &mut self.losses, name, value);
        }
        let mut names = TagNames::default();
        // The first tag of this name is the start, if it can be read.
        let mut has_fen = fen.is_some();
        for tag in &self.game.tags {
            let (name, value) = (tag.name.as_str(), tag.value.as_str());
            if is_tag(name, "FEN") {
                if !has_fen && Fen::read(&as_written(value)).is_ok() {
                    self.leave_out(tag);
                } else {
                    push_tag(self.out, &mut self.losses, name, value);
                    has_fen = true;
                }
            } else if is_tag(name, "Format") && names_notation(&as_written(value)) {
                // It would be the notation of the moves.
                self.leave_out(tag);
            } else if is_tag(name, "Result") && tag_result(&as_written(value)).is_some() {
                // It would be the result of the game.
                self.leave_out(tag);
            } else if let Some(written) = other_name(name) {
                if given(written).is_some() || !names.insert(written) {
                    self.leave_out(tag);
                } else {
                    self.losses.game(Lost::TagRenamed { name: name.to_owned(), written });
                    push_tag(self.out, &mut self.losses, written, value);
                }
            } else {
                let is_first = names.insert(name);
                if !is_first || !ORDER.iter().any(|known| is_tag(name, known)) {
                    push_tag(self.out, &mut self.losses, name, value);
                }
            }
        }
        self.out.push('\n');
    }

    fn leave_out(&mut self, tag: &Tag) {
        self.losses.game(Lost::Tag { name: tag.name.clone(), value: tag.value.clone() });
    }

    fn fen(&self) -> Option<String> {
        let usual = Position::start().to_setup();
        (self.game.start != usual).then(|| self.game.start.to_string())
    }

    /// Counts the rounds that the start says were played, if numbers can go on from there.
    fn rounds_before(&self) -> usize {
        let played = self.game.start.fullmove_number.saturating_sub(1) as usize;
        if played.saturating_add(self.game.tree.len()) < LARGEST_NUMBER { played } else { 0 }
    }

    fn moves(&mut self) {
        let tree = &self.game.tree;
        self.comments_before(NodeId::ROOT, tree[NodeId::ROOT].annotations(), Depth::Main);
        self.annotations(NodeId::ROOT, tree[NodeId::ROOT].annotations(), Depth::Main);
        // A glyph stands behind a move.
        for nag in &tree[NodeId::ROOT].annotations().nags {
            self.losses.node(NodeId::ROOT, Lost::Nag { nag: nag.0 });
        }
        let mut tasks = Vec::new();
        if let Some(first) = tree.first_child(NodeId::ROOT) {
            let blacks = usize::from(self.game.start.side_to_move == Color::Black);
            let ply = self.rounds_before() * 2 + blacks;
            let stage = Box::new(Stage::new(self.game.start.clone()));
            tasks.push(Task::Line { id: first, stage, ply, opens_variation: false });
        }
        let mut depth = 0_usize;
        let mut number_due = true;
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => {
                    self.out.push(')');
                    self.ahead = true;
                    depth -= 1;
                    number_due = true;
                }
                Task::Line { mut id, mut stage, mut ply, mut opens_variation } => loop {
                    if opens_variation {
                        self.space();
                        self.out.push('(');
                        self.ahead = true;
                        self.fresh = true;
                        depth += 1;
                        number_due = true;
                    }
                    let level = if depth == 0 { Depth::Main } else { Depth::Variation };
                    let before = stage.clone();
                    number_due = self.one_move(id, &mut stage, ply, number_due, level);
                    let siblings = tree.next_sibling(id);
                    let main = !opens_variation
                        && tree
                            .parent(id)
                            .is_some_and(|parent| tree.first_child(parent) == Some(id));
                    let next = tree.first_child(id);
                    if main && siblings.is_some() {
                        if let Some(next) = next {
                            tasks.push(Task::Line {
                                id: next,
                                stage,
                                ply: ply + 1,
                                opens_variation: false,
                            });
                        }
                        let others: Vec<_> =
                            std::iter::successors(siblings, |&id| tree.next_sibling(id)).collect();
                        for &id in others.iter().rev() {
                            tasks.push(Task::Close);
                            let stage = before.clone();
                            tasks.push(Task::Line { id, stage, ply, opens_variation: true });
                        }
                        break;
                    }
                    let Some(next) = next else { break };
                    id = next;
                    ply += 1;
                    opens_variation = false;
                },
            }
        }
        self.end_line();
        if self.game.result == GameResult::Several {
            self.losses.game(Lost::Result);
        }
        self.out.push_str(self.game.result.pgn());
        self.out.push('\n');
        if let Some(text) = carried(NodeId::ROOT, &tree[NodeId::ROOT].annotations().extras).1 {
            self.out.push_str(text);
            self.out.push('\n');
        }
    }

    /// Writes one move with what stands around it. Returns whether the next one needs a number.
    fn one_move(
        &mut self,
        id: NodeId,
        stage: &mut Stage,
        ply: usize,
        number_due: bool,
        level: Depth,
    ) -> bool {
        let node = &self.game.tree[id];
        let annotations = node.annotations();
        let interrupted = !annotations.comments_before.is_empty();
        self.comments_before(id, annotations, level);
        self.ahead = false;
        self.number(ply, number_due || interrupted, level);
        if let Some(mv) = node.mv {
            let words = Words { notation: self.options.notation, style: &self.options.style };
            let begin = self.out.len();
            words.push((id, mv), stage, self.out, &mut self.losses);
            if self.is_first_of_other_side(id, mv) {
                // Readers of its squares would take the other side for the one that begins.
                self.out.truncate(begin);
                let _ = write!(self.out, "{}→{}", mv.from, mv.to);
            }
        }
        let mut nags = annotations.nags.iter();
        if let Some(suffix) = annotations.nags.first().and_then(|nag| nag.suffix()) {
            self.out.push_str(suffix);
            nags.next();
        }
        for nag in nags {
            let _ = write!(self.out, " ${}", nag.0);
        }
        self.fresh = false;
        self.annotations(id, annotations, level)
    }

    /// Tells whether `mv` begins the game with a piece of the side that is not to move.
    fn is_first_of_other_side(&self, id: NodeId, mv: Move) -> bool {
        let start = &self.game.start;
        self.game.tree.first_child(NodeId::ROOT) == Some(id)
            && start.board.get(mv.from).is_some_and(|piece| piece.color != start.side_to_move)
    }

    fn number(&mut self, ply: usize, due: bool, level: Depth) {
        let number = ply / 2 + 1;
        let blacks = ply % 2 == 1;
        if !blacks || due {
            if level == Depth::Main {
                self.end_line();
                let _ = write!(self.out, "{number:>3}.");
            } else {
                self.space();
                let _ = write!(self.out, "{number}.");
            }
            if blacks {
                self.out.push_str(if level == Depth::Main { " ..." } else { ".." });
            }
        }
        self.out.push(' ');
    }

    /// Writes the comments in front of a move; without a parenthesis there, they stand behind the
    /// move before, or in the introduction.
    fn comments_before(&mut self, id: NodeId, annotations: &Annotations, level: Depth) {
        for comment in &annotations.comments_before {
            if !self.ahead && !comment.is_empty() {
                self.losses.node(id, Lost::CommentMoved { text: comment.clone() });
            }
            self.comment(id, comment, level);
        }
    }

    /// Writes what stands behind a move. Returns whether anything interrupted the moves.
    fn annotations(&mut self, id: NodeId, annotations: &Annotations, level: Depth) -> bool {
        for comment in &annotations.comments {
            self.comment(id, comment, level);
        }
        for extra in carried(id, &annotations.extras).0 {
            let directive = Directive::Extra { name: &extra.name, value: &extra.value };
            let text = directive.to_string();
            if Directive::read(&text) == Some(directive) {
                self.braces(id, &text, level);
            } else {
                // It becomes a comment in words.
                self.losses.node(id, Lost::Extra { name: extra.name.clone() });
                self.comment(id, &text, level);
            }
        }
        for unread in &annotations.unread {
            self.braces(id, &Directive::Unread { text: unread }.to_string(), level);
        }
        !(annotations.comments.is_empty()
            && carried(id, &annotations.extras).0.is_empty()
            && annotations.unread.is_empty())
    }

    fn comment(&mut self, id: NodeId, text: &str, level: Depth) {
        if text.is_empty() {
            // Empty braces say nothing.
            self.losses.node(id, Lost::Comment { text: String::new() });
        } else if Directive::read(text).is_some() || is_directive_in_one_line(text) {
            self.losses.node(id, Lost::Forbidden { character: '[', replacement: " [" });
            self.braces(id, &format!(" {text}"), level);
        } else {
            self.braces(id, text, level);
        }
    }

    fn braces(&mut self, id: NodeId, text: &str, level: Depth) {
        match level {
            Depth::Main => self.end_line(),
            Depth::Variation => self.space(),
        }
        let mut text = Cow::Borrowed(text);
        if text.contains('\r') {
            self.losses.node(id, Lost::Forbidden { character: '\r', replacement: " " });
            text = Cow::Owned(text.replace("\r\n", "\n").replace('\r', " "));
        }
        if text.contains('}') {
            self.losses.node(id, Lost::Forbidden { character: '}', replacement: "｝" });
            text = Cow::Owned(text.replace('}', "｝"));
        }
        if text.contains('\0') {
            // Many of them make a text look like UTF-16.
            self.losses.node(id, Lost::Forbidden { character: '\0', replacement: " " });
            text = Cow::Owned(text.replace('\0', " "));
        }
        if until_head_line(&text).len() < text.len() {
            // Such a line is where the next game begins, whatever is open.
            self.losses.node(id, Lost::Forbidden { character: '\n', replacement: " " });
            text = Cow::Owned(text.replace('\n', " "));
        }
        self.out.push('{');
        self.out.push_str(&text);
        self.out.push('}');
        self.fresh = false;
    }

    fn space(&mut self) {
        if !self.fresh && !self.out.ends_with(['\n', '(']) {
            self.out.push(' ');
        }
        self.fresh = false;
    }

    fn end_line(&mut self) {
        if !self.out.ends_with('\n') {
            self.out.push('\n');
        }
    }
}

/// Tells whether `text` becomes a directive where its line ends cannot be written.
fn is_directive_in_one_line(text: &str) -> bool {
    text.starts_with("[%") && Directive::read(&text.replace(['\r', '\n'], " ")).is_some()
}

/// Splits the properties of `id` into those that stand in comments and the text behind the result,
/// which is read as the last one.
fn carried(id: NodeId, extras: &[Extra]) -> (&[Extra], Option<&str>) {
    let last = extras.split_last().filter(|_| id == NodeId::ROOT);
    match last.and_then(|(last, others)| Some((others, footer(last)?))) {
        Some((others, text)) if !text.contains('\0') => (others, Some(text)),
        _ => (extras, None),
    }
}

/// Where a text stands: main line or variation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Main,
    Variation,
}

/// Returns the value of the `Format` tag; Chinese moves need none.
const fn format_name(notation: Notation) -> Option<&'static str> {
    match notation {
        Notation::Chinese => None,
        Notation::Iccs => Some("ICCS"),
        Notation::Wxf => Some("WXF"),
        other => Some(other.name()),
    }
}

/// Returns what readers find for `value`: a tag is one line.
fn as_written(value: &str) -> Cow<'_, str> {
    if value.contains(char::is_control) {
        Cow::Owned(value.replace(char::is_control, " "))
    } else {
        Cow::Borrowed(value)
    }
}

fn push_tag(out: &mut String, losses: &mut LossReport, name: &str, value: &str) {
    if !is_tag_name(name) {
        losses.game(Lost::Tag { name: name.to_owned(), value: value.to_owned() });
        return;
    }
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for (at, c) in value.char_indices() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            // A tag is a line, and other programs write a length in front of a value so.
            _ if c.is_control() && (c != '\t' || at == 0) => {
                losses.game(Lost::Forbidden { character: c, replacement: " " });
                out.push(' ');
            }
            _ => out.push(c),
        }
    }
    out.push_str("\"]\n");
}
