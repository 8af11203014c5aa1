//! How probable the bytes of a text are in each encoding.
//!
//! Each encoding in question reads the same sample, and each character weighs the logarithm of its
//! frequency in texts of that encoding (see [`weight`](super::weight)). Since all encodings read
//! all bytes of the sample, the sums compare like probabilities.

use encoding_rs::DecoderResult;

use super::weight::{MALFORMED, Weigher};
use super::{Rival, Subject, TextEncoding};

/// Bytes beyond ASCII that are looked at, with their neighbours.
const SAMPLE: usize = 8_192;

/// The part of the sample that decides alone where it is clear enough.
const FIRST_LOOK: usize = 128;

/// The margin at which the first look decides, in decibans.
const DECISIVE: i64 = 150;

/// The margin behind which an encoding is out of the race and not read on.
const HOPELESS: i64 = 400;

/// What a declaration in the file is worth.
const DECLARED: i64 = 40;

/// What a declaration is worth if its encoding reads all bytes and the rival does not.
const DECLARED_WITHOUT_FAULT: i64 = 600;

/// The weight of a character cut off before ASCII.
const CUT: i64 = -80;

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

/// One encoding in the race.
#[derive(Clone, Copy, Debug)]
struct Score {
    encoding: TextEncoding,
    weight: i64,
    has_fault: bool,
}

