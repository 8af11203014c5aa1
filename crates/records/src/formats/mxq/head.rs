//! The strings in front of the moves.

use crate::GameResult;
use crate::encoding::TextEncoding;
use crate::formats::pascal_strings::{PascalString, Strings};
use crate::raw::RawGame;

/// How many strings stand in front of the moves.
pub(super) const COUNT: usize = 11;

/// The number of the string that says who played and who won.
const TITLE: usize = 2;

/// The words between the names. Beside the simplified ones there are those that Big5 gives, and
/// what these look like where they were taken for GBK.
const WORDS: [(&str, GameResult); 8] = [
    ("胜", GameResult::FirstWins),
    ("勝", GameResult::FirstWins),
    ("衊", GameResult::FirstWins),
    ("负", GameResult::SecondWins),
    ("負", GameResult::SecondWins),
    ("璽", GameResult::SecondWins),
    ("和", GameResult::Draw),
    ("㎝", GameResult::Draw),
];

/// A title taken apart.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Title<'t> {
    pub(super) red: &'t str,
    pub(super) black: &'t str,
    pub(super) result: GameResult,
}

/// Takes `Red-胜-Black` apart; a name may hold a hyphen.
pub(super) fn title(text: &str) -> Option<Title<'_>> {
    WORDS.into_iter().find_map(|(word, result)| {
        let mut hyphens = text.match_indices('-').map(|(at, _)| at);
        hyphens.find_map(|at| {
            let black = text[at + 1..].strip_prefix(word)?.strip_prefix('-')?;
            Some(Title { red: &text[..at], black, result })
        })
    })
}

/// The tags of the strings behind the title.
const TAGS: [&str; 8] = [
    "RedElo",
    "BlackElo",
    "mxq:GameMinutes",
    "mxq:MoveMinutes",
    "mxq:Increment",
    "mxq:RedSecondsLeft",
    "mxq:BlackSecondsLeft",
    "Termination",
];

/// Takes the strings in front of the moves. Returns whether they are those of a game.
pub(super) fn take(
    strings: &[PascalString<'_>],
    encoding: TextEncoding,
    game: &mut RawGame,
) -> bool {
    let mut has_title = false;
    for (number, string) in strings.iter().enumerate() {
        let text = string.decode(encoding);
        let name = match number {
            0 => "Site",
            1 => "Date",
            TITLE => {
                if let Some(Title { red, black, result }) = title(&text) {
                    game.push_tag("Red", red, string.span);
                    game.push_tag("Black", black, string.span);
                    game.result = Some((result, string.span));
                    has_title = true;
                    continue;
                }
                "Title"
            }
            _ => match TAGS.get(number - TITLE - 1) {
                Some(tag) => tag,
                None => {
                    game.push_tag(&format!("mxq:{}", number + 1), text, string.span);
                    continue;
                }
            },
        };
        game.push_tag(name, text, string.span);
    }
    has_title && strings.len() == COUNT
}

/// Tells whether the third string says who won.
pub(super) fn has_title(strings: &Strings<'_>, encoding: TextEncoding) -> bool {
    let string = strings.strings.get(TITLE);
    string.is_some_and(|string| title(&string.decode(encoding)).is_some())
}

#[cfg(test)]
mod tests {
    use super::{Title, title};
    use crate::GameResult;

    #[test]
    fn names_may_hold_hyphens() {
        let expected = Title { red: "a-b(2)", black: "-c", result: GameResult::SecondWins };
        assert_eq!(title("a-b(2)-负--c"), Some(expected));
        assert_eq!(title("胜负"), None);
    }
}
