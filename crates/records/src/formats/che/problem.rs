//! What can be odd about a `.che` file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Language, Tell};

/// A finding about the numbers of a `.che` file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CheProblem {
    /// The numbers are no ply; the rest of the file was left out.
    Ply(SyntaxError),
    /// The second number of a ply is not 32.
    Constant {
        /// The number.
        found: u16,
    },
    /// The number of a ply is not the one that follows.
    Step {
        /// The number that follows.
        expected: u16,
        /// The number that is written.
        found: u16,
    },
    /// The side is not the one whose turn it is.
    Side {
        /// The side whose turn it is: 1 Red, 0 Black.
        expected: u16,
        /// The side that is written.
        found: u16,
    },
    /// There are more or fewer plies than the heading says.
    Count {
        /// The number in the heading.
        stated: u16,
        /// How many there are.
        found: u16,
    },
}

impl CheProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("che/ply"),
        Code::warning("che/constant"),
        Code::warning("che/step"),
        Code::warning("che/side"),
        Code::warning("che/count"),
    ];
}

impl Explain for CheProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Ply(_) => "che/ply",
            Self::Constant { .. } => "che/constant",
            Self::Step { .. } => "che/step",
            Self::Side { .. } => "che/side",
            Self::Count { .. } => "che/count",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Ply(error) => language.say(&error.expected).to_string(),
            Self::Constant { .. } => "32".to_owned(),
            Self::Step { expected, .. } | Self::Side { expected, .. } => expected.to_string(),
            Self::Count { stated, .. } => match language {
                Language::English => format!("{stated} plies"),
                Language::Chinese => format!("{stated} 步"),
            },
        })
    }

    fn found(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Ply(error) => language.say(&error.found).to_string(),
            Self::Constant { found } | Self::Step { found, .. } | Self::Side { found, .. } => {
                found.to_string()
            }
            Self::Count { found, .. } => match language {
                Language::English => format!("{found} plies"),
                Language::Chinese => format!("{found} 步"),
            },
        })
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::Ply(_) | Self::Count { .. } => Some(
                language
                    .pick(
                        "look for a whole copy of the file; what is there was kept",
                        "找一份完整的文件；已有的部分都保留了",
                    )
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

impl Tell for CheProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(error) => language.write(
                f,
                format_args!("these numbers are no ply: {error}"),
                format_args!("这些数不是一步棋：{}", language.say(error)),
            ),
            Self::Constant { found } => language.write(
                f,
                format_args!("the second number of the ply is {found}, not 32"),
                format_args!("这一步的第二个数是 {found}，不是 32"),
            ),
            Self::Step { expected, found } => language.write(
                f,
                format_args!("the ply has the number {found} where {expected} follows"),
                format_args!("这一步的步数是 {found}，应为 {expected}"),
            ),
            Self::Side { expected, found } => language.write(
                f,
                format_args!("the ply is said to be of side {found}, it is the turn of {expected}"),
                format_args!("这一步写的是 {found} 方，轮到的是 {expected} 方"),
            ),
            Self::Count { stated, found } => language.write(
                f,
                format_args!("the heading says {stated} plies, there are {found}"),
                format_args!("标题写明 {stated} 步，实有 {found} 步"),
            ),
        }
    }
}

impl fmt::Display for CheProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
