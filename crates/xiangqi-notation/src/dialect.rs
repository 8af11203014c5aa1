//! The rules by which notations by files name a piece that is not alone on its file.

use xiangqi_core::{Color, PieceKind, Square};

use crate::line_up::LineUp;
use crate::{Designation, InLine, Notation, PlayerFile};

/// A set of rules for telling pieces on one file apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// The standard (着法表示, sections 4 and 5): 前 后, 前 中 后, 一 to 五 in one series over
    /// both files.
    Standard,
    /// Chinese Wikipedia and the DPXQ site: 前 二 三 四, and 前 中 后 with the file instead of 兵.
    ///
    /// Five characters (前兵四平五) name pieces in the same way.
    Dpxq,
    /// The Asian federation's rules of 1980/82.
    Axf1980,
    /// The World Xiangqi Rules of 2018 as Fairy-Stockfish has them: ordinal digit and file.
    Wxf2018,
    /// The second system of English Wikipedia: the place first, ordinal digits from the second.
    Wikipedia,
    /// Yang's "Chinese Chess File Format": letters from Red's viewpoint for both sides.
    Yang,
    /// Vietnamese, which has no rule for four pawns or two files.
    Vietnamese,
}

impl Notation {
    /// Returns the rules by which the notation tells pieces on one file apart; notations by
    /// squares need none.
    #[must_use]
    pub const fn dialect(self) -> Option<Dialect> {
        match self {
            Self::Chinese | Self::Wxf | Self::Keypad => Some(Dialect::Standard),
            Self::ChineseDpxq | Self::ChineseFive => Some(Dialect::Dpxq),
            Self::WxfAxf1980 => Some(Dialect::Axf1980),
            Self::Wxf2018 => Some(Dialect::Wxf2018),
            Self::WxfWikipedia => Some(Dialect::Wikipedia),
            Self::WxfYang => Some(Dialect::Yang),
            Self::Vietnamese => Some(Dialect::Vietnamese),
            _ => None,
        }
    }
}

