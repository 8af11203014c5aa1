//! The vocabulary of moves in words.

use alloc::string::String;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use xiangqi_core::PieceKind;

use crate::{Direction, InLine};

/// What a word says in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Piece(PieceKind),
    Place(InLine),
    Direction(Direction),
    Number(u8),
}

/// The words, in precomposed letters.
const WORDS: [(&str, Word); 49] = {
    use Direction::{Backward, Forward, Sideways};
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    use Word::{Number, Piece, Place};
    [
        ("tướng", Piece(King)),
        ("soái", Piece(King)),
        ("sĩ", Piece(Advisor)),
        ("sỹ", Piece(Advisor)),
        ("tượng", Piece(Elephant)),
        ("tịnh", Piece(Elephant)),
        ("bồ", Piece(Elephant)),
        ("voi", Piece(Elephant)),
        ("xe", Piece(Rook)),
        ("xa", Piece(Rook)),
        ("pháo", Piece(Cannon)),
        ("mã", Piece(Horse)),
        ("ngựa", Piece(Horse)),
        ("binh", Piece(Pawn)),
        ("chốt", Piece(Pawn)),
        ("tốt", Piece(Pawn)),
        ("trước", Place(InLine::Front)),
        ("tiền", Place(InLine::Front)),
        ("giữa", Place(InLine::Middle)),
        ("trung", Place(InLine::Middle)),
        ("sau", Place(InLine::Rear)),
        ("hậu", Place(InLine::Rear)),
        ("tấn", Word::Direction(Forward)),
        ("tiến", Word::Direction(Forward)),
        ("thoái", Word::Direction(Backward)),
        ("thối", Word::Direction(Backward)),
        ("lui", Word::Direction(Backward)),
        ("bình", Word::Direction(Sideways)),
        ("ngang", Word::Direction(Sideways)),
        ("nhất", Number(1)),
        ("nhị", Number(2)),
        ("tam", Number(3)),
        ("tứ", Number(4)),
        ("ngũ", Number(5)),
        ("lục", Number(6)),
        ("thất", Number(7)),
        ("bát", Number(8)),
        ("cửu", Number(9)),
        ("một", Number(1)),
        ("hai", Number(2)),
        ("ba", Number(3)),
        ("bốn", Number(4)),
        ("năm", Number(5)),
        ("sáu", Number(6)),
        ("bảy", Number(7)),
        ("bẩy", Number(7)),
        ("tám", Number(8)),
        ("chín", Number(9)),
        ("tư", Number(4)),
    ]
};

/// Returns `word` in lower case without accents.
fn fold(word: &str) -> String {
    word.nfd()
        .filter(|&c| !is_combining_mark(c))
        .flat_map(char::to_lowercase)
        .map(|c| if c == 'đ' { 'd' } else { c })
        .collect()
}

/// Calls `visit` with all that `word` can say.
///
/// An accented word says what it spells; without accents it can be several ("tuong" is tướng,
/// the king, or tượng, the elephant).
pub(super) fn meanings(word: &str, mut visit: impl FnMut(Word)) {
    let lower: String = word.nfc().flat_map(char::to_lowercase).collect();
    let folded = fold(word);
    let accented = lower != folded;
    let spelled = |known: &str| known == lower;
    let exact = accented && WORDS.iter().any(|(known, _)| spelled(known));
    for &(known, meaning) in &WORDS {
        if if exact { spelled(known) } else { fold(known) == folded } {
            visit(meaning);
        }
    }
    if let [digit @ b'1'..=b'9'] = folded.as_bytes() {
        visit(Word::Number(digit - b'0'));
    }
}
