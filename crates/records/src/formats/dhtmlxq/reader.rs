//! From text to raw games.

use std::borrow::Cow;

use notation_syntax::Span;
use xiangqi_core::{Board, Color, Fen, Position, Setup};

use super::fields::{CARRIED, OWN, SIZE, VERSION, result, tag_of};
use super::lines::{Builder, Comment, Line, comment_place, digits, has_others};
use super::pieces;
use super::record::{Field, Record, records};
use super::text::{has_html, unescape};
use super::{DhtmlXqProblem, encoded};
use crate::raw::{GameProblem, RawGame, RawStart, SideStated};
use crate::{Carried, Diagnostic, Format, Place};

/// Reads all records of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let games: Vec<_> = records(text).into_iter().map(game).collect();
    if games.is_empty() { read_encoded(text) } else { games }
}

/// Reads the records whose brackets are codes. What is found in one has the place of the whole.
fn read_encoded(text: &str) -> Vec<RawGame> {
    let mut games = Vec::new();
    for part in encoded::parts(text) {
        for record in records(&part.text) {
            let mut game = game(record);
            game.stand_at(part.span);
            games.push(game);
        }
    }
    games
}

fn game(record: Record<'_>) -> RawGame {
    let mut reader = Reader::new(record.diagnostics);
    for field in &record.fields {
        reader.field(*field);
    }
    let ends = record.fields.first().zip(record.fields.last());
    reader.finish(ends.map_or_else(Span::default, |(first, last)| first.span.to(last.span)))
}

struct Reader<'t> {
    game: RawGame,
    main: Option<Field<'t>>,
    branches: Vec<Line<'t>>,
    comments: Vec<Comment>,
    pieces: Option<Field<'t>>,
    fen: Option<Field<'t>>,
    /// The first text with remains of HTML.
    html: Option<Span>,
}

impl<'t> Reader<'t> {
    fn new(diagnostics: Vec<Diagnostic>) -> Self {
        Self {
            game: RawGame { diagnostics, ..RawGame::new() },
            main: None,
            branches: Vec::new(),
            comments: Vec::new(),
            pieces: None,
            fen: None,
            html: None,
        }
    }

    fn report(&mut self, problem: DhtmlXqProblem, span: Span) {
        self.game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }

    fn field(&mut self, field: Field<'t>) {
        let name = field.name.to_ascii_lowercase();
        match &*name {
            "movelist" => self.once(field, |reader| &mut reader.main),
            "binit" => self.once(field, |reader| &mut reader.pieces),
            "fen" => self.once(field, |reader| &mut reader.fen),
            "result" => self.result(field),
            _ => {
                if name.starts_with("move_")
                    && let Some(branch) = Line::branch(field)
                {
                    self.branches.push(branch);
                } else if name.starts_with("comment")
                    && let Some((line, ply)) = comment_place(&name)
                {
                    self.comment(field, line, ply);
                } else if CARRIED.contains(&&*name) {
                    self.carry(&name, field.value);
                } else {
                    match tag_of(&name) {
                        Some(tag) => self.tag(field, tag),
                        None => self.tag(field, &format!("{OWN}{name}")),
                    }
                }
            }
        }
    }

    /// Keeps the first field of a name that is not empty.
    fn once(&mut self, field: Field<'t>, slot: impl Fn(&mut Self) -> &mut Option<Field<'t>>) {
        let is_empty = |field: &Field<'_>| field.value.trim().is_empty();
        match slot(self) {
            Some(held) if !is_empty(held) => {
                if !is_empty(&field) && held.value != field.value {
                    self.duplicate(field);
                }
            }
            free => *free = Some(field),
        }
    }

    fn duplicate(&mut self, field: Field<'_>) {
        let (name, value) = (field.name.to_owned(), field.value.to_owned());
        self.report(DhtmlXqProblem::DuplicateField { name, value }, field.span);
    }