impl Dialect {
    /// Returns the stable name, such as `standard`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Dpxq => "dpxq",
            Self::Axf1980 => "axf1980",
            Self::Wxf2018 => "wxf-2018",
            Self::Wikipedia => "wikipedia",
            Self::Yang => "yang",
            Self::Vietnamese => "vietnamese",
        }
    }

    /// Returns how the rules name the piece on `square`; nothing where their source is silent.
    pub(crate) fn designate(
        self,
        kind: PieceKind,
        color: Color,
        line_up: LineUp,
        square: Square,
    ) -> Option<Designation> {
        let file = PlayerFile::of(square.file(), color);
        // Advisors and elephants need no more than their file: of two on a file the front one
        // can only retreat, the rear one only advance (standard, section 4, item 1).
        if matches!(kind, PieceKind::King | PieceKind::Advisor | PieceKind::Elephant) {
            return Some(Designation::File(file));
        }
        let on_file = line_up.on_file(square);
        if on_file <= 1 {
            return Some(Designation::File(file));
        }
        let ahead = line_up.ahead(square);
        let single = line_up.tandem_files() == 1;
        if kind != PieceKind::Pawn {
            return Self::officer(self, single, on_file, ahead);
        }
        if single {
            self.pawn_on_one_file(file, on_file, ahead, line_up.north(square))
        } else {
            self.pawn_on_two_files(file, color, line_up, square)
        }
    }

    /// Rooks, cannons and horses: two on one file; three only where 前 中 后 is worded for all
    /// kinds of pieces (rules of the Chinese association, 2020, article 1.1).
    fn officer(self, single: bool, on_file: u32, ahead: u32) -> Option<Designation> {
        let in_line = match (self, single, on_file, ahead) {
            (_, true, 2, 0) => InLine::Front,
            (_, true, 2, _) => InLine::Rear,
            (Self::Standard | Self::Dpxq, true, 3, _) => front_middle_rear(ahead),
            _ => return None,
        };
        Some(Designation::InLine(in_line))
    }

    fn pawn_on_one_file(
        self,
        file: PlayerFile,
        on_file: u32,
        ahead: u32,
        north: u32,
    ) -> Option<Designation> {
        if on_file > 5 {
            return None;
        }
        let two = if ahead == 0 { InLine::Front } else { InLine::Rear };
        let ordinal = InLine::ordinal(ahead as u8)?;
        let in_line = match (self, on_file) {
            (_, 2) => two,
            (Self::Standard | Self::Dpxq | Self::Vietnamese | Self::Yang, 3) => {
                front_middle_rear(ahead)
            }
            (Self::Standard, _) => ordinal,
            (Self::Dpxq | Self::Wikipedia, _) if ahead == 0 => InLine::Front,
            (Self::Dpxq | Self::Wikipedia, _) => ordinal,
            (Self::Wxf2018, _) => return Some(Designation::InLineOn(ordinal, file)),
            (Self::Axf1980, _) if 2 * ahead + 1 == on_file => {
                return Some(Designation::File(file));
            }
            (Self::Axf1980, 3) => front_middle_rear(ahead),
            (Self::Axf1980, _) => match ahead {
                0 => InLine::Foremost,
                1 => InLine::Front,
                _ if ahead + 1 == on_file => InLine::Hindmost,
                _ => InLine::Rear,
            },
            (Self::Yang, _) => InLine::ordinal(north as u8)?,
            (Self::Vietnamese, _) => return None,
        };
        Some(Designation::InLine(in_line))
    }

    fn pawn_on_two_files(
        self,
        file: PlayerFile,
        color: Color,
        line_up: LineUp,
        square: Square,
    ) -> Option<Designation> {
        // No source goes beyond the five pawns of a set.
        if line_up.in_tandem() > 5 {
            return None;
        }
        let on_file = line_up.on_file(square);
        let ahead = line_up.ahead(square);
        let in_line = match self {
            // The mover's right file first, front to back in a file. The document's sentence and
            // example say so; its bracket says "leftmost first" and is mistaken.
            Self::Standard => {
                let index = line_up.tandem_right_of(square, color) + ahead;
                return InLine::ordinal(index as u8).map(Designation::InLine);
            }
            // Three and two are "unclear" by the source's own words.
            Self::Yang if line_up.in_tandem() == 4 => {
                let index = line_up.tandem_right_of(square, Color::Red) + line_up.north(square);
                return InLine::ordinal(index as u8).map(Designation::InLine);
            }
            Self::Yang | Self::Vietnamese => return None,
            Self::Wxf2018 => InLine::ordinal(ahead as u8)?,
            Self::Dpxq | Self::Axf1980 | Self::Wikipedia if on_file == 2 => {
                if ahead == 0 {
                    InLine::Front
                } else {
                    InLine::Rear
                }
            }
            Self::Dpxq | Self::Axf1980 => front_middle_rear(ahead),
            Self::Wikipedia if ahead == 0 => InLine::Front,
            Self::Wikipedia => InLine::ordinal(ahead as u8)?,
        };
        Some(Designation::InLineOn(in_line, file))
    }

    /// Tells whether `said` is a second name that the rules give the piece on `square`.
    pub(crate) fn also_designates(
        self,
        said: Designation,
        kind: PieceKind,
        color: Color,
        line_up: LineUp,
        square: Square,
    ) -> bool {
        // The last pawn of several is also 后 and `-`.
        let last = match said {
            Designation::InLine(InLine::Rear) => line_up.tandem_files() == 1,
            Designation::InLineOn(InLine::Rear, file) => {
                file == PlayerFile::of(square.file(), color)
            }
            _ => false,
        };
        let on_file = line_up.on_file(square);
        last && kind == PieceKind::Pawn
            && on_file >= 3
            && line_up.ahead(square) + 1 == on_file
            && matches!(self, Self::Dpxq | Self::Wikipedia)
    }
}

fn front_middle_rear(ahead: u32) -> InLine {
    match ahead {
        0 => InLine::Front,
        1 => InLine::Middle,
        _ => InLine::Rear,
    }
}

impl Designation {
    /// Tells whether a reader may take the words for the piece on `square`, whatever the rules:
    /// a dropped 前/后, 前 and 后 for the ends of any line, ordinals along a file.
    pub(crate) fn may_mean(self, color: Color, line_up: LineUp, square: Square) -> bool {
        let (in_line, file) = match self {
            Self::File(file) => return file == PlayerFile::of(square.file(), color),
            Self::InLine(in_line) => (in_line, None),
            Self::InLineOn(in_line, file) => (in_line, Some(file)),
        };
        if file.is_some_and(|file| file != PlayerFile::of(square.file(), color)) {
            return false;
        }
        let on_file = line_up.on_file(square);
        if on_file < 2 {
            return false;
        }
        let ahead = line_up.ahead(square);
        match in_line {
            InLine::Front | InLine::Foremost => ahead == 0,
            InLine::Middle => 0 < ahead && ahead + 1 < on_file,
            // xqbase reads 后 among four or five as the third.
            InLine::Rear => ahead + 1 == on_file || (on_file >= 4 && ahead == 2),
            InLine::Hindmost => ahead + 1 == on_file,
            _ => {
                // Without a file the ordinals of several files make one series.
                let before = if file.is_some() || line_up.tandem_files() == 1 {
                    0
                } else {
                    line_up.tandem_right_of(square, color)
                };
                in_line.ordinal_index().map(u32::from) == Some(before + ahead)
            }
        }
    }
}
