//! The properties of SGF: their names and the types of their values.
//!
//! The table holds what all games share, with the properties of older versions (FF\[1\] to
//! FF\[3\]) that files still have. What belongs to one game alone is that game's business.

use std::borrow::Cow;

/// The type of one value of a property (FF\[4\], "Property Value Types").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ValueType {
    /// No content.
    None,
    /// A whole number.
    Number,
    /// A number with decimals.
    Real,
    /// `1` or `2`, emphasized.
    Double,
    /// `B` or `W`.
    Color,
    /// A line of text.
    SimpleText,
    /// A text with lines.
    Text,
    /// A point of the board; its form is the game's.
    Point,
    /// A move; its form is the game's.
    Move,
    /// A stone or piece; its form is the game's.
    Stone,
    /// A point, a colon, a text (`LB`).
    PointAndText,
    /// Two points with a colon between them (`AR`, `LN`).
    TwoPoints,
    /// Two texts with a colon between them (`AP`).
    TwoTexts,
    /// A number, or two with a colon between them (`SZ`).
    Size,
    /// A number, a colon, a text; or nothing (`FG`).
    Figure,
}

impl ValueType {
    /// Tells whether a value is free text, in which any character may stand.
    #[must_use]
    pub const fn is_text(self) -> bool {
        matches!(
            self,
            Self::SimpleText | Self::Text | Self::PointAndText | Self::TwoTexts | Self::Figure
        )
    }
}

/// Where a property belongs (FF\[4\], "Property Types").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// In the root node alone.
    Root,
    /// Once on a path, mostly in the root.
    GameInfo,
    /// In nodes without a move.
    Setup,
    /// In nodes without setup.
    Move,
    /// In any node; effective there alone.
    Free,
    /// In any node; effective until changed.
    Inherit,
}

/// What the standard says of one property.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Definition {
    /// The name, in capitals.
    pub name: &'static str,
    /// The type of each value.
    pub value: ValueType,
    /// Whether several values, or none, may stand.
    pub count: Count,
    /// Where it belongs.
    pub class: Class,
}

/// How many values a property takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// One.
    One,
    /// One or more.
    List,
    /// Any number; none is written as one empty value.
    ElementList,
}

const fn one(name: &'static str, value: ValueType, class: Class) -> Definition {
    Definition { name, value, count: Count::One, class }
}

const fn list(name: &'static str, value: ValueType, class: Class) -> Definition {
    Definition { name, value, count: Count::List, class }
}

const fn elist(name: &'static str, value: ValueType, class: Class) -> Definition {
    Definition { name, value, count: Count::ElementList, class }
}

/// The definitions, in the order in which the properties of a node are written.
pub const DEFINITIONS: &[Definition] = &[
    // Root properties.
    one("FF", ValueType::Number, Class::Root),
    one("GM", ValueType::Number, Class::Root),
    one("CA", ValueType::SimpleText, Class::Root),
    one("AP", ValueType::TwoTexts, Class::Root),
    one("ST", ValueType::Number, Class::Root),
    one("SZ", ValueType::Size, Class::Root),
    // Game information.
    one("GN", ValueType::SimpleText, Class::GameInfo),
    one("EV", ValueType::SimpleText, Class::GameInfo),
    one("RO", ValueType::SimpleText, Class::GameInfo),
    one("DT", ValueType::SimpleText, Class::GameInfo),
    one("PC", ValueType::SimpleText, Class::GameInfo),
    one("PB", ValueType::SimpleText, Class::GameInfo),
    one("BR", ValueType::SimpleText, Class::GameInfo),
    one("BT", ValueType::SimpleText, Class::GameInfo),
    one("PW", ValueType::SimpleText, Class::GameInfo),
    one("WR", ValueType::SimpleText, Class::GameInfo),
    one("WT", ValueType::SimpleText, Class::GameInfo),
    one("RU", ValueType::SimpleText, Class::GameInfo),
    one("HA", ValueType::Number, Class::GameInfo),
    one("KM", ValueType::Real, Class::GameInfo),
    one("KI", ValueType::Number, Class::GameInfo),
    one("TM", ValueType::Real, Class::GameInfo),
    one("OT", ValueType::SimpleText, Class::GameInfo),
    one("LT", ValueType::SimpleText, Class::GameInfo),
    one("TC", ValueType::SimpleText, Class::GameInfo),
    one("OM", ValueType::Number, Class::GameInfo),
    one("OP", ValueType::Real, Class::GameInfo),
    one("OV", ValueType::Real, Class::GameInfo),
    one("RE", ValueType::SimpleText, Class::GameInfo),
    one("ON", ValueType::SimpleText, Class::GameInfo),
    one("BS", ValueType::Number, Class::GameInfo),
    one("WS", ValueType::Number, Class::GameInfo),
    one("ID", ValueType::SimpleText, Class::GameInfo),
    one("AN", ValueType::SimpleText, Class::GameInfo),
    one("SO", ValueType::SimpleText, Class::GameInfo),
    one("US", ValueType::SimpleText, Class::GameInfo),
    one("CP", ValueType::SimpleText, Class::GameInfo),
    one("GC", ValueType::Text, Class::GameInfo),
    // Setup.
    list("AB", ValueType::Stone, Class::Setup),
    list("AW", ValueType::Stone, Class::Setup),
    list("AE", ValueType::Point, Class::Setup),
    one("PL", ValueType::Color, Class::Setup),
    // Moves.
    one("B", ValueType::Move, Class::Move),
    one("W", ValueType::Move, Class::Move),
    one("KO", ValueType::None, Class::Move),
    one("MN", ValueType::Number, Class::Move),
    one("BL", ValueType::Real, Class::Move),
    one("WL", ValueType::Real, Class::Move),
    one("OB", ValueType::Number, Class::Move),
    one("OW", ValueType::Number, Class::Move),
    one("BM", ValueType::Double, Class::Move),
    one("DO", ValueType::None, Class::Move),
    one("IT", ValueType::None, Class::Move),
    one("TE", ValueType::Double, Class::Move),
    // Annotation of nodes.
    one("N", ValueType::SimpleText, Class::Free),
    one("DM", ValueType::Double, Class::Free),
    one("GB", ValueType::Double, Class::Free),
    one("GW", ValueType::Double, Class::Free),
    one("HO", ValueType::Double, Class::Free),
    one("UC", ValueType::Double, Class::Free),
    one("V", ValueType::Real, Class::Free),
    one("SI", ValueType::Double, Class::Free),
    one("CH", ValueType::Double, Class::Free),
    one("C", ValueType::Text, Class::Free),
    // Marks on the board.
    list("TR", ValueType::Point, Class::Free),
    list("CR", ValueType::Point, Class::Free),
    list("SQ", ValueType::Point, Class::Free),
    list("MA", ValueType::Point, Class::Free),
    list("SL", ValueType::Point, Class::Free),
    list("M", ValueType::Point, Class::Free),
    list("LB", ValueType::PointAndText, Class::Free),
    list("L", ValueType::Point, Class::Free),
    list("AR", ValueType::TwoPoints, Class::Free),
    list("LN", ValueType::TwoPoints, Class::Free),
    list("RG", ValueType::Point, Class::Free),
    list("SC", ValueType::Point, Class::Free),
    list("SE", ValueType::Point, Class::Free),
    one("EL", ValueType::Number, Class::Free),
    one("EX", ValueType::Move, Class::Free),
    elist("TB", ValueType::Point, Class::Free),
    elist("TW", ValueType::Point, Class::Free),
    elist("DD", ValueType::Point, Class::Inherit),
    elist("VW", ValueType::Point, Class::Inherit),
    one("PM", ValueType::Number, Class::Inherit),
    one("FG", ValueType::Figure, Class::Free),
];

