//! The formats of xiangqi records, one folder each, with what several of them share.
//!
//! [`sgf`](crate::sgf) and the formats of [`go`](crate::go) have folders of their own.

pub mod cbf;
pub mod cbl;
pub mod cbr;
pub mod ccm;
pub mod che;
pub mod chessdb;
pub mod chn;
pub mod cwp;
pub mod dhj;
pub mod dhtmlxq;
pub mod json;
pub mod moves;
pub mod mxq;
pub mod pfc;
pub mod pgn;
pub mod pgn_cc;
pub mod position_command;
pub mod positions;
pub mod shijia;
pub mod two_line;
pub mod wxf_file;
pub mod xqf;
pub mod xqr;

pub(crate) mod kept;
pub(crate) mod move_records;
pub(crate) mod pascal_strings;
pub(crate) mod preorder;
pub(crate) mod single_comment;
pub(crate) mod single_line;
pub(crate) mod utf16_field;
pub(crate) mod xml;
