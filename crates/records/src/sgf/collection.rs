//! A whole file: its text and its game trees.

use std::borrow::Cow;

use notation_syntax::Span;

use super::charset::decode_file;
use super::node::SgfGame;
use super::problem::SgfFinding;
use super::property::definition;
use super::tree::{SgfGames, SgfTree};
use crate::encoding::{DecodeFault, Detection, TextEncoding};
use crate::{Diagnostic, Place};

/// Tells whether a text looks like SGF: its first tree begins with a property of the standard.
///
/// ```
/// use records::sgf::is_sgf;
///
/// assert!(is_sgf("some words (;FF[4];B[pd])"));
/// assert!(!is_sgf("{a comment; with [brackets]} (and parentheses)"));
/// ```
#[must_use]
pub fn is_sgf(text: &str) -> bool {
    const NODES: usize = 3;
    let Some(tree) = SgfGames::new(text).next() else { return false };
    let game = tree.over(text);
    let mut nodes = std::iter::once(game.root()).chain(game.main_line()).take(NODES);
    nodes.any(|node| node.properties().any(|property| definition(&property.name()).is_some()))
}

/// The game trees of one file with their text.
///
/// ```
/// use records::sgf::SgfCollection;
///
/// let collection = SgfCollection::read("(;CA[UTF-8]PB[吴清源];B[qc];W[dc])".as_bytes());
/// let game = collection.game(0).unwrap();
/// assert_eq!(game.root().property("PB").unwrap().value().simple_text(), "吴清源");
/// assert_eq!(game.main_line().count(), 2);
/// assert!(collection.diagnostics().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct SgfCollection<'s> {
    text: Cow<'s, str>,
    trees: Vec<SgfTree>,
    findings: Vec<SgfFinding>,
    detection: Option<Detection>,
    faults: Vec<DecodeFault>,
}

impl<'s> SgfCollection<'s> {
    /// Decodes and reads a file. The encoding is found by byte order mark, by `CA`, by the bytes.
    #[must_use]
    pub fn read(bytes: &'s [u8]) -> Self {
        Self::read_as(bytes, None)
    }

    /// Decodes and reads a file whose encoding is given, if it is.
    #[must_use]
    pub fn read_as(bytes: &'s [u8], encoding: Option<TextEncoding>) -> Self {
        let (decoded, finding) = decode_file(bytes, encoding);
        let mut collection = Self::from_text(decoded.text);
        collection.findings.splice(0..0, finding);
        collection.detection = Some(decoded.detection);
        collection.faults = decoded.faults;
        collection
    }

    /// Reads a decoded text.
    #[must_use]
    pub fn from_text(text: impl Into<Cow<'s, str>>) -> Self {
        let text = text.into();
        let mut games = SgfGames::new(&text);
        let trees = games.by_ref().collect();
        let findings = games.take_findings();
        Self { text, trees, findings, detection: None, faults: Vec::new() }
    }

    /// Returns the decoded text, in which all spans lie.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns how the encoding was found; nothing for a text that came decoded.
    #[must_use]
    pub const fn detection(&self) -> Option<&Detection> {
        self.detection.as_ref()
    }

    /// Returns which bytes could not be decoded.
    #[must_use]
    pub fn faults(&self) -> &[DecodeFault] {
        &self.faults
    }

    /// Returns the number of games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.trees.len()
    }

    /// Tells whether the text has no game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.trees.is_empty()
    }

    /// Returns the game with number `index`, from 0.
    #[must_use]
    pub fn game(&self, index: usize) -> Option<SgfGame<'_>> {
        self.trees.get(index).map(|tree| tree.over(&self.text))
    }

    /// Returns the games in order.
    pub fn games(&self) -> impl ExactSizeIterator<Item = SgfGame<'_>> + Clone {
        self.trees.iter().map(|tree| tree.over(&self.text))
    }

    /// Returns what was found about the file outside its games: its charset, text around trees.
    #[must_use]
    pub fn findings(&self) -> &[SgfFinding] {
        &self.findings
    }

    /// Returns all findings about the structure of the file and of its games, in that order.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        let of_file = self.findings.iter().map(|finding| diagnose(*finding, None));
        let of_games = self.trees.iter().zip(1..).flat_map(|(tree, number)| {
            tree.findings().iter().map(move |finding| diagnose(*finding, Some(number)))
        });
        of_file.chain(of_games).collect()
    }

    /// Returns the place of a stretch of text in the decoded text.
    #[must_use]
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or_default()
    }
}

fn diagnose(finding: SgfFinding, game: Option<u32>) -> Diagnostic {
    Diagnostic::new(finding.problem, Place { game, ..Place::span(finding.span) })
}
