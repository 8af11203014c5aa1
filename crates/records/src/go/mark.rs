//! Marks on the points of a board and their names.

/// A mark on single points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PointMark {
    /// A triangle.
    Triangle,
    /// A circle.
    Circle,
    /// A square.
    Square,
    /// A cross.
    Cross,
    /// A selected point.
    Selected,
    /// A mark of FF\[3\] and before, whose form depends on what stands there: a cross on an empty
    /// point, a triangle on a stone.
    Mark,
    /// Black's territory or area.
    BlackTerritory,
    /// White's territory or area.
    WhiteTerritory,
    /// A point that is greyed out.
    Dimmed,
    /// A point of the only part that is shown.
    Visible,
}

impl PointMark {
    /// All marks, in the order of writing.
    pub const ALL: [Self; 10] = [
        Self::Triangle,
        Self::Circle,
        Self::Square,
        Self::Cross,
        Self::Selected,
        Self::Mark,
        Self::BlackTerritory,
        Self::WhiteTerritory,
        Self::Dimmed,
        Self::Visible,
    ];

    /// Returns the name of the property in SGF.
    #[must_use]
    pub const fn sgf(self) -> &'static str {
        match self {
            Self::Triangle => "TR",
            Self::Circle => "CR",
            Self::Square => "SQ",
            Self::Cross => "MA",
            Self::Selected => "SL",
            Self::Mark => "M",
            Self::BlackTerritory => "TB",
            Self::WhiteTerritory => "TW",
            Self::Dimmed => "DD",
            Self::Visible => "VW",
        }
    }

    /// Returns the mark that a property of SGF sets.
    #[must_use]
    pub fn from_sgf(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.sgf() == name)
    }

    /// Returns the name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Triangle => "triangle",
            Self::Circle => "circle",
            Self::Square => "square",
            Self::Cross => "cross",
            Self::Selected => "selected",
            Self::Mark => "mark",
            Self::BlackTerritory => "black_territory",
            Self::WhiteTerritory => "white_territory",
            Self::Dimmed => "dimmed",
            Self::Visible => "visible",
        }
    }

    /// Returns the mark with a name of JSON.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.name() == name)
    }

    /// Tells whether an empty list means something: the end of all marks of this kind.
    #[must_use]
    pub const fn may_be_empty(self) -> bool {
        matches!(self, Self::Dimmed | Self::Visible | Self::BlackTerritory | Self::WhiteTerritory)
    }
}

/// A mark between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineMark {
    /// A line.
    Line,
    /// An arrow from the first point to the second.
    Arrow,
}

impl LineMark {
    /// Returns the name of the property in SGF.
    #[must_use]
    pub const fn sgf(self) -> &'static str {
        match self {
            Self::Line => "LN",
            Self::Arrow => "AR",
        }
    }
}
