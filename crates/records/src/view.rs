//! From which side a program showed the board when it stored its moves.

use xiangqi_core::{Board, Color, Move, Square};

/// A point as stored: file from the left, rank from the top of the board as it was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Point {
    pub(crate) file: u16,
    pub(crate) rank: u16,
}

/// The side at the bottom of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum View {
    Red,
    Black,
}

impl View {
    /// Finds the view of a game that begins at the usual start: Red's first move leaves the lower
    /// half of the board if Red sits there.
    pub(crate) const fn of_first(from: Point) -> Self {
        if from.rank < 5 { Self::Black } else { Self::Red }
    }

    /// Returns the square of a point.
    pub(crate) fn square(self, point: Point) -> Option<Square> {
        let rank = 9_u16.checked_sub(point.rank)?;
        let square = Square::from_coords(point.file.try_into().ok()?, rank.try_into().ok()?)?;
        Some(match self {
            Self::Red => square,
            Self::Black => square.turned(),
        })
    }

    /// Returns the move between two points.
    pub(crate) fn mv(self, from: Point, to: Point) -> Option<Move> {
        Some(Move::new(self.square(from)?, self.square(to)?))
    }
}

impl Point {
    /// Returns the point as one number, for the report of one that is no square.
    pub(crate) const fn number(self) -> u16 {
        self.file.saturating_mul(100).saturating_add(self.rank)
    }
}

/// Tells whether moves between points can be those of a game: all on the board, and the first one
/// with a red man of the usual start.
pub(crate) fn is_plausible(mut plies: impl Iterator<Item = (Point, Point)>) -> bool {
    let Some((from, to)) = plies.next() else { return false };
    let view = View::of_first(from);
    let moves = |(from, to)| view.mv(from, to).is_some_and(|mv| mv.from != mv.to);
    let is_red = |square| Board::START.get(square).is_some_and(|it| it.color == Color::Red);
    view.square(from).is_some_and(is_red) && moves((from, to)) && plies.all(moves)
}

#[cfg(test)]
mod tests {
    use super::{Point, View, is_plausible};

    #[test]
    fn the_first_move_tells_who_sits_below() {
        let point = |file, rank| Point { file, rank };
        let below = View::of_first(point(7, 7));
        assert_eq!(below.mv(point(7, 7), point(4, 7)), "h2e2".parse().ok());
        let above = View::of_first(point(1, 2));
        assert_eq!(above.mv(point(1, 2), point(4, 2)), "h2e2".parse().ok());
        assert_eq!(above.mv(point(9, 2), point(4, 2)), None);
        assert!(is_plausible([(point(1, 2), point(4, 2))].into_iter()));
        assert!(!is_plausible([(point(1, 3), point(4, 2))].into_iter()));
        assert!(!is_plausible([].into_iter()));
    }
}
