//! What can be odd about a list of positions.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about a list of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionProblem {
    /// A line is no position; it was kept as introduction to the next game.
    NoPosition,
    /// Something without a known meaning stands behind a position; it was kept as remark.
    Rest,
    /// A line of squares does not end with a whole move.
    MoveCut,
}

impl PositionProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("position/other-line"),
        Code::warning("position/rest"),
        Code::error("position/move-cut"),
    ];
}

impl Explain for PositionProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::NoPosition => "position/other-line",
            Self::Rest => "position/rest",
            Self::MoveCut => "position/move-cut",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::NoPosition => Some(
                language.pick("ten rows with `/` between them", "以 `/` 分开的十行").to_owned(),
            ),
            Self::Rest => Some(
                language
                    .pick("`;` and a title, or the end of the line", "`;` 和标题，或行尾")
                    .to_owned(),
            ),
            Self::MoveCut => Some(
                language
                    .pick("four characters a move, such as h2e2", "每步四个字符，例如 h2e2")
                    .to_owned(),
            ),
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::MoveCut => Some(
                language
                    .pick(
                        "the text may be cut short; look for another copy",
                        "文本可能不完整；另找一份",
                    )
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

impl fmt::Display for PositionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

impl Tell for PositionProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoPosition => language.pick(
                "this line is no position; it was kept as introduction",
                "这一行不是局面；留作下一局的说明",
            ),
            Self::Rest => language.pick(
                "what stands behind the position has no known meaning",
                "局面之后的内容含义不明",
            ),
            Self::MoveCut => {
                language.pick("the moves end in the middle of one", "着法在半步棋处结束")
            }
        })
    }
}
