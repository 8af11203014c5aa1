//! All changes of one slip that let a line go on behind its first fault.

use std::borrow::Cow;
use std::cell::Cell;

use xiangqi_core::{Move, Play};
use xiangqi_notation::{Note, read_move, repair_mojibake, write_move};

use super::SlipKind;
use super::cost::{LOOSE_WORD, SECOND_SLIP};
use super::line::{Line, Played, Reach};
use super::sign::signs;
use super::slip::{Slip, slip};
use super::word::{Fit, Word};
use crate::check::Stage;
use crate::encoding::{TextEncoding, decode_known};

/// A change of the words of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// The word is another one.
    Replace {
        /// The move that it means then.
        mv: Move,
        /// Its text.
        text: String,
    },
    /// A word is put in before this one.
    Insert {
        /// Its move.
        mv: Move,
        /// Its text.
        text: String,
    },
    /// The word is taken out.
    Delete,
    /// The word and a later one change places.
    Swap {
        /// The index of the later one.
        with: usize,
    },
}

/// A change that lets the line go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// The index of the word.
    pub(super) at: usize,
    pub(super) change: Change,
    pub(super) kind: SlipKind,
    /// The cost of the slip and of what is odd in the rest.
    pub(super) cost: u32,
    /// The index of the next word that is no legal move.
    pub(super) reach: usize,
}

/// The search over one line with one fault.
pub(super) struct Search<'s, 't> {
    line: &'s Line<'t>,
    played: &'s Played,
    found: Vec<Found>,
    /// How many words may still be played: a bound for lines of thousands of plies.
    words_left: Cell<usize>,
}

/// As many words are played in one search at most. A game of two hundred plies takes a tenth.
const MOST_WORDS: usize = 1_500_000;

impl<'s, 't> Search<'s, 't> {
    /// Finds every change, the best first: the one behind which the line can be played furthest,
    /// among equals the one that costs least.
    pub(super) fn run(line: &'s Line<'t>, played: &'s Played) -> Vec<Found> {
        let words_left = Cell::new(MOST_WORDS);
        let mut search = Self { line, played, found: Vec::new(), words_left };
        for at in (0..=played.fault()).rev() {
            if search.words_left.get() == 0 {
                break;
            }
            search.replaced(at);
            search.inserted(at);
            search.deleted(at);
            search.swapped(at);
        }
        search.corrected();
        let mut found = search.found;
        // Every word before the fault stands in for it: the later one is nearer to the fault.
        found.sort_by(|a, b| {
            (b.reach, a.cost, b.at).cmp(&(a.reach, b.cost, a.at)).then_with(|| order(a, b))
        });
        found.dedup_by(|later, earlier| later.at == earlier.at && later.change == earlier.change);
        found
    }

    fn fault(&self) -> usize {
        self.played.fault()
    }

    /// Keeps a change behind which `reach` was reached.
    fn keep(&mut self, at: usize, change: Change, slip: Slip, reach: Reach) {
        if reach.at <= self.fault() {
            return;
        }
        let odd = if self.line.manner.is_canonical {
            LOOSE_WORD * (self.played.loose[at] + reach.loose)
        } else {
            0
        };
        self.found.push(Found {
            at,
            change,
            kind: slip.kind,
            cost: slip.cost + odd,
            reach: reach.at,
        });
    }

