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

/// The words, in precomposed letters and without accents.
const WORDS: [(&str, &str, Word); 49] = {
    use Direction::{Backward, Forward, Sideways};
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    use Word::{Number, Piece, Place};
    [
        ("tướng", "tuong", Piece(King)),
        ("soái", "soai", Piece(King)),
        ("sĩ", "si", Piece(Advisor)),
        ("sỹ", "sy", Piece(Advisor)),
        ("tượng", "tuong", Piece(Elephant)),
        ("tịnh", "tinh", Piece(Elephant)),
        ("bồ", "bo", Piece(Elephant)),
        ("voi", "voi", Piece(Elephant)),
        ("xe", "xe", Piece(Rook)),
        ("xa", "xa", Piece(Rook)),
        ("pháo", "phao", Piece(Cannon)),
        ("mã", "ma", Piece(Horse)),
        ("ngựa", "ngua", Piece(Horse)),
        ("binh", "binh", Piece(Pawn)),
        ("chốt", "chot", Piece(Pawn)),
        ("tốt", "tot", Piece(Pawn)),
        ("trước", "truoc", Place(InLine::Front)),
        ("tiền", "tien", Place(InLine::Front)),
        ("giữa", "giua", Place(InLine::Middle)),
        ("trung", "trung", Place(InLine::Middle)),
        ("sau", "sau", Place(InLine::Rear)),
        ("hậu", "hau", Place(InLine::Rear)),
        ("tấn", "tan", Word::Direction(Forward)),
        ("tiến", "tien", Word::Direction(Forward)),
        ("thoái", "thoai", Word::Direction(Backward)),
        ("thối", "thoi", Word::Direction(Backward)),
        ("lui", "lui", Word::Direction(Backward)),
        ("bình", "binh", Word::Direction(Sideways)),
        ("ngang", "ngang", Word::Direction(Sideways)),
        ("nhất", "nhat", Number(1)),
        ("nhị", "nhi", Number(2)),
        ("tam", "tam", Number(3)),
        ("tứ", "tu", Number(4)),
        ("ngũ", "ngu", Number(5)),
        ("lục", "luc", Number(6)),
        ("thất", "that", Number(7)),
        ("bát", "bat", Number(8)),
        ("cửu", "cuu", Number(9)),
        ("một", "mot", Number(1)),
        ("hai", "hai", Number(2)),
        ("ba", "ba", Number(3)),
        ("bốn", "bon", Number(4)),
        ("năm", "nam", Number(5)),
        ("sáu", "sau", Number(6)),
        ("bảy", "bay", Number(7)),
        ("bẩy", "bay", Number(7)),
        ("tám", "tam", Number(8)),
        ("chín", "chin", Number(9)),
        ("tư", "tu", Number(4)),
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
    let exact = accented && WORDS.iter().any(|(known, ..)| spelled(known));
    for &(known, plain, meaning) in &WORDS {
        if if exact { spelled(known) } else { plain == folded } {
            visit(meaning);
        }
    }
    if let [digit @ b'1'..=b'9'] = folded.as_bytes() {
        visit(Word::Number(digit - b'0'));
    }
}

/// Tells whether `word` belongs to the vocabulary.
pub(crate) fn is_word(word: &str) -> bool {
    let mut known = false;
    meanings(word, |_| known = true);
    known
}
