//! Pieces, moves and positions of xiangqi in Chinese.

use std::fmt;

use xiangqi_core::{
    Color, IllegalMove, OtherGame, Outcome, ParseFenError, Piece, PieceKind, SetupError, SetupFault,
};
use xiangqi_notation::ReadMoveError;

use crate::{Language, Tell};

impl Tell for Color {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match language {
            Language::English => fmt::Display::fmt(self, f),
            Language::Chinese => f.write_str(match self {
                Self::Red => "红方",
                Self::Black => "黑方",
            }),
        }
    }
}

/// Kinds whose character depends on the side are told with both.
impl Tell for PieceKind {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match language {
            Language::English => fmt::Display::fmt(self, f),
            Language::Chinese => f.write_str(match self {
                Self::King => "将帅",
                Self::Advisor => "士",
                Self::Elephant => "象",
                Self::Horse => "马",
                Self::Rook => "车",
                Self::Cannon => "炮",
                Self::Pawn => "兵卒",
            }),
        }
    }
}

impl Tell for Piece {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match language {
            Language::English => fmt::Display::fmt(self, f),
            Language::Chinese => f.write_str(match (self.color, self.kind) {
                (Color::Red, PieceKind::King) => "红帅",
                (Color::Red, PieceKind::Advisor) => "红仕",
                (Color::Red, PieceKind::Elephant) => "红相",
                (Color::Red, PieceKind::Horse) => "红马",
                (Color::Red, PieceKind::Rook) => "红车",
                (Color::Red, PieceKind::Cannon) => "红炮",
                (Color::Red, PieceKind::Pawn) => "红兵",
                (Color::Black, PieceKind::King) => "黑将",
                (Color::Black, PieceKind::Advisor) => "黑士",
                (Color::Black, PieceKind::Elephant) => "黑象",
                (Color::Black, PieceKind::Horse) => "黑马",
                (Color::Black, PieceKind::Rook) => "黑车",
                (Color::Black, PieceKind::Cannon) => "黑炮",
                (Color::Black, PieceKind::Pawn) => "黑卒",
            }),
        }
    }
}

impl Tell for IllegalMove {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        match *self {
            Self::EmptySquare { square } => write!(f, "{square} 上没有棋子"),
            Self::NotYourPiece { piece, square } => {
                write!(f, "{square} 上的{}不属于走子的一方", language.say(&piece))
            }
            Self::OwnPieceThere { piece, square } => {
                write!(f, "{square} 上有己方的{}", language.say(&piece))
            }
            Self::NoSuchStep { piece, from, to } => {
                write!(f, "{}从 {from} 走不到 {to}", language.say(&piece))
            }
            Self::LeavesPalace { piece, to } => {
                write!(f, "{}不能出九宫走到 {to}", language.say(&piece))
            }
            Self::CrossesRiver { piece, to } => {
                write!(f, "{}不能过河到 {to}", language.say(&piece))
            }
            Self::HorseLeg { leg } => write!(f, "{leg} 有子蹩马腿"),
            Self::ElephantEye { eye } => write!(f, "{eye} 有子塞象眼"),
            Self::Blocked { by } => write!(f, "{by} 有子挡路"),
            Self::Screens { found } => {
                write!(f, "炮吃子须隔一个炮架，这里隔着 {found} 个子")
            }
            Self::LeavesKingInCheck { king, checker } => {
                write!(f, "走后 {king} 的将帅仍被 {checker} 的子将军")
            }
            Self::KingsFace { file } => write!(f, "走后将帅在 {file} 线照面"),
            _ => f.write_str("规则不允许"),
        }
    }
}