    /// Every legal move whose text is one slip away from the word.
    fn replaced(&mut self, at: usize) {
        let Line { words, manner, .. } = self.line;
        let stage = &self.played.stages[at];
        let word = &words[at];
        let repaired = if word.is_well_formed() { Vec::new() } else { undamaged(&word.text) };
        // A dash in the wrong place is a slip of its own: any other comes on top.
        let more = if word.has_misplaced_dash(manner.notation) { SECOND_SLIP } else { 0 };
        stage.for_each_move(|mv| {
            if self.played.moves.get(at) == Some(&mv) {
                return;
            }
            let Ok(meant) = write_move(stage, mv, manner.notation, &manner.style) else { return };
            let meant_signs = signs(&meant, manner.notation);
            let says = |text: &str| {
                let signs = signs(text, manner.notation);
                signs.iter().map(|it| it.sign).eq(meant_signs.iter().map(|it| it.sign))
            };
            let slip = match slip(&word.signs, &meant_signs, manner.notation) {
                Some(slip) => Slip { cost: slip.cost + more, ..slip },
                None if repaired.iter().any(|text| says(text)) => {
                    Slip::new(SlipKind::Mojibake, 100)
                }
                // A dash says nothing, but it can stand in the wrong place.
                None if !word.is_well_formed() && says(&word.text) => {
                    Slip::new(SlipKind::SwappedCharacters, 100)
                }
                None => return,
            };
            let Some(reach) = self.reach_behind(stage, mv, at + 1) else { return };
            if reach.at > self.fault() {
                let text = self.spelled(at, mv, &meant);
                self.keep(at, Change::Replace { mv, text }, slip, reach);
            }
        });
    }

    /// Plays `mv` and then the words from `from` on.
    fn reach_behind(&self, stage: &Stage, mv: Move, from: usize) -> Option<Reach> {
        let mut stage = stage.clone();
        stage.play(mv).ok()?;
        Some(self.replay(stage, from))
    }

    fn replay(&self, stage: Stage, from: usize) -> Reach {
        let reach = self.line.replay(stage, from);
        let words = reach.at + 1 - from.min(reach.at);
        self.words_left.set(self.words_left.get().saturating_sub(words));
        reach
    }

    /// Writes the move with as much of the word at `at` as can stay.
    fn spelled(&self, at: usize, mv: Move, meant: &str) -> String {
        let Line { words, manner, .. } = self.line;
        let word = &words[at];
        let meant_signs = signs(meant, manner.notation);
        let is_lower = !word.text.chars().any(|c| c.is_ascii_uppercase())
            && word.text.chars().any(|c| c.is_ascii_lowercase());
        let cased = |c: char| if is_lower { c.to_ascii_lowercase() } else { c };
        if meant_signs.len() == word.signs.len() {
            let mut pairs = word.signs.iter().zip(&meant_signs);
            let mut text = String::with_capacity(word.text.len());
            let mut next = pairs.next();
            for c in word.text.chars() {
                match next {
                    Some((written, meant)) if written.c == c => {
                        text.push(if written.sign == meant.sign { c } else { cased(meant.c) });
                        next = pairs.next();
                    }
                    _ => text.push(c),
                }
            }
            let stage = &self.played.stages[at];
            let spelled = Word::new(Cow::Borrowed(&text), word.span, word.ply, manner.notation);
            let is_good = match manner.read(&spelled, stage) {
                Some((read, fit)) => read == mv && (fit == Fit::Exact || !manner.is_canonical),
                None => false,
            };
            if is_good {
                return text;
            }
        }
        meant.chars().map(cased).collect()
    }

    /// Every legal move that can have stood before the word.
    fn inserted(&mut self, at: usize) {
        let Line { manner, .. } = self.line;
        let stage = &self.played.stages[at];
        let mut kept = Vec::new();
        stage.for_each_move(|mv| {
            let Some(reach) = self.reach_behind(stage, mv, at) else { return };
            if reach.at > self.fault()
                && let Ok(text) = write_move(stage, mv, manner.notation, &manner.style)
            {
                kept.push((mv, text.to_string(), reach));
            }
        });
        // One of them was played: each has its share.
        let share = 100 / (kept.len() as u32).max(1);
        let slip = Slip::new(SlipKind::MissingMove, share);
        for (mv, text, reach) in kept {
            self.keep(at, Change::Insert { mv, text }, slip, reach);
        }
    }

