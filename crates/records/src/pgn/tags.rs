//! The names of PGN tags and what they say.

/// Tags that stand at the head of a game; one of them behind moves begins the next game.
const HEAD: [&str; 24] = [
    "Game",
    "Event",
    "Site",
    "Date",
    "Round",
    "Red",
    "RedTeam",
    "Black",
    "BlackTeam",
    "White",
    "WhiteTeam",
    "Result",
    "FEN",
    "Format",
    "ECCO",
    "ECO",
    "Opening",
    "Variation",
    "Variant",
    "SetUp",
    "Title",
    "PlyCount",
    "RedElo",
    "BlackElo",
];

/// Tells whether a tag named `name` belongs to the head of a game.
pub(super) fn belongs_to_head(name: &str) -> bool {
    HEAD.iter().any(|head| head.eq_ignore_ascii_case(name))
}

/// Returns the name under which a tag is kept: `White` is `Red` in xiangqi.
pub(super) fn known_name(name: &str) -> &str {
    match name {
        "White" => "Red",
        "WhiteTeam" => "RedTeam",
        "WhiteElo" => "RedElo",
        "WhiteClock" => "RedClock",
        _ => name,
    }
}

/// Returns the text that a quoted value means: `\"` is a quote, `\\` a backslash.
///
/// A backslash in front of anything else is itself, since few programs escape at all.
pub(super) fn unescape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut rest = value.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\\' if matches!(rest.peek(), Some('"' | '\\')) => text.extend(rest.next()),
            '\r' => {
                if rest.peek() != Some(&'\n') {
                    text.push('\n');
                }
            }
            _ => text.push(c),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::unescape;

    #[test]
    fn unescapes_only_quotes_and_backslashes() {
        assert_eq!(unescape(r#"a\"b\\c\d"#), r#"a"b\c\d"#);
        assert_eq!(unescape("a\r\nb\rc"), "a\nb\nc");
    }
}
