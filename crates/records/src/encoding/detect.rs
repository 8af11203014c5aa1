//! Which encoding a file is in.
//!
//! In this order: an order of the user; a byte order mark; valid UTF-8 (ASCII too); the zero
//! bytes of UTF-16; then the likeliest of the encodings that the subject leaves, each measured by
//! how probable the characters are that the same bytes stand for in it.
//! A declaration in the file counts as strong evidence, not as proof.

use super::evidence::{Evidence, Ranking, rank_text};
use super::{DecodeOptions, TextEncoding, vocabulary};

/// What a text is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// Xiangqi: Chinese in GB18030 or Big5, or a western language.
    #[default]
    Xiangqi,
    /// Go: Chinese, Korean, Japanese or a western language.
    Go,
}

/// How an encoding was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Basis {
    /// The caller gave it.
    Given,
    /// A byte order mark.
    Mark,
    /// All bytes are ASCII, which every encoding in question shares.
    Ascii,
    /// The bytes are valid UTF-8, which no text of another encoding is by accident.
    ValidUtf8,
    /// Every other byte is zero, as in UTF-16.
    ZeroBytes,
    /// The file declares it and its bytes agree.
    Declared,
    /// The characters that the bytes stand for are the likeliest.
    Evidence,
}

/// The encoding of a text and how sure it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detection {
    /// The encoding.
    pub encoding: TextEncoding,
    /// How it was found.
    pub basis: Basis,
    /// Length of the byte order mark in front, in bytes.
    pub mark_len: usize,
    /// The next likeliest encoding, where evidence decided.
    pub rival: Option<Rival>,
    /// What the file declares, where the bytes speak against it.
    pub refuted: Option<TextEncoding>,
}

/// The second best encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The encoding.
    pub encoding: TextEncoding,
    /// By how much it is less likely, in decibans: 10 is ten to one, 30 a thousand to one.
    pub margin: u32,
}

/// Margins below this leave a doubt: less than a thousand to one.
const CLEAR_MARGIN: u32 = 30;

impl Detection {
    /// Tells whether another encoding is nearly as likely and the file does not settle it.
    #[must_use]
    pub fn is_doubtful(&self) -> bool {
        self.basis != Basis::Declared && self.rival.is_some_and(|rival| rival.margin < CLEAR_MARGIN)
    }

    /// Returns the probability of the encoding against its rival, from 0.5 to 1.
    #[must_use]
    pub fn confidence(&self) -> f64 {
        self.rival.map_or(1.0, |rival| 1.0 / (1.0 + 10f64.powf(-f64::from(rival.margin) / 10.0)))
    }

    /// The detection of an encoding that the caller knows.
    pub(crate) fn given(bytes: &[u8], encoding: TextEncoding) -> Self {
        let mark_len = match mark(bytes) {
            Some((marked, len)) if marked == encoding => len,
            _ => 0,
        };
        Self::sure(encoding, Basis::Given, mark_len)
    }

    /// The detection that evidence gives.
    fn ranked(ranking: &Ranking, declared: Option<TextEncoding>, utf8: Utf8Check) -> Self {
        let encoding = ranking.best;
        let basis = match encoding {
            _ if Some(encoding) == declared => Basis::Declared,
            TextEncoding::Utf8 if utf8 != Utf8Check::Invalid => Basis::ValidUtf8,
            _ => Basis::Evidence,
        };
        let refuted = declared.filter(|&declared| declared != encoding);
        Self { encoding, basis, mark_len: 0, rival: Some(ranking.rival), refuted }
    }

    const fn sure(encoding: TextEncoding, basis: Basis, mark_len: usize) -> Self {
        Self { encoding, basis, mark_len, rival: None, refuted: None }
    }
}

/// Finds the encoding of a whole text or of its first part.
#[must_use]
pub fn detect(bytes: &[u8], options: &DecodeOptions) -> Detection {
    if let Some(encoding) = options.forced {
        return Detection::given(bytes, encoding);
    }
    if let Some((encoding, len)) = mark(bytes) {
        let refuted = options.declared.filter(|&declared| declared != encoding);
        return Detection { refuted, ..Detection::sure(encoding, Basis::Mark, len) };
    }
    if let Some(encoding) = zero_bytes(bytes) {
        return Detection::sure(encoding, Basis::ZeroBytes, 0);
    }
    let utf8 = Utf8Check::Ascii.with(bytes);
    utf8.decide(options.declared).unwrap_or_else(|| {
        let ranking = rank_text(bytes, options.subject, options.declared);
        Detection::ranked(&ranking, options.declared, utf8)
    })
}

