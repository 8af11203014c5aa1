//! What a record says about a move beside the move itself.

/// A numeric annotation glyph of PGN: `$1` is `!`, `$2` is `?` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nag(pub u8);

impl Nag {
    /// Good move, `!`.
    pub const GOOD: Self = Self(1);
    /// Mistake, `?`.
    pub const MISTAKE: Self = Self(2);
    /// Brilliant move, `!!`.
    pub const BRILLIANT: Self = Self(3);
    /// Blunder, `??`.
    pub const BLUNDER: Self = Self(4);
    /// Interesting move, `!?`.
    pub const INTERESTING: Self = Self(5);
    /// Dubious move, `?!`.
    pub const DUBIOUS: Self = Self(6);

    /// Returns the glyph that is written behind a move: `!`, `?`, `!!`, `??`, `!?`, `?!`.
    #[must_use]
    pub const fn suffix(self) -> Option<&'static str> {
        Some(match self {
            Self::GOOD => "!",
            Self::MISTAKE => "?",
            Self::BRILLIANT => "!!",
            Self::BLUNDER => "??",
            Self::INTERESTING => "!?",
            Self::DUBIOUS => "?!",
            _ => return None,
        })
    }

    /// Returns the annotation that a glyph behind a move means.
    #[must_use]
    pub fn from_suffix(suffix: &str) -> Option<Self> {
        (1..=6).map(Self).find(|nag| nag.suffix() == Some(suffix))
    }
}

/// A property of a move that one format has and we only carry, such as `[Score "7=-2"]` of `.xqn`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extra {
    /// The name as the source format writes it.
    pub name: String,
    /// The value, decoded.
    pub value: String,
}

impl Extra {
    /// The name of the property in which the start of a game carries the text behind its moves.
    pub const FOOTER: &str = "Footer";

    /// Makes the property that carries `text`, which stands behind the moves of a game.
    pub(crate) fn footer(text: impl Into<String>) -> Self {
        Self { name: Self::FOOTER.to_owned(), value: text.into() }
    }
}

/// Everything that stands around one move. Line ends in texts are LF.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Comments in front of the move, in order.
    pub comments_before: Vec<String>,
    /// Comments behind the move, in order; at the root the introduction to the game.
    pub comments: Vec<String>,
    /// Glyphs, in order.
    pub nags: Vec<Nag>,
    /// Properties that we only carry.
    pub extras: Vec<Extra>,
    /// Lines from here on that could not be read as moves, kept word for word.
    pub unread: Vec<String>,
}

impl Annotations {
    /// No annotation at all.
    pub const NONE: Self = Self {
        comments_before: Vec::new(),
        comments: Vec::new(),
        nags: Vec::new(),
        extras: Vec::new(),
        unread: Vec::new(),
    };

    /// Tells whether nothing is annotated.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}
