//! What can be wrong with a game of Go.

use std::fmt;

use go_notation::{BoardSize, Color, IllegalMove, Point};

use crate::{Code, Explain};

/// Something about the properties or the moves of a game of Go.
///
/// Names follow the warnings of GoGui where it has one.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GoProblem {
    /// Names of properties are written in full, as FF\[1\] to FF\[3\] allow.
    VerboseNames,
    /// A property stands more than once in one node, or has more values than it may.
    DuplicateProperty {
        /// The short name.
        name: String,
    },
    /// The version of the format is none of 1 to 4.
    UnknownFormatVersion,
    /// The size of the board cannot be used; 19 × 19 was taken.
    BadSize {
        /// The value.
        text: String,
    },
    /// A square board is given by two numbers.
    SquareAsPair,
    /// `KM` has no value: the komi is not known.
    EmptyKomi,
    /// The komi is given in hundredths (Fox and others).
    KomiInHundredths {
        /// The number as written.
        written: f64,
        /// What it means, in points.
        komi: f64,
    },
    /// A handicap of 0 or 1 stones; the standard begins at 2.
    SmallHandicap {
        /// The number.
        stones: i64,
    },
    /// A number is not written as the standard has it.
    LooseNumber {
        /// The name of the property.
        name: String,
    },
    /// The result is not written as the standard has it.
    LooseResult,
    /// A value is none of those that the property takes; it was kept as it is.
    BadValue {
        /// The name of the property.
        name: String,
        /// What the property takes.
        expected: &'static str,
        /// What stood there.
        found: String,
    },
    /// A property of one of many points has a value that is no point; it was kept as it is.
    NotAPoint {
        /// The name of the property.
        name: String,
        /// What stood there.
        found: String,
    },
    /// A point is not on the board.
    OffBoard {
        /// The point.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// A rectangle of points is not given by its upper left and lower right corner.
    TurnedRectangle,
    /// A point stands more than once in one list.
    PointTwice {
        /// The point.
        point: Point,
    },
    /// A point is set twice in one node; the later one counts.
    SetTwice {
        /// The point.
        point: Point,
    },
    /// White space stands for a pass.
    SpaceAsPass,
    /// The point behind the last column and row stands for a pass.
    PassBeyondEdge,
    /// Two moves stand in one node; they were read as two nodes.
    TwoMoves,
    /// Stones are set up and a move is made in one node; they were read as two nodes.
    SetupAndMove,
    /// A move stands in the root node.
    MoveInRoot,
    /// A move breaks a rule.
    Illegal(IllegalMove),
    /// A move breaks a rule, and the record says that it was played all the same (`KO`).
    ForcedMove(IllegalMove),
    /// A move is made by the side whose turn it is not.
    WrongColor {
        /// The side that moves.
        color: Color,
    },
    /// A move follows a resignation.
    MoveAfterResignation,
    /// The stated handicap and the stones on the board differ.
    HandicapDiffers {
        /// The stated handicap.
        stated: u32,
        /// The black stones set up.
        stones: usize,
    },
}

impl GoProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::note("go/verbose-property-names"),
        Code::warning("go/duplicate-property"),
        Code::warning("go/unknown-format-version"),
        Code::error("go/invalid-board-size"),
        Code::note("go/square-as-pair"),
        Code::warning("go/empty-komi"),
        Code::note("go/komi-in-hundredths"),
        Code::note("go/small-handicap"),
        Code::note("go/loose-number"),
        Code::note("go/loose-result"),
        Code::warning("go/bad-value"),
        Code::error("go/not-a-point"),
        Code::error("go/off-board"),
        Code::warning("go/turned-rectangle"),
        Code::warning("go/point-twice"),
        Code::warning("go/set-twice"),
        Code::warning("go/space-as-pass"),
        Code::warning("go/pass-beyond-edge"),
        Code::warning("go/two-moves"),
        Code::warning("go/setup-and-move"),
        Code::note("go/move-in-root"),
        Code::warning("go/illegal/off-board"),
        Code::warning("go/illegal/occupied"),
        Code::warning("go/illegal/ko"),
        Code::warning("go/illegal/suicide"),
        Code::warning("go/illegal/superko"),
        Code::warning("go/illegal/other"),
        Code::note("go/forced-move"),
        Code::warning("go/wrong-color"),
        Code::warning("go/move-after-resignation"),
        Code::note("go/handicap-differs"),
    ];
}

