//! What a character is worth as evidence.
//!
//! Weights are logarithms of frequencies in decibans, tenths of a power of ten.
//! The commonest characters of a language and the words of the game come to about one in a
//! thousand, the ordinary part of a table to less, its rare part to much less.
//! The tables of the East Asian standards are themselves sorted by frequency: the first level holds
//! what is in use, the second what is rare.

use std::sync::LazyLock;

use super::{Subject, TextEncoding, vocabulary};

/// The weight of a byte that is no character.
pub(super) const MALFORMED: i64 = -120;

/// Weighs texts about one subject.
pub(super) struct Weigher {
    classes: &'static [u16],
    word: u16,
}

impl Weigher {
    pub(super) fn new(subject: Subject) -> Self {
        let word = match subject {
            Subject::Xiangqi => XIANGQI,
            Subject::Go => GO,
        };
        Self { classes: &CLASSES, word }
    }

    /// Adds up the weights of the characters beyond ASCII of `text`, read in `encoding`.
    pub(super) fn weigh(&self, text: &str, encoding: TextEncoding) -> i64 {
        if !encoding.is_multi_byte() || !encoding.keeps_ascii() {
            return weigh_letters(text);
        }
        let levels = Levels::of(encoding);
        let mut sum = 0;
        let mut before = '\n';
        for c in text.chars() {
            if !c.is_ascii() {
                let class = self.classes.get(c as usize).copied().unwrap_or(0);
                sum += self.weigh_character(c, class, &levels);
            }
            // Chinese characters touch Latin letters less often than letters with accents do.
            if c.is_ascii_alphabetic() && !before.is_ascii()
                || !c.is_ascii() && before.is_ascii_alphabetic()
            {
                sum -= 6;
            }
            before = c;
        }
        sum
    }

    fn weigh_character(&self, c: char, class: u16, levels: &Levels) -> i64 {
        let is = |wanted: u16| class & wanted != 0;
        match c {
            // Ideographic blanks, commas, stops and brackets.
            '\u{3000}'..='\u{3002}' | '\u{3008}'..='\u{3011}' => -25,
            '\u{FF01}'..='\u{FF5E}' => {
                if is(self.word) {
                    -22
                } else {
                    -30
                }
            }
            // Dashes, quotation marks, dots, crosses and circles.
            '\u{2013}'..='\u{2026}' | '\u{B7}' | '\u{D7}' | '\u{25CB}'..='\u{25CF}' => -35,
            '\u{3041}'..='\u{30FF}' => levels.kana,
            // Lines of drawn tables.
            '\u{2500}'..='\u{257F}' => -45,
            // Private use and control characters.
            '\u{E000}'..='\u{F8FF}' | '\u{80}'..='\u{9F}' => -95,
            '\u{AC00}'..='\u{D7A3}' if is(KOREAN) => -25,
            '\u{AC00}'..='\u{D7A3}' if is(levels.first) => -40,
            '\u{4E00}'..='\u{9FFF}' if levels.hanja && is(self.word) => -40,
            '\u{4E00}'..='\u{9FFF}' if levels.hanja && is(COMMON) => -50,
            '\u{4E00}'..='\u{9FFF}' if levels.hanja => -62,
            _ if is(levels.first) && is(self.word) => -20,
            _ if is(levels.first) && is(COMMON) => -30,
            // Traditional characters in a text of GBK.
            _ if is(self.word | COMMON) => -42,
            _ if is(levels.first) => -43,
            _ if is(levels.second) => -56,
            '\u{4E00}'..='\u{9FFF}' => -68,
            // Half-width katakana.
            '\u{FF61}'..='\u{FF9F}' => -45,
            '\u{C0}'..='\u{17F}' | '\u{391}'..='\u{3C9}' | '\u{400}'..='\u{45F}'
                if levels.letters =>
            {
                -28
            }
            _ => -75,
        }
    }
}

/// What is frequent in an encoding.
struct Levels {
    first: u16,
    second: u16,
    kana: i64,
    /// Chinese characters are rare, as in Korean.
    hanja: bool,
    /// Letters of other scripts are as likely as in any text.
    letters: bool,
}

impl Levels {
    const fn of(encoding: TextEncoding) -> Self {
        let (first, second, kana) = match encoding {
            TextEncoding::Gb18030 | TextEncoding::Gbk => (GB_1, GB_2, -50),
            TextEncoding::Big5 | TextEncoding::Big5Hkscs => (BIG_1, BIG_2, -50),
            TextEncoding::ShiftJis | TextEncoding::EucJp => (JIS_1, JIS_2, -25),
            TextEncoding::EucKr => (KS, 0, -50),
            _ => (GB_1 | BIG_1 | JIS_1 | KS, GB_2 | BIG_2 | JIS_2, -25),
        };
        let hanja = matches!(encoding, TextEncoding::EucKr);
        let letters = matches!(encoding, TextEncoding::Utf8);
        Self { first, second, kana, hanja, letters }
    }
}

