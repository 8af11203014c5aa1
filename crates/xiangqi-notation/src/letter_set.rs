//! The letters of the pieces in notations with Latin letters.

use core::fmt;
use core::str::FromStr;

use xiangqi_core::PieceKind;

/// One upper-case letter for each kind of piece.
///
/// Programs disagree on the letters of advisor, elephant and horse (着法表示, section 6), so
/// they are an option.
///
/// ```
/// use xiangqi_core::PieceKind;
/// use xiangqi_notation::LetterSet;
///
/// let letters: LetterSet = "wxf".parse()?;
/// assert_eq!(letters.letter(PieceKind::Horse), 'H');
/// assert_eq!("KGMHRCP".parse::<LetterSet>()?.letter(PieceKind::Advisor), 'G');
/// # Ok::<(), xiangqi_notation::ParseLetterSetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LetterSet([u8; 7]);

impl LetterSet {
    /// `K A B N R C P`, the standard's.
    pub const STANDARD: Self = Self(*b"KABNRCP");
    /// `K A E H R C P`, the World Xiangqi Federation's.
    pub const WXF: Self = Self(*b"KAEHRCP");
    /// `K G M N R C P`, guards and ministers, of Yang's "Chinese Chess File Format".
    pub const GUARD: Self = Self(*b"KGMNRCP");
    /// `K A E H R C S`, with soldiers, of the second system of English Wikipedia.
    pub const SOLDIER: Self = Self(*b"KAEHRCS");

    /// The presets with their names.
    pub const PRESETS: [(&'static str, Self); 4] = [
        ("standard", Self::STANDARD),
        ("wxf", Self::WXF),
        ("guard", Self::GUARD),
        ("soldier", Self::SOLDIER),
    ];

    /// Makes a set from seven letters in the order king, advisor, elephant, horse, rook, cannon,
    /// pawn.
    ///
    /// Lower-case letters count as upper case.
    ///
    /// # Errors
    ///
    /// A character that is no letter, and a letter used twice.
    pub fn new(letters: [char; 7]) -> Result<Self, ParseLetterSetError> {
        let mut set = [0; 7];
        for (at, letter) in letters.into_iter().enumerate() {
            if !letter.is_ascii_alphabetic() {
                return Err(ParseLetterSetError::NotALetter { found: letter });
            }
            let upper = (letter as u8).to_ascii_uppercase();
            if set[..at].contains(&upper) {
                return Err(ParseLetterSetError::Twice { letter: char::from(upper) });
            }
            set[at] = upper;
        }
        Ok(Self(set))
    }

    /// Returns the letter of `kind`.
    #[must_use]
    pub const fn letter(self, kind: PieceKind) -> char {
        self.0[kind.index()] as char
    }

    /// Returns the kind with `letter`, in upper or lower case.
    #[must_use]
    pub fn kind(self, letter: char) -> Option<PieceKind> {
        let upper = letter.to_ascii_uppercase();
        PieceKind::ALL.into_iter().find(|&kind| self.letter(kind) == upper)
    }
}

impl Default for LetterSet {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// Writes the seven letters in a row: `KABNRCP`.
impl fmt::Display for LetterSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in PieceKind::ALL {
            write!(f, "{}", self.letter(kind))?;
        }
        Ok(())
    }
}

/// The text names no preset and is not seven letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseLetterSetError {
    /// Neither a preset nor seven characters.
    #[error(
        "expected a preset ({}) or seven letters for king, advisor, elephant, horse, rook, cannon, pawn",
        "standard, wxf, guard or soldier"
    )]
    Unknown,
    /// A character is not a Latin letter.
    #[error("expected a letter A to Z for a piece, found `{found}`")]
    NotALetter {
        /// The character.
        found: char,
    },
    /// Two pieces have the same letter.
    #[error("the letter {letter} stands for two pieces")]
    Twice {
        /// The letter.
        letter: char,
    },
}

impl FromStr for LetterSet {
    type Err = ParseLetterSetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some((_, set)) = Self::PRESETS.into_iter().find(|(name, _)| *name == text) {
            return Ok(set);
        }
        let mut letters = ['\0'; 7];
        let mut rest = text.chars();
        for letter in &mut letters {
            *letter = rest.next().ok_or(ParseLetterSetError::Unknown)?;
        }
        match rest.next() {
            None => Self::new(letters),
            Some(_) => Err(ParseLetterSetError::Unknown),
        }
    }
}