impl Explain for GoProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::VerboseNames => "go/verbose-property-names",
            Self::DuplicateProperty { .. } => "go/duplicate-property",
            Self::UnknownFormatVersion => "go/unknown-format-version",
            Self::BadSize { .. } => "go/invalid-board-size",
            Self::SquareAsPair => "go/square-as-pair",
            Self::EmptyKomi => "go/empty-komi",
            Self::KomiInHundredths { .. } => "go/komi-in-hundredths",
            Self::SmallHandicap { .. } => "go/small-handicap",
            Self::LooseNumber { .. } => "go/loose-number",
            Self::LooseResult => "go/loose-result",
            Self::BadValue { .. } => "go/bad-value",
            Self::NotAPoint { .. } => "go/not-a-point",
            Self::OffBoard { .. } => "go/off-board",
            Self::TurnedRectangle => "go/turned-rectangle",
            Self::PointTwice { .. } => "go/point-twice",
            Self::SetTwice { .. } => "go/set-twice",
            Self::SpaceAsPass => "go/space-as-pass",
            Self::PassBeyondEdge => "go/pass-beyond-edge",
            Self::TwoMoves => "go/two-moves",
            Self::SetupAndMove => "go/setup-and-move",
            Self::MoveInRoot => "go/move-in-root",
            Self::Illegal(reason) => match reason {
                IllegalMove::OffBoard(_) => "go/illegal/off-board",
                IllegalMove::Occupied { .. } => "go/illegal/occupied",
                IllegalMove::Ko { .. } => "go/illegal/ko",
                IllegalMove::Suicide { .. } => "go/illegal/suicide",
                IllegalMove::Superko { .. } => "go/illegal/superko",
                _ => "go/illegal/other",
            },
            Self::ForcedMove(_) => "go/forced-move",
            Self::WrongColor { .. } => "go/wrong-color",
            Self::MoveAfterResignation => "go/move-after-resignation",
            Self::HandicapDiffers { .. } => "go/handicap-differs",
        }
    }

    fn expected(&self) -> Option<String> {
        Some(match self {
            Self::UnknownFormatVersion => "a number from 1 to 4".to_owned(),
            Self::BadSize { .. } => "a number from 1 to 52, or two with a colon".to_owned(),
            Self::KomiInHundredths { komi, .. } => format!("KM[{komi}]"),
            Self::BadValue { expected, .. } => (*expected).to_owned(),
            Self::NotAPoint { .. } => "two letters, or nothing for a pass".to_owned(),
            Self::SpaceAsPass | Self::PassBeyondEdge => "an empty value".to_owned(),
            Self::WrongColor { color } => format!("a move of {}", color.other()),
            _ => return None,
        })
    }

    fn found(&self) -> Option<String> {
        Some(match self {
            Self::BadSize { text: found }
            | Self::BadValue { found, .. }
            | Self::NotAPoint { found, .. } => found.clone(),
            Self::KomiInHundredths { written, .. } => written.to_string(),
            _ => return None,
        })
    }

    fn help(&self) -> Option<String> {
        let help = match self {
            Self::BadSize { .. } => "the board was taken as 19 × 19",
            Self::NotAPoint { .. } | Self::BadValue { .. } => "the value was kept as it is",
            Self::Illegal(_) => "the move was executed all the same, as SGF asks",
            Self::WrongColor { .. } => "the colour was kept; look for a move that was dropped",
            Self::SetupAndMove => "the stones were set up first",
            Self::EmptyKomi => "the komi was taken as not known",
            _ => return None,
        };
        Some(help.to_owned())
    }
}

