//! Why a text is no move here, as exactly as the record allows.

use xiangqi_core::{Color, IllegalMove, Move, Piece, Play, Square};
use xiangqi_notation::{
    Accept, Notation, Note, PlayerFile, ReadMoveError, Style, WrittenMove, read_move,
    similar_moves, write_move, written_move,
};

use super::{MoveProblem, Stage};
use crate::raw::{GameProblem, RawGame, RawMove};
use crate::{NodeId, Problem};

/// As many candidates are named.
const CANDIDATES: usize = 5;

/// The text of a node that could not be read, and what is known around it.
pub(super) struct Unreadable<'r> {
    pub(super) raw: &'r RawGame,
    /// The text of the whole file.
    pub(super) source: &'r str,
    pub(super) id: NodeId,
    pub(super) ply: u32,
    pub(super) stage: &'r Stage,
    pub(super) accept: &'r Accept,
    /// The notation of the moves before.
    pub(super) notation: Option<Notation>,
}

impl Unreadable<'_> {
    /// Says what is wrong with the text.
    pub(super) fn problem(&self, error: ReadMoveError) -> Problem {
        let text = self.text(self.id).to_owned();
        let is_ambiguous = matches!(error, ReadMoveError::Ambiguous { .. });
        if !is_ambiguous {
            if let Some(before) = self.doubled() {
                return MoveProblem::Doubled { text, before }.into();
            }
            if let Some(problem) = self.chain_break() {
                return problem.into();
            }
            if self.is_of_other_side(&error) {
                let side = self.stage.side_to_move().other();
                return GameProblem::SameSideTwice { side }.into();
            }
        }
        let candidates = self.candidates(&error);
        MoveProblem::Unreadable { text, error, candidates }.into()
    }

    fn text(&self, id: NodeId) -> &str {
        let node = &self.raw.tree[id];
        let text = self.source.get(node.span.range()).filter(|_| node.mv == RawMove::Text);
        text.unwrap_or_default()
    }

    /// The ply at which the same text was played, if it is one of the last two.
    fn doubled(&self) -> Option<u32> {
        let text = self.text(self.id);
        let parent = self.raw.tree.parent(self.id)?;
        if self.text(parent) == text {
            return Some(self.ply - 1);
        }
        let own = self.raw.tree.parent(parent)?;
        (self.text(own) == text).then(|| self.ply - 2)
    }

    /// The move of a notation that names both squares, whose piece stands on another one.
    fn chain_break(&self) -> Option<MoveProblem> {
        let notation = self.notation.or(self.accept.notation)?;
        let color = self.stage.side_to_move();
        let text = self.text(self.id);
        let (kind, mv) = match written_move(text, notation).ok()? {
            WrittenMove::Squares { kind, mv } => (kind?, mv),
            WrittenMove::OwnSquares { kind, mv } if color == Color::Black => (kind, mv.turned()),
            WrittenMove::OwnSquares { kind, mv } => (kind, mv),
            _ => return None,
        };
        let piece = Piece::new(color, kind);
        let named = |square| name(square, notation, color);
        if self.stage.board().get(mv.from) == Some(piece) {
            return None;
        }
        Some(MoveProblem::ChainBreak {
            text: text.to_owned(),
            piece,
            leaves: named(mv.from)?,
            stands: self.stage.squares_of(piece).into_iter().filter_map(named).collect(),
        })
    }

    /// Tells whether the text is for certain a move of the side that moved last.
    fn is_of_other_side(&self, error: &ReadMoveError) -> bool {
        if self.ply == 1 {
            return false;
        }
        let other = self.stage.with_side(self.stage.side_to_move().other());
        let Ok(read) = read_move(&other, self.text(self.id), self.accept) else { return false };
        let stated = match error {
            ReadMoveError::Illegal { reason: IllegalMove::NotYourPiece { .. }, .. } => true,
            // Only these write the sides in numerals of their own.
            _ => matches!(
                read.notation,
                Notation::Chinese | Notation::ChineseDpxq | Notation::ChineseFive | Notation::Digit
            ),
        };
        stated && !read.notes.contains(&Note::NotCanonical)
    }

    /// What could be meant, in the notation of the record.
    fn candidates(&self, error: &ReadMoveError) -> Vec<String> {
        let notation = self.notation.or(self.accept.notation).unwrap_or(Notation::Chinese);
        let style = Style::default();
        let written = |mv: Move| {
            write_move(self.stage, mv, notation, &style)
                .map_or_else(|_| mv.to_string(), |text| text.to_string())
        };
        match error {
            ReadMoveError::Ambiguous { candidates } => {
                candidates.iter().copied().map(written).collect()
            }
            _ => similar_moves(self.stage, self.text(self.id), notation, &style)
                .iter()
                .take(CANDIDATES)
                .map(|similar| similar.text.to_string())
                .collect(),
        }
    }
}

/// Returns the square as `notation` names it for `color`; none for notations without squares.
fn name(square: Square, notation: Notation, color: Color) -> Option<String> {
    let (file, rank) = (square.file().index() + 1, square.rank().index());
    Some(match notation {
        Notation::Coordinate => format!("{file}{rank}"),
        Notation::Algebraic if rank == 0 => file.to_string(),
        Notation::Algebraic => format!("{rank}{file}"),
        Notation::Digit => {
            let file = PlayerFile::of(square.file(), color).number();
            let rank = (square.rank().from_side(color) + 1) % 10;
            [file, rank].map(|number| digit(number, color)).iter().collect()
        }
        Notation::Chesslike | Notation::Lalg => square.to_string(),
        _ => return None,
    })
}

/// Red writes Chinese numerals, Black Arabic ones.
fn digit(number: u8, color: Color) -> char {
    let numerals = match color {
        Color::Red => "〇一二三四五六七八九",
        Color::Black => "0123456789",
    };
    numerals.chars().nth(number.into()).unwrap_or_default()
}
