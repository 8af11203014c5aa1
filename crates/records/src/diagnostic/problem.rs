//! The sum of all problem types.

use std::fmt;

use super::{Code, Severity};
use crate::cbf::CbfProblem;
use crate::cbl::CblProblem;
use crate::cbr::CbrProblem;
use crate::ccm::CcmProblem;
use crate::che::CheProblem;
use crate::check::MoveProblem;
use crate::chn::ChnProblem;
use crate::cwp::CwpProblem;
use crate::dhj::DhjProblem;
use crate::dhtmlxq::DhtmlXqProblem;
use crate::go::{GoFormatProblem, GoProblem};
use crate::json::JsonProblem;
use crate::pfc::PfcProblem;
use crate::pgn::PgnProblem;
use crate::pgn_cc::PgnCcProblem;
use crate::positions::PositionProblem;
use crate::raw::GameProblem;
use crate::sgf::SgfProblem;
use crate::wxf_file::WxfFileProblem;
use crate::xqf::XqfProblem;
use crate::xqr::XqrProblem;
use crate::{FieldProblem, Language, ReadError, StringsProblem, Tell, TextProblem};

/// What every problem type tells, in the reader's language.
pub trait Explain: Tell {
    /// Returns every code of problems of this type.
    fn codes(&self) -> &'static [Code];

    /// Returns the stable code: family, slash, name, in lower case with hyphens.
    fn code(&self) -> &'static str;

    /// Returns how much it matters: as the list of codes says, if the type does not know better.
    fn severity(&self) -> Severity {
        let code = self.codes().iter().find(|code| code.name == self.code());
        debug_assert!(code.is_some(), "`{}` is missing in the list of codes", self.code());
        code.map_or(Severity::Error, |code| code.severity)
    }

    /// Returns what would have been right there.
    fn expected(&self, _language: Language) -> Option<String> {
        None
    }

    /// Returns what stood there.
    fn found(&self, _language: Language) -> Option<String> {
        None
    }

    /// Returns what could have been meant, most likely first, as texts of the same notation.
    fn candidates(&self) -> Vec<String> {
        Vec::new()
    }

    /// Returns what to do about it.
    fn help(&self, _language: Language) -> Option<String> {
        None
    }
}

/// Something that a reader, a check or a conversion found.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Problem {
    /// A move that could not be read, may not be played, or was read with tolerance.
    Move(MoveProblem),
    /// Something about a game as a whole, in any format.
    Game(GameProblem),
    /// A text field of a binary file.
    Field(FieldProblem),
    /// Something about the grammar of PGN.
    Pgn(PgnProblem),
    /// Something about the encoding of the text.
    Text(TextProblem),
    /// Something about a JSON game.
    Json(JsonProblem),
    /// Nothing of the file could be read.
    Read(ReadError),
    /// Something about the frame of a CBL library.
    Cbl(CblProblem),
    /// Something about the bytes of a CBR record.
    Cbr(CbrProblem),
    /// Something about the bytes of a CCM file.
    Ccm(CcmProblem),
    /// Something about the numbers of a `.che` file.
    Che(CheProblem),
    /// Something about the bytes of a CHN file.
    Chn(ChnProblem),
    /// Something about a file of strings behind their lengths.
    Strings(StringsProblem),
    /// Something about the XML of a CBF file.
    Cbf(CbfProblem),
    /// Something about the XML of a PFC file.
    Pfc(PfcProblem),
    /// Something about a table of moves.
    PgnCc(PgnCcProblem),
    /// Something about the lines of a CWP file.
    Cwp(CwpProblem),
    /// Something about the fields of a DHJHtmlXQ text.
    Dhj(DhjProblem),
    /// Something about the parts of a WXF file.
    WxfFile(WxfFileProblem),
    /// Something about a line of a list of positions.
    Position(PositionProblem),
    /// Something about the fields of a DhtmlXQ text.
    DhtmlXq(DhtmlXqProblem),
    /// Something about the bytes of an XQF file.
    Xqf(XqfProblem),
    /// Something about the bytes of an XQR file.
    Xqr(XqrProblem),
    /// Something about the grammar of SGF.
    Sgf(SgfProblem),
    /// Something about the properties or moves of a game of Go.
    Go(GoProblem),
    /// Something about the form of a Go record that is no SGF.
    GoFormat(GoFormatProblem),
}