impl fmt::Display for GoProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::VerboseNames => f.write_str("verbose names for standard properties"),
            Self::DuplicateProperty { name } => write!(f, "duplicate property {name}"),
            Self::UnknownFormatVersion => f.write_str("unknown version of the format"),
            Self::BadSize { text } => write!(f, "invalid board size `{text}`"),
            Self::SquareAsPair => f.write_str("the size of a square board is given by two numbers"),
            Self::EmptyKomi => f.write_str("KM has no value"),
            Self::KomiInHundredths { written, komi } => {
                write!(f, "the komi {written} is given in hundredths: {komi} points")
            }
            Self::SmallHandicap { stones } => write!(f, "a handicap of {stones}"),
            Self::LooseNumber { name } => {
                write!(f, "the number in {name} is not written as the standard has it")
            }
            Self::LooseResult => f.write_str("the result is not written as the standard has it"),
            Self::BadValue { name, expected, .. } => write!(f, "{name} should have {expected}"),
            Self::NotAPoint { name, .. } => write!(f, "the value of {name} is no point"),
            Self::OffBoard { point, size } => {
                write!(f, "the point {point} is not on a board of {size}")
            }
            Self::TurnedRectangle => {
                f.write_str("the corners of a rectangle are not upper left and lower right")
            }
            Self::PointTwice { point } => write!(f, "the point {point} stands twice in one list"),
            Self::SetTwice { point } => write!(f, "the point {point} is set twice in one node"),
            Self::SpaceAsPass => f.write_str("white space stands for a pass"),
            Self::PassBeyondEdge => f.write_str("a point beyond the edge stands for a pass"),
            Self::TwoMoves => f.write_str("two moves in one node"),
            Self::SetupAndMove => f.write_str("setup and move in one node"),
            Self::MoveInRoot => f.write_str("a move in the root node"),
            Self::Illegal(reason) => reason.fmt(f),
            Self::ForcedMove(reason) => {
                write!(f, "{reason}; the record says that the move was played all the same")
            }
            Self::WrongColor { color } => write!(f, "{color} moves out of turn"),
            Self::MoveAfterResignation => f.write_str("a move follows a resignation"),
            Self::HandicapDiffers { stated, stones } => {
                write!(f, "a handicap of {stated} is stated, but {stones} black stones are set up")
            }
        }
    }
}

/// A record of another game than Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is a record of {}, not of Go", self.name())]
pub struct NotGo {
    /// The number of the game in SGF (FF\[4\], "GM").
    pub number: i64,
}

impl NotGo {
    /// Returns the name of the game.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.number {
            2 => "Othello",
            3 => "international chess",
            4 => "Gomoku or Renju",
            5 => "Nine Men's Morris",
            6 => "Backgammon",
            7 => "xiangqi",
            8 => "Shogi",
            9 => "Lines of Action",
            10 => "Ataxx",
            11 => "Hex",
            12 => "Jungle",
            13 => "Neutron",
            14 => "Philosopher's Football",
            15 => "Quadrature",
            16 => "Trax",
            17 => "Tantrix",
            18 => "Amazons",
            19 => "Octi",
            20 => "Gess",
            21 => "Twixt",
            _ => "a game that is not known",
        }
    }
}

impl NotGo {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[Code::error("go/other-game")];
}

impl Explain for NotGo {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        "go/other-game"
    }

    fn expected(&self) -> Option<String> {
        Some("GM[1]".to_owned())
    }

    fn found(&self) -> Option<String> {
        Some(format!("GM[{}]", self.number))
    }

    fn help(&self) -> Option<String> {
        Some("use a program for that game".to_owned())
    }
}
