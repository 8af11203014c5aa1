//! The words of the command line that are about Go.

use clap::Args as ClapArgs;
use go_notation::{
    BoardSize, CoordinateSystem, Ko, Passes, QuadrantBoards, QuadrantNotation, Rules, Suicide,
    Symmetry,
};
use records::go::GoGame;

use super::Named;

/// Extensions of the quadrant notation of Go, off unless asked for.
#[derive(Clone, Copy, Debug, Default, ClapArgs)]
pub(crate) struct Quadrant {
    /// Quadrant text may hold passes
    #[arg(long = "pass")]
    pub(crate) passes: bool,

    /// Odd boards smaller than 19 × 19 have quadrants
    #[arg(long)]
    pub(crate) odd_boards: bool,

    /// Take leading Black points of quadrant text as handicap stones
    #[arg(long)]
    pub(crate) handicap_as_setup: bool,

    /// Lines of the board that quadrant text is for: an odd number, with --odd-boards
    #[arg(long = "size", value_name = "LINES", value_parser = lines, requires = "odd_boards")]
    pub(crate) size: Option<BoardSize>,
}

impl Quadrant {
    /// Returns `notation` with the extensions that are asked for.
    pub(crate) fn extend(self, notation: QuadrantNotation) -> QuadrantNotation {
        let passes = if self.passes { Passes::BareMark } else { Passes::Refused };
        let boards = if self.odd_boards { QuadrantBoards::Odd } else { QuadrantBoards::Nineteen };
        QuadrantNotation { passes, boards, size: self.size.unwrap_or_default(), ..notation }
    }
}

/// `yipu point`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Point {
    /// The name of the point
    #[arg(value_name = "TEXT")]
    pub(crate) text: String,

    /// System to read; found by the text if not given
    #[arg(long, value_name = "SYSTEM", value_parser = system)]
    pub(crate) from: Option<CoordinateSystem>,

    /// System to write; `all` prints a table
    #[arg(long, value_name = "SYSTEM", value_parser = system_or_all, default_value = "all")]
    pub(crate) to: SystemOrAll,

    /// Lines of the board
    #[arg(long, value_name = "LINES")]
    pub(crate) size: Option<u8>,

    /// Give quadrants to odd boards smaller than 19 × 19
    #[arg(long)]
    pub(crate) odd_boards: bool,

    /// Refuse every tolerant reading
    #[arg(long)]
    pub(crate) strict: bool,
}

/// `yipu transform`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Transform {
    #[command(flatten)]
    pub(crate) inputs: Named,

    /// Turn clockwise by 90, 180 or 270 degrees
    #[arg(long, value_name = "DEGREES", value_parser = turn)]
    pub(crate) turn: Option<Symmetry>,

    /// Mirror left-right, top-bottom, or in the diagonal 01-03 or 02-04; after the turn
    #[arg(long, value_name = "AXIS", value_parser = mirror)]
    pub(crate) mirror: Option<Symmetry>,

    /// Change nothing in an SGF file but its points
    #[arg(long)]
    pub(crate) minimal_change: bool,

    #[command(flatten)]
    pub(crate) quadrant: Quadrant,
}

/// A coordinate system to write, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SystemOrAll {
    /// All.
    All,
    /// One.
    One(CoordinateSystem),
}

fn lines(number: &str) -> Result<BoardSize, String> {
    number.parse().ok().and_then(BoardSize::square).ok_or_else(|| "1 to 52".to_owned())
}

pub(super) fn system(name: &str) -> Result<CoordinateSystem, String> {
    name.parse().map_err(|_| {
        let names: Vec<_> = CoordinateSystem::ALL.iter().map(|system| system.name()).collect();
        format!("the systems are {}", names.join(", "))
    })
}

fn system_or_all(name: &str) -> Result<SystemOrAll, String> {
    if name == "all" { Ok(SystemOrAll::All) } else { system(name).map(SystemOrAll::One) }
}

fn turn(degrees: &str) -> Result<Symmetry, String> {
    match degrees {
        "90" => Ok(Symmetry::Turn90),
        "180" => Ok(Symmetry::Turn180),
        "270" => Ok(Symmetry::Turn270),
        _ => Err("90, 180 or 270".to_owned()),
    }
}

fn mirror(axis: &str) -> Result<Symmetry, String> {
    match axis {
        "left-right" => Ok(Symmetry::MirrorLeftRight),
        "top-bottom" => Ok(Symmetry::MirrorTopBottom),
        "01-03" => Ok(Symmetry::Mirror0103),
        "02-04" => Ok(Symmetry::Mirror0204),
        _ => Err("left-right, top-bottom, 01-03 or 02-04".to_owned()),
    }
}

/// The rules under which games of Go are replayed.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct GoRules {
    /// Rules of Go: japanese, korean, chinese, aga, new-zealand, ing, tromp-taylor; those that
    /// the record names by default, else japanese
    #[arg(long = "go-rules", value_name = "RULES", value_parser = go_rules)]
    rules: Option<Rules>,

    /// Repetition in Go instead of that of the rules: free, simple, positional, situational
    #[arg(long = "go-ko", value_name = "KO", value_parser = go_ko)]
    ko: Option<Ko>,

    /// Suicide in Go instead of that of the rules: forbidden, several, allowed
    #[arg(long = "go-suicide", value_name = "SUICIDE", value_parser = go_suicide)]
    suicide: Option<Suicide>,
}

impl GoRules {
    /// Returns the rules for `game`.
    pub(crate) fn of(self, game: &GoGame) -> Rules {
        let rules = self.rules.or_else(|| game.rules()).unwrap_or(Rules::JAPANESE);
        Rules { ko: self.ko.unwrap_or(rules.ko), suicide: self.suicide.unwrap_or(rules.suicide) }
    }
}

fn go_rules(name: &str) -> Result<Rules, String> {
    Rules::named(name).ok_or_else(|| {
        let names: Vec<_> = Rules::NAMED.iter().map(|(name, _)| *name).collect();
        format!("the rules are {}", names.join(", "))
    })
}

fn go_ko(name: &str) -> Result<Ko, String> {
    match name {
        "free" => Ok(Ko::Free),
        "simple" => Ok(Ko::Simple),
        "positional" => Ok(Ko::PositionalSuperko),
        "situational" => Ok(Ko::SituationalSuperko),
        _ => Err("free, simple, positional or situational".to_owned()),
    }
}

fn go_suicide(name: &str) -> Result<Suicide, String> {
    match name {
        "forbidden" => Ok(Suicide::Forbidden),
        "several" => Ok(Suicide::Several),
        "allowed" => Ok(Suicide::Allowed),
        _ => Err("forbidden, several or allowed".to_owned()),
    }
}
