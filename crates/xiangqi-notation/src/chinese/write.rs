//! Moves to Chinese texts.

use xiangqi_core::{Color, PieceKind};

use crate::move_text::MoveText;
use crate::{ColumnMove, Designation, Digits, Direction, InLine, PlayerFile, Script, Style};

/// Whether a pawn that is named by place and file keeps its own character.
#[derive(Clone, Copy)]
pub(crate) enum PawnOnFile {
    /// 前四平五.
    Omitted,
    /// 前兵四平五.
    Kept,
}

/// Writes `written` for `color`.
///
/// The numerals are Chinese for Red, digits for Black; ordinals among pawns are Chinese for both
/// (着法表示, section 4, note 1).
pub(crate) fn write(
    written: &ColumnMove,
    color: Color,
    pawn: PawnOnFile,
    style: &Style,
) -> MoveText {
    let mut text = MoveText::EMPTY;
    let piece = piece_name(written.kind, color, style.script);
    match written.designation {
        Designation::File(file) => {
            text.push_str(piece);
            text.push_str(numeral(file.number(), color, style.digits));
        }
        Designation::InLine(in_line) => {
            text.push_str(place(in_line, style.script));
            text.push_str(piece);
        }
        Designation::InLineOn(in_line, file) => {
            text.push_str(place(in_line, style.script));
            if matches!(pawn, PawnOnFile::Kept) {
                text.push_str(piece);
            }
            text.push_str(file_numeral(file, color, style.digits));
        }
    }
    text.push_str(match (written.direction, style.script) {
        (Direction::Forward, Script::Simplified) => "进",
        (Direction::Forward, Script::Traditional) => "進",
        (Direction::Backward, _) => "退",
        (Direction::Sideways, _) => "平",
    });
    text.push_str(numeral(written.number, color, style.digits));
    text
}

fn file_numeral(file: PlayerFile, color: Color, digits: Digits) -> &'static str {
    numeral(file.number(), color, digits)
}

fn numeral(number: u8, color: Color, digits: Digits) -> &'static str {
    let numerals = match (color, digits) {
        (Color::Red, _) => &CHINESE,
        (Color::Black, Digits::Fullwidth) => &FULLWIDTH,
        (Color::Black, Digits::Ascii) => &ASCII,
    };
    numerals.get(usize::from(number)).copied().unwrap_or_default()
}

fn place(in_line: InLine, script: Script) -> &'static str {
    match (in_line, script) {
        (InLine::Front | InLine::Foremost, _) => "前",
        (InLine::Middle, _) => "中",
        (InLine::Rear | InLine::Hindmost, Script::Simplified) => "后",
        (InLine::Rear | InLine::Hindmost, Script::Traditional) => "後",
        (InLine::First, _) => "一",
        (InLine::Second, _) => "二",
        (InLine::Third, _) => "三",
        (InLine::Fourth, _) => "四",
        (InLine::Fifth, _) => "五",
    }
}

/// Returns the name of a piece.
pub(crate) fn piece_name(kind: PieceKind, color: Color, script: Script) -> &'static str {
    PIECES[script as usize][color.index()][kind.index()]
}

/// By script, side and kind.
///
/// The traditional names are those that Big5 holds and most traditional records use: 馬 車 炮
/// for both sides.
const PIECES: [[[&str; 7]; 2]; 2] = [
    [["帅", "仕", "相", "马", "车", "炮", "兵"], ["将", "士", "象", "马", "车", "炮", "卒"]],
    [["帥", "仕", "相", "馬", "車", "炮", "兵"], ["將", "士", "象", "馬", "車", "炮", "卒"]],
];

/// 〇 is the tenth rank of the digit notation.
pub(crate) const CHINESE: [&str; 10] = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
const FULLWIDTH: [&str; 10] = ["０", "１", "２", "３", "４", "５", "６", "７", "８", "９"];
const ASCII: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
