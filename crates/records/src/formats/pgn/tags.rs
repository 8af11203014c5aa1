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

/// The first tag of a program that writes the values of XQF with the byte of their length.
pub(super) const TITLE_A: &str = "TitleA";

/// Tells whether a tag named `name` belongs to the head of a game.
pub(super) fn belongs_to_head(name: &str) -> bool {
    HEAD.iter().any(|head| head.eq_ignore_ascii_case(name))
}

/// Returns the name under which a tag is kept: `White` is `Red` in xiangqi.
pub(super) fn known_name(name: &str) -> &str {
    other_name(name).unwrap_or(name)
}

/// Returns the name that a tag named `name` gets, if it is another one.
pub(super) fn other_name(name: &str) -> Option<&'static str> {
    Some(match name {
        "White" => "Red",
        "WhiteTeam" => "RedTeam",
        "WhiteElo" => "RedElo",
        "WhiteClock" => "RedClock",
        // The names of a program that turns XQF into PGN.
        TITLE_A => "Title",
        "RMKWriter" => "Annotator",
        "PlayType" => "Type",
        _ => return None,
    })
}

/// How the length in front of a value is recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LengthByte {
    /// As a character that no text begins with.
    Control,
    /// Also as any character whose number is the length of the value in GBK.
    Any,
}

/// Returns what follows the length byte of a Pascal string in front of `value`, if there is one.
///
/// The length 10 is a line feed, before which a carriage return was written.
pub(super) fn without_length(value: &str, byte: LengthByte) -> Option<&str> {
    let behind = value.strip_prefix('\r').filter(|rest| rest.starts_with('\n')).unwrap_or(value);
    let length = behind.chars().next().filter(char::is_ascii)?;
    let rest = &behind[1..];
    let bytes: u32 = rest.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
    let fits = u32::from(length) == bytes;
    let is_control = length.is_ascii_control();
    let is_length = match byte {
        LengthByte::Any => fits || is_control,
        LengthByte::Control => is_control && (fits || !length.is_ascii_whitespace()),
    };
    (is_length && !rest.is_empty()).then_some(rest)
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
    use super::{LengthByte, unescape, without_length};

    #[test]
    fn length_bytes_are_taken_off() {
        let control = |value| without_length(value, LengthByte::Control);
        assert_eq!(control("\u{6}第01局"), Some("第01局"));
        assert_eq!(control("\t1993.4.27"), Some("1993.4.27"));
        assert_eq!(control("\r\n四量拨千斤"), Some("四量拨千斤"));
        assert_eq!(control("\u{6}第01"), Some("第01"));
        assert_eq!(control("\t1993"), None);
        assert_eq!(control("1993"), None);
        let title = "!11、第四轮 胡荣华　红先负　吕钦　";
        assert_eq!(control(title), None);
        assert_eq!(without_length(title, LengthByte::Any), Some(&title[1..]));
        assert_eq!(without_length("!11", LengthByte::Any), None);
    }

    #[test]
    fn unescapes_only_quotes_and_backslashes() {
        assert_eq!(unescape(r#"a\"b\\c\d"#), r#"a"b\c\d"#);
        assert_eq!(unescape("a\r\nb\rc"), "a\nb\nc");
    }
}
