//! All that a text can say, in every notation that is asked for.

use notation_syntax::{Failure, SyntaxError, complete};
use xiangqi_core::Move;

use crate::chinese::Spelling;
use crate::form::Form;
use crate::{Accept, Notation, WrittenMove, chinese, squares, wxf};

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

/// Calls `emit` with each reading of `text`; the readings of the notation asked for come first.
///
/// # Errors
///
/// If nothing reads it, the failure that got furthest.
pub(crate) fn for_each_reading(
    text: &str,
    accept: &Accept,
    mut emit: impl FnMut(Notation, WrittenMove, Form),
) -> Result<(), SyntaxError> {
    let mut any = false;
    let mut furthest: Option<SyntaxError> = None;
    for notation in Notation::ALL {
        let own = accept.notation.is_none_or(|asked| asked == notation);
        let related = accept.notation.is_some_and(|asked| {
            family(asked) != Family::Alone && family(asked) == family(notation)
        });
        if !own && !related {
            continue;
        }
        let mut one = |written, form: Form| {
            any = true;
            emit(notation, written, if own { form } else { form.max(Form::Tolerant) });
        };
        if let Err(error) = read_as(notation, text, accept, &mut one) {
            furthest = Some(further(furthest, error));
        }
    }
    match furthest {
        Some(error) if !any => Err(error),
        _ => Ok(()),
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
        Notation::Chinese | Notation::ChineseDpxq | Notation::ChineseFive => {
            let (written, spelling, _) = complete(chinese::tolerant, text)?;
            let form = chinese_form(notation, spelling);
            let dialect = notation.dialect().unwrap_or(crate::Dialect::Standard);
            emit(WrittenMove::Column(written, dialect), form);
            Ok(())
        }
        Notation::Wxf => {
            let strict = wxf::read_standard(text, letters, emit);
            let loose = wxf::read_loose(text, letters, emit);
            match (strict, loose) {
                (Err(strict), Err(loose)) => Err(further(Some(strict), loose)),
                _ => Ok(()),
            }
        }
        Notation::WxfAxf1980 => wxf::read_axf1980(text, letters, emit),
        Notation::Wxf2018 => wxf::read_wxf2018(text, letters, emit),
        Notation::WxfWikipedia => wxf::read_wikipedia(text, letters, emit),
        Notation::WxfYang => wxf::read_yang(text, letters, emit),
        Notation::Keypad => wxf::read_keypad(text, emit),
        _ => Err(SyntaxError::from_failure(text, &Failure::new(text.len(), "a move"))),
    }
}

/// Tells how a spelling looks to a Chinese notation.
fn chinese_form(notation: Notation, spelling: Spelling) -> Form {
    match (spelling, notation) {
        (Spelling::Four, _)
        | (Spelling::FileForPawn, Notation::ChineseDpxq)
        | (Spelling::Five, Notation::ChineseFive) => Form::Canonical,
        _ => Form::Tolerant,
    }
}
