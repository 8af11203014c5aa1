//! What can be wrong with a game of Go.

use std::fmt;

use go_notation::{BoardSize, Color, IllegalMove, Point};
use notation_syntax::Expected;

use crate::{Code, Explain, Language, Tell};

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
    /// More findings were made than are listed.
    TooManyFindings {
        /// How many are not listed.
        more: usize,
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
        Code::note("go/too-many-findings"),
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
            Self::TooManyFindings { .. } => "go/too-many-findings",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::UnknownFormatVersion => {
                language.pick("a number from 1 to 4", "1 至 4 的数").to_owned()
            }
            Self::BadSize { .. } => language
                .pick(
                    "a number from 1 to 52, or two with a colon",
                    "1 至 52 的数，或用冒号分开的两个数",
                )
                .to_owned(),
            Self::KomiInHundredths { komi, .. } => format!("KM[{komi}]"),
            Self::BadValue { expected, .. } => language.say(&Expected::one(expected)).to_string(),
            Self::NotAPoint { .. } => {
                language.pick("two letters, or nothing for a pass", "两个字母；虚着为空").to_owned()
            }
            Self::SpaceAsPass | Self::PassBeyondEdge => {
                language.pick("an empty value", "空值").to_owned()
            }
            Self::WrongColor { color } => {
                let color = color.other();
                let color = language.say(&color);
                match language {
                    Language::English => format!("a move of {color}"),
                    Language::Chinese => format!("{color}走"),
                }
            }
            _ => return None,
        })
    }

    fn found(&self, _: Language) -> Option<String> {
        Some(match self {
            Self::BadSize { text: found }
            | Self::BadValue { found, .. }
            | Self::NotAPoint { found, .. } => found.clone(),
            Self::KomiInHundredths { written, .. } => written.to_string(),
            _ => return None,
        })
    }

    fn help(&self, language: Language) -> Option<String> {
        let help = match self {
            Self::BadSize { .. } => {
                language.pick("the board was taken as 19 × 19", "棋盘按 19 路读")
            }
            Self::NotAPoint { .. } | Self::BadValue { .. } => {
                language.pick("the value was kept as it is", "值原样保留")
            }
            Self::Illegal(_) => language.pick(
                "the move was executed all the same, as SGF asks",
                "按 SGF 的规定，这一手照样执行",
            ),
            Self::WrongColor { .. } => language.pick(
                "the colour was kept; look for a move that was dropped",
                "颜色保持不变；查找漏写的一手",
            ),
            Self::SetupAndMove => language.pick("the stones were set up first", "先摆子"),
            Self::EmptyKomi => language.pick("the komi was taken as not known", "贴目按未知处理"),
            _ => return None,
        };
        Some(help.to_owned())
    }
}

