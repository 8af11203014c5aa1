//! A board drawn with characters.

use xiangqi_core::{Board, Color, File, Move, PieceKind, Rank, Square};

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

/// Draws `board` from Red's side: Red's men in round brackets, Black's in square ones.
///
/// The square that `mark` leaves is drawn as `×`, the one it enters is pointed at with `›`.
pub(crate) fn draw(board: &Board, mark: Option<Move>) -> Vec<String> {
    let mut lines = vec!["    1   2   3   4   5   6   7   8   9   Black".to_owned()];
    for rank in Rank::all().rev() {
        let mut line = format!("{rank} ");
        for file in File::all() {
            let square = Square::new(file, rank);
            let before = if mark.is_some_and(|mv| mv.to == square) { '›' } else { ' ' };
            line.push(before);
            match board.get(square) {
                _ if mark.is_some_and(|mv| mv.from == square) && board.get(square).is_none() => {
                    line.push_str(" × ");
                }
                None => line.push_str(" · "),
                Some(piece) => {
                    let glyph = glyph(piece.color, piece.kind);
                    line.push_str(&match piece.color {
                        Color::Red => format!("({glyph}"),
                        Color::Black => format!("[{glyph}"),
                    });
                }
            }
        }
        lines.push(line.trim_end().to_owned());
        if rank.index() == 5 {
            lines.push("   ═══════════ 楚河 ═══════ 汉界 ═══════════".to_owned());
        }
    }
    lines.push("    a   b   c   d   e   f   g   h   i".to_owned());
    lines.push("    九  八  七  六  五  四  三  二  一   Red".to_owned());
    lines
}
