//! How probable the bytes of a text are in each encoding.
//!
//! Each encoding in question reads the same sample. A character weighs the logarithm of its
//! frequency in texts of that encoding, in decibans (a tenth of a power of ten): the commonest
//! characters of the language and the words of the game about one in a thousand, the ordinary
//! part of the table less, its rare part much less, and bytes that are no character nearly
//! nothing. Since all encodings read all bytes of the sample, the sums compare like probabilities.

use std::sync::LazyLock;

use encoding_rs::DecoderResult;

use super::{Rival, Subject, TextEncoding, vocabulary};

/// Bytes beyond ASCII that are looked at, with their neighbours.
const SAMPLE: usize = 4_096;

/// The runs of bytes beyond ASCII, divided by line feeds.
#[derive(Debug, Default)]
pub(super) struct Evidence {
    sample: Vec<u8>,
}

/// The likeliest encoding and the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranking {
    pub(super) best: TextEncoding,
    pub(super) rival: Rival,
}

impl Evidence {
    /// Takes the runs of a string up to the size of the sample.
    ///
    /// The ASCII byte in front of a run stays: an accent stands among letters. So do ASCII bytes
    /// behind a byte beyond ASCII: they may be the second half of a character.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        let mut at = 0;
        while self.sample.len() < SAMPLE {
            let Some(found) = bytes[at..].iter().position(|byte| !byte.is_ascii()) else { break };
            let start = at + found;
            let mut end = start;
            while end < bytes.len() && end - start < SAMPLE {
                let opens = !bytes[end].is_ascii();
                let closes = end > start && !bytes[end - 1].is_ascii();
                if !opens && !closes {
                    break;
                }
                end += 1;
            }
            let with_neighbour = if start > at { start - 1 } else { start };
            self.sample.extend_from_slice(&bytes[with_neighbour..end]);
            self.sample.push(b'\n');
            at = end;
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sample.is_empty()
    }

    /// Compares the encodings of the subject, and the declared one with them.
    pub(super) fn rank(&self, subject: Subject, declared: Option<TextEncoding>) -> Ranking {
        let mut scratch = String::with_capacity(self.sample.len() * 3);
        let mut score = |encoding: TextEncoding, prior: i64| {
            let bonus = if declared == Some(encoding) { DECLARED } else { 0 };
            let weight = self.weight(encoding, subject, &mut scratch);
            (weight + prior + bonus, encoding)
        };
        let mut scores: Vec<_> = candidates(subject)
            .iter()
            .filter(|(encoding, _)| declared.is_none_or(|it| family(it) != *encoding))
            .map(|&(encoding, prior)| score(encoding, prior))
            .collect();
        if let Some(declared) = declared {
            scores.push(score(declared, 0));
        }
        // Best first; of equals the one that comes first in the list of candidates.
        scores.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        let (best, second) = (scores[0], scores[1]);
        let margin = u32::try_from(best.0 - second.0).unwrap_or(u32::MAX);
        Ranking { best: best.1, rival: Rival { encoding: second.1, margin } }
    }

    fn weight(&self, encoding: TextEncoding, subject: Subject, scratch: &mut String) -> i64 {
        let mut decoder = encoding.tables().new_decoder_without_bom_handling();
        let mut sum = 0;
        let mut at = 0;
        loop {
            scratch.clear();
            let (result, read) =
                decoder.decode_to_string_without_replacement(&self.sample[at..], scratch, true);
            at += read;
            sum += weigh_text(scratch, encoding, subject);
            match result {
                DecoderResult::InputEmpty => return sum,
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(bad, after) => {
                    let next = self.sample.get(at - usize::from(after)).copied();
                    let is_cut = next.is_none_or(|byte| byte.is_ascii()) && bad == 1;
                    sum += if is_cut { CUT } else { MALFORMED * i64::from(bad) };
                }
            }
        }
    }
}

/// The encodings in question with what speaks for them beforehand, in decibans.
fn candidates(subject: Subject) -> &'static [(TextEncoding, i64)] {
    match subject {
        Subject::Xiangqi => &[
            (TextEncoding::Gb18030, 0),
            (TextEncoding::Big5, -3),
            (TextEncoding::Utf8, -10),
            (TextEncoding::Windows1252, -10),
        ],
        Subject::Go => &[
            (TextEncoding::Gb18030, 0),
            (TextEncoding::Big5, -5),
            (TextEncoding::EucKr, -5),
            (TextEncoding::ShiftJis, -5),
            (TextEncoding::EucJp, -10),
            (TextEncoding::Utf8, -10),
            (TextEncoding::Windows1252, -5),
        ],
    }
}