impl Tell for SetupFault {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        let piece = |color, kind| Piece::new(color, kind);
        match *self {
            Self::NoKing { color } => write!(f, "{}没有将帅", language.say(&color)),
            Self::TooManyKings { color, found } => {
                write!(f, "{}有 {found} 个将帅", language.say(&color))
            }
            Self::TooManyMen { piece, found } => {
                let usual = piece.kind.usual_count();
                write!(f, "{}有 {found} 个，多于 {usual} 个", language.say(&piece))
            }
            Self::KingOutsidePalace { color, square } => {
                let king = piece(color, PieceKind::King);
                write!(f, "{}在九宫之外的 {square}", language.say(&king))
            }
            Self::AdvisorMisplaced { color, square } => {
                let advisor = piece(color, PieceKind::Advisor);
                write!(f, "{}不可能在 {square}", language.say(&advisor))
            }
            Self::ElephantMisplaced { color, square } => {
                let elephant = piece(color, PieceKind::Elephant);
                write!(f, "{}不可能在 {square}", language.say(&elephant))
            }
            Self::PawnMisplaced { color, square } => {
                let pawn = piece(color, PieceKind::Pawn);
                write!(f, "{}不可能在 {square}", language.say(&pawn))
            }
            Self::PawnsDoubled { color, file } => {
                let pawn = piece(color, PieceKind::Pawn);
                write!(f, "{file} 线上有两个未过河的{}", language.say(&pawn))
            }
            Self::KingsFace { file } => write!(f, "将帅在 {file} 线照面"),
            Self::OpponentInCheck { king, checkers } => {
                write!(f, "{king} 的将帅正被将军，却轮到对方走子（将军的子在")?;
                checkers.into_iter().try_for_each(|checker| write!(f, " {checker}"))?;
                f.write_str("）")
            }
            _ => f.write_str("局面不合规则"),
        }
    }
}

impl Tell for SetupError {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.faults.iter().enumerate() {
            if number > 0 {
                f.write_str(language.pick("; ", "；"))?;
            }
            fault.tell(language, f)?;
        }
        Ok(())
    }
}

impl Tell for ParseFenError {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        match self {
            Self::Syntax(error) => error.tell(language, f),
            Self::RowCount { found, .. } => write!(f, "应有十行，实有 {found} 行"),
            Self::RowWidth { row, found, .. } => {
                write!(f, "第 {row} 行应有九格，实有 {found} 格")
            }
            Self::OtherGame { game, .. } => {
                write!(f, "这是{}的局面，不是象棋", language.say(game))
            }
            _ => f.write_str("不是 FEN"),
        }
    }
}

impl Tell for OtherGame {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match language {
            Language::English => fmt::Display::fmt(self, f),
            Language::Chinese => f.write_str(match self {
                Self::Jieqi => "揭棋",
                Self::Janggi => "朝鲜象棋",
                Self::Chess => "国际象棋",
                Self::Variant => "变体棋",
                _ => "另一种棋",
            }),
        }
    }
}

impl Tell for ReadMoveError {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        match self {
            Self::Malformed(error) => error.tell(language, f),
            Self::NoSuchPiece { piece: Some(piece) } => {
                write!(f, "着法所指之处没有{}", language.say(piece))
            }
            Self::NoSuchPiece { piece: None } => f.write_str("着法所指之处没有可走的子"),
            Self::OtherPiece { expected, found, square } => write!(
                f,
                "着法写的是{}，{square} 上却是{}",
                language.say(expected),
                language.say(found)
            ),
            Self::NoTarget { piece, from } => {
                write!(f, "{from} 上的{}没有这样的走法", language.say(piece))
            }
            Self::Illegal { reason, .. } => reason.tell(language, f),
            Self::NotAccepted { rank, mv } => {
                write!(f, "只有按第 {} 级读法才是 {mv}", rank.number())
            }
            Self::Ambiguous { candidates } => {
                f.write_str("可以指")?;
                candidates.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
            _ => f.write_str("不是合法着法"),
        }
    }
}

impl Tell for Outcome {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        match self {
            Self::Checkmate { winner } => write!(f, "{}已将死对方", language.say(winner)),
            Self::Stalemate { winner } => write!(f, "{}已困毙对方", language.say(winner)),
            Self::NoAttackers => f.write_str("双方都没有能过河的子，为和棋"),
        }
    }
}
