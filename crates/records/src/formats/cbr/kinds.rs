//! The codes of the type of record.

/// Types of record by their codes; a whole game is what programs write by default.
const TYPES: [&str; 5] = ["", "", "开局", "中残局", "排局"];

/// The code of a whole game.
pub(super) const WHOLE_GAME: u8 = 1;

/// Returns the value of the tag `Type` for a code; a whole game says nothing.
pub(crate) fn type_name(code: u8) -> Option<&'static str> {
    TYPES.get(usize::from(code)).copied()
}

/// Returns the code of a value of the tag `Type`.
pub(super) fn type_code(name: &str) -> Option<u8> {
    if name == "全局" {
        return Some(WHOLE_GAME);
    }
    let code = TYPES.iter().position(|&known| !known.is_empty() && known == name)?;
    u8::try_from(code).ok()
}