/// Finds the one encoding of many strings: the fields and comments of a binary file.
///
/// ```
/// use records::encoding::{DecodeOptions, Detector, TextEncoding};
///
/// let mut detector = Detector::new(&DecodeOptions::default());
/// detector.feed(b"\xB6i"); // 進 in Big5
/// detector.feed(b"\xA8\xAE\xA4@\xA5\xAD\xA4G"); // 車一平二
/// assert_eq!(detector.finish().encoding, TextEncoding::Big5);
/// ```
#[derive(Debug)]
pub struct Detector {
    options: DecodeOptions,
    evidence: Evidence,
    utf8: Utf8Check,
}

/// What the strings so far are as UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Utf8Check {
    /// ASCII only.
    Ascii,
    /// Valid, but only with this number of two-byte characters, which pairs of GBK can be by
    /// accident.
    Pairs(usize),
    /// Valid, and its characters are common signs and accented letters, each beside ASCII.
    Signs(usize),
    /// Valid with longer characters.
    Valid,
    /// Not valid.
    Invalid,
}

/// The number of two-byte characters that are no accident.
const ACCIDENTAL_PAIRS: usize = 8;

impl Detector {
    /// Begins without evidence.
    #[must_use]
    pub fn new(options: &DecodeOptions) -> Self {
        Self { options: *options, evidence: Evidence::default(), utf8: Utf8Check::Ascii }
    }

    /// Takes a whole string as evidence. Strings of ASCII say nothing.
    pub fn feed(&mut self, bytes: &[u8]) {
        if self.utf8 != Utf8Check::Invalid {
            self.utf8 = self.utf8.with(bytes);
        }
        // Text in valid UTF-8 needs no evidence.
        if matches!(self.utf8, Utf8Check::Pairs(_) | Utf8Check::Signs(_) | Utf8Check::Invalid) {
            self.evidence.add(bytes);
        }
    }

    /// Decides.
    #[must_use]
    pub fn finish(&self) -> Detection {
        if let Some(encoding) = self.options.forced {
            return Detection::sure(encoding, Basis::Given, 0);
        }
        let declared = self.options.declared;
        self.utf8.decide(declared).unwrap_or_else(|| {
            let ranking = self.evidence.rank(self.options.subject, declared);
            Detection::ranked(&ranking, declared, self.utf8)
        })
    }
}

impl Utf8Check {
    fn with(self, bytes: &[u8]) -> Self {
        let whole = without_cut_tail(bytes);
        if simdutf8::basic::from_utf8(whole).is_err() {
            return Self::Invalid;
        }
        if self == Self::Valid || bytes.iter().any(|&byte| byte >= 0xE0) || is_among_letters(bytes)
        {
            return Self::Valid;
        }
        let pairs = bytes.iter().filter(|&&byte| byte >= 0xC0).count();
        let are_signs = are_common_signs(bytes);
        match self {
            _ if pairs == 0 => self,
            Self::Ascii if are_signs => Self::Signs(pairs),
            Self::Signs(before) if are_signs => Self::Signs(before + pairs),
            Self::Pairs(before) | Self::Signs(before) => Self::Pairs(before + pairs),
            _ => Self::Pairs(pairs),
        }
    }

    /// Decides for UTF-8 where that is certain.
    fn decide(self, declared: Option<TextEncoding>) -> Option<Detection> {
        let basis = match self {
            Self::Ascii if declared == Some(TextEncoding::Iso2022Jp) => {
                return Some(Detection::sure(TextEncoding::Iso2022Jp, Basis::Declared, 0));
            }
            Self::Ascii => Basis::Ascii,
            // Two accidents at once, of the declaration and of the bytes, are none.
            Self::Pairs(_) | Self::Signs(_) if declared == Some(TextEncoding::Utf8) => {
                Basis::Declared
            }
            Self::Signs(_) if declared.is_none() => Basis::ValidUtf8,
            Self::Pairs(pairs) | Self::Signs(pairs) if pairs < ACCIDENTAL_PAIRS => return None,
            Self::Pairs(_) | Self::Signs(_) | Self::Valid => Basis::ValidUtf8,
            Self::Invalid => return None,
        };
        let counts = basis != Basis::Ascii;
        let refuted = declared.filter(|&it| counts && it != TextEncoding::Utf8);
        Some(Detection { refuted, ..Detection::sure(TextEncoding::Utf8, basis, 0) })
    }
}

