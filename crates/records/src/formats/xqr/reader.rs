//! From bytes to a raw game.

use notation_syntax::{Span, SyntaxError, prefix};

use super::XqrProblem;
use super::frame::{Part, TEXTS, Type, cut_part, magic, part};
use super::moves::moves;
use super::writer::REPEATED_MOVES;
use crate::encoding::{DecodeFaultKind, TextEncoding, decode_field};
use crate::formats::kept::keep;
use crate::raw::{RawGame, RawStart};
use crate::{Carried, Diagnostic, FieldProblem, Format, GameResult, Place};

/// Reads an XQR file.
///
/// The game is kept as far as the file goes; what is odd stands in its diagnostics.
///
/// # Errors
///
/// What was expected at which byte, when the bytes are those of no XQR file.
pub fn read(bytes: &[u8]) -> Result<RawGame, SyntaxError> {
    prefix(magic, bytes)?;
    let mut game = RawGame::new();
    game.span = Span::new(0, bytes.len());
    let mut reader = Reader { bytes, at: 0, game, has_moves: false, has_crc: false };
    while reader.at < bytes.len() {
        reader.part();
    }
    if !reader.has_moves {
        reader.report(XqrProblem::NoMoves, Span::at(bytes.len()));
    }
    if !reader.has_crc {
        reader.report(XqrProblem::NoCrc, Span::at(bytes.len()));
    }
    Ok(reader.game)
}

struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
    game: RawGame,
    has_moves: bool,
    has_crc: bool,
}

impl Reader<'_> {
    fn part(&mut self) {
        let begin = self.at;
        let input = &self.bytes[begin..];
        let (rest, part) = match part(input) {
            Ok(read) => read,
            Err(_) => {
                let span = Span::new(begin, self.bytes.len());
                self.report(XqrProblem::PartCut, span);
                self.at = self.bytes.len();
                match cut_part(input) {
                    Ok(cut) => cut,
                    Err(_) => return,
                }
            }
        };
        self.at = self.bytes.len() - rest.len();
        let span = Span::new(self.at - part.value.len(), self.at);
        self.take(part, begin, span);
    }

    /// Takes a part that begins at `begin` and whose value stands at `span`.
    fn take(&mut self, part: Part<'_>, begin: usize, span: Span) {
        match part.kind {
            Type::Magic => {}
            Type::Version => {
                if part.value != [0] {
                    self.report(XqrProblem::Version { found: part.value.to_vec() }, span);
                }
            }
            Type::Text(number) => {
                let text = self.text(part.value, span, TEXTS[number]);
                self.game.push_tag(TEXTS[number], text, span);
            }
            Type::Result => {
                let code = part.value.first().copied();
                match code.and_then(GameResult::from_code) {
                    Some(result) => self.game.result = Some((result, span)),
                    None => {
                        let found = code.unwrap_or(u8::MAX);
                        self.report(XqrProblem::Result { found }, span);
                    }
                }
            }
            Type::Fen => {
                let text = self.text(part.value, span, "FEN");
                if !text.is_empty() {
                    self.game.start = RawStart::Fen { text, span };
                }
            }
            Type::Moves if self.has_moves => {
                let offset = begin + 2;
                let moves = moves(&self.bytes[offset..], offset);
                self.at = offset + moves.length;
                self.report(XqrProblem::RepeatedMoves, Span::new(begin, self.at));
                // Cut ones would take what is written behind them for theirs.
                if moves.diagnostics.is_empty() {
                    let bytes = self.bytes[begin..self.at].to_vec();
                    keep(&mut self.game.carried, Format::Xqr, REPEATED_MOVES, bytes);
                }
            }
            Type::Moves => {
                // The stated length is 0, but a length that is stated all the same is part of it.
                let offset = begin + 2;
                let mut moves = moves(&self.bytes[offset..], offset);
                self.at = offset + moves.length;
                self.game.tree = moves.tree;
                self.game.diagnostics.append(&mut moves.diagnostics);
                self.has_moves = true;
            }
            Type::Crc => {
                let found = part.value.try_into().ok().map(u32::from_le_bytes);
                let expected = crc32fast::hash(&self.bytes[..begin]);
                if found != Some(expected) {
                    let found = found.unwrap_or_default();
                    self.report(XqrProblem::Crc { expected, found }, span);
                }
                self.has_crc = true;
            }
            Type::Unknown(_) => self.unknown(part, span),
        }
    }

    /// Keeps a part without a meaning to us.
    fn unknown(&mut self, part: Part<'_>, span: Span) {
        let code = part.kind.code();
        self.report(XqrProblem::UnknownPart { code }, span);
        let name = format!("part-{code}").into();
        self.game.carried.push(Carried { format: Format::Xqr, name, bytes: part.value.to_vec() });
    }

    fn text(&mut self, value: &[u8], span: Span, field: &'static str) -> String {
        let decoded = decode_field(value, TextEncoding::Utf8);
        for fault in &decoded.faults {
            let problem = match fault.kind {
                DecodeFaultKind::TruncatedCharacter => FieldProblem::CutCharacter { field },
                DecodeFaultKind::MalformedBytes => FieldProblem::Undecodable { field },
            };
            self.report(problem, fault.source.shifted(span.start));
        }
        decoded.text.into_owned()
    }

    fn report(&mut self, problem: impl Into<crate::Problem>, span: Span) {
        self.game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }
}
