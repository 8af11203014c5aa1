//! The rule set that a record names.

use go_notation::Rules;

use super::{GoGame, InfoField};

/// Beginnings of names that records use, in small letters, with our name of the rule set.
///
/// FF\[4\] ("RU") has `AGA`, `GOE`, `Japanese` and `NZ`; servers write the rest.
const NAMES: [(&str, &str); 18] = [
    ("japan", "japanese"),
    ("jp", "japanese"),
    ("日本", "japanese"),
    ("korea", "korean"),
    ("kr", "korean"),
    ("韩国", "korean"),
    ("韓国", "korean"),
    ("韓國", "korean"),
    ("chin", "chinese"),
    ("cn", "chinese"),
    ("ch", "chinese"),
    ("中国", "chinese"),
    ("中國", "chinese"),
    ("aga", "aga"),
    ("nz", "new-zealand"),
    ("new zealand", "new-zealand"),
    ("goe", "ing"),
    ("ing", "ing"),
];

impl GoGame {
    /// Returns the rules that the record names, as far as they decide about moves.
    ///
    /// ```
    /// use go_notation::{BoardSize, Rules};
    /// use records::go::{GoGame, InfoField};
    ///
    /// let mut game = GoGame::new(BoardSize::NINETEEN);
    /// assert_eq!(game.rules(), None);
    /// game.info.set(InfoField::Rules, "Chinese");
    /// assert_eq!(game.rules(), Some(Rules::CHINESE));
    /// ```
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        let text = self.info.get(InfoField::Rules)?.trim().to_lowercase();
        if let Some(rules) = Rules::named(&text) {
            return Some(rules);
        }
        let (_, name) = NAMES.into_iter().find(|(begin, _)| text.starts_with(begin))?;
        Rules::named(name)
    }
}