/// Tells whether all two-byte characters of valid UTF-8 stand alone beside a letter or digit of
/// ASCII, as in `J·Smith` and `20°C`: a lone Chinese character hardly does.
fn is_among_letters(bytes: &[u8]) -> bool {
    let mut pairs = (0..bytes.len()).filter(|&at| bytes[at] >= 0xC0).peekable();
    pairs.peek().is_some()
        && pairs.all(|at| {
            let before = at.checked_sub(1).map_or(b' ', |at| bytes[at]);
            let behind = bytes.get(at + 2).copied().unwrap_or(b' ');
            let is_alone = before.is_ascii() && behind.is_ascii();
            is_alone && (before.is_ascii_alphanumeric() || behind.is_ascii_alphanumeric())
        })
}

/// Tells whether all two-byte characters of valid UTF-8 stand alone among ASCII and are signs that
/// texts of every language have, or letters with accents.
///
/// In GBK a lone `½` is the surname 陆; what is a common character there is left to the evidence
/// where it could be a letter, for a letter stands among others.
fn are_common_signs(bytes: &[u8]) -> bool {
    let mut pairs = (0..bytes.len()).filter(|&at| bytes[at] >= 0xC0);
    pairs.all(|at| {
        let before = at.checked_sub(1).map_or(b' ', |at| bytes[at]);
        let behind = bytes.get(at + 2).copied().unwrap_or(b' ');
        let pair = &bytes[at..bytes.len().min(at + 2)];
        let Some(c) = str::from_utf8(pair).ok().and_then(|text| text.chars().next()) else {
            return false;
        };
        let is_sign = "½¼¾±×÷°·«»".contains(c);
        let is_letter = matches!(c, 'À'..='ſ') && !is_common_in_gbk(pair);
        before.is_ascii() && behind.is_ascii() && (is_sign || is_letter)
    })
}

/// Tells whether a pair of bytes is a common character of Chinese in GBK.
fn is_common_in_gbk(pair: &[u8]) -> bool {
    let (text, _) = TextEncoding::Gbk.tables().decode_without_bom_handling(pair);
    vocabulary::COMMON_SIMPLIFIED.contains(&*text) || vocabulary::XIANGQI.contains(&*text)
}

/// Reads a byte order mark: the encoding and the length of the mark.
fn mark(bytes: &[u8]) -> Option<(TextEncoding, usize)> {
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => Some((TextEncoding::Utf8, 3)),
        [0xFF, 0xFE, ..] => Some((TextEncoding::Utf16Le, 2)),
        [0xFE, 0xFF, ..] => Some((TextEncoding::Utf16Be, 2)),
        [0x84, 0x31, 0x95, 0x33, ..] => Some((TextEncoding::Gb18030, 4)),
        _ => None,
    }
}

/// The bytes that the search for UTF-16 looks at.
const ZERO_SAMPLE: usize = 1_024;

/// Finds UTF-16 by its zero bytes: ASCII characters have one each, always on the same side.
fn zero_bytes(bytes: &[u8]) -> Option<TextEncoding> {
    let sample = &bytes[..bytes.len().min(ZERO_SAMPLE)];
    memchr::memchr(0, sample)?;
    let units = sample.len() / 2;
    let (mut high_first, mut low_first) = (0, 0);
    for unit in sample.chunks_exact(2) {
        high_first += usize::from(unit[0] == 0 && unit[1] != 0);
        low_first += usize::from(unit[1] == 0 && unit[0] != 0);
    }
    if low_first * 4 >= units && high_first * 20 <= low_first {
        Some(TextEncoding::Utf16Le)
    } else if high_first * 4 >= units && low_first * 20 <= high_first {
        Some(TextEncoding::Utf16Be)
    } else {
        None
    }
}

/// Leaves out a character of UTF-8 that the end cuts: a file may be cut anywhere.
fn without_cut_tail(bytes: &[u8]) -> &[u8] {
    let tail = bytes.len().saturating_sub(3);
    let lead = bytes[tail..].iter().rposition(|&byte| byte >= 0xC0);
    let Some(lead) = lead.map(|found| tail + found) else { return bytes };
    let len = match bytes[lead] {
        0xC0..=0xDF => 2,
        0xE0..=0xEF => 3,
        _ => 4,
    };
    // A lone first byte behind ASCII alone proves nothing.
    let is_cut = lead + len > bytes.len() && !bytes[..lead].is_ascii();
    if is_cut { &bytes[..lead] } else { bytes }
}
