//! `SETUP{Rh0 … MOVE n RED|BLACK}`.

use notation_syntax::Span;
use xiangqi_core::{Color, Piece, PieceKind, Setup};

use super::WxfFileProblem;
use crate::{Diagnostic, Place};

/// Reads the block at `span`; capital letters are Red's men, unless `RED` or `BLACK` stands in
/// front of them.
pub(super) fn read(text: &str, span: Span, diagnostics: &mut Vec<Diagnostic>) -> Setup {
    let mut setup = Setup::EMPTY;
    let mut owner = None;
    let mut is_behind_move = false;
    for word in text[span.range()].split(|c: char| c.is_whitespace() || ",;{}".contains(c)) {
        let color = match word {
            "RED" => Some(Color::Red),
            "BLACK" => Some(Color::Black),
            _ => None,
        };
        match color {
            _ if word.is_empty() => {}
            Some(color) if is_behind_move => setup.side_to_move = color,
            Some(color) => owner = Some(color),
            None if word == "MOVE" => is_behind_move = true,
            None if is_behind_move && word.parse::<u32>().is_ok() => {
                setup.fullmove_number = word.parse().unwrap_or(1).max(1);
            }
            None => match man(word, owner) {
                Some((square, piece)) => {
                    setup.board.set(square, Some(piece));
                }
                None => {
                    let place = Place::span(Span::of(word, text));
                    diagnostics.push(Diagnostic::new(WxfFileProblem::Setup, place));
                }
            },
        }
    }
    setup
}

fn man(word: &str, owner: Option<Color>) -> Option<(xiangqi_core::Square, Piece)> {
    let letter = word.chars().next()?;
    let square = word[letter.len_utf8()..].to_ascii_lowercase().parse().ok()?;
    let own = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
    let kind = match letter.to_ascii_uppercase() {
        'K' => PieceKind::King,
        'A' | 'G' => PieceKind::Advisor,
        'E' | 'B' | 'M' => PieceKind::Elephant,
        'H' | 'N' => PieceKind::Horse,
        'R' => PieceKind::Rook,
        'C' => PieceKind::Cannon,
        'P' => PieceKind::Pawn,
        _ => return None,
    };
    Some((square, Piece::new(owner.unwrap_or(own), kind)))
}
