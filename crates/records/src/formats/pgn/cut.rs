//! Where a long PGN text can be cut between two games.

use super::Games;
use super::grammar::tag_pair;
use super::separators::is_space;
use super::tags::belongs_to_head;
use crate::raw::RawStart;

/// Returns the last place in `text` at which a game certainly begins, other than the first.
///
/// What follows `text` can change nothing of the games in front of that place: the head of the
/// game there ends all that could be open. Texts without heads are read for the beginning of their
/// last game.
pub(crate) fn last_game(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut lines = memchr::memrchr_iter(b'[', bytes)
        .filter(|&at| at > 0 && matches!(bytes[at - 1], b'\n' | b'\r'));
    lines.find(|&at| begins_head(text, at) && has_game(&text[..at])).or_else(|| {
        let mut games = Games::new(text);
        let mut last = 0;
        loop {
            let begin = games.offset();
            if games.next().is_none() {
                break;
            }
            last = begin;
        }
        (last > 0 && !is_in_braces(text, last)).then_some(last)
    })
}

/// Tells whether more than comments in front of its head stands in `text`.
fn has_game(text: &str) -> bool {
    let game = Games::new(text).next();
    game.is_some_and(|game| {
        game.tree.len() > 1 || !game.tags.is_empty() || game.start != RawStart::Usual
    })
}

/// Tells whether the first tag of a head stands at `at`, the beginning of a line.
fn begins_head(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end_matches(is_space);
    let line = before.rfind(['\n', '\r']).map_or(before, |end| &before[end + 1..]);
    // A tag in front, well-formed or not, belongs to the same head.
    let is_first =
        !before.is_empty() && !before.ends_with(']') && !line.trim_start().starts_with('[');
    is_first
        && !is_in_braces(text, at)
        && tag_pair(&text[at..]).is_ok_and(|(_, (name, _))| belongs_to_head(name))
}

/// Tells whether a brace is open at `at`, which may be closed behind it.
fn is_in_braces(text: &str, at: usize) -> bool {
    let last = |brace: u8| memchr::memrchr(brace, &text.as_bytes()[..at]);
    last(b'{') > last(b'}')
}

#[cfg(test)]
mod tests {
    use super::last_game;

    fn rest(text: &str) -> Option<&str> {
        last_game(text).map(|at| &text[at..])
    }

    #[test]
    fn cuts_in_front_of_the_last_head() {
        let text = "[Red \"甲\"]\n1. h2e2 *\n[Event \"x\"]\n[Red \"乙\"]\n\n1. b2e2";
        assert_eq!(rest(text), Some("[Event \"x\"]\n[Red \"乙\"]\n\n1. b2e2"));
        assert_eq!(rest(&text.replace('\n', "\r")).map(|it| &it[..9]), Some("[Event \"x"));
        // A head in the making is no place to cut, nor is a tag between moves.
        assert_eq!(rest("[Red \"甲\"]\n\n[Black \"乙\"]\n[Eve"), None);
        assert_eq!(rest("[Red \"甲\"\n[Black \"乙\"]\n1. h2e2"), None);
        assert_eq!(rest("[Red \"甲\"]\n1. h2e2\n[Score \"3\"]\n"), None);
        assert_eq!(rest("[Red \"甲\"]\n1. h2e2 {\n[Red \"乙\"]\nx"), None);
        assert_eq!(rest("{开局}\n[Red \"甲\"]\n1. h2e2"), None);
    }

    #[test]
    fn texts_without_heads_are_cut_by_their_games() {
        assert_eq!(rest("1. h2e2 1-0\n1. b2e2 0-1\n1. h2").map(str::trim), Some("1. h2"));
        assert_eq!(rest("1. h2e2 h9g7\n2. h0g2"), None);
    }
}
