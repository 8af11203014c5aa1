//! The properties that describe the game as a whole.

use std::borrow::Cow;

use go_notation::BoardSize;
use notation_syntax::Span;

use crate::go::{GoGame, GoProblem, GoResult, InfoField, NotGo};
use crate::sgf::{SgfGame, SgfProperty, SgfValue, Spelling};

/// The game without its nodes.
pub(super) struct Head {
    pub(super) game: GoGame,
    pub(super) problems: Vec<(GoProblem, Span)>,
}

/// The number of Go (FF\[4\], "GM").
const GO: i64 = 1;

/// Properties of the root that this module reads, or that the writer makes anew.
const KNOWN: [&str; 4] = ["FF", "GM", "CA", "SZ"];

pub(super) fn is_known(name: &str) -> bool {
    KNOWN.contains(&name)
}

pub(super) fn read(game: SgfGame<'_>) -> Result<Head, NotGo> {
    let root = game.root();
    let find = |name: &str| {
        root.properties().find(|property| {
            let own = property.name();
            if game.tree().has_bare_root() { nihon_kiin_name(own) == name } else { own == name }
        })
    };
    if let Some((number, _)) = find("GM").and_then(|property| property.value().number())
        && number != GO
    {
        return Err(NotGo { number });
    }
    let mut problems = Vec::new();
    if let Some(value) = find("GM").map(SgfProperty::value)
        && value.number().is_none()
    {
        problems.push((bad("GM", "a number", value), value.span()));
    }
    if let Some(property) = find("FF") {
        let version = property.value().number();
        if !version.is_some_and(|(version, _)| (1..=4).contains(&version)) {
            problems.push((GoProblem::UnknownFormatVersion, property.value().span()));
        }
    }
    let size = find("SZ").and_then(|property| size(property, &mut problems)).unwrap_or_default();
    Ok(Head { game: GoGame::new(size), problems })
}

fn size(property: SgfProperty<'_>, problems: &mut Vec<(GoProblem, Span)>) -> Option<BoardSize> {
    let value = property.value();
    let side =
        |value: SgfValue<'_>| value.number().and_then(|(number, _)| u8::try_from(number).ok());
    let size = match value.composed() {
        Some((columns, rows)) => {
            side(columns).zip(side(rows)).and_then(|(columns, rows)| BoardSize::new(columns, rows))
        }
        None => side(value).and_then(BoardSize::square),
    };
    let problem = match size {
        None => Some(GoProblem::BadSize { text: value.raw().to_owned() }),
        Some(size) if size.is_square() && value.composed().is_some() => {
            Some(GoProblem::SquareAsPair)
        }
        Some(_) => match value.number() {
            Some((_, Spelling::Loose | Spelling::Worded)) => {
                Some(GoProblem::LooseNumber { name: "SZ".to_owned() })
            }
            _ => None,
        },
    };
    problems.extend(problem.map(|problem| (problem, value.span())));
    size
}

/// Sets a field of the game, with what follows from it.
pub(super) fn set_info(
    game: &mut GoGame,
    field: InfoField,
    value: SgfValue<'_>,
) -> Option<GoProblem> {
    let text = match field {
        InfoField::Comment => value.text(),
        _ => value.simple_text(),
    };
    let problem = match field {
        InfoField::Komi => {
            let (komi, problem) = komi(value);
            game.komi = komi;
            problem
        }
        InfoField::Handicap => {
            let (stones, problem) = handicap(value);
            game.handicap = stones;
            problem
        }
        InfoField::Result => result(&text),
        InfoField::Time => number_problem("TM", value),
        _ => None,
    };
    game.info.set(field, text);
    problem
}

