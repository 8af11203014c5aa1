//! Where a text that comes in pieces can be cut.

use super::problem::SgfProblem;
use super::tree::{SgfGames, SgfTree};

/// Text that must follow a game before it counts as whole: as far as the reader looks ahead where
/// a text does not follow the grammar.
const AHEAD: usize = 1 << 13;

/// Reads the games that are whole, whatever follows `text`.
///
/// A text with a parenthesis round several games is not cut and has none.
pub(crate) fn whole_games(text: &str) -> Vec<SgfTree> {
    let mut whole = Vec::new();
    for tree in SgfGames::new(text) {
        if tree.findings().iter().any(|found| found.problem == SgfProblem::ExtraOpen) {
            return Vec::new();
        }
        if tree.span().end.saturating_add(AHEAD) > text.len() {
            break;
        }
        whole.push(tree);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::{AHEAD, whole_games};

    #[test]
    fn a_game_is_whole_when_enough_text_follows() {
        let game = "(;FF[4];B[pd];W[dd])";
        let text = format!("{game}{game}");
        assert!(whole_games(&text).is_empty());
        let two = whole_games(&format!("{text}{}", " ".repeat(AHEAD)));
        assert_eq!(two.last().map(|tree| tree.span().end), Some(text.len()));
        assert!(whole_games(&format!("({text}{}", " ".repeat(AHEAD))).is_empty());
    }
}
