//! The names of the fields.

use crate::GameResult;

/// Fields that have a tag of their own, in the order in which they are written.
pub(super) const FIELDS: [(&str, &str); 22] = [
    ("title", "Title"),
    ("event", "Event"),
    ("group", "Group"),
    ("date", "Date"),
    ("place", "Site"),
    ("round", "Round"),
    ("table", "Table"),
    ("red", "Red"),
    ("redteam", "RedTeam"),
    ("redrating", "RedElo"),
    ("redtime", "RedTime"),
    ("black", "Black"),
    ("blackteam", "BlackTeam"),
    ("blackrating", "BlackElo"),
    ("blacktime", "BlackTime"),
    ("timerule", "TimeControl"),
    ("endtype", "Termination"),
    ("open", "Opening"),
    ("remark", "Remark"),
    ("author", "Author"),
    ("owner", "Source"),
    ("type", "Type"),
];

/// Fields that say nothing of the game, only of the page or the program; the first two are always
/// written.
pub(super) const CARRIED: [&str; 15] = [
    "ver",
    "init",
    "pver",
    "zoom",
    "hidden",
    "sortid",
    "hits",
    "price",
    "class",
    "length",
    "generator",
    "viewurl",
    "adddate",
    "editdate",
    "gametype",
];

/// The value of `ver` in every text.
pub(super) const VERSION: &str = "www_dpxq_com";

/// The usual value of `init`, the size of the board in pixels.
pub(super) const SIZE: &str = "500,350";

/// What stands in front of a name that no other format has.
pub(super) const OWN: &str = "dhtmlxq:";

/// Returns the tag of a field.
pub(super) fn tag_of(field: &str) -> Option<&'static str> {
    FIELDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(field)).map(|&(_, tag)| tag)
}

/// Returns the field of a tag, if it has one.
pub(super) fn field_of(tag: &str) -> Option<&str> {
    if let Some((field, _)) = FIELDS.iter().find(|(_, name)| name.eq_ignore_ascii_case(tag)) {
        return Some(field);
    }
    let own = tag.strip_prefix(OWN)?;
    let is_name =
        !own.is_empty() && own.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    (is_name && !is_structural(own)).then_some(own)
}

/// Tells whether a field of this name holds moves, comments or the start.
fn is_structural(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ["movelist", "binit", "fen", "result"].contains(&&*name)
        || name.starts_with("move_")
        || name.starts_with("comment")
        || tag_of(&name).is_some()
        || CARRIED.contains(&&*name)
}

/// The words for results; the first of equals is written.
const RESULTS: [(&str, GameResult); 27] = {
    use GameResult::{Draw, FirstWins, SecondWins, Several, Unknown};

    [
        ("红胜", FirstWins),
        ("紅勝", FirstWins),
        ("红先胜", FirstWins),
        ("紅先勝", FirstWins),
        ("红方胜", FirstWins),
        ("W", FirstWins),
        ("1-0", FirstWins),
        ("黑胜", SecondWins),
        ("黑勝", SecondWins),
        ("红先负", SecondWins),
        ("紅先負", SecondWins),
        ("黑方胜", SecondWins),
        ("L", SecondWins),
        ("0-1", SecondWins),
        ("和棋", Draw),
        ("和局", Draw),
        ("和", Draw),
        ("红先和", Draw),
        ("紅先和", Draw),
        ("D", Draw),
        ("1/2-1/2", Draw),
        ("多种结果", Several),
        ("多種結果", Several),
        ("未知", Unknown),
        ("未知结果", Unknown),
        ("不明", Unknown),
        ("*", Unknown),
    ]
};

/// Returns the result that a word states.
pub(super) fn result(word: &str) -> Option<GameResult> {
    RESULTS.iter().find(|(known, _)| known.eq_ignore_ascii_case(word)).map(|&(_, result)| result)
}

/// Returns the word for a result.
pub(super) fn result_word(result: GameResult) -> &'static str {
    RESULTS.iter().find(|(_, known)| *known == result).map_or("未知", |&(word, _)| word)
}
