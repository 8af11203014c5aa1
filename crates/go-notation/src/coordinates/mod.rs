//! Systems of naming a point, each in a file of its own.

mod audouard;
mod error;
mod folded;
pub mod gtp;
mod japanese;
mod letters;
mod names;
mod numeral;
pub mod sgf;
mod system;
mod upper_left;
pub mod zones;

use nom::character::complete::digit1;
use nom::combinator::map_opt;
use notation_syntax::{PResult, Span, label};

use folded::Folded;

use crate::reading::Forgiveness;
use crate::{
    BoardSize, Point, QuadrantBoards, QuadrantNotation, Reading, Tolerance, Tolerances,
    WriteQuadrantError,
};

pub use error::{ReadPointError, WritePointError};
pub use system::{CoordinateSystem, UnknownSystem};

/// The coordinates of one board, in every system.
///
/// ```
/// use go_notation::{CoordinateSystem, Coordinates};
///
/// let coordinates = Coordinates::default();
/// let star = coordinates.read(CoordinateSystem::Quadrant, "0144").unwrap().value;
/// assert_eq!(coordinates.write(CoordinateSystem::Gtp, star).unwrap(), "Q16");
/// assert_eq!(coordinates.write(CoordinateSystem::Japanese, star).unwrap(), "16の四");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coordinates {
    /// The board.
    pub size: BoardSize,
    /// The boards that have quadrants.
    pub boards: QuadrantBoards,
    /// The deviations that are forgiven on reading.
    pub tolerances: Tolerances,
}

impl Coordinates {
    /// The coordinates of 19 × 19, read with every tolerance.
    pub const NINETEEN: Self = Self {
        size: BoardSize::NINETEEN,
        boards: QuadrantBoards::Nineteen,
        tolerances: Tolerances::ALL,
    };

    /// Reads the name of a point in `system`.
    ///
    /// Blanks round the name and full-width letters, digits and signs are deviations in every
    /// system.
    ///
    /// # Errors
    ///
    /// The text is no name of a point of the board, or not of one for certain.
    pub fn read(
        &self,
        system: CoordinateSystem,
        text: &str,
    ) -> Result<Reading<Point>, ReadPointError> {
        if system == CoordinateSystem::Quadrant {
            return Ok(self.quadrants().read_point(text)?);
        }
        let mut forgiveness = Forgiveness::new(self.tolerances);
        let folded = Folded::new(text, &mut forgiveness)?;
        let (name, size) = (folded.as_str(), self.size);
        let named = match system {
            CoordinateSystem::Quadrant | CoordinateSystem::Sgf => sgf::read_name(name, size),
            CoordinateSystem::Gtp => gtp::read_point(name, size).map(Named::exact),
            CoordinateSystem::UpperLeft => upper_left::read(name, size),
            CoordinateSystem::Japanese => japanese::read(name, size),
            CoordinateSystem::Letters => letters::read(name, size),
            CoordinateSystem::Zones => zones::read_name(name, size),
            CoordinateSystem::Audouard => audouard::read(name, size),
            CoordinateSystem::Names => names::read(name, size),
        };
        let named = named.map_err(|error| error.with_span(|span| folded.origin(span)))?;
        if let Some(tolerance) = named.deviation {
            forgiveness.forgive(tolerance, folded.origin(Span::new(0, name.len())))?;
        }
        Ok(forgiveness.reading(named.point))
    }

    /// Writes the name of `point` in `system`.
    ///
    /// # Errors
    ///
    /// The point lies off the board, the system does not exist for the board, or it has no
    /// certain name for the point.
    pub fn write(
        &self,
        system: CoordinateSystem,
        point: Point,
    ) -> Result<alloc::string::String, WritePointError> {
        let size = self.size;
        if !size.contains(point) {
            return Err(WritePointError::OffBoard { point, size });
        }
        match system {
            CoordinateSystem::Quadrant => {
                self.quadrants().write_point(point).map_err(|error| match error {
                    WriteQuadrantError::OffBoard { .. } => {
                        WritePointError::OffBoard { point, size }
                    }
                    _ => WritePointError::NoSuchBoard { size },
                })
            }
            CoordinateSystem::Sgf => Ok(sgf::letters(point).into_iter().collect()),
            CoordinateSystem::Gtp => gtp::write_point(point, size),
            CoordinateSystem::UpperLeft => Ok(upper_left::write(point)),
            CoordinateSystem::Japanese => Ok(japanese::write(point)),
            CoordinateSystem::Letters => letters::write(point, size),
            CoordinateSystem::Zones => zones::write_point(point, size),
            CoordinateSystem::Audouard => audouard::write(point, size),
            CoordinateSystem::Names => names::write(point, size),
        }
    }

    /// Writes the name of `point` in every system, in the order of [`CoordinateSystem::ALL`].
    pub fn write_all(
        &self,
        point: Point,
    ) -> impl Iterator<Item = (CoordinateSystem, Result<alloc::string::String, WritePointError>)> + use<>
    {
        let coordinates = *self;
        CoordinateSystem::ALL
            .into_iter()
            .map(move |system| (system, coordinates.write(system, point)))
    }

    /// Returns the quadrant notation of the board.
    const fn quadrants(&self) -> QuadrantNotation {
        QuadrantNotation {
            size: self.size,
            boards: self.boards,
            tolerances: self.tolerances,
            ..QuadrantNotation::STRICT
        }
    }
}

/// The coordinates of 19 × 19, read with every tolerance.
impl Default for Coordinates {
    fn default() -> Self {
        Self::NINETEEN
    }
}

/// A point that a name means, with the way in which the name is not the system's own.
#[derive(Clone, Copy, Debug)]
struct Named {
    point: Point,
    deviation: Option<Tolerance>,
}

impl Named {
    const fn exact(point: Point) -> Self {
        Self { point, deviation: None }
    }

    /// Makes the point on the given lines, counted from 1 from the upper left.
    fn on_lines(
        [column, row]: [u8; 2],
        deviation: Option<Tolerance>,
        name: &str,
        size: BoardSize,
    ) -> Result<Self, ReadPointError> {
        let point = match (column.checked_sub(1), row.checked_sub(1)) {
            (Some(column), Some(row)) => Point::new(column, row),
            _ => None,
        };
        let point = point.filter(|&point| size.contains(point));
        let span = Span::new(0, name.len());
        point.map(|point| Self { point, deviation }).ok_or(ReadPointError::OffBoard { size, span })
    }
}

/// Reads a number from 1 without leading zeros; numbers beyond any board count as 255.
fn number<'t>(what: &'static str) -> impl FnMut(&'t str) -> PResult<&'t str, u8> {
    move |input| {
        let number = map_opt(digit1, |digits: &str| {
            (!digits.starts_with('0')).then(|| digits.parse().unwrap_or(u8::MAX))
        });
        label(what, number)(input)
    }
}