    /// Decodes a text and looks for remains of HTML in it.
    fn text(&mut self, field: Field<'t>) -> Cow<'t, str> {
        let text = unescape(field.value);
        if self.html.is_none() && has_html(&text) {
            self.html = Some(field.span);
        }
        text
    }

    fn tag(&mut self, field: Field<'t>, tag: &str) {
        let value = self.text(field);
        if value.trim().is_empty() {
            return;
        }
        match self.game.tag(tag) {
            Some(held) if held.value == value => {}
            Some(_) => self.duplicate(field),
            None => self.game.push_tag(tag, value, field.span),
        }
    }

    fn result(&mut self, field: Field<'t>) {
        let word = unescape(field.value);
        let word = word.trim();
        match result(word) {
            _ if word.is_empty() => {}
            Some(result) => match self.game.result {
                Some((held, _)) if held != result => self.duplicate(field),
                Some(_) => {}
                None => self.game.result = Some((result, field.span)),
            },
            None => {
                self.report(DhtmlXqProblem::Result { found: word.to_owned() }, field.span);
                self.tag(field, "Result");
            }
        }
    }

    fn comment(&mut self, field: Field<'t>, line: u32, ply: u32) {
        let text = self.text(field).into_owned();
        if !text.is_empty() {
            self.comments.push(Comment { line, ply, text, span: field.span });
        }
    }

    fn carry(&mut self, name: &str, value: &str) {
        let is_usual = matches!((name, value), ("ver", VERSION) | ("init", SIZE));
        let is_held = self.game.carried.iter().any(|part| part.name == name);
        if !value.trim().is_empty() && !is_usual && !is_held {
            self.game.carried.push(Carried {
                format: Format::DhtmlXq,
                name: Cow::Owned(name.to_owned()),
                bytes: value.as_bytes().to_vec(),
            });
        }
    }

    fn finish(mut self, span: Span) -> RawGame {
        if let Some(span) = self.html {
            self.report(DhtmlXqProblem::HtmlRemains, span);
        }
        let nowhere = Field { name: "movelist", value: "", span: Span::at(span.start) };
        let mut lines = vec![Line::main(self.main.unwrap_or(nowhere))];
        lines.append(&mut self.branches);
        let tree = Builder::new(lines, &mut self.game.diagnostics)
            .build(std::mem::take(&mut self.comments));
        self.game.tree = tree;
        self.game.start = self.start();
        self.game.span = span;
        self.game
    }

    fn start(&mut self) -> RawStart {
        if let Some(field) = self.fen.filter(|field| !field.value.trim().is_empty()) {
            let text = field.value.trim().to_owned();
            match Fen::read(&text) {
                Err(error) if self.pieces.is_some() => {
                    let place = Place::span(field.span);
                    self.game.diagnostics.push(Diagnostic::new(GameProblem::BadFen(error), place));
                }
                _ => return RawStart::Fen { text, span: field.span },
            }
        }
        let board = match self.pieces {
            Some(field) if !field.value.trim().is_empty() => self.board(field),
            _ => Board::START,
        };
        let side_to_move = likely_side(&board);
        let setup = Box::new(Setup { board, side_to_move, ..Setup::EMPTY });
        RawStart::Setup { setup, side: SideStated::No }
    }

    fn board(&mut self, field: Field<'_>) -> Board {
        if has_others(field) {
            self.report(DhtmlXqProblem::NotDigits { name: field.name.to_owned() }, field.span);
        }
        let digits: Vec<u8> = digits(field).map(|(digit, _)| digit).collect();
        if digits.len() != 64 {
            self.report(DhtmlXqProblem::PieceDigits { found: digits.len() }, field.span);
        }
        let (board, taken) = pieces::board(&digits);
        for square in taken {
            self.report(DhtmlXqProblem::SquareTaken { square }, field.span);
        }
        board
    }
}

/// Returns the side that is to move where no move tells it: Red, unless only Black can be.
pub(super) fn likely_side(board: &Board) -> Color {
    let is_legal = |side_to_move| {
        Position::new(Setup { board: board.clone(), side_to_move, ..Setup::EMPTY }).is_ok()
    };
    if !is_legal(Color::Red) && is_legal(Color::Black) { Color::Black } else { Color::Red }
}
