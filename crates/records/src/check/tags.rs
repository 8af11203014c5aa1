//! What tags say and cannot be so.

use crate::raw::{GameProblem, RawGame, RawStart, RawTag};
use crate::{Diagnostic, Place};

/// Looks for dates that no calendar has and for a start that is not announced.
pub(super) fn check(raw: &RawGame, diagnostics: &mut Vec<Diagnostic>) {
    for tag in &raw.tags {
        if tag.name.eq_ignore_ascii_case("Date") && is_impossible(&tag.value) {
            let problem = GameProblem::ImpossibleDate { value: tag.value.clone() };
            diagnostics.push(Diagnostic::new(problem, Place::span(tag.span)));
        } else if tag.name.eq_ignore_ascii_case("SetUp") {
            diagnostics.extend(setup_tag(raw, tag));
        }
    }
}

/// The tag `SetUp` says whether a tag `FEN` follows (PGN standard, section 9.7.1).
fn setup_tag(raw: &RawGame, tag: &RawTag) -> Option<Diagnostic> {
    let has_fen = matches!(raw.start, RawStart::Fen { .. });
    let problem = match (tag.value.trim(), has_fen) {
        ("0", true) => GameProblem::SetUpDenied,
        ("1", false) => GameProblem::SetUpMissing,
        _ => return None,
    };
    Some(Diagnostic::new(problem, Place::span(tag.span)))
}

/// Tells whether `value` is a whole date of year, month and day that no calendar has.
fn is_impossible(value: &str) -> bool {
    let parts: Vec<&str> =
        value.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    let (year, month, day) = match parts[..] {
        [year, month, day] if year.len() == 4 => (year, month, day),
        [whole] if whole.len() == 8 && value.trim().len() == 8 => {
            (&whole[..4], &whole[4..6], &whole[6..])
        }
        _ => return false,
    };
    if month.len() > 2 || day.len() > 2 {
        return false;
    }
    let number = |part: &str| part.parse::<u32>().unwrap_or_default();
    let (year, month, day) = (number(year), number(month), number(day));
    // Zeros stand for what is not known.
    month > 12 || day > if month == 0 { 31 } else { days(year, month) }
}

/// Returns the days of a month of the Gregorian calendar.
const fn days(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::is_impossible;

    #[test]
    fn dates_that_no_calendar_has() {
        for value in ["2003.02.29", "1900-2-29", "2004年13月1日", "20040431", "2004/0/32"] {
            assert!(is_impossible(value), "{value}");
        }
        for value in [
            "2004.02.29",
            "2000-2-29",
            "2004年5月",
            "2003-04-00",
            "????.??.??",
            "2004.05.12-15",
            "",
        ] {
            assert!(!is_impossible(value), "{value}");
        }
    }
}
