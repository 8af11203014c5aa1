//! The table of all notations, with examples and sources.

use crate::Notation;

/// A move and its text in a notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position, as FEN.
    pub position: &'static str,
    /// The move, in UCCI.
    pub ucci: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// What there is to know about a notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The notation.
    pub notation: Notation,
    /// What it is, in one line.
    pub summary: &'static str,
    /// Examples: a usual move first, then what is special.
    pub examples: &'static [Example],
    /// Where its rules come from.
    pub source: &'static str,
    /// What its source leaves open, so that writing is refused there.
    pub undefined: &'static str,
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
/// Two files with two pawns each.
const TWO_FILES: &str = "4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/4K4 w";
/// The same for Black.
const TWO_FILES_BLACK: &str = "4k4/9/9/9/9/9/3p1p3/4p4/3p1p3/4K4 b";
const FOUR_PAWNS: &str = "3k5/2P6/2P6/2P3P2/2P6/9/9/9/9/4K4 w";
const THREE_PAWNS: &str = "3k5/6P2/6P2/P8/6P2/9/9/9/9/4K4 w";
const TWO_ROOKS: &str = "R8/3k5/9/9/9/9/9/9/9/R3K4 w";
/// Black answers the central cannon.
const BLACK: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b";
const CANNONS: &str = "r1b1kab1r/4a4/1cn1c1n2/p1p1C1p1p/9/9/P1P1P1P1P/4C1N2/9/RNBAKAB1R w";
const TENTH_RANK: &str = "3k5/9/9/9/9/9/9/9/9/4K3R w";

const STANDARD: &str = "中国象棋电脑应用规范(二) 着法表示 (2004, 2006)";
const REFORM: &str = "关于行棋记录改革的探讨, item 2";
const NOTHING: &str = "";
const MEN: &str = "more than the usual men on a file";

const fn example(position: &'static str, ucci: &'static str, text: &'static str) -> Example {
    Example { position, ucci, text }
}

