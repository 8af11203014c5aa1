//! What can be odd about a `.chn` file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Language, Tell};

/// A finding about the bytes of a `.chn` file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChnProblem {
    /// The bytes are no ply; the rest of the file was left out.
    Ply(SyntaxError),
    /// The number of a ply is not the one that follows.
    Step {
        /// The number that follows.
        expected: u32,
        /// The number that stands there.
        found: u32,
    },
}

impl ChnProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[Code::error("chn/ply"), Code::warning("chn/step")];
}

impl Explain for ChnProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Ply(_) => "chn/ply",
            Self::Step { .. } => "chn/step",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Ply(error) => Some(language.say(&error.expected).to_string()),
            Self::Step { expected, .. } => Some(expected.to_string()),
        }
    }

    fn found(&self, language: Language) -> Option<String> {
        match self {
            Self::Ply(error) => Some(language.say(&error.found).to_string()),
            Self::Step { found, .. } => Some(found.to_string()),
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::Ply(_) => Some(
                language
                    .pick(
                        "look for a whole copy of the file; what is there was kept",
                        "找一份完整的文件；已有的部分都保留了",
                    )
                    .to_owned(),
            ),
            Self::Step { .. } => {
                Some(language.pick("look for a ply that was dropped", "查找漏掉的一步").to_owned())
            }
        }
    }
}

impl Tell for ChnProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(error) => language.write(
                f,
                format_args!("these bytes are no ply: {error}"),
                format_args!("这些字节不是一步棋：{}", language.say(error)),
            ),
            Self::Step { expected, found } => language.write(
                f,
                format_args!("the ply has the number {found} where {expected} follows"),
                format_args!("这一步的步数是 {found}，应为 {expected}"),
            ),
        }
    }
}

impl fmt::Display for ChnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
