//! What can be odd about a file of strings.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Language, Tell};

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

    fn expected(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Cut(error) | Self::Move(error) => language.say(&error.expected).to_string(),
            Self::NoEnd => "`Ends`".to_owned(),
            Self::Head { .. } => language
                .pick(
                    "eleven strings, the third with 胜, 负 or 和",
                    "十一个字符串，第三个含“胜”“负”或“和”",
                )
                .to_owned(),
            Self::SquareTaken => return None,
        })
    }

    fn found(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Cut(error) | Self::Move(error) => language.say(&error.found).to_string(),
            Self::Head { found } => match language {
                Language::English => format!("{found} strings"),
                Language::Chinese => format!("{found} 个字符串"),
            },
            Self::NoEnd | Self::SquareTaken => return None,
        })
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::Cut(_) | Self::NoEnd => Some(
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

impl Tell for StringsProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut(error) => language.write(
                f,
                format_args!("the file ends in a string: {error}"),
                format_args!("文件在字符串之内结束：{}", language.say(error)),
            ),
            Self::Move(error) => language.write(
                f,
                format_args!("this string is no move: {error}"),
                format_args!("这个字符串不是着法：{}", language.say(error)),
            ),
            Self::NoEnd => language.write(
                f,
                format_args!("the word `Ends` is missing behind the moves"),
                format_args!("着法之后没有 `Ends`"),
            ),
            Self::Head { found } => language.write(
                f,
                format_args!("the {found} strings in front of the moves are not those of a game"),
                format_args!("着法之前的 {found} 个字符串不像一局棋"),
            ),
            Self::SquareTaken => language.write(
                f,
                format_args!("two pieces stand on one square"),
                format_args!("一个交叉点上有两个棋子"),
            ),
        }
    }
}

impl fmt::Display for StringsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
