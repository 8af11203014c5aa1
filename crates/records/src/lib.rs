#![doc = include_str!("../README.md")]

pub mod check;
pub mod encoding;
pub mod go;
pub mod raw;
pub mod repair;
pub mod sgf;
pub mod verify;

mod address;
mod annotation;
mod any_document;
mod blocks;
mod carried;
mod chinese;
mod detect;
mod diagnostic;
mod document;
mod field;
mod format;
mod formats;
mod game;
mod json_fault;
mod json_objects;
mod language;
mod left_out;
mod line_ends;
mod loss;
mod read_error;
mod reading;
mod result;
mod tag_names;
mod tags;
mod text_format;
mod text_problem;
mod tree;
mod view;
mod words;
mod write;
mod written;

pub use annotation::{Annotations, Extra, Nag};
pub use any_document::AnyDocument;
pub use blocks::{Block, Blocks};
pub use carried::Carried;
pub use diagnostic::{Code, Diagnostic, Explain, Place, Problem, Severity};
pub use document::{Document, Games, ReadOptions};
pub use field::FieldProblem;
pub use format::{Format, UnknownFormat};
pub use formats::pascal_strings::StringsProblem;
pub use formats::{
    cbf, cbl, cbr, ccm, che, chessdb, chn, cwp, dhj, dhtmlxq, json, moves, mxq, pfc, pgn, pgn_cc,
    position_command, positions, shijia, two_line, wxf_file, xqf, xqr,
};
pub use game::{Game, Node, XiangqiGame};
pub use json_fault::JsonFault;
pub use language::{Language, Said, Tell};
pub use loss::{Loss, LossReport, Lost};
pub use read_error::{OtherGame, ReadError};
pub use reading::Reading;
pub use result::GameResult;
pub use tags::{Tag, Tags};
pub use text_problem::TextProblem;
pub use tree::{MainLine, NodeId, Siblings, Step, Tree, Walk};
pub use write::{WriteOptions, write};
pub use written::{WriteError, Written};