/// The weight of the letters beyond ASCII in a text of one byte a letter.
///
/// Letters with accents stand alone or in pairs among ASCII letters; longer runs of them are no
/// word of any language. `ÿ` stands for the byte FF, which is no character of any other encoding:
/// but behind a letter it weighs as much against this one, so that damage speaks for none.
fn weigh_letters(text: &str) -> i64 {
    let mut sum = 0;
    let mut before = ' ';
    let mut run = 0;
    for c in text.chars() {
        run = if c.is_ascii() { 0 } else { run + 1 };
        sum += match c {
            _ if run == 0 => 0,
            '\u{80}'..='\u{9F}' => -95,
            'ÿ' if run > 1 || !before.is_ascii_alphabetic() => MALFORMED,
            // Cyrillic words have no ASCII letters among theirs.
            '\u{400}'..='\u{45F}' if !before.is_ascii_alphabetic() => -20,
            _ => match (Letter::of(c), run) {
                (Letter::None, _) => -50,
                (Letter::Small, 1) if before.is_ascii_alphabetic() => -22,
                (_, 1) | (Letter::Small, 2) => -34,
                _ => -52,
            },
        };
        before = c;
    }
    sum
}

/// What a character is in a word of a western language.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Letter {
    Small,
    Capital,
    None,
}

impl Letter {
    fn of(c: char) -> Self {
        match c {
            // The tables of the standard library are slow for the letters of Latin-1.
            '\u{D7}' | '\u{F7}' | '\u{80}'..='\u{BF}' => Self::None,
            '\u{C0}'..='\u{DE}' => Self::Capital,
            '\u{DF}'..='\u{FF}' => Self::Small,
            _ if c.is_lowercase() => Self::Small,
            _ if c.is_alphabetic() => Self::Capital,
            _ => Self::None,
        }
    }
}

const COMMON: u16 = 1;
const XIANGQI: u16 = 1 << 1;
const GO: u16 = 1 << 2;
const KOREAN: u16 = 1 << 3;
/// The two levels of GB2312, of Big5 and of JIS X 0208, and the syllables of KS X 1001.
const GB_1: u16 = 1 << 4;
const GB_2: u16 = 1 << 5;
const BIG_1: u16 = 1 << 6;
const BIG_2: u16 = 1 << 7;
const JIS_1: u16 = 1 << 8;
const JIS_2: u16 = 1 << 9;
const KS: u16 = 1 << 10;

/// Of every character in the Basic Multilingual Plane, where it belongs.
static CLASSES: LazyLock<Box<[u16]>> = LazyLock::new(classes);

fn classes() -> Box<[u16]> {
    let mut table = vec![0u16; 0x1_0000].into_boxed_slice();
    for (text, class) in [
        (vocabulary::COMMON_SIMPLIFIED, COMMON),
        (vocabulary::COMMON_TRADITIONAL, COMMON),
        (vocabulary::XIANGQI, XIANGQI),
        (vocabulary::GO, GO),
        (vocabulary::KOREAN, KOREAN),
    ] {
        set(&mut table, text, class);
    }
    for (encoding, leads, class) in [
        (TextEncoding::Gbk, 0xB0..=0xD7, GB_1),
        (TextEncoding::Gbk, 0xD8..=0xF7, GB_2),
        (TextEncoding::Big5, 0xA4..=0xC6, BIG_1),
        (TextEncoding::Big5, 0xC9..=0xF9, BIG_2),
        (TextEncoding::EucJp, 0xB0..=0xCF, JIS_1),
        (TextEncoding::EucJp, 0xD0..=0xF4, JIS_2),
        (TextEncoding::EucKr, 0xB0..=0xC8, KS),
    ] {
        let is_big5 = encoding == TextEncoding::Big5;
        for lead in leads {
            // The second bytes that the standard had from the start.
            let trails = (0x40..=0xFEu8).filter(|&it| it >= 0xA1 || is_big5 && it < 0x7F);
            let row: Vec<u8> = trails.flat_map(|trail| [lead, trail]).collect();
            set(&mut table, &encoding.tables().decode_without_bom_handling(&row).0, class);
        }
    }
    table
}

fn set(table: &mut [u16], text: &str, class: u16) {
    for c in text.chars().filter(|&c| c != char::REPLACEMENT_CHARACTER) {
        if let Some(entry) = table.get_mut(c as usize) {
            *entry |= class;
        }
    }
}
