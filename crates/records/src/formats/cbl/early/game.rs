//! From the parts of a game to a raw game.

use notation_syntax::{Span, SyntaxError};
use xiangqi_core::{Board, Color, Move, Piece, PieceKind, Setup, Square};

use super::super::CblProblem;
use super::grammar::{self, Game};
use super::text;
use crate::cbr::{CbrProblem, type_name};
use crate::encoding::{DecodeFaultKind, TextEncoding, decode_field};
use crate::raw::{RawGame, RawMove, RawNode, RawStart, SideStated};
use crate::{Diagnostic, FieldProblem, GameResult, NodeId, Place};

/// The kinds of the sixteen pieces of one side; Red's come first.
const ORDER: [PieceKind; 16] = {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};

    [
        Rook, Horse, Elephant, Advisor, King, Advisor, Elephant, Horse, Rook, Cannon, Cannon, Pawn,
        Pawn, Pawn, Pawn, Pawn,
    ]
};

/// The tags of the texts in front of the result.
const TEXTS: [&str; 7] = ["Title", "cbl:Text2", "cbl:Text3", "Site", "Date", "Red", "Black"];

/// The tags of the texts behind it; the last is the introduction.
const PEOPLE: [&str; 4] = ["Annotator", "cbr:AnnotatorMail", "Author", "cbr:AuthorMail"];

/// Reads a game; spans count from the beginning of `bytes`, its length.
pub(super) fn read(bytes: &[u8], encoding: TextEncoding) -> Result<RawGame, SyntaxError> {
    let parts = grammar::game(bytes)?;
    let mut reader = Reader { bytes, encoding, game: RawGame::new() };
    reader.game.span = Span::new(0, bytes.len());
    reader.start(&parts);
    reader.head(&parts);
    let nodes = reader.moves(&parts);
    reader.comments(&parts, &nodes);
    Ok(reader.game)
}

struct Reader<'b> {
    bytes: &'b [u8],
    encoding: TextEncoding,
    game: RawGame,
}

impl Reader<'_> {
    /// Returns the place of a part.
    fn span(&self, part: &[u8]) -> Span {
        let at = (part.as_ptr() as usize).saturating_sub(self.bytes.as_ptr() as usize);
        Span::new(at, at + part.len())
    }

    fn start(&mut self, parts: &Game<'_>) {
        let mut board = Board::EMPTY;
        for (slot, &byte) in parts.pieces.iter().enumerate() {
            let color = if slot < ORDER.len() { Color::Red } else { Color::Black };
            let place = (byte >> 4).checked_sub(1).zip(10_u8.checked_sub(byte & 0x0F));
            let square = place.and_then(|(file, rank)| Square::from_coords(file, rank));
            if let Some(square) = square {
                board.set(square, Some(Piece::new(color, ORDER[slot % ORDER.len()])));
            }
        }
        let side_to_move = if parts.side == 2 { Color::Black } else { Color::Red };
        let setup = Box::new(Setup { board, side_to_move, ..Setup::EMPTY });
        self.game.start = RawStart::Setup { setup, side: SideStated::Doubtful };
    }

    fn head(&mut self, parts: &Game<'_>) {
        let head = Span::new(0, self.span(parts.moves).start);
        let mut report = |problem| {
            self.game.diagnostics.push(Diagnostic::new(problem, Place::span(head)));
        };
        let byte = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        match GameResult::from_code(byte(parts.result)) {
            Some(result) => self.game.result = Some((result, head)),
            None => report(CbrProblem::Result { found: byte(parts.result) }),
        }
        match type_name(byte(parts.kind)) {
            Some(name) => self.game.push_tag("Type", name, head),
            None => report(CbrProblem::Type { found: byte(parts.kind) }),
        }
        let texts = TEXTS.into_iter().zip(parts.texts);
        let people = PEOPLE.into_iter().zip(parts.people);
        let times = [("cbr:Created", parts.created), ("cbr:Modified", parts.modified)];
        for (tag, bytes) in texts.chain([("Event", parts.event)]).chain(people).chain(times) {
            let value = self.text(tag, bytes);
            let span = self.span(bytes);
            self.game.push_tag(tag, value, span);
        }
        let [.., remarks] = parts.people;
        let introduction = self.text("Remark", remarks);
        if !introduction.is_empty() {
            self.game.tree[NodeId::ROOT].annotations_mut().comments.push(introduction);
        }
    }

    /// Decodes a text and reports what is no character of it.
    fn text(&mut self, field: &'static str, bytes: &[u8]) -> String {
        let begin = self.span(bytes).start;
        for fault in decode_field(bytes, self.encoding).faults {
            let problem = match fault.kind {
                DecodeFaultKind::TruncatedCharacter => FieldProblem::CutCharacter { field },
                _ => FieldProblem::Undecodable { field },
            };
            let place = Place::span(fault.source.shifted(begin));
            self.game.diagnostics.push(Diagnostic::new(problem, place));
        }
        text(bytes, self.encoding)
    }

    /// Adds the moves and returns their nodes in the order of the file.
    fn moves(&mut self, parts: &Game<'_>) -> Vec<NodeId> {
        let begin = self.span(parts.moves).start;
        let mut line = vec![NodeId::ROOT];
        let mut nodes = Vec::new();
        for (at, mv) in parts.moves() {
            let span = Span::new(begin + at, begin + at + 6);
            let number = usize::from(mv.number);
            if (1..=line.len()).contains(&number) {
                line.truncate(number);
            } else {
                let expected = "the number of a move of the line in front, or the next one";
                let error = SyntaxError::expected(self.bytes, span.start, expected);
                let problem = CblProblem::Unreadable(error);
                self.game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
            }
            let node = match square(mv.from).zip(square(mv.to)) {
                Some((from, to)) => RawNode::squares(Move::new(from, to), span),
                None => {
                    let (from, to) = (u16::from(mv.from), u16::from(mv.to));
                    RawNode { mv: RawMove::OffBoard { from, to }, span, ..RawNode::root() }
                }
            };
            let parent = line.last().copied().unwrap_or(NodeId::ROOT);
            let node = self.game.tree.add(parent, node);
            line.push(node);
            nodes.push(node);
        }
        nodes
    }

    /// Gives each move its comment; lines beyond the moves go to the last one.
    fn comments(&mut self, parts: &Game<'_>, nodes: &[NodeId]) {
        let last = nodes.last().copied().unwrap_or(NodeId::ROOT);
        for (number, line) in parts.comments().enumerate() {
            let node = nodes.get(number).copied().unwrap_or(last);
            let comment = self.text("comment", line);
            if !comment.is_empty() {
                self.game.tree[node].annotations_mut().comments.push(comment);
            }
        }
    }
}

/// Returns the square of a number: the file from 0 in its high half, the rank from the top in its
/// low one.
fn square(number: u8) -> Option<Square> {
    Square::from_coords(number >> 4, 9_u8.checked_sub(number & 0x0F)?)
}
