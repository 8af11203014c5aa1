//! A file with its games of Go, whatever its format.

use std::borrow::Cow;

use go_notation::QuadrantNotation;

use super::{GoGame, GoNode, gib, json, ngf, quadrant, read_game, ugf};
use crate::encoding::{DecodeOptions, Decoded, Detection, Subject, Syntax, TextEncoding, decode};
use crate::json_objects::JsonObjects;
use crate::sgf::{SgfFinding, SgfGame, SgfGames, SgfTree, decode_sgf, is_sgf};
use crate::{Diagnostic, Format, NodeId, Place, ReadError, Reading, Severity, TextProblem};

/// What is known about a file before it is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadGo {
    /// The format; found by the content if not given.
    pub format: Option<Format>,
    /// The text encoding; found by the bytes if not given.
    pub encoding: Option<TextEncoding>,
    /// How quadrant records are read.
    pub quadrant: quadrant::ReadRecord,
}

/// A file of a Go format: its text and its games.
///
/// ```
/// use records::Format;
/// use records::go::{GoDocument, ReadGo};
///
/// let document = GoDocument::read("01：44、34，".as_bytes(), &ReadGo::default())?;
/// assert_eq!(document.format, Format::Quadrant);
/// let game = document.games().next().unwrap().value;
/// assert_eq!(game.main_moves().count(), 2);
/// # Ok::<(), records::ReadError>(())
/// ```
#[derive(Debug)]
pub struct GoDocument<'b> {
    /// The format.
    pub format: Format,
    /// The decoded text, in which all spans lie.
    pub text: Cow<'b, str>,
    /// How the encoding was found.
    pub detection: Detection,
    /// Findings about the file outside its games: its encoding, text around game trees.
    pub diagnostics: Vec<Diagnostic>,
    games: Vec<Reading<GoGame>>,
    /// Game trees of SGF that have been read already.
    trees: Vec<SgfTree>,
    count: usize,
}

/// How much of a text is looked at to find its format.
const SAMPLE: usize = 1 << 16;

/// Finds the format of a decoded text, if it is one of Go; quadrant records are those of
/// `quadrant`.
#[must_use]
pub fn detect_go(text: &str, quadrant: &QuadrantNotation) -> Option<Format> {
    let sample = &text[..text.floor_char_boundary(SAMPLE)];
    if json::is_go_json(sample) {
        return Some(Format::Json);
    }
    if gib::is_gib(sample) {
        return Some(Format::Gib);
    }
    if ugf::is_ugf(sample) {
        return Some(Format::Ugf);
    }
    if is_sgf(sample) {
        return Some(Format::Sgf);
    }
    if ngf::is_ngf(sample) {
        return Some(Format::Ngf);
    }
    quadrant::is_quadrant(sample, quadrant).then_some(Format::Quadrant)
}

impl<'b> GoDocument<'b> {
    /// Recognises and reads `bytes`.
    ///
    /// # Errors
    ///
    /// The content is no record of Go.
    pub fn read(bytes: &'b [u8], options: &ReadGo) -> Result<Self, ReadError> {
        if bytes.is_empty() {
            return Err(ReadError::Empty);
        }
        let (sgf, finding) = decode_sgf(bytes, options.encoding);
        let format = options
            .format
            .or_else(|| detect_go(&sgf.text, &options.quadrant.notation))
            .ok_or(ReadError::NoRecord)?;
        let decoded = match format {
            Format::Sgf => sgf,
            Format::Gib | Format::Ngf | Format::Ugf | Format::Quadrant | Format::Json => {
                decode_text(bytes, format, options.encoding)
            }
            other => return Err(ReadError::Unsupported(other)),
        };
        let mut diagnostics = TextProblem::list(&decoded);
        if format == Format::Sgf {
            // SGF's own finding about `CA` says the same and knows the place.
            diagnostics.retain(|found| found.code() != "enc/declared-wrong");
            diagnostics.splice(0..0, finding.map(diagnose));
        }
        let mut document = Self {
            format,
            detection: decoded.detection,
            text: decoded.text,
            diagnostics,
            games: Vec::new(),
            trees: Vec::new(),
            count: 0,
        };
        document.read_games(options);
        if document.is_blank() { Err(ReadError::NoRecord) } else { Ok(document) }
    }

    /// Makes a document of a part of a longer one, of SGF or JSON.
    ///
    /// Of SGF it takes game trees that have been read already, or counts those that it finds
    /// behind `first_byte` bytes of other ones.
    pub(crate) fn of_part(
        format: Format,
        text: String,
        trees: Vec<SgfTree>,
        first_byte: usize,
        detection: Detection,
        diagnostics: Vec<Diagnostic>,
    ) -> GoDocument<'static> {
        let (text, games) = (Cow::Owned(text), Vec::new());
        let count = trees.len();
        let mut part = GoDocument { format, text, detection, diagnostics, games, trees, count };
        match format {
            Format::Sgf if count > 0 => {}
            Format::Sgf => part.look_through(first_byte),
            _ => part.read_games(&ReadGo::default()),
        }
        part
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn game_count(&self) -> usize {
        self.count
    }

