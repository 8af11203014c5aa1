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
    /// A letter would stand for two kinds of pieces; the usual letters are taken.
    LetterTwice {
        /// The letter.
        letter: char,
    },
    /// What should be a letter of the draft or one for it is none; the usual letters are taken.
    UnknownLetter {
        /// What stands there.
        letter: char,
    },
    /// A line does not begin with a key; it was kept as introduction.
    Line,
    /// Text stands behind the moves; it was kept.
    TextBehind,
}

impl WxfFileProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("wxf-file/unclosed-block"),
        Code::error("wxf-file/several-games"),
        Code::error("wxf-file/setup"),
        Code::warning("wxf-file/format"),
        Code::warning("wxf-file/letter-twice"),
        Code::warning("wxf-file/unknown-letter"),
        Code::warning("wxf-file/line"),
        Code::warning("wxf-file/text-behind"),
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
            Self::LetterTwice { .. } => "wxf-file/letter-twice",
            Self::UnknownLetter { .. } => "wxf-file/unknown-letter",
            Self::Line => "wxf-file/line",
            Self::TextBehind => "wxf-file/text-behind",
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
            Self::LetterTwice { .. } => Some(
                language
                    .pick(
                        "a letter for each kind, such as `R(C) C(P) P(S)`",
                        "每种棋子各用一个字母，例如 `R(C) C(P) P(S)`",
                    )
                    .to_owned(),
            ),
            Self::UnknownLetter { .. } => Some(
                language
                    .pick(
                        "K, R, N, C, G, M or P and the letter for it, such as `N(H)`",
                        "K、R、N、C、G、M 或 P 及代替它的字母，例如 `N(H)`",
                    )
                    .to_owned(),
            ),
            Self::TextBehind => Some(
                language
                    .pick("the end of the file or another game", "文件结尾或另一局棋")
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
            Self::LetterTwice { letter } => language.write(
                f,
                format_args!("`{letter}` stands for two kinds of pieces: took the usual letters"),
                format_args!("“{letter}”代表两种棋子：按通常的字母读"),
            ),
            Self::UnknownLetter { letter } => language.write(
                f,
                format_args!("`{letter}` is no letter of a piece: took the usual letters"),
                format_args!("“{letter}”不是棋子的字母：按通常的字母读"),
            ),
            Self::TextBehind => language.write(
                f,
                format_args!("this text stands behind the moves: kept"),
                format_args!("这段文字写在着法之后：保留"),
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
