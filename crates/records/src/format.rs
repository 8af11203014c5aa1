//! The formats and their names.

use std::fmt;
use std::str::FromStr;

use crate::encoding::TextEncoding;

/// A format of game records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Format {
    /// Xiangqi PGN, in any notation, also `.pgn_zh` and `.pgn_iccs`.
    Pgn,
    /// One JSON object a game and line.
    Json,
    /// A bare list of moves.
    Moves,
    /// XQF of 象棋演播室 XQStudio.
    Xqf,
    /// One record of 象棋桥 CCBridge.
    Cbr,
    /// A library of 象棋桥 CCBridge.
    Cbl,
    /// The bracket text of 东萍 dpxq.com.
    DhtmlXq,
    /// The text file of the World Xiangqi Federation, also PlayOK's export.
    WxfFile,
    /// One FEN a line.
    Fen,
    /// The tag-length-value format XQR.
    Xqr,
    /// SGF of Go.
    Sgf,
    /// The quadrant notation of Go.
    Quadrant,
    /// Positions, one a line, with operations or comments.
    Epd,
    /// CCBridge's XML.
    Cbf,
    /// 鹏飞象棋.
    Pfc,
    /// The bracket text of 01xq.com.
    Dhj,
    /// QQ 象棋.
    Che,
    /// 中国游戏中心.
    Ccm,
    /// 联众.
    Chn,
    /// 弈天.
    Mxq,
    /// 象棋世家.
    Shijia,
    /// The text of the Taiwanese 象棋橋.
    Cwp,
    /// PGN-like text with tags between moves.
    Xqn,
    /// A variation tree drawn as a table of Chinese moves.
    PgnCc,
    /// One endgame a line: name, FEN, moves.
    Eglib,
    /// Puzzles in comma-separated values.
    Csv,
    /// `position … moves …` of UCI and UCCI.
    UciPosition,
    /// Requests and answers of chessdb.cn.
    ChessDb,
    /// Moves on the first line, position on the second.
    TwoLine,
    /// GIB of Tygem.
    Gib,
    /// NGF of Cyberoro.
    Ngf,
    /// UGF and UGI of PandaNet.
    Ugf,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 32] = [
        Self::Pgn,
        Self::Json,
        Self::Moves,
        Self::Xqf,
        Self::Cbr,
        Self::Cbl,
        Self::DhtmlXq,
        Self::WxfFile,
        Self::Fen,
        Self::Xqr,
        Self::Sgf,
        Self::Quadrant,
        Self::Epd,
        Self::Cbf,
        Self::Pfc,
        Self::Dhj,
        Self::Che,
        Self::Ccm,
        Self::Chn,
        Self::Mxq,
        Self::Shijia,
        Self::Cwp,
        Self::Xqn,
        Self::PgnCc,
        Self::Eglib,
        Self::Csv,
        Self::UciPosition,
        Self::ChessDb,
        Self::TwoLine,
        Self::Gib,
        Self::Ngf,
        Self::Ugf,
    ];

    /// Returns the name by which the command line knows the format.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::Json => "json",
            Self::Moves => "moves",
            Self::Xqf => "xqf",
            Self::Cbr => "cbr",
            Self::Cbl => "cbl",
            Self::DhtmlXq => "dhtmlxq",
            Self::WxfFile => "wxf-file",
            Self::Fen => "fen",
            Self::Xqr => "xqr",
            Self::Sgf => "sgf",
            Self::Quadrant => "quadrant",
            Self::Epd => "epd",
            Self::Cbf => "cbf",
            Self::Pfc => "pfc",
            Self::Dhj => "dhj",
            Self::Che => "che",
            Self::Ccm => "ccm",
            Self::Chn => "chn",
            Self::Mxq => "mxq",
            Self::Shijia => "shijia",
            Self::Cwp => "cwp",
            Self::Xqn => "xqn",
            Self::PgnCc => "pgn-cc",
            Self::Eglib => "eglib",
            Self::Csv => "csv",
            Self::UciPosition => "uci-position",
            Self::ChessDb => "chessdb",
            Self::TwoLine => "two-line",
            Self::Gib => "gib",
            Self::Ngf => "ngf",
            Self::Ugf => "ugf",
        }
    }

    /// Returns what the format is, in a few words.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Pgn => "xiangqi PGN with Chinese, ICCS, WXF or other moves",
            Self::Json => "one JSON object a game",
            Self::Moves => "bare list of moves",
            Self::Xqf => "象棋演播室 XQStudio",
            Self::Cbr => "象棋桥 CCBridge, one record",
            Self::Cbl => "象棋桥 CCBridge, library",
            Self::DhtmlXq => "东萍 dpxq.com, text in brackets",
            Self::WxfFile => "World Xiangqi Federation text, PlayOK export",
            Self::Fen => "positions as FEN, one a line",
            Self::Xqr => "XQR, tag-length-value",
            Self::Sgf => "SGF of Go, FF[1] to FF[4]",
            Self::Quadrant => "quadrant notation of Go",
            Self::Epd => "positions with operations or titles",
            Self::Cbf => "象棋桥 CCBridge, XML",
            Self::Pfc => "鹏飞象棋, XML",
            Self::Dhj => "01xq.com, text in brackets",
            Self::Che => "QQ 象棋",
            Self::Ccm => "中国游戏中心",
            Self::Chn => "联众",
            Self::Mxq => "弈天",
            Self::Shijia => "象棋世家",
            Self::Cwp => "象棋橋 of Taiwan, text",
            Self::Xqn => "PGN-like text with tags between moves",
            Self::PgnCc => "variation tree drawn as a table",
            Self::Eglib => "endgames, one a line, fields separated by |",
            Self::Csv => "puzzles in comma-separated values",
            Self::UciPosition => "`position … moves …` of UCI and UCCI",
            Self::ChessDb => "chessdb.cn requests and answers",
            Self::TwoLine => "moves on the first line, position on the second",
            Self::Gib => "GIB of Tygem",
            Self::Ngf => "NGF of Cyberoro",
            Self::Ugf => "UGF and UGI of PandaNet",
        }
    }

    /// Tells whether records in this format can be read.
    #[must_use]
    pub const fn can_read(self) -> bool {
        matches!(
            self,
            Self::Pgn
                | Self::Json
                | Self::Moves
                | Self::Xqn
                | Self::Xqf
                | Self::Cbr
                | Self::Cbl
                | Self::Xqr
                | Self::Che
                | Self::Ccm
                | Self::Chn
                | Self::Mxq
                | Self::Shijia
                | Self::Sgf
                | Self::Quadrant
                | Self::Gib
                | Self::Ngf
                | Self::Ugf
                | Self::DhtmlXq
                | Self::Fen
                | Self::Epd
                | Self::Eglib
                | Self::TwoLine
                | Self::Csv
                | Self::Cbf
                | Self::Pfc
                | Self::PgnCc
                | Self::WxfFile
                | Self::UciPosition
                | Self::ChessDb
                | Self::Dhj
                | Self::Cwp
        )
    }

    /// Tells whether reading was tried on real files; else it rests on a specification alone.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        self.can_read()
            && !matches!(
                self,
                Self::Ccm
                    | Self::Chn
                    | Self::Shijia
                    | Self::Csv
                    | Self::UciPosition
                    | Self::ChessDb
                    | Self::Dhj
                    | Self::Cwp
            )
    }

    /// Returns the encoding that the standard of the format asks for (RFC 8259, section 8.1).
    #[must_use]
    pub const fn encoding(self) -> Option<TextEncoding> {
        match self {
            Self::Json => Some(TextEncoding::Utf8),
            _ => None,
        }
    }

    /// Returns the usual ending of file names.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Moves | Self::Quadrant | Self::TwoLine => "txt",
            Self::Json => "jsonl",
            Self::DhtmlXq => "ubb",
            Self::WxfFile => "wxf",
            Self::PgnCc => "pgn_cc",
            Self::Pfc => "pfc",
            Self::Dhj | Self::UciPosition | Self::ChessDb | Self::Shijia => "txt",
            other => other.name(),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no format has this name; `yipu formats` lists them")]
pub struct UnknownFormat;

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        Self::ALL.into_iter().find(|format| format.name() == name).ok_or(UnknownFormat)
    }
}
