//! All that a text can say, in every notation that is asked for.

use notation_syntax::{SyntaxError, complete};
use xiangqi_core::Move;

use crate::characters::{Normal, Spaces, trims};
use crate::chinese::Spelling;
use crate::form::Form;
use crate::{
    Accept, Dialect, LetterSet, Notation, WrittenMove, chinese, lettered, reform, squares,
    vietnamese, wxf,
};

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
///
/// Characters are normalised; a number in front and marks behind are left out if the whole
/// follows no notation.
///
/// # Errors
///
/// If nothing reads it, the failure that got furthest.
pub(crate) fn for_each_reading(
    text: &str,
    accept: &Accept,
    mut emit: impl FnMut(Notation, WrittenMove, Form),
) -> Result<(), SyntaxError> {
    let Some(named) = accept.notation else {
        return for_each_reading_in(NotationSet::ALL, text, accept, emit);
    };
    let (mut own, mut related) = (NotationSet::EMPTY, NotationSet::EMPTY);
    for notation in Notation::ALL {
        match asked(named, notation) {
            Asked::Own => own.insert(notation),
            Asked::Related => related.insert(notation),
            Asked::Not => {}
        }
    }
    let first = for_each_reading_in(own, text, accept, &mut emit);
    if related == NotationSet::EMPTY {
        return first;
    }
    let second = for_each_reading_in(related, text, accept, |notation, written, form| {
        emit(notation, written, form.max(Form::Tolerant));
    });
    match (first, second) {
        (Err(first), Err(second)) => Err(further(Some(first), second)),
        _ => Ok(()),
    }
}

/// Calls `emit` with each reading of `text` in the notations of `set`.
///
/// # Errors
///
/// If nothing reads it, the failure that got furthest.
pub(crate) fn for_each_reading_in(
    set: NotationSet,
    text: &str,
    accept: &Accept,
    mut emit: impl FnMut(Notation, WrittenMove, Form),
) -> Result<(), SyntaxError> {
    if text.bytes().all(|byte| byte.is_ascii_graphic()) {
        let read = read_trimmed(set, text, accept, &mut emit);
        return read.map_err(|(error, at)| error.shifted(at));
    }
    let plain = Normal::new(text, Spaces::Dropped);
    let Err((error, at)) = read_trimmed(set, plain.as_str(), accept, &mut emit) else {
        return Ok(());
    };
    if set.contains(Notation::Vietnamese) && text.contains(char::is_whitespace) {
        let spaced = Normal::new(text, Spaces::Kept);
        for range in trims(spaced.as_str()) {
            let mut one = |written, form| emit(Notation::Vietnamese, written, form);
            if vietnamese::read(&spaced.as_str()[range], &mut one).is_ok() {
                return Ok(());
            }
        }
    }
    Err(plain.restore(error, at, text))
}

/// Reads the whole of a normalised text or, if that fails, what is left without number and marks.
///
/// The error is that of the part that got furthest, with the place where the part begins.
fn read_trimmed(
    set: NotationSet,
    text: &str,
    accept: &Accept,
    emit: &mut dyn FnMut(Notation, WrittenMove, Form),
) -> Result<(), (SyntaxError, usize)> {
    let mut furthest: Option<(SyntaxError, usize)> = None;
    for range in trims(text) {
        let begin = range.start;
        let Err(error) = read_all(set, &text[range], accept, emit) else { return Ok(()) };
        if furthest.is_none_or(|(before, at)| before.span.start + at < error.span.start + begin) {
            furthest = Some((error, begin));
        }
    }
    Err(furthest.unwrap_or_else(|| (SyntaxError::expected(text, 0, "a move"), 0)))
}

/// Reads the whole of `text` in every notation of `set`.
fn read_all(
    set: NotationSet,
    text: &str,
    accept: &Accept,
    emit: &mut dyn FnMut(Notation, WrittenMove, Form),
) -> Result<(), SyntaxError> {
    let mut any = false;
    let mut furthest: Option<SyntaxError> = None;
    for notation in Notation::ALL.into_iter().filter(|&notation| set.contains(notation)) {
        if accept.notation.is_none() && !can_begin(notation, text) {
            continue;
        }
        let mut one = |written, form: Form| {
            any = true;
            emit(notation, written, form);
        };
        if let Err(error) = read_as(notation, text, accept, &mut one) {
            furthest = Some(further(furthest, error));
        }
    }
    if any {
        return Ok(());
    }
    Err(furthest.unwrap_or_else(|| SyntaxError::expected(text, 0, "a move")))
}

/// Tells whether `text` follows some notation.
pub(crate) fn is_move(text: &str) -> bool {
    let mut any = false;
    let read = for_each_reading(text, &Accept::ANY, |_, _, form| any |= form != Form::Corrected);
    read.is_ok() && any
}

/// Tells whether the whole of a normalised `text`, without number and marks, follows `notation`.
pub(crate) fn is_bare_move(text: &str, notation: Notation) -> bool {
    let mut any = false;
    let accept = Accept::only(notation);
    can_begin(notation, text)
        && read_as(notation, text, &accept, &mut |_, form| any |= form != Form::Corrected).is_ok()
        && any
}

/// Tells whether a text with these characters can be in the notation at all.
///
/// This spares most of the work when the notation is not known, and error messages that expect
/// everything.
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
