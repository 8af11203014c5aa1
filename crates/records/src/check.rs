//! From a raw game to a checked one: every move is resolved and judged by the rules.
//!
//! A start that is no legal position is reported, and its moves are judged by how pieces step,
//! without king rules. A text that is no legal move ends its line; the rest of the line is kept
//! word for word ([`Annotations::unread`](crate::Annotations::unread)). A move given by squares
//! that breaks a rule is reported and kept, because its meaning is certain, even if it leaves a
//! square on which nothing stands.
//!
//! ```
//! use records::check::{CheckOptions, check};
//!
//! let text = "1. 炮二平五 马8进7 2. 马二平三 *";
//! let raw = records::pgn::Games::new(text).next().unwrap();
//! let checked = check(&raw, text, &CheckOptions::default());
//! assert_eq!(checked.plies, 2);
//! assert_eq!(checked.diagnostics[0].code(), "xq/no-such-step");
//! ```

mod ending;
mod evidence;
pub(crate) mod kept;
mod moves;
mod options;
mod problem;
mod repetition;
mod rounds;
mod sides;
mod stage;
mod start;
mod tags;
mod unread;
mod unreadable;

pub use options::CheckOptions;
pub use problem::MoveProblem;
pub use stage::Stage;

use xiangqi_core::Color;
use xiangqi_notation::Notation;

use crate::raw::{GameProblem, RawGame};
use crate::{Diagnostic, GameResult, Place, XiangqiGame, pgn};

/// A game that was checked, with all that was found.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The game, as far as its moves could be read.
    pub game: XiangqiGame,
    /// The findings of the reader and of the check, in the order of the file.
    pub diagnostics: Vec<Diagnostic>,
    /// How many moves the tree holds, variations included.
    pub plies: usize,
    /// The notation of most moves; `None` without moves, and where squares are given as such.
    pub notation: Option<Notation>,
}

/// Checks `raw`, whose spans lie in `text`.
#[must_use]
pub fn check(raw: &RawGame, text: &str, options: &CheckOptions) -> Checked {
    let mut diagnostics = raw.diagnostics.clone();
    let start = start::start(raw, text, options, &mut diagnostics);
    let resolved = moves::resolve(raw, text, &start, options);
    diagnostics.extend(resolved.diagnostics);
    tags::check(raw, &mut diagnostics);
    let game = XiangqiGame {
        tags: kept::tags(raw),
        start: start.setup,
        tree: resolved.tree,
        result: game_result(raw, &mut diagnostics),
        carried: raw.carried.clone(),
    };
    if let Some((place, last)) = resolved.end
        && let Some(problem) = ending::finding(&last, game.result)
    {
        let span = raw.result.map(|(_, span)| span).or(place.span);
        diagnostics.push(Diagnostic::new(problem, Place { span, ..place }));
    }
    diagnostics.sort_by_key(|found| found.place.span.map_or(usize::MAX, |span| span.start));
    Checked { plies: game.tree.len() - 1, game, diagnostics, notation: resolved.notation }
}

/// Returns the place from which the moves of `raw` are played.
pub(crate) fn start_of(raw: &RawGame, text: &str, options: &CheckOptions) -> Stage {
    start::start(raw, text, options, &mut Vec::new()).stage
}

/// Returns the ply of the main line from which on the moves are written as those of the other
/// side, if `first_mover` moves first.
pub(crate) fn exchanged_ply(raw: &RawGame, text: &str, first_mover: Color) -> Option<usize> {
    let exchanged = sides::exchanged_from(raw, text, first_mover)?;
    raw.tree.main_line().position(|id| id == exchanged).map(|index| index + 1)
}

/// The stated result: the tag counts where tag and token differ.
fn game_result(raw: &RawGame, diagnostics: &mut Vec<Diagnostic>) -> GameResult {
    let tag = raw.tag("Result").and_then(|tag| Some((tag, pgn::tag_result(&tag.value)?)));
    match (tag, raw.result) {
        (Some((tag, stated)), Some((token, span))) if stated != token => {
            let problem = GameProblem::ResultsDiffer { tag: tag.value.clone(), token: token.pgn() };
            diagnostics.push(Diagnostic::new(problem, Place::span(span)));
            stated
        }
        (Some((_, stated)), _) => stated,
        (None, Some((token, _))) => token,
        (None, None) => GameResult::Unknown,
    }
}
