//! Where what stands in front of the moves.
//!
//! All versions have the same parts in the same order; version 1 lacks three of them.

/// Which parts a record has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// Version 1: no script, no referee, no recorder.
    First,
    /// Versions 2 and 3.
    Second,
}

/// A text field, by its place in the second layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field {
    /// The tag that holds the text.
    pub(super) tag: &'static str,
    offset: usize,
    /// Length in bytes, the terminating zero included.
    pub(super) length: usize,
    /// Whether version 1 has it.
    first: bool,
}

const SCRIPT: Field = Field { tag: "cbr:Script", offset: 52, length: 128, first: false };
const REFEREE: Field = Field { tag: "cbr:Referee", offset: 1_524, length: 64, first: false };
const RECORDER: Field = Field { tag: "cbr:Recorder", offset: 1_588, length: 64, first: false };

/// The text fields in the order of the file.
pub(super) const FIELDS: [Field; 30] = [
    SCRIPT,
    Field::new("Title", 180, 128),
    Field::new("cbr:Path", 308, 256),
    Field::new("Source", 564, 64),
    Field::new("cbr:EventClass", 628, 64),
    Field::new("Event", 692, 64),
    Field::new("Round", 756, 64),
    Field::new("Group", 820, 32),
    Field::new("Table", 852, 32),
    Field::new("Date", 884, 64),
    Field::new("Site", 948, 64),
    Field::new("TimeControl", 1_012, 64),
    Field::new("Red", 1_076, 64),
    Field::new("RedTeam", 1_140, 64),
    Field::new("RedTime", 1_204, 64),
    Field::new("RedElo", 1_268, 32),
    Field::new("Black", 1_300, 64),
    Field::new("BlackTeam", 1_364, 64),
    Field::new("BlackTime", 1_428, 64),
    Field::new("BlackElo", 1_492, 32),
    REFEREE,
    RECORDER,
    Field::new("Annotator", 1_652, 64),
    Field::new("cbr:AnnotatorMail", 1_716, 64),
    Field::new("Author", 1_780, 64),
    Field::new("cbr:AuthorMail", 1_844, 64),
    Field::new("cbr:Created", 1_908, 40),
    Field::new("cbr:Modified", 1_972, 40),
    Field::new("cbr:Nature", 2_044, 32),
    Field::new("Termination", 2_080, 32),
];

impl Field {
    const fn new(tag: &'static str, offset: usize, length: usize) -> Self {
        Self { tag, offset, length, first: true }
    }
}

impl Layout {
    /// Returns the layout of a version.
    pub(super) const fn of(version: u8) -> Self {
        if version <= 1 { Self::First } else { Self::Second }
    }

    /// Returns where the field begins, if the layout has it.
    pub(super) fn offset(self, field: Field) -> Option<usize> {
        (self == Self::Second || field.first).then(|| self.place(field.offset))
    }

    /// Returns the place in this layout of what stands at `offset` of the second.
    const fn place(self, offset: usize) -> usize {
        match self {
            Self::Second => offset,
            Self::First if offset < REFEREE.offset => offset - SCRIPT.length,
            Self::First => offset - SCRIPT.length - REFEREE.length - RECORDER.length,
        }
    }

    /// Returns where the type of record stands.
    pub(super) const fn kind(self) -> usize {
        self.place(2_040)
    }

    /// Returns where the result stands.
    pub(super) const fn result(self) -> usize {
        self.place(2_076)
    }

    /// Returns where the side to move stands.
    pub(super) const fn side(self) -> usize {
        self.place(2_112)
    }

    /// Returns where the number of the first round stands, two bytes.
    pub(super) const fn round(self) -> usize {
        self.place(2_116)
    }

    /// Returns where the ninety squares stand.
    pub(super) const fn board(self) -> usize {
        self.place(2_120)
    }

    /// Returns where the moves begin.
    pub(super) const fn moves(self) -> usize {
        self.place(2_214)
    }
}

#[cfg(test)]
mod tests {
    use super::{FIELDS, Layout};

    /// Offsets of version 1 as programs that read it state them.
    #[test]
    fn version_1_is_version_2_without_three_fields() {
        let offset = |tag| {
            let field = FIELDS.into_iter().find(|field| field.tag == tag).unwrap();
            Layout::First.offset(field)
        };
        for (tag, expected) in [
            ("Title", 52),
            ("Event", 564),
            ("Round", 628),
            ("Date", 756),
            ("Red", 948),
            ("BlackElo", 1_364),
            ("Annotator", 1_396),
            ("cbr:AuthorMail", 1_588),
            ("cbr:Created", 1_652),
            ("cbr:Modified", 1_716),
        ] {
            assert_eq!(offset(tag), Some(expected), "{tag}");
        }
        assert_eq!(offset("cbr:Script"), None);
        let layout = Layout::First;
        assert_eq!((layout.kind(), layout.result(), layout.side()), (1_784, 1_820, 1_856));
        assert_eq!((layout.round(), layout.board(), layout.moves()), (1_860, 1_864, 1_958));
    }
}