/// All notations, in the order of [`Notation::ALL`].
pub const CATALOGUE: [Entry; Notation::ALL.len()] = [
    Entry {
        notation: Notation::Iccs,
        summary: "both squares, upper case with hyphen, ranks 0 to 9",
        examples: &[example(START, "h2e2", "H2-E2")],
        source: STANDARD,
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Ucci,
        summary: "both squares, lower case, ranks 0 to 9",
        examples: &[example(START, "h2e2", "h2e2")],
        source: STANDARD,
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Uci,
        summary: "both squares, lower case, ranks 1 to 10",
        examples: &[example(START, "h2e2", "h3e3"), example(BLACK, "b9c7", "b10c8")],
        source: "UCI as Fairy-Stockfish, pyffish and pychess write it",
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Chinese,
        summary: "the standard's Chinese notation by files",
        examples: &[
            example(START, "h2e2", "炮二平五"),
            example(BLACK, "h9g7", "马８进７"),
            example(CANNONS, "e6e4", "前炮退二"),
            example(TWO_FILES, "f8e8", "一兵平五"),
        ],
        source: STANDARD,
        undefined: MEN,
    },
    Entry {
        notation: Notation::ChineseDpxq,
        summary: "Chinese; pawns on two files by place and file",
        examples: &[
            example(START, "h2e2", "炮二平五"),
            example(FOUR_PAWNS, "c8d8", "前兵平六"),
            example(TWO_FILES, "f8e8", "前四平五"),
        ],
        source: "Chinese Wikipedia and the site DPXQ",
        undefined: MEN,
    },
    Entry {
        notation: Notation::ChineseFive,
        summary: "Chinese; pawns on two files in five characters",
        examples: &[example(START, "h2e2", "炮二平五"), example(TWO_FILES, "f8e8", "前兵四平五")],
        source: "着法表示, section 4, note 2",
        undefined: MEN,
    },
    Entry {
        notation: Notation::Wxf,
        summary: "the standard's notation by files in letters",
        examples: &[
            example(START, "h2e2", "C2.5"),
            example(CANNONS, "e6e4", "C+-2"),
            example(THREE_PAWNS, "g7h7", "P..2"),
            example(TWO_FILES, "f8e8", "Pa.5"),
        ],
        source: STANDARD,
        undefined: MEN,
    },
    Entry {
        notation: Notation::WxfAxf1980,
        summary: "letters; pawns after the Asian federation's rules of 1980",
        examples: &[
            example(START, "h0g2", "H2+3"),
            example(FOUR_PAWNS, "c8d8", "++.6"),
            example(TWO_FILES, "f8e8", "4+.5"),
        ],
        source: "C. W. Huang, WXF notation (AXF 1980/82, WXF 1997), wxf.org",
        undefined: "three rooks, horses or cannons on a file",
    },
    Entry {
        notation: Notation::Wxf2018,
        summary: "letters; pawns by ordinal digit and file",
        examples: &[example(START, "h2e2", "C2=5"), example(THREE_PAWNS, "g8h8", "13=2")],
        source: "World Xiangqi Rules 2018, as cited in Fairy-Stockfish issue 395",
        undefined: "three rooks, horses or cannons on a file",
    },
    Entry {
        notation: Notation::WxfWikipedia,
        summary: "letters behind the place",
        examples: &[
            example(START, "i3i4", "S1+1"),
            example(TWO_ROOKS, "a9b9", "+R.8"),
            example(FOUR_PAWNS, "c7d7", "2S.6"),
        ],
        source: "English Wikipedia, Xiangqi, system 2, after Wilkes (1952)",
        undefined: "three rooks, horses or cannons on a file",
    },
    Entry {
        notation: Notation::WxfYang,
        summary: "letters; pawns lettered from Red's viewpoint for both sides",
        examples: &[
            example(START, "h2e2", "C2=5"),
            example(START, "d0e1", "G6+5"),
            example(TWO_FILES_BLACK, "d1e1", "PD=5"),
        ],
        source: "Huayong Yang, Chinese Chess File Format",
        undefined: "three pawns on one file and two on another, three officers on a file",
    },
    Entry {
        notation: Notation::Keypad,
        summary: "the standard's notation with digits for the pieces",
        examples: &[example(START, "h2e2", "62.5"), example(CANNONS, "e6e4", "6+-2")],
        source: STANDARD,
        undefined: MEN,
    },
    Entry {
        notation: Notation::Coordinate,
        summary: "坐标: piece and both points, file before rank",
        examples: &[example(START, "h2e2", "炮82—52")],
        source: REFORM,
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Digit,
        summary: "数码新谱: piece and both points from the mover's own view",
        examples: &[
            example(START, "h2e2", "炮二三五三"),
            example(BLACK, "b9c7", "马2133"),
            example(TENTH_RANK, "i0i9", "车一一一〇"),
        ],
        source: REFORM,
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Chesslike,
        summary: "piece and both squares in letters",
        examples: &[example(START, "h0g2", "马h0—g2")],
        source: REFORM,
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Algebraic,
        summary: "代数制: piece and both points, rank before file, a rank 0 left out",
        examples: &[example(START, "h2e2", "炮28—25"), example(START, "h0g2", "马8—27")],
        source: REFORM,
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Lalg,
        summary: "letter and both squares",
        examples: &[example(START, "h2e2", "Ch2-e2")],
        source: "Huayong Yang, Chinese Chess File Format",
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Salg,
        summary: "letter and target, with as much of the origin as is needed",
        examples: &[example(START, "h2e2", "Che2"), example(START, "b0c2", "Nc2")],
        source: "Huayong Yang, Chinese Chess File Format; disambiguation as in chess",
        undefined: NOTHING,
    },
    Entry {
        notation: Notation::Vietnamese,
        summary: "Vietnamese letters; . forward, / backward, - sideways",
        examples: &[
            example(START, "h2e2", "P2-5"),
            example(BLACK, "h9g7", "M8.7"),
            example(CANNONS, "e6e4", "Pt/2"),
        ],
        source: "tamquocchess.vn and thanglongkydao.com",
        undefined: "four pawns on a file, pawns on two files",
    },
    Entry {
        notation: Notation::Dhtmlxq,
        summary: "both squares as digits, column and row from the upper left",
        examples: &[example(START, "h2e2", "7747")],
        source: "the DhtmlXQ format of the site DPXQ",
        undefined: NOTHING,
    },
];

impl Notation {
    /// Returns what there is to know about the notation.
    #[must_use]
    pub fn entry(self) -> &'static Entry {
        static TABLE: [Entry; Notation::ALL.len()] = CATALOGUE;
        &TABLE[self as usize]
    }
}