/// Returns what the standard says of the property `name`, written in capitals.
#[must_use]
pub fn definition(name: &str) -> Option<&'static Definition> {
    DEFINITIONS.get(rank(name))
}

/// Returns the place of `name` in the order of writing; unknown ones come last.
#[must_use]
pub fn rank(name: &str) -> usize {
    slot(name.as_bytes()).map_or(DEFINITIONS.len(), |slot| usize::from(RANKS[slot]))
}

/// The letters of a name, and nothing.
const LETTERS: usize = 27;

/// The place of each name of one or two letters in [`DEFINITIONS`], their number for unknown ones.
static RANKS: [u8; LETTERS * LETTERS] = {
    let mut ranks = [DEFINITIONS.len() as u8; LETTERS * LETTERS];
    let mut at = 0;
    while at < DEFINITIONS.len() {
        if let Some(slot) = slot(DEFINITIONS[at].name.as_bytes()) {
            ranks[slot] = at as u8;
        }
        at += 1;
    }
    ranks
};

/// Numbers the names of one or two capitals, as all of the standard are.
const fn slot(name: &[u8]) -> Option<usize> {
    match *name {
        [first @ b'A'..=b'Z'] => Some((first - b'A' + 1) as usize * LETTERS),
        [first @ b'A'..=b'Z', second @ b'A'..=b'Z'] => {
            Some((first - b'A' + 1) as usize * LETTERS + (second - b'A' + 1) as usize)
        }
        _ => None,
    }
}

/// Returns the short form of a name as written: without white space, and without the small
/// letters that FF\[1\] to FF\[3\] allow (`CoPyright` is `CP`).
///
/// A name of small letters alone, which no version has, is put into capitals.
#[must_use]
pub fn short_name(written: &str) -> Cow<'_, str> {
    if written.bytes().all(|byte| !byte.is_ascii_lowercase() && !byte.is_ascii_whitespace()) {
        return Cow::Borrowed(written);
    }
    let mut short = written.to_owned();
    short.retain(|c| !c.is_ascii_lowercase() && !c.is_ascii_whitespace());
    if !short.bytes().any(|byte| byte.is_ascii_uppercase()) {
        short = written.to_ascii_uppercase();
        short.retain(|c| !c.is_ascii_whitespace());
    }
    Cow::Owned(short)
}

#[cfg(test)]
mod tests {
    use super::{DEFINITIONS, definition, rank, short_name};

    #[test]
    fn long_names_shrink() {
        assert_eq!(short_name("CoPyright"), "CP");
        assert_eq!(short_name("Black"), "B");
        assert_eq!(short_name("S Z"), "SZ");
        assert_eq!(short_name("MULTIGOGM"), "MULTIGOGM");
        assert_eq!(short_name("b"), "B");
    }

    #[test]
    fn no_name_is_defined_twice() {
        for unknown in ["", "A", "ZZ", "b", "pd", "MULTIGOGM", "Ａ"] {
            assert!(definition(unknown).is_none());
        }
        for (at, definition) in DEFINITIONS.iter().enumerate() {
            assert!(DEFINITIONS[..at].iter().all(|other| other.name != definition.name));
            assert_eq!(rank(definition.name), at);
        }
    }
}