impl Problem {
    fn inner(&self) -> &dyn Explain {
        match self {
            Self::Move(problem) => problem,
            Self::Game(problem) => problem,
            Self::Field(problem) => problem,
            Self::Pgn(problem) => problem,
            Self::Text(problem) => problem,
            Self::Json(problem) => problem,
            Self::Read(problem) => problem,
            Self::Cbl(problem) => problem,
            Self::Cbr(problem) => problem,
            Self::Ccm(problem) => problem,
            Self::Che(problem) => problem,
            Self::Chn(problem) => problem,
            Self::Strings(problem) => problem,
            Self::Cbf(problem) => problem,
            Self::Pfc(problem) => problem,
            Self::PgnCc(problem) => problem,
            Self::Cwp(problem) => problem,
            Self::Dhj(problem) => problem,
            Self::WxfFile(problem) => problem,
            Self::Position(problem) => problem,
            Self::DhtmlXq(problem) => problem,
            Self::Xqf(problem) => problem,
            Self::Xqr(problem) => problem,
            Self::Sgf(problem) => problem,
            Self::Go(problem) => problem,
            Self::GoFormat(problem) => problem,
        }
    }
}

impl From<MoveProblem> for Problem {
    fn from(problem: MoveProblem) -> Self {
        Self::Move(problem)
    }
}

impl From<GameProblem> for Problem {
    fn from(problem: GameProblem) -> Self {
        Self::Game(problem)
    }
}

impl From<PgnProblem> for Problem {
    fn from(problem: PgnProblem) -> Self {
        Self::Pgn(problem)
    }
}

impl From<TextProblem> for Problem {
    fn from(problem: TextProblem) -> Self {
        Self::Text(problem)
    }
}

impl From<JsonProblem> for Problem {
    fn from(problem: JsonProblem) -> Self {
        Self::Json(problem)
    }
}

impl From<ReadError> for Problem {
    fn from(problem: ReadError) -> Self {
        Self::Read(problem)
    }
}

impl From<FieldProblem> for Problem {
    fn from(problem: FieldProblem) -> Self {
        Self::Field(problem)
    }
}

impl From<CblProblem> for Problem {
    fn from(problem: CblProblem) -> Self {
        Self::Cbl(problem)
    }
}

impl From<CbrProblem> for Problem {
    fn from(problem: CbrProblem) -> Self {
        Self::Cbr(problem)
    }
}

impl From<XqrProblem> for Problem {
    fn from(problem: XqrProblem) -> Self {
        Self::Xqr(problem)
    }
}

impl From<CcmProblem> for Problem {
    fn from(problem: CcmProblem) -> Self {
        Self::Ccm(problem)
    }
}

impl From<CheProblem> for Problem {
    fn from(problem: CheProblem) -> Self {
        Self::Che(problem)
    }
}

impl From<ChnProblem> for Problem {
    fn from(problem: ChnProblem) -> Self {
        Self::Chn(problem)
    }
}

impl From<StringsProblem> for Problem {
    fn from(problem: StringsProblem) -> Self {
        Self::Strings(problem)
    }
}

impl From<CbfProblem> for Problem {
    fn from(problem: CbfProblem) -> Self {
        Self::Cbf(problem)
    }
}

impl From<PfcProblem> for Problem {
    fn from(problem: PfcProblem) -> Self {
        Self::Pfc(problem)
    }
}

impl From<PgnCcProblem> for Problem {
    fn from(problem: PgnCcProblem) -> Self {
        Self::PgnCc(problem)
    }
}

impl From<CwpProblem> for Problem {
    fn from(problem: CwpProblem) -> Self {
        Self::Cwp(problem)
    }
}

impl From<DhjProblem> for Problem {
    fn from(problem: DhjProblem) -> Self {
        Self::Dhj(problem)
    }
}

impl From<WxfFileProblem> for Problem {
    fn from(problem: WxfFileProblem) -> Self {
        Self::WxfFile(problem)
    }
}

impl From<PositionProblem> for Problem {
    fn from(problem: PositionProblem) -> Self {
        Self::Position(problem)
    }
}

impl From<DhtmlXqProblem> for Problem {
    fn from(problem: DhtmlXqProblem) -> Self {
        Self::DhtmlXq(problem)
    }
}

impl From<XqfProblem> for Problem {
    fn from(problem: XqfProblem) -> Self {
        Self::Xqf(problem)
    }
}

impl From<SgfProblem> for Problem {
    fn from(problem: SgfProblem) -> Self {
        Self::Sgf(problem)
    }
}

impl From<GoProblem> for Problem {
    fn from(problem: GoProblem) -> Self {
        Self::Go(problem)
    }
}

impl Explain for Problem {
    fn codes(&self) -> &'static [Code] {
        self.inner().codes()
    }

    fn code(&self) -> &'static str {
        self.inner().code()
    }

    fn severity(&self) -> Severity {
        self.inner().severity()
    }

    fn expected(&self, language: Language) -> Option<String> {
        self.inner().expected(language)
    }

    fn found(&self, language: Language) -> Option<String> {
        self.inner().found(language)
    }

    fn candidates(&self) -> Vec<String> {
        self.inner().candidates()
    }

    fn help(&self, language: Language) -> Option<String> {
        self.inner().help(language)
    }
}

impl Tell for Problem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner().tell(language, f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
