//! A board drawn with characters.

use records::Language;
use xiangqi_core::{Board, Color, File, Move, PieceKind, Rank, Square};

/// From which side a board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum View {
    /// Red below.
    Red,
    /// Black below.
    Black,
}

/// Returns the Chinese character of a piece.
const fn glyph(color: Color, kind: PieceKind) -> char {
    match (color, kind) {
        (Color::Red, PieceKind::King) => '帅',
        (Color::Red, PieceKind::Advisor) => '仕',
        (Color::Red, PieceKind::Elephant) => '相',
        (Color::Red, PieceKind::Pawn) => '兵',
        (Color::Black, PieceKind::King) => '将',
        (Color::Black, PieceKind::Advisor) => '士',
        (Color::Black, PieceKind::Elephant) => '象',
        (Color::Black, PieceKind::Pawn) => '卒',
        (_, PieceKind::Horse) => '马',
        (_, PieceKind::Rook) => '车',
        (_, PieceKind::Cannon) => '炮',
    }
}

/// Draws `board`: Red's men in round brackets, Black's in square ones.
///
/// The square that `mark` leaves is drawn as `×` when it is empty; `›` points at the one it enters.
pub(crate) fn draw(board: &Board, mark: Option<Move>, view: View) -> Vec<String> {
    draw_in(board, mark, view, Language::English)
}

/// Draws `board` as [`draw`] does, with the sides named in `language`.
pub(crate) fn draw_in(
    board: &Board,
    mark: Option<Move>,
    view: View,
    language: Language,
) -> Vec<String> {
    let ranks: Vec<Rank> = match view {
        View::Red => Rank::all().rev().collect(),
        View::Black => Rank::all().collect(),
    };
    let files: Vec<File> = match view {
        View::Red => File::all().collect(),
        View::Black => File::all().rev().collect(),
    };
    let row = |cell: &dyn Fn(File) -> String| {
        let cells: Vec<_> = files.iter().map(|&file| cell(file)).collect();
        cells.join("")
    };
    let black = row(&|file| format!("  {} ", file.index() + 1));
    let red = row(&|file| format!("  {}", RED_FILES[usize::from(8 - file.index())]));
    let letters = row(&|file| format!("  {} ", file.letter()));
    let letters = letters.trim_end();
    let (red_side, black_side) = (language.pick("Red", "红方"), language.pick("Black", "黑方"));
    let (top, bottom) = match view {
        View::Red => (
            vec![format!("  {black}  {black_side}")],
            vec![format!("  {letters}"), format!("  {red}  {red_side}")],
        ),
        View::Black => (
            vec![format!("  {red}  {red_side}")],
            vec![format!("  {letters}"), format!("  {black}  {black_side}")],
        ),
    };
    let mut lines = top;
    for (at, &rank) in ranks.iter().enumerate() {
        let cells = row(&|file| cell(board, Square::new(file, rank), mark));
        lines.push(format!("{rank} {}", cells.trim_end()));
        if at == 4 {
            lines.push("   ═══════════ 楚河 ═══════ 汉界 ══════════".to_owned());
        }
    }
    lines.extend(bottom);
    lines
}

/// Red's own numbers of the files, from Red's right.
const RED_FILES: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// Four columns of one square.
fn cell(board: &Board, square: Square, mark: Option<Move>) -> String {
    let before = if mark.is_some_and(|mv| mv.to == square) { '›' } else { ' ' };
    match board.get(square) {
        None if mark.is_some_and(|mv| mv.from == square) => format!("{before} × "),
        None => format!("{before} · "),
        Some(piece) => {
            let open = if piece.color == Color::Red { '(' } else { '[' };
            format!("{before}{open}{}", glyph(piece.color, piece.kind))
        }
    }
}

#[cfg(test)]
mod tests {
    use xiangqi_core::Position;

    use super::{View, draw};

    #[test]
    fn both_sides_see_their_own_men_below() {
        let board = Position::start();
        let red = draw(board.board(), None, View::Red);
        assert!(red[1].starts_with("9  [车 [马 [象"), "{red:#?}");
        assert!(red[11].starts_with("0  (车 (马 (相"), "{red:#?}");
        let black = draw(board.board(), None, View::Black);
        assert!(black[1].starts_with("0  (车 (马 (相"), "{black:#?}");
    }
}
