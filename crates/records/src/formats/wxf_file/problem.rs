//! What can be odd about a WXF file.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

/// A finding about a WXF file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WxfFileProblem {
    /// Nothing closes the block of the moves.
    UnclosedBlock,
    /// The block of the moves goes on behind a result; the rest was kept unread.
    SeveralGames,
    /// A part of the set-up is no piece on a square.
    Setup,
    /// The notation has no known name.
    Format,
    /// A line does not begin with a key; it was kept as introduction.
    Line,
}

impl WxfFileProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("wxf-file/unclosed-block"),
        Code::error("wxf-file/several-games"),
        Code::error("wxf-file/setup"),
        Code::warning("wxf-file/format"),
        Code::warning("wxf-file/line"),
    ];
}

impl Explain for WxfFileProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::UnclosedBlock => "wxf-file/unclosed-block",
            Self::SeveralGames => "wxf-file/several-games",
            Self::Setup => "wxf-file/setup",
            Self::Format => "wxf-file/format",
            Self::Line => "wxf-file/line",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::UnclosedBlock => {
                Some(language.pick("`}END` behind the moves", "着法之后有 `}END`").to_owned())
            }
            Self::SeveralGames => {
                Some(language.pick("one game in a block", "每个着法部分只有一局").to_owned())
            }
            Self::Setup => Some(
                language
                    .pick("a letter and a square, such as `Rh0`", "字母和格，例如 `Rh0`")
                    .to_owned(),
            ),
            Self::Format => Some(
                language
                    .pick("WXF, AXF, ICCS, LALG or SALG", "WXF、AXF、ICCS、LALG 或 SALG")
                    .to_owned(),
            ),
            Self::Line => Some(
                language
                    .pick("a key such as `RED` and a value", "关键字（例如 `RED`）和值")
                    .to_owned(),
            ),
        }
    }
}

impl Tell for WxfFileProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnclosedBlock => language.write(
                f,
                format_args!("nothing closes the block of the moves"),
                format_args!("着法部分没有结束"),
            ),
            Self::SeveralGames => language.write(
                f,
                format_args!("the block of the moves goes on behind a result"),
                format_args!("着法部分在结果之后还有内容"),
            ),
            Self::Setup => language.write(
                f,
                format_args!("this part of the set-up is no piece on a square"),
                format_args!("摆子的这一项不是某格上的棋子"),
            ),
            Self::Format => language.write(
                f,
                format_args!("this is no known notation"),
                format_args!("不是已知的记法"),
            ),
            Self::Line => language.write(
                f,
                format_args!("this line does not begin with a key"),
                format_args!("这一行不以关键字开头"),
            ),
        }
    }
}

impl fmt::Display for WxfFileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
