//! What can be odd about a `.ccm` file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Language, Tell};

/// A finding about the bytes of a `.ccm` file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CcmProblem {
    /// The bytes are no ply; the rest of the file was left out.
    Ply(SyntaxError),
}

impl CcmProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[Code::error("ccm/ply")];
}

impl Explain for CcmProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Ply(_) => "ccm/ply",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Ply(error) => Some(language.say(&error.expected).to_string()),
        }
    }

    fn found(&self, language: Language) -> Option<String> {
        match self {
            Self::Ply(error) => Some(language.say(&error.found).to_string()),
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
        }
    }
}

impl Tell for CcmProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(error) => language.write(
                f,
                format_args!("these bytes are no ply: {error}"),
                format_args!("这些字节不是一步棋：{}", language.say(error)),
            ),
        }
    }
}

impl fmt::Display for CcmProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