/// The candidate that reads the same bytes in the same way.
const fn family(encoding: TextEncoding) -> TextEncoding {
    match encoding {
        TextEncoding::Gbk => TextEncoding::Gb18030,
        TextEncoding::Big5Hkscs => TextEncoding::Big5,
        other => other,
    }
}

const DECLARED: i64 = 40;
const MALFORMED: i64 = -120;
const CUT: i64 = -80;

/// Of every character in the Basic Multilingual Plane, where it belongs.
static CLASSES: LazyLock<Box<[u16]>> = LazyLock::new(classes);

const COMMON: u16 = 1;
const XIANGQI: u16 = 1 << 1;
const GO: u16 = 1 << 2;
/// The frequent and the rare half of GB2312, of Big5 and of JIS X 0208, and the syllables of KS X
/// 1001: the standards sort their tables by frequency.
const GB_1: u16 = 1 << 3;
const GB_2: u16 = 1 << 4;
const BIG_1: u16 = 1 << 5;
const BIG_2: u16 = 1 << 6;
const JIS_1: u16 = 1 << 7;
const JIS_2: u16 = 1 << 8;
const KS: u16 = 1 << 9;
const KOREAN: u16 = 1 << 10;

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
            // The part of the row that the standard had from the start.
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

fn weigh_text(text: &str, encoding: TextEncoding, subject: Subject) -> i64 {
    if encoding == TextEncoding::Windows1252 || !encoding.keeps_ascii() {
        return weigh_letters(text);
    }
    let word = match subject {
        Subject::Xiangqi => XIANGQI,
        Subject::Go => GO,
    };
    let classes = &*CLASSES;
    text.chars()
        .filter(|c| !c.is_ascii())
        .map(|c| weigh(c, classes.get(c as usize).copied().unwrap_or(0), encoding, word))
        .sum()
}

/// The weight of one character beyond ASCII in a text of an East Asian encoding.
fn weigh(c: char, class: u16, encoding: TextEncoding, word: u16) -> i64 {
    let is = |wanted: u16| class & wanted != 0;
    match c {
        '\u{3001}' | '\u{3002}' | '\u{3008}'..='\u{3011}' | '\u{3000}' => return -25,
        '\u{FF01}'..='\u{FF5E}' => return if is(word) { -22 } else { -30 },
        '\u{2013}'..='\u{2026}' | '\u{B7}' | '\u{D7}' | '\u{25CB}'..='\u{25CF}' => return -35,
        '\u{3041}'..='\u{30FF}' => {
            let is_japanese = matches!(encoding, TextEncoding::ShiftJis | TextEncoding::EucJp);
            return if is_japanese || encoding == TextEncoding::Utf8 { -25 } else { -50 };
        }
        '\u{2500}'..='\u{257F}' => return -45,
        '\u{E000}'..='\u{F8FF}' | '\u{80}'..='\u{9F}' => return -95,
        _ => {}
    }
    let (first, second) = match encoding {
        TextEncoding::Gb18030 | TextEncoding::Gbk => (GB_1, GB_2),
        TextEncoding::Big5 | TextEncoding::Big5Hkscs => (BIG_1, BIG_2),
        TextEncoding::ShiftJis | TextEncoding::EucJp => (JIS_1, JIS_2),
        TextEncoding::EucKr => (KS, 0),
        _ => (GB_1 | BIG_1 | JIS_1 | KS, GB_2 | BIG_2 | JIS_2),
    };
    match c {
        '\u{AC00}'..='\u{D7A3}' if is(KOREAN) => -24,
        '\u{AC00}'..='\u{D7A3}' if is(first) => -38,
        '\u{4E00}'..='\u{9FFF}' if encoding == TextEncoding::EucKr => match class {
            _ if is(word) => -40,
            _ if is(COMMON) => -50,
            _ => -62,
        },
        _ if is(first) && is(word) => -20,
        _ if is(first) && is(COMMON) => -30,
        // Traditional characters in a text of GBK.
        _ if is(word | COMMON) => -42,
        _ if is(first) => -45,
        _ if is(second) => -56,
        '\u{4E00}'..='\u{9FFF}' => -68,
        // Half-width katakana.
        '\u{FF61}'..='\u{FF9F}' => -45,
        _ => -75,
    }
}

/// The weight of the letters beyond ASCII in a text of a western encoding.
fn weigh_letters(text: &str) -> i64 {
    let mut sum = 0;
    let mut before = ' ';
    for c in text.chars() {
        sum += match c {
            _ if c.is_ascii() => 0,
            '\u{80}'..='\u{9F}' => -95,
            _ if c.is_alphabetic() && !before.is_ascii() => -45,
            _ if c.is_lowercase() && before.is_ascii_alphabetic() => -22,
            _ if c.is_alphabetic() => -32,
            '\u{2013}'..='\u{2026}' => -32,
            _ => -50,
        };
        before = c;
    }
    sum
}
