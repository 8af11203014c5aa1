//! Which words of a move text are what.

use std::borrow::Cow;

use crate::{GameResult, Nag};

/// Result tokens and their meaning.
const RESULTS: [(&str, GameResult); 9] = [
    ("1-0", GameResult::FirstWins),
    ("0-1", GameResult::SecondWins),
    ("1/2-1/2", GameResult::Draw),
    ("*", GameResult::Unknown),
    ("1/2", GameResult::Draw),
    ("½-½", GameResult::Draw),
    ("0.5-0.5", GameResult::Draw),
    ("1:0", GameResult::FirstWins),
    ("0:1", GameResult::SecondWins),
];

/// Returns the result that `word` states, if it is a result token, or one in words: 红胜.
pub(super) fn result(word: &str) -> Option<GameResult> {
    // A score may have another dash than that of ASCII.
    let is_score = !word.is_ascii() && word.starts_with(['0', '1', '½']);
    let plain = if is_score { Cow::Owned(word.replace(is_dash, "-")) } else { Cow::Borrowed(word) };
    let results = RESULTS.iter().chain(RESULT_WORDS.iter().filter(|_| !word.is_ascii()));
    results.into_iter().find(|(token, _)| *token == plain).map(|&(_, result)| result)
}

const fn is_dash(c: char) -> bool {
    matches!(c, '–' | '—' | '－' | '−')
}

/// Returns the length of the result token with which `word` begins, where a stop or words of
/// another script are glued to it: `1-0.`, `1-0黑认输`.
pub(super) fn leading_result(word: &str) -> Option<usize> {
    if !word.starts_with(['0', '1', '½']) {
        return None;
    }
    let token = RESULTS.iter().find(|(token, _)| token.len() > 1 && word.starts_with(token))?.0;
    let rest = &word[token.len()..];
    let is_stop = matches!(rest, "." | "。" | "," | "，" | ";");
    (is_stop || rest.starts_with(|c: char| !c.is_ascii())).then_some(token.len())
}

/// Returns the place of the result token with which `word` ends behind a move: `马８进７1-0`.
pub(super) fn trailing_result(word: &str) -> Option<usize> {
    if !word.ends_with(['0', '1', '2', '5', '½', '*']) {
        return None;
    }
    let longest = RESULTS.iter().filter(|(token, _)| word.ends_with(token));
    let at = word.len() - longest.map(|(token, _)| token.len()).max()?;
    let (stem, _) = split_suffix(&word[..at]);
    has_shape_of_move(stem).then_some(at)
}

/// Results in words.
const RESULT_WORDS: [(&str, GameResult); 13] = [
    ("红胜", GameResult::FirstWins),
    ("紅勝", GameResult::FirstWins),
    ("红先胜", GameResult::FirstWins),
    ("紅先勝", GameResult::FirstWins),
    ("黑胜", GameResult::SecondWins),
    ("黑勝", GameResult::SecondWins),
    ("红先负", GameResult::SecondWins),
    ("紅先負", GameResult::SecondWins),
    ("和", GameResult::Draw),
    ("和棋", GameResult::Draw),
    ("作和", GameResult::Draw),
    ("和局", GameResult::Draw),
    ("红先和", GameResult::Draw),
];

/// More words, which only a tag can mean as a result.
const TAG_WORDS: [(&str, GameResult); 2] =
    [("多种结果", GameResult::Several), ("未知", GameResult::Unknown)];

/// Returns the result that the value of a tag states, as a token or in words.
#[must_use]
pub fn tag_result(value: &str) -> Option<GameResult> {
    let value = value.trim();
    let in_words = TAG_WORDS.iter().find(|(words, _)| *words == value);
    result(value).or(in_words.map(|&(_, result)| result))
}

/// Splits a glyph such as `!?` off the end of a move text.
pub(super) fn split_suffix(word: &str) -> (&str, Option<Nag>) {
    let stem = word.trim_end_matches(['!', '?', '！', '？']);
    if stem.len() == word.len() || stem.is_empty() {
        return (word, None);
    }
    let suffix: String = word[stem.len()..]
        .chars()
        .map(|c| if matches!(c, '!' | '！') { '!' } else { '?' })
        .take(2)
        .collect();
    (stem, Nag::from_suffix(&suffix))
}

/// Tells whether a character can begin or be inside a written move as a Chinese character.
const fn is_move_ideograph(c: char) -> bool {
    matches!(
        c,
        '车' | '車'
            | '俥'
            | '马'
            | '馬'
            | '傌'
            | '炮'
            | '砲'
            | '包'
            | '兵'
            | '卒'
            | '相'
            | '象'
            | '仕'
            | '士'
            | '帅'
            | '帥'
            | '将'
            | '將'
            | '前'
            | '中'
            | '后'
            | '後'
            | '进'
            | '進'
            | '退'
            | '平'
            | '一'
            | '二'
            | '三'
            | '四'
            | '五'
            | '六'
            | '七'
            | '八'
            | '九'
    )
}

