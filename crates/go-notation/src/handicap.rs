//! Where handicap stones stand when a server places them.

use alloc::vec::Vec;

use crate::{BoardSize, Point};

/// A convention of placing handicap stones.
///
/// The conventions agree except about the third stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// GTP (2, draft 2, section 4.1.1), Tygem (GIB) and Cyberoro (NGF): the third stone in the
    /// upper left.
    #[default]
    Gtp,
    /// KGS: the third stone in the lower right.
    Kgs,
}

impl Handicap {
    /// Returns the points of `stones` stones on a board of `size`.
    ///
    /// Square boards have them: up to 9 stones with an odd number of lines from 9, up to 4 with an
    /// even number from 8 and on 7 × 7.
    /// The stones stand on the fourth lines, below 13 lines on the third.
    #[must_use]
    pub fn points(self, stones: u8, size: BoardSize) -> Option<Vec<Point>> {
        let lines = size.columns();
        let most = match lines {
            0..7 => return None,
            7 => 4,
            _ if lines.is_multiple_of(2) => 4,
            _ => 9,
        };
        if !size.is_square() || stones < 2 || stones > most {
            return None;
        }
        let near = if lines < 13 { 2 } else { 3 };
        let (far, middle) = (lines - 1 - near, lines / 2);
        let (upper_left, lower_right) = ((near, near), (far, far));
        let (third, fourth) = match self {
            Self::Gtp => (upper_left, lower_right),
            Self::Kgs => (lower_right, upper_left),
        };
        let corners = [(near, far), (far, near), third, fourth];
        let left_and_right = [(near, middle), (far, middle)];
        let top_and_bottom = [(middle, near), (middle, far)];
        let mut points: Vec<(u8, u8)> = corners.into_iter().take(usize::from(stones)).collect();
        if stones >= 6 {
            points.extend(left_and_right);
        }
        if stones >= 8 {
            points.extend(top_and_bottom);
        }
        if matches!(stones, 5 | 7 | 9) {
            points.push((middle, middle));
        }
        points.into_iter().map(|(column, row)| Point::new(column, row)).collect()
    }
}
