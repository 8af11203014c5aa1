//! All that a text can say, in every notation that is asked for.

use notation_syntax::{SyntaxError, complete};
use xiangqi_core::Move;

use crate::characters::{Normal, Spaces, trims};
use crate::chinese::Spelling;
use crate::form::Form;
use crate::shape::can_follow;
use crate::{
    Accept, Dialect, LetterSet, Notation, WrittenMove, chinese, lettered, reform, squares,
    vietnamese, wxf,
};

/// Longer texts, in bytes, are no move, whatever blanks, number and marks are in them.
const LONGEST: usize = 1024;

/// Notations whose texts are told apart by rules, not by their look.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    Squares,
    Chinese,
    Letters,
    Alone,
}

const fn family(notation: Notation) -> Family {
    match notation {
        Notation::Iccs | Notation::Ucci => Family::Squares,
        Notation::Chinese | Notation::ChineseDpxq | Notation::ChineseFive => Family::Chinese,
        Notation::Wxf
        | Notation::WxfAxf1980
        | Notation::Wxf2018
        | Notation::WxfWikipedia
        | Notation::WxfYang
        | Notation::Keypad => Family::Letters,
        _ => Family::Alone,
    }
}

/// A set of notations.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct NotationSet(u32);

impl NotationSet {
    pub(crate) const EMPTY: Self = Self(0);
    const ALL: Self = Self((1 << Notation::ALL.len()) - 1);

    const fn contains(self, notation: Notation) -> bool {
        self.0 >> notation as u32 & 1 != 0
    }

    pub(crate) const fn insert(&mut self, notation: Notation) {
        self.0 |= 1 << notation as u32;
    }
}

/// How a notation is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Own,
    /// A relative of the notation that was named.
    Related,
    Not,
}

/// Tells how texts of `notation` count when `named` is asked for.
pub(crate) fn asked(named: Notation, notation: Notation) -> Asked {
    if named == notation {
        Asked::Own
    } else if family(named) == family(notation) && family(named) != Family::Alone {
        Asked::Related
    } else {
        Asked::Not
    }
}

/// Calls `emit` with each reading of `text`; the readings of the notation asked for come first.
/// Tells whether there was any.
///
/// Characters are normalised; a number in front and marks behind are left out if the whole
/// follows no notation.
pub(crate) fn for_each_reading(
    text: &str,
    accept: &Accept,
    mut emit: impl FnMut(Notation, WrittenMove, Form),
) -> bool {
    let Some(named) = accept.notation else {
        return for_each_reading_in(NotationSet::ALL, text, accept, emit);
    };
    let (own, related) = asked_sets(named);
    let by_own = for_each_reading_in(own, text, accept, &mut emit);
    let by_related = for_each_reading_in(related, text, accept, |notation, written, form| {
        emit(notation, written, form.max(Form::Tolerant));
    });
    by_own || by_related
}

fn asked_sets(named: Notation) -> (NotationSet, NotationSet) {
    let (mut own, mut related) = (NotationSet::EMPTY, NotationSet::EMPTY);
    for notation in Notation::ALL {
        match asked(named, notation) {
            Asked::Own => own.insert(notation),
            Asked::Related => related.insert(notation),
            Asked::Not => {}
        }
    }
    (own, related)
}

/// Calls `emit` with each reading of `text` in the notations of `set`. Tells whether there was
/// any.
pub(crate) fn for_each_reading_in(
    set: NotationSet,
    text: &str,
    accept: &Accept,
    mut emit: impl FnMut(Notation, WrittenMove, Form),
) -> bool {
    if set == NotationSet::EMPTY || text.len() > LONGEST {
        return false;
    }
    if text.bytes().all(|byte| byte.is_ascii_graphic()) {
        return read_trimmed(set, text, accept, &mut emit);
    }
    let plain = Normal::new(text, Spaces::Dropped);
    if read_trimmed(set, plain.as_str(), accept, &mut emit) {
        return true;
    }
    if set.contains(Notation::Vietnamese) && text.contains(char::is_whitespace) {
        let spaced = Normal::new(text, Spaces::Kept);
        for range in trims(spaced.as_str()) {
            let mut one = |written, form| emit(Notation::Vietnamese, written, form);
            if vietnamese::read(&spaced.as_str()[range], &mut one).is_ok() {
                return true;
            }
        }
    }
    false
}

/// Tells why nothing reads `text`: the failure that got furthest.
pub(crate) fn explain(text: &str, accept: &Accept) -> SyntaxError {
    let Some(named) = accept.notation else {
        return explain_in(NotationSet::ALL, text, accept);
    };
    let (own, related) = asked_sets(named);
    let error = explain_in(own, text, accept);
    if related == NotationSet::EMPTY {
        return error;
    }
    further(Some(error), explain_in(related, text, accept))
}

