//! What can be odd about a file of strings.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain};

/// A finding about a file of strings behind their lengths: MXQ and 象棋世家.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StringsProblem {
    /// The file ends in the middle of a string.
    Cut(SyntaxError),
    /// A string between `Moves` and `Ends` is no move; the rest was kept word for word.
    Move(SyntaxError),
    /// The word `Ends` is missing behind the moves.
    NoEnd,
    /// There are other strings in front of the moves than eleven, or none of them says who won.
    Head {
        /// How many strings there are.
        found: usize,
    },
    /// Two pieces are said to stand on one square; the second was left out.
    SquareTaken,
}

impl StringsProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("strings/cut"),
        Code::error("strings/move"),
        Code::warning("strings/no-end"),
        Code::warning("strings/head"),
        Code::error("strings/square-taken"),
    ];
}

impl Explain for StringsProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Cut(_) => "strings/cut",
            Self::Move(_) => "strings/move",
            Self::NoEnd => "strings/no-end",
            Self::Head { .. } => "strings/head",
            Self::SquareTaken => "strings/square-taken",
        }
    }

    fn expected(&self) -> Option<String> {
        Some(match self {
            Self::Cut(error) | Self::Move(error) => error.expected.to_string(),
            Self::NoEnd => "`Ends`".to_owned(),
            Self::Head { .. } => "eleven strings, the third with 胜, 负 or 和".to_owned(),
            Self::SquareTaken => return None,
        })
    }

    fn found(&self) -> Option<String> {
        Some(match self {
            Self::Cut(error) | Self::Move(error) => error.found.to_string(),
            Self::Head { found } => format!("{found} strings"),
            Self::NoEnd | Self::SquareTaken => return None,
        })
    }

    fn help(&self) -> Option<String> {
        match self {
            Self::Cut(_) | Self::NoEnd => {
                Some("look for a whole copy of the file; what is there was kept".to_owned())
            }
            _ => None,
        }
    }
}

impl fmt::Display for StringsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut(error) => write!(f, "the file ends in a string: {error}"),
            Self::Move(error) => write!(f, "this string is no move: {error}"),
            Self::NoEnd => f.write_str("the word `Ends` is missing behind the moves"),
            Self::Head { found } => {
                write!(f, "the {found} strings in front of the moves are not those of a game")
            }
            Self::SquareTaken => f.write_str("two pieces stand on one square"),
        }
    }
}