/// Tells whether `word` could be a move in some notation, judged by its characters alone.
///
/// It serves to tell a variation from a parenthesised remark, never to accept a move.
pub(super) fn looks_like_move(word: &str) -> bool {
    let count = word.chars().count();
    if word.is_ascii() {
        let letters_and_digits = word.bytes().any(|b| b.is_ascii_digit())
            && word.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-.=/x#".contains(&b));
        return (2..=8).contains(&count) && letters_and_digits;
    }
    // 炮82—52 and 炮h2—e2 have one ideograph, in front.
    let is_point = |c: char| c.is_ascii_alphanumeric() || matches!(c, '—' | '–' | '-' | '－' | '─');
    let mut chars = word.chars();
    let by_points = chars.next().is_some_and(is_move_ideograph)
        && chars.all(is_point)
        && word.chars().any(|c| c.is_ascii_digit());
    // Blanks stand in a word only where its characters are those of a move.
    let count = count - word.chars().filter(|&c| matches!(c, ' ' | '\u{3000}')).count();
    (3..=7).contains(&count)
        && (by_points || word.chars().filter(|&c| is_move_ideograph(c)).count() >= 2)
}

/// Tells whether `word` has the letters, digits and signs of a move in their places.
///
/// It serves to tell records from other texts and is stricter than [`looks_like_move`], for which
/// a name such as `v1.2` is a faulty move.
pub(super) fn has_shape_of_move(word: &str) -> bool {
    /// Shapes of letters, digits and signs in ASCII: squares, files with a sign, and pieces in
    /// front of them.
    const SHAPES: [&str; 17] = [
        "LDLD", "LDLDD", "LDDLD", "LDSLD", "LDSLDD", "LDDSLD", "LLDLD", "LLDSLD", "LLLD", "LDSD",
        "LLSD", "SLSD", "LSSD", "DDSD", "DDSDD", "DDDD", "LDDDD",
    ];
    if !word.is_ascii() {
        let of_moves = word.chars().filter(|&c| is_move_ideograph(c)).count();
        let is_run = word.len() > 24 && of_moves * 2 >= word.chars().count();
        return is_run || looks_like_move(word);
    }
    let word = word.trim_end_matches(['+', '#']);
    if word.len() < 4 || word.len() > 6 {
        return false;
    }
    let class = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' => Some(b'L'),
        b'0'..=b'9' => Some(b'D'),
        b'+' | b'-' | b'.' | b'=' | b'/' => Some(b'S'),
        _ => None,
    };
    let is_year = word.starts_with("19") || word.starts_with("20");
    SHAPES.iter().any(|shape| {
        let fits =
            |(byte, want): (u8, u8)| class(byte) == Some(want) || (want == b'S' && byte == b'x');
        shape.len() == word.len()
            && word.bytes().zip(shape.bytes()).all(fits)
            && !(*shape == "DDDD" && is_year)
    })
}

/// Tells whether `word` begins a footer: a rule drawn with signs, or an address.
pub(super) fn begins_footer(word: &str) -> bool {
    let is_drawn = |c| matches!(c, '=' | '-' | '_' | '*' | '~' | '＝' | '—' | '─');
    let drawn = word.chars().all(is_drawn) && word.chars().count() >= 4;
    drawn || word.starts_with("http:") || word.starts_with("https:") || word.starts_with("www.")
}

#[cfg(test)]
mod tests {
    use super::{
        begins_footer, leading_result, looks_like_move, result, split_suffix, trailing_result,
    };
    use crate::{GameResult, Nag};

    #[test]
    fn tells_moves_from_words() {
        for word in [
            "炮二平五",
            "前兵四平五",
            "馬８進７",
            "H2-E2",
            "h2e2",
            "C2.5",
            "+R.3",
            "Che2",
            "炮82—52",
            "马2133",
            "炮h2—e2",
        ] {
            assert!(looks_like_move(word), "{word}");
        }
        for word in ["或者", "红方大优", "see", "note:", "此时红方"] {
            assert!(!looks_like_move(word), "{word}");
        }
    }

    #[test]
    fn knows_results_suffixes_and_footers() {
        assert_eq!(result("1/2-1/2"), Some(GameResult::Draw));
        assert_eq!(result("1-1"), None);
        assert_eq!(result("红胜"), Some(GameResult::FirstWins));
        assert_eq!(result("未知"), None);
        assert_eq!(result("1–0"), Some(GameResult::FirstWins));
        assert_eq!(leading_result("1-0黑认输"), Some(3));
        assert_eq!(leading_result("1/2-1/2."), Some(7));
        assert_eq!(leading_result("1-0"), None);
        assert_eq!(trailing_result("马８进７1-0"), Some("马８进７".len()));
        assert_eq!(trailing_result("C2.51/2-1/2"), Some(4));
        assert_eq!(trailing_result("红先1-0"), None);
        assert_eq!(trailing_result("H0-I1-0"), None);
        assert_eq!(split_suffix("炮二平五！？"), ("炮二平五", Some(Nag::INTERESTING)));
        assert_eq!(split_suffix("!"), ("!", None));
        assert!(begins_footer("====="));
        assert!(begins_footer("http://example.org"));
        assert!(!begins_footer("--"));
    }
}
