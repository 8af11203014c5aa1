//! The codes of the result and of the type of game.

use crate::GameResult;

/// Types of game in the order of their codes; 0, a whole game, is what programs write by default.
const TYPES: [&str; 4] = ["全局", "开局", "中局", "残局"];

/// Returns the result of a code.
pub(super) const fn result(code: u8) -> Option<GameResult> {
    Some(match code {
        0 => GameResult::Unknown,
        1 => GameResult::FirstWins,
        2 => GameResult::SecondWins,
        3 => GameResult::Draw,
        4 => GameResult::Several,
        _ => return None,
    })
}

/// Returns the code of a result.
pub(super) const fn result_code(result: GameResult) -> u8 {
    match result {
        GameResult::Unknown => 0,
        GameResult::FirstWins => 1,
        GameResult::SecondWins => 2,
        GameResult::Draw => 3,
        GameResult::Several => 4,
    }
}

/// Returns the value of the tag `Type` for a code; the default says nothing.
pub(super) fn type_name(code: u8) -> Option<&'static str> {
    if code == 0 { Some("") } else { TYPES.get(usize::from(code)).copied() }
}

/// Returns the code of a value of the tag `Type`.
pub(super) fn type_code(name: &str) -> Option<u8> {
    TYPES.iter().position(|&known| known == name).and_then(|code| u8::try_from(code).ok())
}
