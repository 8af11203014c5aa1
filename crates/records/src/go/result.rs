//! How a game of Go ended.

mod words;

use std::fmt;

use go_notation::Color;
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case};
use nom::character::complete::one_of;
use nom::combinator::{map, rest, success, value, verify};
use nom::sequence::{preceded, terminated};
use notation_syntax::{PResult, complete};

use crate::GameResult;
use crate::sgf::{Spelling, read_real};

/// A result, as the `RE` property of SGF can state it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GoResult {
    /// Nobody won (持棋, ジゴ).
    Draw,
    /// The game does not count (無勝負).
    Void,
    /// The game was not finished, or its end is not known.
    Unknown,
    /// One side won.
    Win {
        /// Who won.
        winner: Color,
        /// How.
        by: WonBy,
    },
}

/// How a game was won.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum WonBy {
    /// By points.
    Points(f64),
    /// The other side resigned (中盘胜, 中押し勝ち).
    Resignation,
    /// The other side overstepped the time.
    Time,
    /// The other side forfeited.
    Forfeit,
    /// Not stated, or in a way that SGF does not know.
    #[default]
    Unstated,
}

impl GoResult {
    /// Reads a result.
    ///
    /// The standard spelling is `0`, `Draw`, `Void`, `?` or colour, `+` and score or reason
    /// (FF\[4\], "RE"). Other spellings are those of files: small letters, a bare colour, sentences in Chinese,
    /// Japanese, Korean and English.
    #[must_use]
    pub fn read(text: &str) -> Option<(Self, Spelling)> {
        let trimmed = text.trim();
        if let Ok(result) = complete(standard, trimmed) {
            return Some((result, Spelling::Standard));
        }
        let loose = complete(abbreviated, trimmed).ok().or_else(|| words::read(trimmed))?;
        Some((loose, Spelling::Loose))
    }

    /// Makes a win.
    #[must_use]
    pub const fn win(winner: Color, by: WonBy) -> Self {
        Self::Win { winner, by }
    }

    /// Returns the result as every kind of game knows it.
    #[must_use]
    pub const fn plain(self) -> GameResult {
        match self {
            Self::Win { winner: Color::Black, .. } => GameResult::FirstWins,
            Self::Win { winner: Color::White, .. } => GameResult::SecondWins,
            Self::Draw => GameResult::Draw,
            Self::Void | Self::Unknown => GameResult::Unknown,
        }
    }
}

/// Writes the spelling of SGF, such as `B+3.5` or `W+R`.
impl fmt::Display for GoResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (winner, by) = match *self {
            Self::Draw => return f.write_str("Draw"),
            Self::Void => return f.write_str("Void"),
            Self::Unknown => return f.write_str("?"),
            Self::Win { winner, by } => (winner, by),
        };
        write!(f, "{}+", winner.letter())?;
        match by {
            WonBy::Points(points) => write!(f, "{points}"),
            WonBy::Resignation => f.write_str("R"),
            WonBy::Time => f.write_str("T"),
            WonBy::Forfeit => f.write_str("F"),
            WonBy::Unstated => Ok(()),
        }
    }
}

fn standard(input: &str) -> PResult<&str, GoResult> {
    let black = value(Color::Black, tag("B+"));
    let white = value(Color::White, tag("W+"));
    let win = (alt((black, white)), won_by).map(|(winner, by)| GoResult::win(winner, by));
    alt((
        value(GoResult::Draw, alt((tag("Draw"), tag("0")))),
        value(GoResult::Void, tag("Void")),
        value(GoResult::Unknown, tag("?")),
        win,
    ))
    .parse(input)
}

fn won_by(input: &str) -> PResult<&str, WonBy> {
    let score = |text: &str| match read_real(text) {
        Some((points, Spelling::Standard)) => Some(WonBy::Points(points)),
        _ => None,
    };
    let points = map(verify(rest.map(score), Option::is_some), Option::unwrap_or_default);
    alt((
        value(WonBy::Resignation, alt((tag("Resign"), tag("R")))),
        value(WonBy::Time, alt((tag("Time"), tag("T")))),
        value(WonBy::Forfeit, alt((tag("Forfeit"), tag("F")))),
        points,
        success(WonBy::Unstated),
    ))
    .parse(input)
}

