//! The codes of the type of game.

/// Types of game in the order of their codes; 0, a whole game, is what programs write by default.
const TYPES: [&str; 4] = ["全局", "开局", "中局", "残局"];

/// Returns the value of the tag `Type` for a code; the default says nothing.
pub(super) fn type_name(code: u8) -> Option<&'static str> {
    if code == 0 { Some("") } else { TYPES.get(usize::from(code)).copied() }
}

/// Returns the code of a value of the tag `Type`.
pub(super) fn type_code(name: &str) -> Option<u8> {
    TYPES.iter().position(|&known| known == name).and_then(|code| u8::try_from(code).ok())
}
