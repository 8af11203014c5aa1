//! Positions and moves in the parameters of web addresses.

use percent_encoding::percent_decode_str;

/// Decodes the value of a parameter: percent-encoding, and `+` for a blank.
pub(crate) fn decode(value: &str) -> String {
    percent_decode_str(&value.replace('+', " ")).decode_utf8_lossy().into_owned()
}

/// Returns the value of the parameter `name` in `line`, up to the next parameter or the end of an
/// attribute; blanks may stand in it.
pub(crate) fn parameter<'l>(line: &'l str, name: &str) -> Option<&'l str> {
    let begins = |at: &usize| {
        let before = line[..*at].chars().next_back();
        let is_name = line[*at..].get(..name.len()).is_some_and(|it| it.eq_ignore_ascii_case(name));
        is_name && before.is_none_or(|c| "?&;\"' ".contains(c))
    };
    let equals = memchr::memchr_iter(b'=', line.as_bytes());
    let start = equals
        .filter_map(|at| at.checked_sub(name.len()))
        .find(|at| line.is_char_boundary(*at) && begins(at))?;
    let value = &line[start + name.len() + 1..];
    let end = value.find(['&', '"', '\'', '<', '>']).unwrap_or(value.len());
    Some(&value[..end])
}

/// Returns the parts of a value between blanks, encoded or not.
pub(crate) fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split("%20").flat_map(|part| part.split([' ', '+', '\t'])).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{decode, parameter, words};

    #[test]
    fn parameters_with_codes_and_blanks() {
        let line = "src=\"board.php?fen=9%2F9+w&MoveList=H2-E2%20H9-G7+x y\"";
        assert_eq!(parameter(line, "fen").map(decode).as_deref(), Some("9/9 w"));
        let moves = parameter(line, "movelist").unwrap();
        assert_eq!(words(moves).collect::<Vec<_>>(), ["H2-E2", "H9-G7", "x", "y"]);
        assert_eq!(parameter("兵fen=9/9", "fen"), None);
        assert_eq!(parameter(line, "list"), None);
        assert_eq!(decode("%E5%85%B5%zz%"), "兵%zz%");
    }
}