/// A colour with anything behind it, or one of the words in other letters.
fn abbreviated(input: &str) -> PResult<&str, GoResult> {
    let black = value(Color::Black, one_of("Bb"));
    let white = value(Color::White, one_of("Ww"));
    let by = preceded(tag("+"), rest).map(words::reason);
    let win = (
        alt((black, white)),
        alt((by, terminated(success(WonBy::Unstated), nom::combinator::eof))),
    )
        .map(|(winner, by)| GoResult::win(winner, by));
    alt((
        value(GoResult::Draw, alt((tag_no_case("draw"), tag_no_case("jigo")))),
        value(GoResult::Void, tag_no_case("void")),
        win,
    ))
    .parse(input)
}

#[cfg(test)]
mod tests {
    use go_notation::Color::{Black, White};

    use super::{GoResult, WonBy};
    use crate::sgf::Spelling::{Loose, Standard};

    #[test]
    fn spellings_of_the_standard() {
        // FF[4], "Game info properties", RE.
        for (text, result) in [
            ("0", GoResult::Draw),
            ("Draw", GoResult::Draw),
            ("B+64", GoResult::win(Black, WonBy::Points(64.0))),
            ("W+2.5", GoResult::win(White, WonBy::Points(2.5))),
            ("B+", GoResult::win(Black, WonBy::Unstated)),
            ("B+R", GoResult::win(Black, WonBy::Resignation)),
            ("B+Resign", GoResult::win(Black, WonBy::Resignation)),
            ("W+Time", GoResult::win(White, WonBy::Time)),
            ("W+F", GoResult::win(White, WonBy::Forfeit)),
            ("Void", GoResult::Void),
            ("?", GoResult::Unknown),
        ] {
            assert_eq!(GoResult::read(text), Some((result, Standard)), "{text}");
            assert_eq!(GoResult::read(&result.to_string()), Some((result, Standard)), "{text}");
        }
    }

    #[test]
    fn spellings_of_files() {
        for (text, result) in [
            ("draw", GoResult::Draw),
            ("B+.5", GoResult::win(Black, WonBy::Points(0.5))),
            ("b+r", GoResult::win(Black, WonBy::Resignation)),
            ("W", GoResult::win(White, WonBy::Unstated)),
            ("B+Offline", GoResult::win(Black, WonBy::Unstated)),
            ("B+3 moku", GoResult::win(Black, WonBy::Points(3.0))),
            ("White wins by  resign!", GoResult::win(White, WonBy::Resignation)),
            (
                "Black wins by 34win >> White(58):Black(92)",
                GoResult::win(Black, WonBy::Points(34.0)),
            ),
            ("黒5.5目勝!", GoResult::win(Black, WonBy::Points(5.5))),
            ("흑 1.5집 승", GoResult::win(Black, WonBy::Points(1.5))),
            ("白 불계승", GoResult::win(White, WonBy::Resignation)),
            ("304手，白胜5.5目", GoResult::win(White, WonBy::Points(5.5))),
            ("黑中盘胜", GoResult::win(Black, WonBy::Resignation)),
            ("白6目半勝", GoResult::win(White, WonBy::Points(6.5))),
            ("黑胜3/4子", GoResult::win(Black, WonBy::Points(1.5))),
            ("黑胜1又3/4子", GoResult::win(Black, WonBy::Points(3.5))),
            ("白超时负", GoResult::win(Black, WonBy::Time)),
            ("黑胜", GoResult::win(Black, WonBy::Unstated)),
            ("和棋", GoResult::Draw),
        ] {
            assert_eq!(GoResult::read(text), Some((result, Loose)), "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_results() {
        for text in ["", "黑贴6.5目", "D+J", "Test AW AB", "Black", "unfinished"] {
            assert_eq!(GoResult::read(text), None, "{text}");
        }
    }
}