impl Evidence {
    /// Takes the runs of a string up to the size of the sample.
    ///
    /// The ASCII byte in front of a run stays: an accent stands among letters. So do ASCII bytes
    /// behind a byte beyond ASCII: they may be the second half of a character.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.add_up_to(SAMPLE, bytes);
    }

    fn add_up_to(&mut self, limit: usize, bytes: &[u8]) {
        let mut at = 0;
        while self.sample.len() < limit {
            let Some(found) = bytes[at..].iter().position(|byte| !byte.is_ascii()) else { break };
            let start = at + found;
            let mut end = start;
            while end < bytes.len() && end - start < limit {
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

    /// Compares the encodings of the subject, and the declared one with them.
    pub(super) fn rank(&self, subject: Subject, declared: Option<TextEncoding>) -> Ranking {
        let first_look = self.sample.get(FIRST_LOOK..).and_then(|behind| {
            behind.iter().position(|&byte| byte == b'\n').map(|len| FIRST_LOOK + len)
        });
        first_look
            .and_then(|len| clear_ranking(&self.sample[..len], subject, declared))
            .unwrap_or_else(|| rank(&self.sample, subject, declared))
    }
}

/// Compares the encodings of one string, looking no further than is needed.
pub(super) fn rank_text(bytes: &[u8], subject: Subject, declared: Option<TextEncoding>) -> Ranking {
    let mut evidence = Evidence::default();
    evidence.add_up_to(FIRST_LOOK, bytes);
    clear_ranking(&evidence.sample, subject, declared).unwrap_or_else(|| {
        evidence.sample.clear();
        evidence.add(bytes);
        rank(&evidence.sample, subject, declared)
    })
}

/// Compares encodings on strings that may each have another one.
pub(super) struct Judge {
    weigher: Weigher,
    candidates: Vec<TextEncoding>,
    evidence: Evidence,
    scratch: String,
}

impl Judge {
    /// Takes the encodings of the subject in which characters have several bytes, and `main`.
    pub(super) fn new(subject: Subject, main: TextEncoding) -> Self {
        let mut candidates = vec![main];
        candidates.extend(
            candidates_of(subject)
                .iter()
                .map(|&(encoding, _)| encoding)
                .filter(|&encoding| encoding != main.family() && encoding.is_multi_byte()),
        );
        let weigher = Weigher::new(subject);
        Self { weigher, candidates, evidence: Evidence::default(), scratch: String::new() }
    }

    /// Returns the encodings that are compared.
    pub(super) fn candidates(&self) -> &[TextEncoding] {
        &self.candidates
    }

    /// Weighs a string in each of them, as far as `reach` below the best.
    pub(super) fn weigh(&mut self, bytes: &[u8], reach: i64) -> Vec<i64> {
        self.evidence.sample.clear();
        self.evidence.add(bytes);
        let sample = &self.evidence.sample;
        self.scratch.reserve(sample.len() * 3 + 16);
        let mut floor = i64::MIN;
        let mut weights = Vec::with_capacity(self.candidates.len());
        for &encoding in &self.candidates {
            let score = score(sample, encoding, 0, floor, &self.weigher, &mut self.scratch);
            floor = floor.max(score.weight - reach);
            weights.push(score.weight);
        }
        weights
    }
}

/// Ranks by the first part of a sample, if that is enough.
fn clear_ranking(
    sample: &[u8],
    subject: Subject,
    declared: Option<TextEncoding>,
) -> Option<Ranking> {
    let ranking = rank(sample, subject, declared);
    let is_clear = i64::from(ranking.rival.margin) >= DECISIVE;
    // Names with accents may stand before a text in Chinese.
    (is_clear && ranking.best.is_multi_byte()).then_some(ranking)
}

fn rank(sample: &[u8], subject: Subject, declared: Option<TextEncoding>) -> Ranking {
    let weigher = Weigher::new(subject);
    let mut scratch = String::with_capacity(sample.len() * 3 + 16);
    let mut scores: Vec<Score> = Vec::with_capacity(8);
    let others = candidates_of(subject)
        .iter()
        .copied()
        .filter(|&(encoding, _)| declared.is_none_or(|it| it.family() != encoding));
    for (encoding, prior) in declared.map(|it| (it, DECLARED)).into_iter().chain(others) {
        let best = scores.iter().map(|score| score.weight).max();
        let floor = best.map_or(i64::MIN, |best| best - HOPELESS);
        scores.push(score(sample, encoding, prior, floor, &weigher, &mut scratch));
    }
    if declared.is_some() && !scores[0].has_fault {
        // The declared encoding is the first.
        for rival in scores[1..].iter_mut().filter(|rival| rival.has_fault) {
            rival.weight -= DECLARED_WITHOUT_FAULT - DECLARED;
        }
    }
    // Best first; of equals the one that comes first in the list of candidates.
    scores.sort_by_key(|score| std::cmp::Reverse(score.weight));
    let (best, second) = (scores[0], scores[1]);
    let margin = u32::try_from(best.weight - second.weight).unwrap_or(u32::MAX);
    Ranking { best: best.encoding, rival: Rival { encoding: second.encoding, margin } }
}

/// Adds up the weights of the sample in `encoding`, stopping below `floor`.
fn score(
    sample: &[u8],
    encoding: TextEncoding,
    prior: i64,
    floor: i64,
    weigher: &Weigher,
    scratch: &mut String,
) -> Score {
    let mut decoder = encoding.tables().new_decoder_without_bom_handling();
    let mut score = Score { encoding, weight: prior, has_fault: false };
    let mut at = 0;
    loop {
        scratch.clear();
        let (result, read) =
            decoder.decode_to_string_without_replacement(&sample[at..], scratch, true);
        at += read;
        score.weight += weigher.weigh(scratch, encoding);
        match result {
            DecoderResult::InputEmpty => return score,
            DecoderResult::OutputFull => {}
            DecoderResult::Malformed(bad, after) => {
                let next = sample.get(at - usize::from(after)).copied();
                let is_cut = next.is_none_or(|byte| byte.is_ascii());
                let bytes = if is_cut { i64::from(bad) - 1 } else { i64::from(bad) };
                score.weight += MALFORMED * bytes + if is_cut { CUT } else { 0 };
                score.has_fault = true;
            }
        }
        if score.weight < floor {
            return score;
        }
    }
}

/// The encodings in question with what speaks for them beforehand, in decibans.
const fn candidates_of(subject: Subject) -> &'static [(TextEncoding, i64)] {
    match subject {
        Subject::Xiangqi => &[
            (TextEncoding::Gb18030, 0),
            (TextEncoding::Big5, -14),
            (TextEncoding::Utf8, 0),
            (TextEncoding::Windows1252, -15),
        ],
        Subject::Go => &[
            (TextEncoding::Gb18030, 0),
            (TextEncoding::Big5, -8),
            (TextEncoding::EucKr, -5),
            (TextEncoding::ShiftJis, -8),
            (TextEncoding::EucJp, -30),
            (TextEncoding::Utf8, 0),
            (TextEncoding::Windows1252, -5),
        ],
    }
}
