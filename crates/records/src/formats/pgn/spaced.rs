//! Moves in Chinese whose characters are set apart by blanks: `炮 二 平 五`, `马8 进7`.

use super::separators::ends_word;

/// A move has at most this many characters.
const MOST: usize = 5;

/// Returns the length of the move at the beginning of `input` if blanks stand in it; `first` is the
/// first word.
///
/// Only the characters of a whole move in their order are taken together, so that no other words
/// are: piece, file, direction and number, or what tells pieces of one file apart. A line ends
/// the move.
pub(super) fn spaced_move(input: &str, first: &str) -> Option<usize> {
    if first.is_ascii() || is_whole(first) {
        return None;
    }
    let mut signs = [Sign::Number; MOST];
    let mut count = 0;
    let mut has_blanks = false;
    for (at, c) in input.char_indices() {
        if is_blank(c) {
            has_blanks = true;
            continue;
        }
        *signs.get_mut(count)? = sign(c)?;
        count += 1;
        if is_move(&signs[..count]) {
            let end = at + c.len_utf8();
            let rest = &input[end..];
            let word = &rest[..rest.find(ends_word).unwrap_or(rest.len())];
            let is_glyph = word.chars().all(|c| matches!(c, '!' | '?' | '！' | '？'));
            return (has_blanks && is_glyph).then_some(end + word.len());
        }
    }
    None
}

/// Tells whether `word` has the length and the end of a move: most words do.
fn is_whole(word: &str) -> bool {
    word.ends_with(|c| sign(c) == Some(Sign::Number)) && word.chars().nth(3).is_some()
}

const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\u{3000}')
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Piece,
    Pawn,
    Place,
    Direction,
    Number,
}

const fn sign(c: char) -> Option<Sign> {
    Some(match c {
        '车' | '車' | '俥' | '马' | '馬' | '傌' | '炮' | '砲' | '包' => Sign::Piece,
        '相' | '象' | '仕' | '士' | '帅' | '帥' | '将' | '將' => Sign::Piece,
        '兵' | '卒' => Sign::Pawn,
        '前' | '中' | '后' | '後' => Sign::Place,
        '进' | '進' | '退' | '平' => Sign::Direction,
        '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' => Sign::Number,
        '1'..='9' | '１'..='９' => Sign::Number,
        _ => return None,
    })
}

/// Tells whether `signs` are those of a move, with the file behind a piece that is told by its
/// place or without.
const fn is_move(signs: &[Sign]) -> bool {
    use Sign::{Direction, Number, Pawn, Piece, Place};
    matches!(
        signs,
        [Piece | Pawn, Number, Direction, Number]
            | [Place, Piece | Pawn, Direction, Number]
            | [Number, Pawn, Direction, Number]
            | [Place, Piece | Pawn | Number, Number, Direction, Number]
            | [Place, Number, Direction, Number]
    )
}

#[cfg(test)]
mod tests {
    use super::{ends_word, spaced_move};

    fn first(input: &str) -> Option<&str> {
        let word = input.split(ends_word).next().unwrap_or_default();
        spaced_move(input, word).map(|len| &input[..len])
    }

    #[test]
    fn characters_of_one_move_belong_together() {
        assert_eq!(first("马 8 进 7 车"), Some("马 8 进 7"));
        assert_eq!(first("炮二 平五"), Some("炮二 平五"));
        assert_eq!(first("炮二平 五!? 马"), Some("炮二平 五!?"));
        assert_eq!(first("马　８　进　７"), Some("马　８　进　７"));
        assert_eq!(first("前 炮 退 二"), Some("前 炮 退 二"));
        assert_eq!(first("前 兵 四 平 五"), Some("前 兵 四 平 五"));
        assert_eq!(first("一 兵 平 五"), Some("一 兵 平 五"));
    }

    #[test]
    fn other_words_do_not() {
        for input in [
            "炮二平五 马8进7",
            "炮 二 平\n五",
            "炮 二 平 五六",
            "红 方 先 行",
            "炮 二 平",
            "车 马 炮 兵",
        ] {
            assert_eq!(first(input), None, "{input}");
        }
    }
}
