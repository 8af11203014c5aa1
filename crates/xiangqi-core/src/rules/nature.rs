//! The nature of a move (着法性质).

use core::fmt;

/// What a move is to the rules of repetition.
///
/// The order is by weight, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Nature {
    /// Check (将): attacks the king.
    Check,
    /// Kill (杀): threatens mate by checks.
    Kill,
    /// Chase (捉): threatens to win material.
    Chase,
    /// Exchange (兑): offers men of one kind for each other.
    Exchange,
    /// Offer (献): lets a man be taken for nothing.
    Offer,
    /// Block (拦): stands in the way of an enemy threat.
    Block,
    /// Follow (跟): attacks a protected man to which nothing can be done.
    Follow,
    /// Idle (闲): nothing of these.
    Idle,
}

impl Nature {
    /// All natures, the gravest first.
    pub const ALL: [Self; 8] = [
        Self::Check,
        Self::Kill,
        Self::Chase,
        Self::Exchange,
        Self::Offer,
        Self::Block,
        Self::Follow,
        Self::Idle,
    ];

    /// Returns the English name, such as `check`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Kill => "kill",
            Self::Chase => "chase",
            Self::Exchange => "exchange",
            Self::Offer => "offer",
            Self::Block => "block",
            Self::Follow => "follow",
            Self::Idle => "idle",
        }
    }

    /// Returns the Chinese name, one character.
    #[must_use]
    pub const fn chinese(self) -> char {
        match self {
            Self::Check => '将',
            Self::Kill => '杀',
            Self::Chase => '捉',
            Self::Exchange => '兑',
            Self::Offer => '献',
            Self::Block => '拦',
            Self::Follow => '跟',
            Self::Idle => '闲',
        }
    }
}

impl fmt::Display for Nature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The natures of one move, several at once if it serves several purposes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Natures(u8);

impl Natures {
    /// No nature yet.
    pub const NONE: Self = Self(0);

    /// Adds `nature`.
    pub const fn insert(&mut self, nature: Nature) {
        self.0 |= 1 << nature as u8;
    }

    /// Takes `nature` out.
    pub const fn remove(&mut self, nature: Nature) {
        self.0 &= !(1 << nature as u8);
    }

    /// Tells whether `nature` is among them.
    #[must_use]
    pub const fn contains(self, nature: Nature) -> bool {
        self.0 >> nature as u8 & 1 != 0
    }

    /// Returns the natures, the gravest first.
    pub fn iter(self) -> impl Iterator<Item = Nature> {
        Nature::ALL.into_iter().filter(move |&nature| self.contains(nature))
    }

    /// Returns the gravest nature; idle if there is none.
    #[must_use]
    pub fn gravest(self) -> Nature {
        self.iter().next().unwrap_or(Nature::Idle)
    }
}

impl FromIterator<Nature> for Natures {
    fn from_iter<I: IntoIterator<Item = Nature>>(natures: I) -> Self {
        let mut all = Self::NONE;
        for nature in natures {
            all.insert(nature);
        }
        all
    }
}

impl fmt::Debug for Natures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Writes the names with commas between: `chase, offer`.
impl fmt::Display for Natures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, nature) in self.iter().enumerate() {
            f.write_str(if n > 0 { ", " } else { "" })?;
            f.write_str(nature.code())?;
        }
        Ok(())
    }
}