    /// Tells whether the reader of a format that was named found nothing of it, and nothing to
    /// say about that.
    fn is_blank(&self) -> bool {
        let is_blank = |game: &Reading<GoGame>| {
            game.value.tree.len() == 1
                && game.value.tree[NodeId::ROOT] == GoNode::default()
                && game.value.info.is_empty()
                && game.diagnostics.iter().all(|found| found.severity() < Severity::Error)
        };
        matches!(self.format, Format::Gib | Format::Ngf | Format::Ugf)
            && self.games.iter().all(is_blank)
            && self.diagnostics.iter().all(|found| found.severity() < Severity::Error)
    }

    fn read_games(&mut self, options: &ReadGo) {
        let text = &self.text;
        match self.format {
            Format::Gib => self.games = vec![gib::read(text)],
            Format::Ngf => self.games = vec![ngf::read(text)],
            Format::Ugf => {
                let Reading { value, diagnostics } = ugf::read(text);
                self.set_games(value, diagnostics);
            }
            Format::Quadrant => {
                let Reading { value, diagnostics } = quadrant::read(text, &options.quadrant);
                self.set_games(value, diagnostics);
            }
            Format::Sgf => self.look_through(0),
            _ => self.count = JsonObjects::new(text).count(),
        }
        self.count = self.count.max(self.games.len());
    }

    /// Counts the trees and keeps what stands outside of them. In front of the text stand
    /// `first_byte` bytes of other trees.
    fn look_through(&mut self, first_byte: usize) {
        let mut trees = match first_byte {
            0 => SgfGames::new(&self.text),
            _ => SgfGames::behind_a_game(&self.text),
        };
        self.count = trees.by_ref().count();
        self.diagnostics.extend(trees.take_findings().into_iter().map(diagnose));
    }

    /// Keeps games with the findings of all: the first has those that name no other.
    fn set_games(&mut self, games: Vec<GoGame>, diagnostics: Vec<Diagnostic>) {
        if games.is_empty() {
            self.diagnostics.extend(diagnostics);
            return;
        }
        self.games = games.into_iter().map(Reading::new).collect();
        for diagnostic in diagnostics {
            let number = diagnostic.place.game.map_or(0, |number| number as usize - 1);
            match self.games.get_mut(number) {
                Some(game) => game.diagnostics.push(diagnostic),
                None => self.diagnostics.push(diagnostic),
            }
        }
    }

    /// Returns the games one after the other; SGF and JSON are read as it goes.
    ///
    /// A record of another game than Go gives a game without moves and the reason.
    pub fn games(&self) -> GoGames<'_> {
        let source = match self.format {
            Format::Sgf if !self.trees.is_empty() => Source::Trees(self.trees.iter()),
            Format::Sgf => Source::Sgf(SgfGames::new(&self.text)),
            Format::Json => Source::Json(json::Games::new(&self.text)),
            _ => Source::Ready(self.games.iter()),
        };
        GoGames { text: &self.text, source }
    }
}

pub(crate) fn decode_text(
    bytes: &[u8],
    format: Format,
    forced: Option<TextEncoding>,
) -> Decoded<'_> {
    let declared = match format {
        Format::Ugf => declared_language(bytes),
        other => other.encoding(),
    };
    let options = DecodeOptions { subject: Subject::Go, syntax: Syntax::Plain, declared, forced };
    decode(bytes, &options)
}

/// Finds `Lang=` in the header of a UGF file.
fn declared_language(bytes: &[u8]) -> Option<TextEncoding> {
    let head = &bytes[..bytes.len().min(4096)];
    let at = memchr::memmem::find(head, b"Lang=")? + b"Lang=".len();
    let label = head[at..].split(|&byte| byte == b'\r' || byte == b'\n').next()?;
    TextEncoding::from_label(std::str::from_utf8(label).ok()?)
}

/// The games of a document.
#[derive(Debug)]
pub struct GoGames<'d> {
    text: &'d str,
    source: Source<'d>,
}

#[derive(Debug)]
enum Source<'d> {
    Sgf(SgfGames<'d>),
    Trees(std::slice::Iter<'d, SgfTree>),
    Json(json::Games<'d>),
    Ready(std::slice::Iter<'d, Reading<GoGame>>),
}

impl Iterator for GoGames<'_> {
    type Item = Reading<GoGame>;

    fn next(&mut self) -> Option<Reading<GoGame>> {
        Some(match &mut self.source {
            Source::Sgf(trees) => sgf_game(trees.next()?.over(self.text)),
            Source::Trees(trees) => sgf_game(trees.next()?.over(self.text)),
            Source::Json(games) => games.next()?,
            Source::Ready(games) => games.next()?.clone(),
        })
    }
}

fn diagnose(found: SgfFinding) -> Diagnostic {
    Diagnostic::new(found.problem, Place::span(found.span))
}

/// Reads one game tree, with the findings about its structure first.
#[must_use]
pub fn sgf_game(game: SgfGame<'_>) -> Reading<GoGame> {
    let tree = game.tree();
    let mut diagnostics: Vec<Diagnostic> = tree.findings().iter().copied().map(diagnose).collect();
    match read_game(game) {
        Ok(reading) => {
            diagnostics.extend(reading.diagnostics);
            Reading { value: reading.value, diagnostics }
        }
        Err(not_go) => {
            diagnostics.push(Diagnostic::new(not_go, Place::span(tree.span())));
            Reading { value: GoGame::new(go_notation::BoardSize::NINETEEN), diagnostics }
        }
    }
}
