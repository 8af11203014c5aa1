//! The lists of codes, one for each type of problem.

use super::Code;
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
use crate::go::gib::GibProblem;
use crate::go::json::GoJsonProblem;
use crate::go::ngf::NgfProblem;
use crate::go::quadrant::QuadrantProblem;
use crate::go::ugf::UgfProblem;
use crate::go::{GoProblem, NotGo};
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
use crate::{FieldProblem, Lost, ReadError, StringsProblem, TextProblem};

/// A list that is missing here is found by the test `codes`: its codes would have no page.
pub(super) const FAMILIES: [&[Code]; 32] = [
    ReadError::CODES,
    TextProblem::CODES,
    GameProblem::CODES,
    MoveProblem::CODES,
    PgnProblem::CODES,
    JsonProblem::CODES,
    DhtmlXqProblem::CODES,
    PositionProblem::CODES,
    CwpProblem::CODES,
    DhjProblem::CODES,
    WxfFileProblem::CODES,
    CbfProblem::CODES,
    PfcProblem::CODES,
    PgnCcProblem::CODES,
    FieldProblem::CODES,
    StringsProblem::CODES,
    XqfProblem::CODES,
    XqrProblem::CODES,
    CbrProblem::CODES,
    CblProblem::CODES,
    CcmProblem::CODES,
    CheProblem::CODES,
    ChnProblem::CODES,
    SgfProblem::CODES,
    GoProblem::CODES,
    NotGo::CODES,
    QuadrantProblem::CODES,
    GoJsonProblem::CODES,
    GibProblem::CODES,
    NgfProblem::CODES,
    UgfProblem::CODES,
    Lost::CODES,
];
