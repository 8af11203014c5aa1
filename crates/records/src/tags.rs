//! Names and values that describe a whole game.

/// One name and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name. Known ones are those of PGN, see [`Tags`]; others are kept as the source has them.
    pub name: String,
    /// The value, decoded; never a derived one. Line ends are LF.
    pub value: String,
}

impl Tag {
    /// Tells whether the value is empty or made of blanks, as programs write for "not known".
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.value.trim().is_empty()
    }
}

/// The tags of a game in the order of the source.
///
/// Readers of every format map what they know to the names of xiangqi PGN: `Game`, `Event`,
/// `Site`, `Date`, `Round`, `Group`, `Table`, `RedTeam`, `Red`, `RedElo`, `RedTime`,
/// `BlackTeam`, `Black`, `BlackElo`, `BlackTime`, `Result`, `Opening`, `Variation`, `ECCO`,
/// `TimeControl`, `Termination`, `Annotator`, `Author`, `Title`, `Remark`, `Source`, `Type`.
/// A name that only one format has keeps its own spelling behind the format's name and a colon,
/// such as `xqf:TitleB`. `FEN` and `Format` are not kept: the start position and the notation
/// of the output say the same. Names are compared without regard to case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    tags: Vec<Tag>,
}

impl Tags {
    /// Makes an empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self { tags: Vec::new() }
    }

    /// Returns the first value under `name`.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.as_str())
    }

    /// Adds a tag behind the others, even if the name is there already.
    pub fn push(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.tags.push(Tag { name: name.into(), value: value.into() });
    }

    /// Adds a tag unless its value is empty.
    pub fn push_filled(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        if !value.is_empty() {
            self.push(name, value);
        }
    }

    /// Sets the value of the first tag named `name`, adding it if there is none.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        match self.tags.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
            Some(tag) => tag.value = value.into(),
            None => self.push(name, value),
        }
    }

    /// Takes all tags named `name` out.
    pub fn remove(&mut self, name: &str) {
        self.tags.retain(|tag| !tag.name.eq_ignore_ascii_case(name));
    }

    /// Returns the tags in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Tag> {
        self.tags.iter()
    }

    /// Returns the number of tags.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tags.len()
    }

    /// Tells whether there is no tag.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }
}

impl<'t> IntoIterator for &'t Tags {
    type Item = &'t Tag;
    type IntoIter = std::slice::Iter<'t, Tag>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
