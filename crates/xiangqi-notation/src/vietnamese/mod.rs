//! Vietnamese notation by files: `P2-5`, `M8.7`, `X1/2`, `Pt.2`; "Pháo 2 bình 5" in words.
//!
//! Source: the explanations for players on tamquocchess.vn and thanglongkydao.com. `.` is
//! forward (tấn), `/` backward (thoái), `-` sideways (bình): the opposite of WXF, where `.` is
//! sideways and `-` backward, and P and C are cannon and pawn here, pawn and cannon there.
//!
//! The reader takes V for the elephant, C for the pawn, either case, and the words with and
//! without accents, with Arabic or Sino-Vietnamese numbers.

mod letters;
mod word;
mod words;

pub(crate) use letters::write;
pub(crate) use word::is_word;

use notation_syntax::SyntaxError;

use crate::wxf::Emit;

/// Reads letters and signs or, if the text has a word of two letters or more, words.
pub(crate) fn read(text: &str, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let letters = letters::read(text, emit);
    let mut letters_in_a_row = text.split(|c: char| !c.is_alphabetic());
    if letters.is_ok() || !letters_in_a_row.any(|word| word.chars().nth(1).is_some()) {
        return letters;
    }
    words::read(text, emit)
}
