//! The deviations that readers forgive, each with a name.

use core::fmt;

use notation_syntax::Span;

/// A deviation from a notation that a reader may forgive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Tolerance {
    /// A mark in half width: `:` `,` `､` `｡` `.` for `：` `，` `、` `。`.
    HalfWidthMark,
    /// A digit, letter or sign in full width where a system has it in half width.
    FullWidth,
    /// Blanks between the parts of a text or round it.
    Blank,
    /// A line break between the parts of a text.
    LineBreak,
    /// The last move has no `、` or `，`; its colour alternates.
    UnmarkedLastMove,
    /// A point of four digits, `0144、`, inside a record, where `01：44、` belongs.
    FourDigitPoint,
    /// A point without a quadrant mark after `00`; the last of 01 to 04 holds.
    UnmarkedAfterTengen,
    /// A `。` behind a point at the end of a record, where it says nothing.
    StrayFullStop,
    /// The tenth line, or the centre line of a smaller board, written as its number instead of 0.
    CentreNumber,
    /// Prose in front of or behind a record.
    Prose,
    /// A second record in the prose behind the first; it is left out.
    SecondRecord,
    /// The parts of a name in the other order, such as `16d` for `d16`.
    OtherOrder,
    /// Another sign between the parts of a name, such as `16,4` for `16-4`, or another script.
    OtherForm,
}

impl Tolerance {
    /// All deviations.
    pub const ALL: [Self; 13] = [
        Self::HalfWidthMark,
        Self::FullWidth,
        Self::Blank,
        Self::LineBreak,
        Self::UnmarkedLastMove,
        Self::FourDigitPoint,
        Self::UnmarkedAfterTengen,
        Self::StrayFullStop,
        Self::CentreNumber,
        Self::Prose,
        Self::SecondRecord,
        Self::OtherOrder,
        Self::OtherForm,
    ];

    /// Returns the stable code of the deviation, such as `go/unmarked-after-tengen`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::HalfWidthMark => "go/half-width-mark",
            Self::FullWidth => "go/full-width",
            Self::Blank => "go/blank",
            Self::LineBreak => "go/line-break",
            Self::UnmarkedLastMove => "go/unmarked-last-move",
            Self::FourDigitPoint => "go/four-digit-point",
            Self::UnmarkedAfterTengen => "go/unmarked-after-tengen",
            Self::StrayFullStop => "go/stray-full-stop",
            Self::CentreNumber => "go/centre-number",
            Self::Prose => "go/prose",
            Self::SecondRecord => "go/second-record",
            Self::OtherOrder => "go/other-order",
            Self::OtherForm => "go/other-form",
        }
    }

    /// Returns what the notation asks for instead.
    #[must_use]
    pub const fn advice(self) -> &'static str {
        match self {
            Self::HalfWidthMark => "write the full-width marks `：` `、` `，` `。`",
            Self::FullWidth => "write half-width digits and letters",
            Self::Blank | Self::LineBreak => "write no blanks and no line breaks",
            Self::UnmarkedLastMove => "write `、` behind a black move and `，` behind a white one",
            Self::FourDigitPoint => "write `：` between the quadrant and the point",
            Self::UnmarkedAfterTengen => "write the quadrant again after 00",
            Self::StrayFullStop => "write `。` only behind a `、` or `，` without a point",
            Self::CentreNumber => "write 0 for the centre line",
            Self::Prose => "write the record alone",
            Self::SecondRecord => "write each record into a text of its own",
            Self::OtherOrder => "write the parts in the order of the system",
            Self::OtherForm => "write the signs of the system",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// Names the deviation, such as `half-width mark`.
impl fmt::Display for Tolerance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::HalfWidthMark => "half-width mark",
            Self::FullWidth => "full-width character",
            Self::Blank => "blank",
            Self::LineBreak => "line break",
            Self::UnmarkedLastMove => "last move without its mark",
            Self::FourDigitPoint => "four-digit point in a record",
            Self::UnmarkedAfterTengen => "point without a quadrant after tengen",
            Self::StrayFullStop => "`。` behind a point",
            Self::CentreNumber => "number of the centre line instead of 0",
            Self::Prose => "text that is no record",
            Self::SecondRecord => "second record",
            Self::OtherOrder => "other order of the parts",
            Self::OtherForm => "other form of a sign",
        })
    }
}

/// A set of deviations to forgive.
///
/// ```
/// use go_notation::{Tolerance, Tolerances};
///
/// let most = Tolerances::ALL.without(Tolerance::Prose);
/// assert!(most.contains(Tolerance::Blank) && !most.contains(Tolerance::Prose));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tolerances(u16);

impl Tolerances {
    /// Forgives nothing.
    pub const NONE: Self = Self(0);

    /// Forgives everything that has a name.
    pub const ALL: Self = Self((1 << Tolerance::ALL.len()) - 1);

    /// Forgives `tolerance`, too.
    #[must_use]
    pub const fn with(self, tolerance: Tolerance) -> Self {
        Self(self.0 | tolerance.bit())
    }

    /// Does not forgive `tolerance`.
    #[must_use]
    pub const fn without(self, tolerance: Tolerance) -> Self {
        Self(self.0 & !tolerance.bit())
    }

    /// Tells whether `tolerance` is forgiven.
    #[must_use]
    pub const fn contains(self, tolerance: Tolerance) -> bool {
        self.0 & tolerance.bit() != 0
    }
}

impl fmt::Debug for Tolerances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(Tolerance::ALL.into_iter().filter(|&tolerance| self.contains(tolerance)))
            .finish()
    }
}

/// A deviation that was forgiven, or was not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{tolerance}")]
pub struct Deviation {
    /// What kind of deviation.
    pub tolerance: Tolerance,
    /// Where it stands.
    pub span: Span,
}
