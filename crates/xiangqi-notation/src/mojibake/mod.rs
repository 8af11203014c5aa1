//! Move texts whose bytes were read in the wrong encoding (乱码).
//!
//! ```
//! use xiangqi_notation::{Encoding, Mojibake, repair_mojibake};
//!
//! let found = repair_mojibake("ÅÚ¶þÆ½Îå");
//! assert_eq!(found[0].0, Mojibake { written: Encoding::Gbk, read: Encoding::Latin1 });
//! assert_eq!(found[0].0.to_string(), "GBK read as Latin-1");
//! assert_eq!(found[0].1, "炮二平五");
//! ```
//!
//! Only the characters of Chinese moves are known here, about fifty with their bytes; that is
//! enough to name the damage and to repair a move. Lost bytes (`�`, `?`) are tried as anything.

mod bytes;
mod decode;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// An encoding that damaged texts were written or read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encoding {
    /// GBK, of mainland China.
    Gbk,
    /// Big5, of Taiwan and Hong Kong.
    Big5,
    /// Shift_JIS, of Japan.
    ShiftJis,
    /// UTF-8.
    Utf8,
    /// Latin-1, with the additions of Windows-1252.
    Latin1,
    /// MacRoman, of older Macintoshes.
    MacRoman,
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Gbk => "GBK",
            Self::Big5 => "Big5",
            Self::ShiftJis => "Shift_JIS",
            Self::Utf8 => "UTF-8",
            Self::Latin1 => "Latin-1",
            Self::MacRoman => "MacRoman",
        })
    }
}

/// A kind of damage: a text written in one encoding and read in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mojibake {
    /// The encoding of the bytes.
    pub written: Encoding,
    /// The encoding that they were taken for.
    pub read: Encoding,
}

impl Mojibake {
    /// The kinds that are recognised, the more frequent first.
    pub const ALL: [Self; 14] = {
        use Encoding::{Big5, Gbk, Latin1, MacRoman, ShiftJis, Utf8};
        [
            Self { written: Gbk, read: Latin1 },
            Self { written: Utf8, read: Gbk },
            Self { written: Utf8, read: Latin1 },
            Self { written: Gbk, read: Big5 },
            Self { written: Big5, read: Gbk },
            Self { written: Big5, read: Latin1 },
            Self { written: Gbk, read: MacRoman },
            Self { written: Utf8, read: Big5 },
            Self { written: Utf8, read: MacRoman },
            Self { written: Big5, read: MacRoman },
            Self { written: ShiftJis, read: Latin1 },
            Self { written: ShiftJis, read: Gbk },
            Self { written: ShiftJis, read: Big5 },
            Self { written: ShiftJis, read: MacRoman },
        ]
    };
}

impl fmt::Display for Mojibake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} read as {}", self.written, self.read)
    }
}

/// Texts with more characters than this are no single move.
const LONGEST: usize = 40;

/// Returns what `text` can have been, if it is a damaged Chinese move text, with the kind of
/// damage.
///
/// Every repaired text consists of the characters of Chinese moves and ASCII alone. Nothing is
/// said about its sense: whether it is a move only a position tells.
#[must_use]
pub fn repair_mojibake(text: &str) -> Vec<(Mojibake, String)> {
    let mut repaired = Vec::new();
    if text.is_ascii() || text.chars().count() > LONGEST {
        return repaired;
    }
    for mojibake in Mojibake::ALL {
        bytes::for_each_encoding(text, mojibake.read, |bytes| {
            decode::for_each_text(bytes, mojibake.written, &mut |text| {
                let entry = (mojibake, text);
                if !repaired.contains(&entry) {
                    repaired.push(entry);
                }
            });
        });
    }
    repaired
}