/// Tells why no notation of `set` reads `text`.
pub(crate) fn explain_in(set: NotationSet, text: &str, accept: &Accept) -> SyntaxError {
    // What is wrong with a text that is too long shows at its beginning.
    let text = &text[..text.floor_char_boundary(LONGEST)];
    let plain = Normal::new(text, Spaces::Dropped);
    let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    let normal = if is_plain { text } else { plain.as_str() };
    let mut furthest: Option<(SyntaxError, usize)> = None;
    for range in trims(normal) {
        let begin = range.start;
        let error = explain_whole(set, &normal[range], accept);
        if furthest.is_none_or(|(before, at)| before.span.start + at < error.span.start + begin) {
            furthest = Some((error, begin));
        }
    }
    let (error, at) = furthest.unwrap_or_else(|| (SyntaxError::expected(normal, 0, "a move"), 0));
    if is_plain { error.shifted(at) } else { plain.restore(error, at, text) }
}

/// Reads the whole of a normalised text or, if that fails, what is left without number and marks.
fn read_trimmed(
    set: NotationSet,
    text: &str,
    accept: &Accept,
    emit: &mut dyn FnMut(Notation, WrittenMove, Form),
) -> bool {
    trims(text).any(|range| read_whole(set, &text[range], accept, emit))
}

/// Reads the whole of `text` in every notation of `set`.
fn read_whole(
    set: NotationSet,
    text: &str,
    accept: &Accept,
    emit: &mut dyn FnMut(Notation, WrittenMove, Form),
) -> bool {
    let mut any = false;
    for notation in Notation::ALL {
        if set.contains(notation) && can_follow(notation, text) {
            let mut one = |written, form: Form| {
                any = true;
                emit(notation, written, form);
            };
            // Why it is none, [`explain`] tells.
            let _ = read_as(notation, text, accept, &mut one);
        }
    }
    any
}

/// Tells why the whole of `text` follows no notation of `set`, of those that it looks like.
fn explain_whole(set: NotationSet, text: &str, accept: &Accept) -> SyntaxError {
    let mut furthest: Option<SyntaxError> = None;
    for notation in Notation::ALL.into_iter().filter(|&notation| set.contains(notation)) {
        let looks_so = accept.notation.is_some() || can_begin(notation, text);
        if looks_so && let Err(error) = read_as(notation, text, accept, &mut |_, _| {}) {
            furthest = Some(further(furthest, error));
        }
    }
    furthest.unwrap_or_else(|| SyntaxError::expected(text, 0, "a move"))
}

/// Tells whether `text` follows some notation.
pub(crate) fn is_move(text: &str) -> bool {
    let mut any = false;
    for_each_reading(text, &Accept::ANY, |_, _, form| any |= form != Form::Corrected);
    any
}

/// Tells whether the whole of a normalised `text`, without number and marks, follows `notation`.
pub(crate) fn is_bare_move(text: &str, notation: Notation) -> bool {
    let mut any = false;
    let accept = Accept::only(notation);
    can_follow(notation, text)
        && read_as(notation, text, &accept, &mut |_, form| any |= form != Form::Corrected).is_ok()
        && any
}

/// Tells whether a text with these characters is meant for the notation.
///
/// This keeps error messages from expecting everything.
fn can_begin(notation: Notation, text: &str) -> bool {
    match notation {
        Notation::Chinese
        | Notation::ChineseDpxq
        | Notation::ChineseFive
        | Notation::Coordinate
        | Notation::Digit
        | Notation::Chesslike
        | Notation::Algebraic => !text.is_ascii(),
        _ => text.starts_with(|c: char| c.is_ascii()),
    }
}

fn further(before: Option<SyntaxError>, error: SyntaxError) -> SyntaxError {
    match before {
        Some(before) if before.span.start > error.span.start => before,
        Some(mut before) if before.span.start == error.span.start => {
            before.expected.merge(&error.expected);
            before
        }
        _ => error,
    }
}

/// Calls `emit` with each reading of `text` in `notation`.
fn read_as(
    notation: Notation,
    text: &str,
    accept: &Accept,
    emit: wxf::Emit<'_>,
) -> Result<(), SyntaxError> {
    let letters = accept.letters_of(notation);
    let mut by_squares = |squares: Result<Move, SyntaxError>| {
        emit(WrittenMove::Squares { kind: None, mv: squares? }, Form::Canonical);
        Ok(())
    };
    match notation {
        Notation::Iccs => by_squares(complete(squares::read_iccs, text)),
        Notation::Ucci => by_squares(complete(squares::read_ucci, text)),
        Notation::Uci => by_squares(complete(squares::read_uci, text)),
        Notation::Dhtmlxq => by_squares(complete(squares::read_dhtmlxq, text)),
        Notation::Coordinate => reform::read_coordinate(text, accept.files, emit),
        Notation::Digit => reform::read_digit(text, emit),
        Notation::Chesslike => reform::read_chesslike(text, emit),
        Notation::Algebraic => reform::read_algebraic(text, emit),
        Notation::Lalg => lettered::read_lalg(text, letters, accept.rank_base, emit),
        Notation::Salg => lettered::read_salg(text, letters, accept.rank_base, emit),
        Notation::Vietnamese => vietnamese::read(text, emit),
        Notation::Chinese | Notation::ChineseDpxq | Notation::ChineseFive => {
            let dialect = notation.dialect().unwrap_or(Dialect::Standard);
            chinese::read(text, |written, spelling| {
                let form = chinese_form(notation, spelling);
                emit(WrittenMove::Column(written, dialect), form);
            })
        }
        Notation::Wxf
        | Notation::WxfAxf1980
        | Notation::Wxf2018
        | Notation::WxfWikipedia
        | Notation::WxfYang
        | Notation::Keypad => match wxf::digits_and_signs(text) {
            None => read_letters(notation, text, letters, emit),
            Some(plain) => {
                let mut tolerated = |written, form: Form| emit(written, form.max(Form::Tolerant));
                let direct = read_letters(notation, text, letters, &mut tolerated);
                read_letters(notation, &plain, letters, &mut tolerated).or(direct)
            }
        },
    }
}

