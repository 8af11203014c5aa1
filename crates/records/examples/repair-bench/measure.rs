//! What is counted.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use notation_syntax::Span;
use records::NodeId;
use records::check::CheckOptions;
use records::raw::{RawGame, RawNode};
use records::repair::{Candidate, Repairs, Verdict, apply, repair};
use xiangqi_core::{Move, Position};
use xiangqi_notation::{Notation, Style, write_move};

use crate::brute;
use crate::random::Random;
use crate::slips::{Choice, Confusions, Made, make};

/// The counts of a run.
#[derive(Default)]
pub(crate) struct Tally {
    games: usize,
    detected: usize,
    distances: Vec<usize>,
    named: usize,
    first: usize,
    three: usize,
    unique: usize,
    unique_first: usize,
    unique_three: usize,
    clear: usize,
    clear_right: usize,
    whole: usize,
    times: Vec<Duration>,
    /// By kind: made, detected, first.
    kinds: BTreeMap<&'static str, [usize; 4]>,
}

/// The words of a game.
fn words(game: &[Move], notation: Notation) -> Option<Vec<String>> {
    let mut position = Position::start();
    let mut words = Vec::with_capacity(game.len());
    for &mv in game {
        words.push(write_move(&position, mv, notation, &Style::default()).ok()?.to_string());
        position.play(mv).ok()?;
    }
    Some(words)
}

/// A game whose moves are `words`, with its text.
fn record(words: &[String]) -> (RawGame, String) {
    let mut raw = RawGame::new();
    let mut text = String::new();
    let mut node = NodeId::ROOT;
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        let start = text.len();
        text.push_str(word);
        node = raw.tree.add(node, RawNode::text(Span::new(start, text.len())));
    }
    raw.span = Span::new(0, text.len());
    (raw, text)
}

impl Tally {
    pub(crate) const HEAD: &'static str = "| notation | slips | games | undetectable | distance 0 / 1–3 / 4–9 / more | ply in first three | first | first three | unique | unique first | unique first three | clear | clear and right | all restored | median, worst time |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|";

    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn measure(
        &mut self,
        game: &[Move],
        notation: Notation,
        slips: usize,
        choice: Choice,
        confusions: &Confusions,
        random: &mut Random,
    ) {
        let Some(right) = words(game, notation) else { return };
        let mut wrong = right.clone();
        let mut before = Vec::new();
        let mut made: Vec<Made> = Vec::new();
        for _ in 0..slips {
            before.push(wrong.clone());
            let Some(slip) = make(&mut wrong, notation, choice, confusions, random) else { return };
            made.push(slip);
        }
        let kind = made[0].kind.name();
        self.games += 1;
        self.kinds.entry(kind).or_default()[0] += 1;
        let (raw, text) = record(&wrong);
        let began = Instant::now();
        let repairs = repair(&raw, &text, &CheckOptions::default());
        self.times.push(began.elapsed());
        let Some(fault) = repairs.faults.first() else { return };
        self.detected += 1;
        self.kinds.entry(kind).or_default()[1] += 1;
        let altered = |ply: usize| made.iter().any(|made| made.at.contains(&(ply - 1)));
        let nearest = made.iter().flat_map(|made| &made.at).map(|&at| (fault.ply - 1).abs_diff(at));
        self.distances.push(nearest.min().unwrap_or(0));
        let mut plies: Vec<usize> = Vec::new();
        for found in &fault.candidates {
            if !plies.contains(&found.ply) {
                plies.push(found.ply);
            }
        }
        self.named += usize::from(plies.iter().take(3).any(|&ply| altered(ply.max(1))));
        let is_right = |found: &Candidate| {
            let mended = apply(&text, &found.edits);
            let mended: Vec<&str> = mended.split_whitespace().collect();
            if slips == 1 {
                mended.iter().eq(right.iter())
            } else {
                restores(&mended, found.ply, &right, &wrong)
            }
        };
        let first = fault.candidates.first().is_some_and(is_right);
        let three = fault.candidates.iter().take(3).any(is_right);
        self.first += usize::from(first);
        self.three += usize::from(three);
        self.kinds.entry(kind).or_default()[2] += usize::from(first);
        self.kinds.entry(kind).or_default()[3] += usize::from(three);
        if fault.verdict == Verdict::Clear {
            self.clear += 1;
            self.clear_right += usize::from(first);
        }
        self.whole += usize::from(is_whole(&repairs, &text, &right));
        if slips == 1
            && right.len() == wrong.len()
            && made[0].at.len() == 1
            && brute::repairs(&wrong, notation) == 1
        {
            self.unique += 1;
            self.unique_first += usize::from(first);
            self.unique_three += usize::from(three);
        }
    }

    pub(crate) fn row(&self, notation: Notation, slips: usize) -> String {
        let percent = |part: usize, whole: usize| match whole {
            0 => "–".to_owned(),
            _ => format!("{:.1} %", 100.0 * part as f64 / whole as f64),
        };
        let of = |part| percent(part, self.detected);
        let far = |range: std::ops::RangeInclusive<usize>| {
            let count = self.distances.iter().filter(|it| range.contains(it)).count();
            format!("{:.0}", 100.0 * count as f64 / self.distances.len().max(1) as f64)
        };
        let mut times = self.times.clone();
        times.sort();
        let ms = |time: Option<&Duration>| time.map_or(0.0, |it| it.as_secs_f64() * 1000.0);
        format!(
            "| {notation} | {slips} | {} | {} | {} / {} / {} / {} % | {} | {} | {} | {} | {} | {} | {} | {} | {} | {:.1} ms, {:.0} ms |",
            self.games,
            percent(self.games - self.detected, self.games),
            far(0..=0),
            far(1..=3),
            far(4..=9),
            far(10..=usize::MAX),
            of(self.named),
            of(self.first),
            of(self.three),
            of(self.unique),
            percent(self.unique_first, self.unique),
            percent(self.unique_three, self.unique),
            of(self.clear),
            percent(self.clear_right, self.clear),
            of(self.whole),
            ms(times.get(times.len() / 2)),
            ms(times.last()),
        )
    }

    /// The kinds of the first slips, for tuning.
    pub(crate) fn kinds(&self) -> String {
        let mut text = String::new();
        for (kind, [made, detected, first, three]) in &self.kinds {
            text.push_str(&format!("  {kind:20} {made:5} {detected:5} {first:5} {three:5}\n"));
        }
        text
    }
}

/// Tells whether the candidate made the record equal to the right one around the word that it
/// changed.
fn restores(mended: &[&str], ply: usize, right: &[String], wrong: &[String]) -> bool {
    let distance = |words: &mut dyn Iterator<Item = &str>| {
        words.zip(right).filter(|(word, right)| *word != *right).count()
    };
    let was = distance(&mut wrong.iter().map(String::as_str));
    let is = distance(&mut mended.iter().copied());
    let same_length = mended.len().abs_diff(right.len()) <= wrong.len().abs_diff(right.len());
    ply > 0 && is < was && same_length
}

/// Tells whether the first candidates of all faults together give the right record.
fn is_whole(repairs: &Repairs, text: &str, right: &[String]) -> bool {
    let edits: Vec<_> = repairs
        .faults
        .iter()
        .filter_map(|fault| fault.candidates.first())
        .flat_map(|found| found.edits.clone())
        .collect();
    apply(text, &edits).split_whitespace().eq(right.iter().map(String::as_str))
}