impl Tell for GoProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::VerboseNames => language.write(
                f,
                format_args!("verbose names for standard properties"),
                format_args!("标准属性用了全称"),
            ),
            Self::DuplicateProperty { name } => language.write(
                f,
                format_args!("duplicate property {name}"),
                format_args!("属性 {name} 重复"),
            ),
            Self::UnknownFormatVersion => language.write(
                f,
                format_args!("unknown version of the format"),
                format_args!("不认识的格式版本"),
            ),
            Self::BadSize { text } => language.write(
                f,
                format_args!("invalid board size `{text}`"),
                format_args!("棋盘大小“{text}”不能用"),
            ),
            Self::SquareAsPair => language.write(
                f,
                format_args!("the size of a square board is given by two numbers"),
                format_args!("方形棋盘写了两个数"),
            ),
            Self::EmptyKomi => {
                language.write(f, format_args!("KM has no value"), format_args!("KM 没有值"))
            }
            Self::KomiInHundredths { written, komi } => language.write(
                f,
                format_args!("the komi {written} is given in hundredths: {komi} points"),
                format_args!("贴目 {written} 以百分之一目为单位：{komi} 目"),
            ),
            Self::SmallHandicap { stones } => language.write(
                f,
                format_args!("a handicap of {stones}"),
                format_args!("让 {stones} 子"),
            ),
            Self::LooseNumber { name } => language.write(
                f,
                format_args!("the number in {name} is not written as the standard has it"),
                format_args!("{name} 里的数不是标准写法"),
            ),
            Self::LooseResult => language.write(
                f,
                format_args!("the result is not written as the standard has it"),
                format_args!("结果不是标准写法"),
            ),
            Self::BadValue { name, expected, .. } => language.write(
                f,
                format_args!("{name} should have {expected}"),
                format_args!("{name} 应为{}", crate::chinese::label(expected)),
            ),
            Self::NotAPoint { name, .. } => language.write(
                f,
                format_args!("the value of {name} is no point"),
                format_args!("{name} 的值不是点"),
            ),
            Self::OffBoard { point, size } => language.write(
                f,
                format_args!("the point {point} is not on a board of {size}"),
                format_args!("点 {point} 不在{}上", language.say(size)),
            ),
            Self::TurnedRectangle => language.write(
                f,
                format_args!("the corners of a rectangle are not upper left and lower right"),
                format_args!("矩形的两角不是左上和右下"),
            ),
            Self::PointTwice { point } => language.write(
                f,
                format_args!("the point {point} stands twice in one list"),
                format_args!("点 {point} 在一个列表里出现两次"),
            ),
            Self::SetTwice { point } => language.write(
                f,
                format_args!("the point {point} is set twice in one node"),
                format_args!("点 {point} 在一个节点里摆了两次"),
            ),
            Self::SpaceAsPass => language.write(
                f,
                format_args!("white space stands for a pass"),
                format_args!("用空白表示虚着"),
            ),
            Self::PassBeyondEdge => language.write(
                f,
                format_args!("a point beyond the edge stands for a pass"),
                format_args!("用棋盘外的点表示虚着"),
            ),
            Self::TwoMoves => language.write(
                f,
                format_args!("two moves in one node"),
                format_args!("一个节点里有两手棋"),
            ),
            Self::SetupAndMove => language.write(
                f,
                format_args!("setup and move in one node"),
                format_args!("一个节点里既摆子又落子"),
            ),
            Self::MoveInRoot => language.write(
                f,
                format_args!("a move in the root node"),
                format_args!("根节点里有一手棋"),
            ),
            Self::Illegal(reason) => reason.tell(language, f),
            Self::ForcedMove(reason) => language.write(
                f,
                format_args!("{reason}; the record says that the move was played all the same"),
                format_args!("{}；棋谱写明这一手还是下了", language.say(reason)),
            ),
            Self::WrongColor { color } => language.write(
                f,
                format_args!("{color} moves out of turn"),
                format_args!("没有轮到{}走", language.say(color)),
            ),
            Self::MoveAfterResignation => language.write(
                f,
                format_args!("a move follows a resignation"),
                format_args!("认输之后还有一手棋"),
            ),
            Self::TooManyFindings { more } => language.write(
                f,
                format_args!("{more} more findings in this game are not listed"),
                format_args!("这一局还有 {more} 个问题没有列出"),
            ),
            Self::HandicapDiffers { stated, stones } => language.write(
                f,
                format_args!(
                    "a handicap of {stated} is stated, but {stones} black stones are set up"
                ),
                format_args!("写明让 {stated} 子，摆了 {stones} 个黑子"),
            ),
        }
    }
}

impl fmt::Display for GoProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

/// A record of another game than Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotGo {
    /// The number of the game in SGF (FF\[4\], "GM").
    pub number: i64,
}

impl NotGo {
    /// Returns the name of the game.
    #[must_use]
    pub const fn name(self, language: Language) -> &'static str {
        match self.number {
            2 => language.pick("Othello", "黑白棋"),
            3 => language.pick("international chess", "国际象棋"),
            4 => language.pick("Gomoku or Renju", "五子棋或连珠"),
            5 => language.pick("Nine Men's Morris", "九子棋"),
            6 => language.pick("Backgammon", "双陆棋"),
            7 => language.pick("xiangqi", "象棋"),
            8 => language.pick("Shogi", "将棋"),
            9 => language.pick("Lines of Action", "集结棋"),
            10 => language.pick("Ataxx", "同化棋"),
            11 => language.pick("Hex", "六贯棋"),
            12 => language.pick("Jungle", "斗兽棋"),
            13 => language.pick("Neutron", "中子棋"),
            14 => language.pick("Philosopher's Football", "哲学家足球"),
            15 => "Quadrature",
            16 => "Trax",
            17 => "Tantrix",
            18 => language.pick("Amazons", "亚马逊棋"),
            19 => "Octi",
            20 => "Gess",
            21 => "Twixt",
            _ => language.pick("a game that is not known", "未知的棋"),
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

    fn expected(&self, _: Language) -> Option<String> {
        Some("GM[1]".to_owned())
    }

    fn found(&self, _: Language) -> Option<String> {
        Some(format!("GM[{}]", self.number))
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(language.pick("use a program for that game", "用那种棋的程序").to_owned())
    }
}

impl Tell for NotGo {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.name(language);
        language.write(
            f,
            format_args!("this is a record of {game}, not of Go"),
            format_args!("这是{game}的棋谱，不是围棋"),
        )
    }
}

impl fmt::Display for NotGo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

impl std::error::Error for NotGo {}
