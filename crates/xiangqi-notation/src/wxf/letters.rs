//! The letters of all sets together.

use xiangqi_core::PieceKind;

use crate::LetterSet;
use crate::form::Form;

/// Calls `visit` with the kinds that `letter` can stand for: canonically that of the set `own`,
/// tolerantly those of all other sets.
pub(crate) fn letter_kinds(letter: char, own: LetterSet, mut visit: impl FnMut(PieceKind, Form)) {
    let usual = own.kind(letter);
    if let Some(kind) = usual {
        visit(kind, Form::Canonical);
    }
    for &kind in kinds(letter).iter().filter(|&&kind| Some(kind) != usual) {
        visit(kind, Form::Tolerant);
    }
}

/// Tells whether `letter` is one of the set `own` or of another.
pub(crate) fn is_letter(letter: char, own: LetterSet) -> bool {
    own.kind(letter).is_some() || !kinds(letter).is_empty()
}

/// Returns the kinds for which `letter`, in either case, stands in some set of letters.
const fn kinds(letter: char) -> &'static [PieceKind] {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    match letter.to_ascii_uppercase() {
        'K' => &[King],
        'A' => &[Advisor],
        // Guard, or general.
        'G' => &[Advisor, King],
        // Bishop, elephant, minister.
        'B' | 'E' | 'M' => &[Elephant],
        // Knight and horse.
        'N' | 'H' => &[Horse],
        'R' => &[Rook],
        'C' => &[Cannon],
        'P' => &[Pawn],
        // Soldier, or shi (士). No move fits both.
        'S' => &[Pawn, Advisor],
        _ => &[],
    }
}
