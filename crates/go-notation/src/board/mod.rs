//! Which stone stands where, and what placing one does.
//!
//! A `Board` knows captures, chains and the simple ko; it keeps no history.
//! Three ways lead to a stone on it:
//!
//! * [`Board::play`] refuses an illegal move and says why;
//! * [`Board::place`] executes any move, as SGF asks: onto a stone, into a ko, into suicide;
//! * [`Board::set`] sets up a stone and captures nothing.

mod chains;
mod edit;
mod legality;

use alloc::vec::Vec;
use core::fmt;

use chains::Link;

use crate::{BoardSize, Color, OffBoard, Point};

/// A board of any size with its stones.
///
/// Two boards are equal when they have one size and the same stones; the ko and the prisoners
/// do not count.
///
/// The stones lie in an array with an edge round it, one cell between two rows.
/// Chains are rings with a head that counts *pseudo-liberties*, pairs of a stone and an empty
/// neighbour; it is zero exactly when the chain has no liberty.
#[derive(Clone)]
pub struct Board {
    size: BoardSize,
    /// How far apart two cells of one column are.
    stride: usize,
    cells: Vec<Cell>,
    links: Vec<Link>,
    ko: Option<(Color, u16)>,
    captured: [u32; 2],
    removed: Vec<u16>,
    key: u64,
}

/// What one place of the padded array holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Stone(Color),
    Edge,
}

/// A place beside another one, and what it held when it was looked at.
#[derive(Clone, Copy, Debug)]
struct Neighbour {
    at: usize,
    cell: Cell,
}

/// What a placed stone did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placed {
    /// How many stones of the other side it captured.
    pub captured: u16,
    /// How many stones of its own side, itself among them, were left without a liberty and removed.
    pub suicide: u16,
}

impl Board {
    /// Makes an empty board.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        let stride = usize::from(size.columns()) + 1;
        let len = stride * (usize::from(size.rows()) + 2) + 1;
        let mut board = Self {
            size,
            stride,
            cells: alloc::vec![Cell::Edge; len],
            links: (0..len).map(|at| Link::alone(at, 0)).collect(),
            ko: None,
            captured: [0; 2],
            removed: Vec::new(),
            key: 0,
        };
        for point in size.points() {
            let at = board.index(point);
            board.cells[at] = Cell::Empty;
        }
        board
    }

    /// Returns the size.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns the colour of the stone on `point`; nothing where it is empty or off the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        if !self.size.contains(point) {
            return None;
        }
        self.cells[self.index(point)].color()
    }

    /// Returns the stones with their points, row by row from the upper left.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> + '_ {
        self.size.points().filter_map(|point| Some((point, self.get(point)?)))
    }

    /// Returns the point that simple ko forbids to `color` now.
    #[must_use]
    pub fn ko(&self, color: Color) -> Option<Point> {
        let (forbidden_to, at) = self.ko?;
        (forbidden_to == color).then(|| self.point(usize::from(at)))
    }

    /// Lets a turn go by without a stone, which ends the ban of a ko.
    pub fn pass(&mut self) {
        self.ko = None;
        self.removed.clear();
    }

    /// Returns how many stones of `color` have been captured or lost by suicide.
    #[must_use]
    pub const fn prisoners(&self, color: Color) -> u32 {
        self.captured[color.index()]
    }

    /// Returns the points whose stones the last placed stone removed from the board.
    pub fn removed(&self) -> impl ExactSizeIterator<Item = Point> + '_ {
        self.removed.iter().map(|&at| self.point(usize::from(at)))
    }

    /// Returns the stones of the chain on `point`, in no certain order; none where it is empty.
    #[must_use]
    pub fn chain(&self, point: Point) -> Vec<Point> {
        if self.get(point).is_none() {
            return Vec::new();
        }
        self.ring(self.index(point)).map(|at| self.point(at)).collect()
    }

    /// Returns the number of liberties of the chain on `point`; none where no stone stands.
    #[must_use]
    pub fn liberties(&self, point: Point) -> Option<usize> {
        self.get(point)?;
        let mut liberties: Vec<usize> = self
            .ring(self.index(point))
            .flat_map(|at| self.neighbours(at))
            .filter(|&at| self.cells[at] == Cell::Empty)
            .collect();
        liberties.sort_unstable();
        liberties.dedup();
        Some(liberties.len())
    }

    /// Returns a number that stands for the stones on the board.
    ///
    /// Boards of one size with the same stones have the same number; that different ones share a
    /// number is as unlikely as 64 bits make it.
    /// It serves to find repetitions within one run of a program and is not kept stable.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Returns the place of a point of the board in the padded array.
    const fn index(&self, point: Point) -> usize {
        (point.row() as usize + 1) * self.stride + point.column() as usize + 1
    }

    /// Returns the point at a place that is no edge.
    const fn point(&self, at: usize) -> Point {
        Point::on_board(at % self.stride - 1, at / self.stride - 1)
    }

    const fn neighbours(&self, at: usize) -> [usize; 4] {
        [at - self.stride, at - 1, at + 1, at + self.stride]
    }

    /// Returns the neighbours with what stands on them.
    fn around(&self, at: usize) -> [Neighbour; 4] {
        self.neighbours(at).map(|at| Neighbour { at, cell: self.cells[at] })
    }

    fn on_board(&self, point: Point) -> Result<usize, OffBoard> {
        if self.size.contains(point) {
            Ok(self.index(point))
        } else {
            Err(OffBoard { point, size: self.size })
        }
    }
}

impl Cell {
    const fn color(self) -> Option<Color> {
        match self {
            Self::Stone(color) => Some(color),
            Self::Empty | Self::Edge => None,
        }
    }
}

/// An empty board of 19 × 19.
impl Default for Board {
    fn default() -> Self {
        Self::new(BoardSize::NINETEEN)
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.key == other.key && self.cells == other.cells
    }
}

impl Eq for Board {}

/// Draws one line a row: `X` for Black, `O` for White, `.` for an empty point.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for point in self.size.points() {
            if point.column() == 0 && point.row() > 0 {
                f.write_str("\n")?;
            }
            f.write_str(match self.get(point) {
                None => ".",
                Some(Color::Black) => "X",
                Some(Color::White) => "O",
            })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{self}", self.size)
    }
}