fn komi(value: SgfValue<'_>) -> (Option<f64>, Option<GoProblem>) {
    if let Some(komi) = in_pairs(value.raw()) {
        return (Some(komi), Some(GoProblem::LooseNumber { name: "KM".to_owned() }));
    }
    let Some((written, spelling)) = value.real() else {
        let problem = if value.trimmed().is_empty() {
            GoProblem::EmptyKomi
        } else {
            bad("KM", "a number of points", value)
        };
        return (None, Some(problem));
    };
    // Hundredths are whole numbers: a decimal point says that points are meant.
    let is_whole = !value.raw().contains('.');
    let komi = if is_whole { from_hundredths(written) } else { written };
    if komi != written {
        return (Some(komi), Some(GoProblem::KomiInHundredths { written, komi }));
    }
    let is_loose = spelling == Spelling::Loose;
    (Some(komi), is_loose.then(|| GoProblem::LooseNumber { name: "KM".to_owned() }))
}

/// Reads a komi in pairs of points, as the Chinese rules count (3¾子 is 7.5 points).
///
/// Only quarters are certain: a whole number of 子 may mean stones or points.
fn in_pairs(text: &str) -> Option<f64> {
    let number = text.trim().strip_suffix('子')?.trim_end();
    let pairs = match number.strip_suffix('¾') {
        Some(whole) => whole.trim_end().parse::<u16>().ok().map(|whole| f64::from(whole) + 0.75)?,
        None => number.parse().ok().filter(|_| number.starts_with(|c: char| c.is_ascii_digit()))?,
    };
    matches!(pairs.abs().fract(), 0.25 | 0.75).then_some(pairs * 2.0)
}

/// Undoes the hundredths in which Fox and others give the komi.
///
/// 650 is 6.5 points. Values that end in 75 or 25 are counted in pairs of points (子), as 3.75 of
/// the Chinese rules is: 375 is 7.5 points.
fn from_hundredths(written: f64) -> f64 {
    if written.abs() < 100.0 || written.fract() != 0.0 {
        return written;
    }
    let is_quarter = matches!((written.abs() % 100.0) as u32, 25 | 75);
    if is_quarter { written / 50.0 } else { written / 100.0 }
}

fn handicap(value: SgfValue<'_>) -> (Option<u32>, Option<GoProblem>) {
    match value.number() {
        Some((stones, _)) if stones == 0 || stones == 1 => {
            (u32::try_from(stones).ok(), Some(GoProblem::SmallHandicap { stones }))
        }
        Some((stones, spelling)) if (2..=2704).contains(&stones) => {
            let is_loose = spelling != Spelling::Standard;
            let problem = is_loose.then(|| GoProblem::LooseNumber { name: "HA".to_owned() });
            (u32::try_from(stones).ok(), problem)
        }
        _ => (None, Some(bad("HA", "a number of stones", value))),
    }
}

fn result(text: &str) -> Option<GoProblem> {
    if text.trim().is_empty() {
        return None;
    }
    match GoResult::read(text) {
        Some((_, Spelling::Standard)) => None,
        Some(_) => Some(GoProblem::LooseResult),
        None => Some(GoProblem::BadValue {
            name: "RE".to_owned(),
            expected: "a result such as B+3.5 or W+R",
            found: text.to_owned(),
        }),
    }
}

/// Tells what is wrong with a number, if anything is.
pub(super) fn number_problem(name: &str, value: SgfValue<'_>) -> Option<GoProblem> {
    match value.real() {
        Some((_, Spelling::Standard)) => None,
        Some(_) => Some(GoProblem::LooseNumber { name: name.to_owned() }),
        None => Some(bad(name, "a number", value)),
    }
}

pub(super) fn bad(name: &str, expected: &'static str, value: SgfValue<'_>) -> GoProblem {
    GoProblem::BadValue { name: name.to_owned(), expected, found: value.raw().to_owned() }
}

/// Translates the names that files of the Nihon Ki-in use before the first `;`.
pub(in crate::go) fn nihon_kiin_name(name: Cow<'_, str>) -> Cow<'_, str> {
    let standard = match &*name {
        "TE" => "EV",
        "RD" => "DT",
        "KO" => "KM",
        "GK" => "GM",
        "LT" => "OT",
        "HD" => "HA",
        _ => return name,
    };
    Cow::Borrowed(standard)
}
