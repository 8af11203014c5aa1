//! Points, moves and deviations of Go in Chinese.

use std::fmt;

use go_notation::{BoardSize, Color, IllegalMove, ReadQuadrantError, Tolerance};

use crate::{Language, Tell};

impl Tell for Color {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match language {
            Language::English => fmt::Display::fmt(self, f),
            Language::Chinese => f.write_str(match self {
                Self::Black => "黑方",
                Self::White => "白方",
            }),
        }
    }
}

impl Tell for BoardSize {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match language {
            Language::English => fmt::Display::fmt(self, f),
            Language::Chinese => write!(f, " {self} 棋盘"),
        }
    }
}

impl Tell for IllegalMove {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        match self {
            Self::OffBoard(off) => {
                write!(f, "{} 不在 {} 上", off.point, language.say(&off.size))
            }
            Self::Occupied { point, by } => write!(f, "{point} 已有{}的子", language.say(by)),
            Self::Ko { point } => write!(f, "在 {point} 立即提回了劫"),
            Self::Suicide { point, stones } => {
                write!(f, "落子 {point} 后己方 {stones} 子无气")
            }
            Self::Superko { point, after } => {
                write!(f, "落子 {point} 后全局与第 {after} 手之后相同")
            }
            _ => f.write_str("规则不允许"),
        }
    }
}

impl Tell for Tolerance {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        f.write_str(match self {
            Self::HalfWidthMark => "半角标点",
            Self::FullWidth => "全角字符",
            Self::Blank => "空格",
            Self::LineBreak => "换行",
            Self::UnmarkedLastMove => "最后一手之后没有标点",
            Self::FourDigitPoint => "棋谱中写了四位数的点",
            Self::UnmarkedAfterTengen => "天元之后的点没有写象限",
            Self::StrayFullStop => "点之后写了“。”",
            Self::CentreNumber => "中线写了数字而没有写 0",
            Self::Prose => "棋谱之外的文字",
            Self::SecondRecord => "第二份棋谱",
            Self::OtherOrder => "各部分的次序相反",
            Self::OtherForm => "符号的另一种写法",
            _ => "与记法不合的写法",
        })
    }
}

impl Tell for ReadQuadrantError {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        match self {
            Self::Syntax(error) => error.tell(language, f),
            Self::Deviation(deviation) => {
                write!(f, "此处不允许{}", language.say(&deviation.tolerance))
            }
            Self::NoQuadrant { .. } => f.write_str("这个点之前没有写过象限"),
            Self::OffBoard { size, .. } => {
                write!(f, "{}的象限里没有这个点", language.say(size))
            }
            Self::Pass { ply, .. } => write!(f, "第 {ply} 手没有点：虚着是扩展写法"),
            Self::NoRecord { .. } => f.write_str("文本里没有棋谱"),
            Self::NoSuchBoard { size } => write!(f, "{}没有象限", language.say(size)),
            _ => f.write_str("不是象限记法"),
        }
    }
}

/// Returns what to do about an error of the quadrant notation.
pub(crate) fn advice(error: &ReadQuadrantError) -> &'static str {
    match error {
        ReadQuadrantError::Syntax(_) => {
            "象限写 01 至 04 加“：”，点写两位数字且首位不为 0，每点之后写“、”或“，”，00 不加“：”"
        }
        ReadQuadrantError::Deviation(deviation) => tolerance_advice(deviation.tolerance),
        ReadQuadrantError::NoQuadrant { .. } => "在第一个点之前写 01 至 04 和“：”",
        ReadQuadrantError::OffBoard { .. } => "核对棋盘的路数",
        ReadQuadrantError::Pass { .. } => "允许虚着，或在标点之后写“。”表示认输",
        ReadQuadrantError::NoRecord { .. } => "棋谱以象限开头，例如“01：44、”，或以 00 开头",
        ReadQuadrantError::NoSuchBoard { .. } => "文档只有 19 路；19 路以下的奇数路棋盘是扩展",
        _ => "对照象限记法的写法",
    }
}

/// Returns what to write instead of a deviation.
pub(crate) fn tolerance_advice(tolerance: Tolerance) -> &'static str {
    match tolerance {
        Tolerance::HalfWidthMark => "写全角标点“：”“、”“，”“。”",
        Tolerance::FullWidth => "写半角的数字和字母",
        Tolerance::Blank | Tolerance::LineBreak => "不写空格和换行",
        Tolerance::UnmarkedLastMove => "黑子之后写“、”，白子之后写“，”",
        Tolerance::FourDigitPoint => "在象限和点之间写“：”",
        Tolerance::UnmarkedAfterTengen => "在 00 之后重写象限",
        Tolerance::StrayFullStop => "“。”只写在没有点的“、”或“，”之后",
        Tolerance::CentreNumber => "中线写 0",
        Tolerance::Prose => "只写棋谱",
        Tolerance::SecondRecord => "一份棋谱写一个文本",
        Tolerance::OtherOrder => "按坐标系的次序写各部分",
        Tolerance::OtherForm => "写坐标系自己的符号",
        _ => "对照记法的写法",
    }
}
