//! Names and values that describe a whole game.

use std::collections::HashMap;

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
/// such as `xqf:TitleB`. `FEN` is kept only where it cannot be read or is not the start, and `Format` only
/// where it is not the notation of the moves: the start position and the notation of the output say the same. Names are compared without regard to case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    tags: Vec<Tag>,
    /// Where the first tag of each name stands, the name in lower case; of long lists only.
    index: Option<HashMap<String, usize>>,
}

/// A list of more tags has an index. Games have a dozen, which are found sooner without.
const MANY: usize = 64;

impl Tags {
    /// Makes an empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self { tags: Vec::new(), index: None }
    }

    /// Returns the first value under `name`.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.position(name).map(|at| self.tags[at].value.as_str())
    }

    /// Returns the place of the first tag named `name`.
    fn position(&self, name: &str) -> Option<usize> {
        match &self.index {
            Some(index) => index.get(&name.to_ascii_lowercase()).copied(),
            None => self.tags.iter().position(|tag| tag.name.eq_ignore_ascii_case(name)),
        }
    }

    /// Builds the index of a list that became long.
    fn reindex(&mut self) {
        self.index = None;
        if self.tags.len() > MANY {
            let mut index = HashMap::with_capacity(self.tags.len());
            for (at, tag) in self.tags.iter().enumerate() {
                index.entry(tag.name.to_ascii_lowercase()).or_insert(at);
            }
            self.index = Some(index);
        }
    }

    /// Adds a tag behind the others, even if the name is there already.
    pub fn push(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let name = name.into();
        if let Some(index) = &mut self.index {
            index.entry(name.to_ascii_lowercase()).or_insert(self.tags.len());
        }
        self.tags.push(Tag { name, value: value.into() });
        if self.index.is_none() && self.tags.len() > MANY {
            self.reindex();
        }
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
        match self.position(name) {
            Some(at) => self.tags[at].value = value.into(),
            None => self.push(name, value),
        }
    }

    /// Takes all tags named `name` out.
    pub fn remove(&mut self, name: &str) {
        self.tags.retain(|tag| !tag.name.eq_ignore_ascii_case(name));
        self.reindex();
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

#[cfg(test)]
mod tests {
    use super::{MANY, Tags};

    /// A long list answers as a short one does.
    #[test]
    fn long_lists_are_looked_up_as_short_ones() {
        for count in [3, MANY, MANY + 1, 5 * MANY] {
            let mut tags = Tags::new();
            for number in 0..count {
                tags.push(format!("Name{number}"), number.to_string());
            }
            tags.push("NAME1", "again");
            assert_eq!(tags.get("name1"), Some("1"));
            assert_eq!(tags.get("name"), None);
            tags.set("nAme2", "other");
            tags.set("New", "value");
            assert_eq!((tags.get("Name2"), tags.get("new")), (Some("other"), Some("value")));
            tags.remove("name1");
            assert_eq!((tags.get("Name1"), tags.get("Name2")), (None, Some("other")));
            assert_eq!(tags.get("NEW"), Some("value"));
            assert_eq!(tags.len(), count);
            assert_eq!(
                tags,
                tags.iter().fold(Tags::new(), |mut same, tag| {
                    same.push(tag.name.clone(), tag.value.clone());
                    same
                })
            );
        }
    }
}
