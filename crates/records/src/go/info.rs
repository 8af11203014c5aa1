//! What is said of a whole game.

/// A text about the game as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InfoField {
    /// The name of the game.
    GameName,
    /// The event, such as a tournament.
    Event,
    /// The round, and its kind.
    Round,
    /// The date or dates.
    Date,
    /// The place.
    Place,
    /// Black's name.
    Black,
    /// Black's rank.
    BlackRank,
    /// Black's team.
    BlackTeam,
    /// White's name.
    White,
    /// White's rank.
    WhiteRank,
    /// White's team.
    WhiteTeam,
    /// The rules, by name.
    Rules,
    /// The handicap as written.
    Handicap,
    /// The komi as written.
    Komi,
    /// Main time in seconds.
    Time,
    /// The method of overtime.
    Overtime,
    /// The result as written.
    Result,
    /// The opening.
    Opening,
    /// Who annotated the game.
    Annotator,
    /// Where the record comes from.
    Source,
    /// Who entered the record.
    User,
    /// Who has the copyright.
    Copyright,
    /// A comment on the whole game.
    Comment,
}

impl InfoField {
    /// All fields, in the order of writing.
    pub const ALL: [Self; 23] = [
        Self::GameName,
        Self::Event,
        Self::Round,
        Self::Date,
        Self::Place,
        Self::Black,
        Self::BlackRank,
        Self::BlackTeam,
        Self::White,
        Self::WhiteRank,
        Self::WhiteTeam,
        Self::Rules,
        Self::Handicap,
        Self::Komi,
        Self::Time,
        Self::Overtime,
        Self::Result,
        Self::Opening,
        Self::Annotator,
        Self::Source,
        Self::User,
        Self::Copyright,
        Self::Comment,
    ];

    /// Returns the name of the property in SGF.
    #[must_use]
    pub const fn sgf(self) -> &'static str {
        self.names().0
    }

    /// Returns the name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.names().1
    }

    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::GameName => ("GN", "game_name"),
            Self::Event => ("EV", "event"),
            Self::Round => ("RO", "round"),
            Self::Date => ("DT", "date"),
            Self::Place => ("PC", "place"),
            Self::Black => ("PB", "black"),
            Self::BlackRank => ("BR", "black_rank"),
            Self::BlackTeam => ("BT", "black_team"),
            Self::White => ("PW", "white"),
            Self::WhiteRank => ("WR", "white_rank"),
            Self::WhiteTeam => ("WT", "white_team"),
            Self::Rules => ("RU", "rules"),
            Self::Handicap => ("HA", "handicap"),
            Self::Komi => ("KM", "komi"),
            Self::Time => ("TM", "time"),
            Self::Overtime => ("OT", "overtime"),
            Self::Result => ("RE", "result"),
            Self::Opening => ("ON", "opening"),
            Self::Annotator => ("AN", "annotator"),
            Self::Source => ("SO", "source"),
            Self::User => ("US", "user"),
            Self::Copyright => ("CP", "copyright"),
            Self::Comment => ("GC", "comment"),
        }
    }

    /// Returns the field of a property of SGF.
    #[must_use]
    pub fn from_sgf(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.sgf() == name)
    }

    /// Returns the field with a name of JSON.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.name() == name)
    }
}

/// The texts about one game, each field once, as the source has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoInfo {
    texts: Vec<(InfoField, String)>,
}

impl GoInfo {
    /// Makes an empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self { texts: Vec::new() }
    }

    /// Returns the text of `field`.
    #[must_use]
    pub fn get(&self, field: InfoField) -> Option<&str> {
        self.texts.iter().find(|(own, _)| *own == field).map(|(_, text)| text.as_str())
    }

    /// Sets the text of `field`.
    pub fn set(&mut self, field: InfoField, text: impl Into<String>) {
        match self.texts.binary_search_by_key(&field, |(own, _)| *own) {
            Ok(at) => self.texts[at].1 = text.into(),
            Err(at) => self.texts.insert(at, (field, text.into())),
        }
    }

    /// Sets the text of `field` unless it is empty.
    pub fn set_filled(&mut self, field: InfoField, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() {
            self.set(field, text);
        }
    }

    /// Takes the text of `field` out.
    pub fn remove(&mut self, field: InfoField) {
        self.texts.retain(|(own, _)| *own != field);
    }

    /// Returns fields and texts in the order of writing.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (InfoField, &str)> {
        self.texts.iter().map(|(field, text)| (*field, text.as_str()))
    }

    /// Tells whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }
}
