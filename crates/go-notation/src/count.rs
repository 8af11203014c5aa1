//! Counting the result of a game whose dead stones are known.

use alloc::vec::Vec;

use crate::{Board, Color, Point};

/// What one side has on the board and has lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Living stones.
    pub stones: u32,
    /// Empty points, and points of dead stones, that only living stones of this side border.
    pub territory: u32,
    /// Dead stones of this side on the board.
    pub dead: u32,
    /// Stones of this side that were captured, or lost by suicide.
    pub prisoners: u32,
}

/// The result of counting a board, before komi.
///
/// Counting looks at borders alone.
/// Points that both sides border are neutral; what differs in a seki under the Japanese rules
/// (article 8) is not known here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Count {
    /// What Black has.
    pub black: Tally,
    /// What White has.
    pub white: Tally,
    /// Points of nobody.
    pub neutral: u32,
}

impl Count {
    /// Returns what `color` has.
    #[must_use]
    pub const fn of(&self, color: Color) -> Tally {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// Returns the area of `color`: its living stones and its territory (数子).
    #[must_use]
    pub const fn area(&self, color: Color) -> u32 {
        let tally = self.of(color);
        tally.stones + tally.territory
    }

    /// Returns the points of `color` when territory is counted (数目): its territory, the other
    /// side's dead stones and its prisoners.
    #[must_use]
    pub const fn territory(&self, color: Color) -> u32 {
        let other = self.of(color.other());
        self.of(color).territory + other.dead + other.prisoners
    }

    const fn of_mut(&mut self, color: Color) -> &mut Tally {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

impl Board {
    /// Counts the board, with the chains that hold a stone of `dead` taken off.
    ///
    /// Points of `dead` without a stone mean nothing.
    #[must_use]
    pub fn count(&self, dead: &[Point]) -> Count {
        let size = self.size();
        let number = |point: Point| {
            usize::from(point.row()) * usize::from(size.columns()) + usize::from(point.column())
        };
        let mut count = Count::default();
        let mut living: Vec<Option<Color>> = size.points().map(|point| self.get(point)).collect();
        for &point in dead {
            let Some(color) = self.get(point) else { continue };
            if living[number(point)].is_none() {
                continue;
            }
            for stone in self.chain(point) {
                living[number(stone)] = None;
                count.of_mut(color).dead += 1;
            }
        }
        for color in Color::ALL {
            count.of_mut(color).prisoners = self.prisoners(color);
        }

        let mut seen = alloc::vec![false; size.point_count()];
        let mut open: Vec<Point> = Vec::new();
        for start in size.points() {
            if let Some(color) = living[number(start)] {
                count.of_mut(color).stones += 1;
                continue;
            }
            if core::mem::replace(&mut seen[number(start)], true) {
                continue;
            }
            let mut borders = [false; 2];
            let mut points = 0;
            open.push(start);
            while let Some(point) = open.pop() {
                points += 1;
                for near in
                    neighbours(point).into_iter().flatten().filter(|&near| size.contains(near))
                {
                    match living[number(near)] {
                        Some(color) => borders[color.index()] = true,
                        None if !core::mem::replace(&mut seen[number(near)], true) => {
                            open.push(near);
                        }
                        None => {}
                    }
                }
            }
            match borders {
                [true, false] => count.black.territory += points,
                [false, true] => count.white.territory += points,
                _ => count.neutral += points,
            }
        }
        count
    }
}

fn neighbours(point: Point) -> [Option<Point>; 4] {
    let (column, row) = (point.column(), point.row());
    [
        column.checked_sub(1).and_then(|column| Point::new(column, row)),
        row.checked_sub(1).and_then(|row| Point::new(column, row)),
        Point::new(column + 1, row),
        Point::new(column, row + 1),
    ]
}
