//! The languages in which findings are told.

use std::fmt;

/// A language of the reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Chinese in simplified characters (简体中文).
    Chinese,
}

impl Language {
    /// Chooses between a text in English and the same in Chinese.
    #[must_use]
    pub const fn pick<'t>(self, english: &'t str, chinese: &'t str) -> &'t str {
        match self {
            Self::English => english,
            Self::Chinese => chinese,
        }
    }

    /// Writes one of two sentences that say the same.
    ///
    /// # Errors
    ///
    /// The writer fails.
    pub fn write(
        self,
        f: &mut fmt::Formatter<'_>,
        english: fmt::Arguments<'_>,
        chinese: fmt::Arguments<'_>,
    ) -> fmt::Result {
        f.write_fmt(match self {
            Self::English => english,
            Self::Chinese => chinese,
        })
    }

    /// Returns `what`, to be displayed in this language.
    ///
    /// ```
    /// use records::Language;
    /// use xiangqi_core::{Color, Piece, PieceKind};
    ///
    /// let horse = Piece::new(Color::Black, PieceKind::Horse);
    /// assert_eq!(Language::English.say(&horse).to_string(), "Black horse");
    /// assert_eq!(Language::Chinese.say(&horse).to_string(), "黑马");
    /// ```
    #[must_use]
    pub const fn say<T: Tell + ?Sized>(self, what: &T) -> Said<'_, T> {
        Said { language: self, what }
    }
}

/// What can be told in every [`Language`].
pub trait Tell {
    /// Writes it in `language`: in lower case and without a full stop, so that it fits into a
    /// sentence.
    ///
    /// # Errors
    ///
    /// The writer fails.
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Something that is displayed in a language.
#[derive(Clone, Copy, Debug)]
pub struct Said<'t, T: ?Sized> {
    language: Language,
    what: &'t T,
}

impl<T: Tell + ?Sized> fmt::Display for Said<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.tell(self.language, f)
    }
}