/// Calls `emit` with each reading of `text` in one of the notations in letters.
fn read_letters(
    notation: Notation,
    text: &str,
    letters: LetterSet,
    emit: wxf::Emit<'_>,
) -> Result<(), SyntaxError> {
    if let Some(dialect) = notation.dialect()
        && notation != Notation::Keypad
        && wxf::read_by_file(text, dialect, letters, emit)
    {
        return Ok(());
    }
    match notation {
        Notation::WxfAxf1980 => wxf::read_axf1980(text, letters, emit),
        Notation::Wxf2018 => wxf::read_wxf2018(text, letters, emit),
        Notation::WxfWikipedia => wxf::read_wikipedia(text, letters, emit),
        Notation::WxfYang => wxf::read_yang(text, letters, emit),
        Notation::Keypad => wxf::read_keypad(text, emit),
        _ => {
            let strict = wxf::read_standard(text, letters, emit);
            let loose = wxf::read_loose(text, letters, emit);
            match (strict, loose) {
                (Err(strict), Err(loose)) => Err(further(Some(strict), loose)),
                _ => Ok(()),
            }
        }
    }
}

/// Tells how a spelling looks to a Chinese notation.
fn chinese_form(notation: Notation, spelling: Spelling) -> Form {
    match (spelling, notation) {
        (Spelling::Four, _)
        | (Spelling::FileForPawn, Notation::ChineseDpxq)
        | (Spelling::Five, Notation::ChineseFive) => Form::Canonical,
        (Spelling::LostSign, _) => Form::Corrected,
        _ => Form::Tolerant,
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::{LONGEST, can_follow, explain, read_as};
    use crate::{Accept, Notation};

    #[test]
    fn no_parser_reads_what_its_shape_rules_out() {
        const CHARACTERS: &[u8] = b"abcdefghijkprtxABCHKNPRTX0123456789+-.=/";
        let mut seed = 0x2545_f491_4f6c_dd1d_u64;
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        let mut read = [0; Notation::ALL.len()];
        for _ in 0..100_000 {
            let len = 2 + next(6);
            let text: String =
                (0..len).map(|_| char::from(CHARACTERS[next(CHARACTERS.len())])).collect();
            for notation in Notation::ALL {
                let mut any = false;
                let _ = read_as(notation, &text, &Accept::ANY, &mut |_, _| any = true);
                assert!(!any || can_follow(notation, &text), "{text} is a move in {notation}");
                read[notation as usize] += u32::from(any);
            }
        }
        let in_letters = Notation::ALL.into_iter().filter(|&notation| can_follow(notation, "a"));
        assert_eq!(in_letters.count(), 0);
        for notation in [Notation::Ucci, Notation::Wxf, Notation::Salg, Notation::Vietnamese] {
            assert!(read[notation as usize] > 0, "no text of {notation} came up");
        }
    }

    #[test]
    fn no_chinese_parser_reads_what_its_shape_rules_out() {
        let characters: Vec<char> =
            "炮马车兵卒相前中后一二四五九１２５８1258进退平-上".chars().collect();
        let mut read = 0;
        for number in 0..400_000_usize {
            let mut number = number.wrapping_mul(2_654_435_761) >> 4;
            let len = 3 + number % 3;
            let mut text = String::new();
            for _ in 0..len {
                number /= 7;
                text.push(characters[number % characters.len()]);
            }
            let mut any = false;
            let _ = read_as(Notation::Chinese, &text, &Accept::ANY, &mut |_, _| any = true);
            assert!(!any || can_follow(Notation::Chinese, &text), "{text}");
            read += u32::from(any);
        }
        assert!(read > 100, "{read}");
    }

    #[test]
    fn what_is_wrong_with_a_long_text_shows_at_its_beginning() {
        let error = explain(&"炮".repeat(LONGEST), &Accept::ANY);
        assert_eq!((error.span.start, error.span.end), (3, 6));
        assert_eq!(error, explain("炮炮炮炮", &Accept::ANY));
    }
}