    fn deleted(&mut self, at: usize) {
        let words = &self.line.words;
        // A record that ends with the word loses nothing: that proves no move too many.
        if at + 1 == words.len() {
            return;
        }
        let reach = self.replay(self.played.stages[at].clone(), at + 1);
        let is_same = |other: usize| words.get(other).is_some_and(|it| it.text == words[at].text);
        // Of two equal words the later one is taken out.
        if is_same(at + 1) {
            return;
        }
        let is_doubled = at > 0 && is_same(at - 1);
        let slip = if is_doubled {
            Slip::new(SlipKind::DoubledMove, 100)
        } else {
            Slip::new(SlipKind::SurplusMove, 100)
        };
        // The word that is taken out counts for nothing.
        if reach.at > self.fault() + usize::from(at == self.fault()) {
            self.keep(at, Change::Delete, slip, reach);
        }
    }

    /// The word and the next one, or the next one of the same side.
    fn swapped(&mut self, at: usize) {
        let Line { words, manner, .. } = self.line;
        for (with, percent) in [(at + 1, 60), (at + 2, 40)] {
            if with >= words.len() || words[at].text == words[with].text {
                continue;
            }
            let mut stage = self.played.stages[at].clone();
            let order = std::iter::once(with).chain(at + 1..with).chain(std::iter::once(at));
            let mut is_legal = true;
            for index in order {
                is_legal = is_legal
                    && manner
                        .read(&words[index], &stage)
                        .is_some_and(|(mv, _)| stage.play(mv).is_ok());
            }
            if is_legal {
                let reach = self.replay(stage, with + 1);
                let slip = Slip::new(SlipKind::SwappedMoves, percent);
                self.keep(at, Change::Swap { with }, slip, reach);
            }
        }
    }

    /// What the reader of moves makes of damaged characters, however many.
    fn corrected(&mut self) {
        let at = self.fault();
        let Line { words, manner, .. } = self.line;
        let (Some(word), Some(stage)) = (words.get(at), self.played.stages.get(at)) else { return };
        let Ok(read) = read_move(stage, &word.text, &manner.accept) else { return };
        let kind = read.notes.iter().find_map(|note| match note {
            Note::Corrected { .. } => Some(SlipKind::ConfusedCharacter),
            Note::Repaired { .. } => Some(SlipKind::Mojibake),
            _ => None,
        });
        let Some(kind) = kind else { return };
        let known = |found: &Found| {
            found.at == at && matches!(found.change, Change::Replace { mv, .. } if mv == read.mv)
        };
        if self.found.iter().any(known) {
            return;
        }
        let Ok(meant) = write_move(stage, read.mv, manner.notation, &manner.style) else { return };
        if let Some(reach) = self.reach_behind(stage, read.mv, at + 1) {
            let text = meant.to_string();
            self.keep(at, Change::Replace { mv: read.mv, text }, Slip::new(kind, 25), reach);
        }
    }
}

/// Returns what a damaged text can have been.
fn undamaged(text: &str) -> Vec<String> {
    let mut texts: Vec<String> = repair_mojibake(text).into_iter().map(|(_, text)| text).collect();
    // Whole words read as Latin-1, whatever characters they hold.
    let bytes: Option<Vec<u8>> = text.chars().map(|c| u8::try_from(u32::from(c)).ok()).collect();
    if let Some(bytes) = bytes.filter(|bytes| !bytes.is_ascii()) {
        for encoding in [TextEncoding::Gb18030, TextEncoding::Big5, TextEncoding::Utf8] {
            let decoded = decode_known(&bytes, encoding);
            if decoded.faults.is_empty() {
                texts.push(decoded.text.into_owned());
            }
        }
    }
    texts
}

/// An order among changes that nothing else tells apart, so that every run gives the same.
fn order(a: &Found, b: &Found) -> std::cmp::Ordering {
    let key = |found: &Found| match &found.change {
        Change::Replace { mv, .. } => (0, Some(*mv), 0),
        Change::Swap { with } => (1, None, *with),
        Change::Delete => (2, None, 0),
        Change::Insert { mv, .. } => (3, Some(*mv), 0),
    };
    key(a).cmp(&key(b))
}
