//! In what manner a record is written: notation, dialect, script, letters.

use std::borrow::Cow;

use notation_syntax::Span;
use xiangqi_core::{Move, Play};
use xiangqi_notation::{
    Accept, Convention, Digits, FileDirection, LetterSet, Notation, RankBase, Reader, ReadingRank,
    Script, Style, read_chinese, read_move, read_wxf, write_move, written_move,
};

use super::sign::signs;
use super::word::{Fit, Word};
use crate::check::Stage;

/// The manner of a record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    pub(super) notation: Notation,
    pub(super) accept: Accept,
    pub(super) style: Style,
    /// Whether words of related notations stand among the others.
    pub(super) is_mixed: bool,
    /// Whether nearly all words that can be read are as the notation writes them.
    pub(super) is_canonical: bool,
}

/// As many words prove a notation.
const PROOF: usize = 6;
/// As many words are looked at for the style.
const SAMPLE: usize = 60;
/// As many notations are tried where no proof is.
const MOST: usize = 4;

impl Manner {
    fn new(convention: Convention) -> Self {
        let rank_base = convention.rank_base.unwrap_or_default();
        Self {
            notation: convention.notation,
            accept: convention.accept(),
            style: Style { rank_base, files: convention.files, ..Style::default() },
            is_mixed: false,
            is_canonical: false,
        }
    }

    /// Takes one notation for certain.
    pub(super) fn only(notation: Notation) -> Self {
        let rank_base = match notation {
            Notation::Lalg | Notation::Salg => Some(RankBase::Zero),
            _ => None,
        };
        Self::new(Convention { notation, rank_base, files: FileDirection::LeftToRight })
    }

    /// Takes one notation for certain and finds out the style of `texts`.
    pub(super) fn known(notation: Notation, texts: &[&str], start: &Stage) -> Self {
        Self::only(notation).tuned(texts, start)
    }

    /// Returns the manners in which `texts`, played from `start`, can be written, the likeliest
    /// first; one if the texts prove it.
    pub(super) fn all_of(texts: &[&str], start: &Stage) -> Vec<Self> {
        let mut reader = Reader::new(start.clone());
        let read = texts.iter().take(SAMPLE).take_while(|text| reader.push(text).is_ok()).count();
        if read >= PROOF.min(texts.len())
            && let Ok(run) = reader.finish()
            && let Some(convention) = run.evidence.convention
        {
            return vec![Self::new(convention).tuned(texts, start)];
        }
        let count = |notation: Notation| {
            let sample = texts.iter().take(SAMPLE);
            sample.filter(|text| written_move(text, notation).is_ok()).count()
        };
        let mut counts: Vec<_> =
            Notation::ALL.into_iter().map(|notation| (count(notation), notation)).collect();
        let most = counts.iter().map(|&(count, _)| count).max().unwrap_or(0);
        counts.retain(|&(count, _)| count == most && count > 0);
        // Relatives differ in rare words only: the first of a family stands for it.
        let by_files = |notation: Notation| notation.dialect().is_some();
        counts.dedup_by(|&mut (_, later), &mut (_, earlier)| by_files(later) && by_files(earlier));
        counts.truncate(MOST);
        counts.into_iter().map(|(_, it)| Self::only(it).tuned(texts, start)).collect()
    }

    /// Settles script, letters and habits by the words that can be read.
    fn tuned(mut self, texts: &[&str], start: &Stage) -> Self {
        let mut stage = start.clone();
        let mut read = Vec::new();
        for &text in texts.iter().take(SAMPLE) {
            let word = Word::new(Cow::Borrowed(text), Span::default(), 0, self.notation);
            let mv = match self.read(&word, &stage) {
                Some((mv, _)) => mv,
                None => match read_move(&stage, text, &self.accept) {
                    Ok(read) => read.mv,
                    Err(_) => break,
                },
            };
            read.push((stage.clone(), text, mv));
            if stage.play(mv).is_err() {
                break;
            }
        }
        let matches = |style: &Style, notation: Notation| {
            let is_same = |(stage, text, mv): &&(Stage, &str, _)| {
                write_move(stage, *mv, notation, style)
                    .is_ok_and(|written| written.eq_ignore_ascii_case(text))
            };
            read.iter().filter(is_same).count()
        };
        let styles = styles(&self.style);
        if let Some(best) = styles.iter().rev().max_by_key(|style| matches(style, self.notation)) {
            self.style = *best;
            if matches(best, self.notation) > 0 {
                self.accept.letters = best.letters;
            }
        }
        let mut loose = 0;
        for (stage, text, mv) in &read {
            let word = Word::new(Cow::Borrowed(*text), Span::default(), 0, self.notation);
            match self.read(&word, stage) {
                Some((same, Fit::Exact)) if same == *mv => {}
                Some((same, _)) if same == *mv => loose += 1,
                _ => {
                    self.is_mixed = true;
                    loose += 1;
                }
            }
        }
        self.is_canonical = loose * 12 <= read.len();
        self
    }

    fn has_standard_letters(&self) -> bool {
        self.accept.letters.is_none_or(|letters| letters == LetterSet::STANDARD)
    }

    /// Returns the legal move that `word` means at `stage`; corrected characters are none.
    pub(super) fn read(&self, word: &Word<'_>, stage: &Stage) -> Option<(Move, Fit)> {
        let exact = match self.notation {
            Notation::Chinese => read_chinese(stage, &word.text),
            Notation::Wxf if self.has_standard_letters() => read_wxf(stage, &word.text),
            _ => None,
        };
        if let Some(read) = exact {
            return Some((read.mv, Fit::Exact));
        }
        if let Some(mv) = word.written.and_then(|written| written.resolve(stage).ok()) {
            return Some((mv, self.fit(word, stage, mv)));
        }
        if !self.is_mixed && word.written.is_some() {
            return None;
        }
        let accept = Accept { worst: ReadingRank::Tolerated, ..self.accept };
        let read = read_move(stage, &word.text, &accept).ok()?;
        Some((read.mv, Fit::Loose))
    }

    fn fit(&self, word: &Word<'_>, stage: &Stage, mv: Move) -> Fit {
        if self.notation.dialect().is_none() {
            return Fit::Exact;
        }
        let is_written = self.notation != Notation::Chinese
            && write_move(stage, mv, self.notation, &self.style).is_ok_and(|text| {
                let meant = signs(&text, self.notation);
                meant.len() == word.signs.len()
                    && meant.iter().zip(&word.signs).all(|(a, b)| a.sign == b.sign)
            });
        if is_written { Fit::Exact } else { Fit::Loose }
    }

    /// Returns what stands between two moves.
    pub(super) const fn separator(&self) -> &'static str {
        match self.notation {
            Notation::Dhtmlxq => "",
            _ => " ",
        }
    }
}

/// The styles that a writer may have, the usual first.
fn styles(base: &Style) -> Vec<Style> {
    let mut styles = Vec::new();
    for script in [Script::Simplified, Script::Traditional] {
        for digits in [Digits::Fullwidth, Digits::Ascii] {
            styles.push(Style { script, digits, ..*base });
        }
    }
    styles.extend(LetterSet::PRESETS.map(|(_, letters)| Style { letters: Some(letters), ..*base }));
    styles
}
