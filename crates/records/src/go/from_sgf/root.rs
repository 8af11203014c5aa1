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
            Some((_, Spelling::Loose)) => Some(GoProblem::LooseNumber { name: "SZ".to_owned() }),
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
    let Some((written, spelling)) = value.real() else {
        let problem = if value.trimmed().is_empty() {
            GoProblem::EmptyKomi
        } else {
            bad("KM", "a number of points", value)
        };
        return (None, Some(problem));
    };
    let komi = from_hundredths(written);
    if komi != written {
        return (Some(komi), Some(GoProblem::KomiInHundredths { written, komi }));
    }
    let is_loose = spelling == Spelling::Loose;
    (Some(komi), is_loose.then(|| GoProblem::LooseNumber { name: "KM".to_owned() }))
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
            let is_loose = spelling == Spelling::Loose;
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
        Some((_, Spelling::Loose)) => Some(GoProblem::LooseResult),
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
        Some((_, Spelling::Loose)) => Some(GoProblem::LooseNumber { name: name.to_owned() }),
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
