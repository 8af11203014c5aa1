//! The letters of all sets together.

use xiangqi_core::PieceKind;

/// Returns the kinds for which `letter`, in either case, stands in some set of letters.
pub(crate) const fn kinds(letter: char) -> &'static [PieceKind] {
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
