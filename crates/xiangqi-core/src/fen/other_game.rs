//! FENs of other games, refused by name.

use core::fmt;

use notation_syntax::Span;

use super::ParseFenError;
use super::grammar::{Cell, Written};
use crate::{Board, Color, Piece, PieceKind, Setup, Square};

/// A game whose FEN looks like one of xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OtherGame {
    /// Jieqi (揭棋): covered men `X` `x`.
    Jieqi,
    /// Janggi (장기), known by its start.
    Janggi,
    /// Orthodox chess: queens, or eight rows of eight.
    Chess,
    /// A variant with promoted men (`+`, `~`) or men in hand (`[…]`).
    Variant,
}

impl fmt::Display for OtherGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Jieqi => "jieqi, with covered men",
            Self::Janggi => "janggi",
            Self::Chess => "orthodox chess",
            Self::Variant => "a variant with promoted men or men in hand",
        })
    }
}

/// Refuses letters and shapes that belong to other games.
pub(super) fn refuse_letters(text: &str, written: &Written) -> Result<(), ParseFenError> {
    let whole = |rows: &[super::grammar::Row]| {
        rows.iter().map(|row| row.span(text)).reduce(Span::to).unwrap_or_default()
    };
    if written.rows.len() == 8 && written.rows.iter().all(|row| row.width() == 8) {
        return Err(ParseFenError::OtherGame {
            span: whole(&written.rows),
            game: OtherGame::Chess,
        });
    }
    for cell in written.rows.iter().flat_map(|row| &row.cells) {
        if let Cell::Letter(letter, left) = *cell {
            let game = match letter {
                'X' | 'x' => OtherGame::Jieqi,
                'Q' | 'q' => OtherGame::Chess,
                '+' | '~' | '[' | ']' => OtherGame::Variant,
                _ => continue,
            };
            let start = text.len() - left;
            return Err(ParseFenError::OtherGame { span: Span::new(start, start + 1), game });
        }
    }
    Ok(())
}

/// Tells whether the setup is the start of janggi, in any of its orders of horses and elephants.
///
/// In xiangqi the same placement takes four king moves, after which the counters differ.
pub(super) fn is_janggi_start(setup: &Setup) -> bool {
    if (setup.halfmove_clock, setup.fullmove_number) != (0, 1) {
        return false;
    }
    let mut home = setup.board.clone();
    for color in Color::ALL {
        // The king from the middle of its palace to its place in xiangqi.
        let from_red = |file, rank| {
            let red = Square::from_coords(file, rank)?;
            Some(if color == Color::Red { red } else { red.turned() })
        };
        let (Some(centre), Some(base)) = (from_red(4, 1), from_red(4, 0)) else {
            return false;
        };
        if home.get(base).is_some() {
            return false;
        }
        let king = home.set(centre, None);
        home.set(base, king);
        // A horse and an elephant may have changed places on either wing.
        for (outer, inner) in [(1, 2), (7, 6)] {
            let (Some(outer), Some(inner)) = (from_red(outer, 0), from_red(inner, 0)) else {
                return false;
            };
            if home.get(outer) == Some(Piece::new(color, PieceKind::Elephant)) {
                let elephant = home.set(outer, home.get(inner));
                home.set(inner, elephant);
            }
        }
    }
    home == Board::START
}
