//! Where a text that comes in pieces can be cut.

use super::problem::SgfProblem;
use super::tree::SgfGames;

/// Text that must follow a game before it counts as whole: as far as the reader looks ahead where
/// a text does not follow the grammar.
const AHEAD: usize = 1 << 13;

/// Finds the end of the last game that is whole, whatever follows `text`.
///
/// A text with a parenthesis round several games is not cut.
pub(crate) fn last_end(text: &str) -> Option<usize> {
    let mut last = None;
    for tree in SgfGames::new(text) {
        if tree.findings().iter().any(|found| found.problem == SgfProblem::ExtraOpen) {
            return None;
        }
        let end = tree.span().end;
        if end.saturating_add(AHEAD) > text.len() {
            break;
        }
        last = Some(end);
    }
    last
}

#[cfg(test)]
mod tests {
    use super::{AHEAD, last_end};

    #[test]
    fn a_game_is_whole_when_enough_text_follows() {
        let game = "(;FF[4];B[pd];W[dd])";
        let text = format!("{game}{game}");
        assert_eq!(last_end(&text), None);
        assert_eq!(last_end(&format!("{text}{}", " ".repeat(AHEAD))), Some(text.len()));
        assert_eq!(last_end(&format!("({text}{}", " ".repeat(AHEAD))), None);
    }
}
