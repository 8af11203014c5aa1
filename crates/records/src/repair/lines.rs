//! The lines of a game, mended one after the other.

use std::borrow::Cow;

use notation_syntax::Span;
use xiangqi_core::{Play, Setup};
use xiangqi_notation::Notation;

use super::digit_run::{Shift, shifts};
use super::line::{Line, Played};
use super::manner::Manner;
use super::proposer::Proposer;
use super::ranked::{Ranked, Standing, standing};
use super::search::{Change, Found, Search};
use super::start::{self, OtherStart};
use super::word::Word;
use super::{Fault, MARGIN, MOST_CANDIDATES, MOST_FAULTS, NEAR, Repairs, Verdict};
use crate::NodeId;
use crate::check::{CheckOptions, Stage, exchanged_ply, start_of};
use crate::raw::{RawGame, RawMove};

/// As many words of variations are searched at most; more stand in no record but collections.
const MOST_WORDS: usize = 200_000;

pub(super) fn repair(raw: &RawGame, text: &str, options: &CheckOptions) -> Repairs {
    let start = start_of(raw, text, options);
    let mut repairs = Repairs { faults: Vec::new(), notation: None };
    let Some(first) = raw.tree.first_child(NodeId::ROOT) else { return repairs };
    let main: Vec<_> = source_words(raw, text, first);
    let texts: Vec<&str> = main.iter().map(|(text, ..)| &**text).collect();
    let manners = match raw.tree[first].mv {
        RawMove::Text => match options.accept.notation {
            Some(notation) => vec![Manner::known(notation, &texts, &start)],
            None => Manner::all_of(&texts, &start),
        },
        _ if is_digits(&texts) => vec![Manner::only(Notation::Dhtmlxq)],
        _ => vec![Manner::only(Notation::Ucci)],
    };
    let Some(manner) = best_manner(&manners, &main, &start) else { return repairs };
    repairs.notation = Some(manner.notation);
    let exchanged = exchanged_ply(raw, text, start.side_to_move());
    let mut budget = MOST_WORDS;
    let mut pending = vec![(first, start)];
    let mut number = 0;
    while let Some((first, stage)) = pending.pop() {
        let words = source_words(raw, text, first);
        if words.len() > budget {
            break;
        }
        budget -= words.len();
        let nodes: Vec<NodeId> = std::iter::once(first).chain(raw.tree.line_after(first)).collect();
        let mender = Mender { raw, text, number, plies: words.len() };
        let exchanged = if number == 0 { exchanged } else { None };
        let line = Line { exchanged, ..line_of(&words, stage, manner) };
        let (stages, faults) = mender.mend(line);
        repairs.faults.extend(faults);
        // The alternatives to the moves of this line, the last pushed is the first taken.
        for (index, node) in nodes.into_iter().enumerate().rev() {
            let is_eldest = index > 0 || number == 0;
            if is_eldest && let Some(Some(stage)) = stages.get(index) {
                let mut siblings = Vec::new();
                let mut next = raw.tree.next_sibling(node);
                while let Some(sibling) = next {
                    siblings.push((sibling, stage.clone()));
                    next = raw.tree.next_sibling(sibling);
                }
                pending.extend(siblings.into_iter().rev());
            }
        }
        number += 1;
    }
    repairs
}

/// A change that leads no more than so many plies further is a short step.
const SHORT: usize = 3;
/// More short steps in a row than this lead nowhere: the record is another game from there on.
const MOST_SHORT_STEPS: usize = 2;
/// As many rivals are followed to the next fault.
const MOST_RIVALS: usize = 5;

/// In lines of more plies rivals are not followed.
const LONG: usize = 600;

type SourceWord<'t> = (Cow<'t, str>, Span);

/// Returns the texts of the line that begins with `first`. Moves without a text of their own are
/// written as squares, with an empty place.
fn source_words<'t>(raw: &RawGame, text: &'t str, first: NodeId) -> Vec<SourceWord<'t>> {
    let word = |id: NodeId| {
        let node = &raw.tree[id];
        let source = text.get(node.span.range()).unwrap_or_default();
        match node.mv {
            RawMove::Text => (Cow::Borrowed(source), node.span),
            RawMove::Squares(mv) => {
                let is_own = source.eq_ignore_ascii_case(&mv.to_string()) || is_digits(&[source]);
                if is_own {
                    (Cow::Borrowed(source), node.span)
                } else {
                    (Cow::Owned(mv.to_string()), Span::default())
                }
            }
            RawMove::OffBoard { .. } if is_digits(&[source]) => (Cow::Borrowed(source), node.span),
            RawMove::OffBoard { from, to } => (Cow::Owned(format!("{from}-{to}")), Span::default()),
            RawMove::Root => (Cow::Borrowed(""), Span::default()),
        }
    };
    std::iter::once(first).chain(raw.tree.line_after(first)).map(word).collect()
}

fn is_digits(texts: &[&str]) -> bool {
    let is_move = |text: &&str| {
        text.chars().filter(char::is_ascii_digit).count() == 4
            && text.chars().all(|c| c.is_ascii_digit() || c.is_whitespace())
    };
    !texts.is_empty() && texts.iter().all(is_move)
}

fn line_of<'t>(words: &[SourceWord<'t>], start: Stage, manner: Manner) -> Line<'t> {
    let word = |(index, (text, span)): (usize, &SourceWord<'t>)| {
        Word::new(text.clone(), *span, index + 1, manner.notation)
    };
    let words = words.iter().enumerate().map(word).collect();
    Line { start, words, manner, exchanged: None }
}

/// Returns the manner in which the line comes furthest after its best change.
fn best_manner(manners: &[Manner], words: &[SourceWord<'_>], start: &Stage) -> Option<Manner> {
    if let [manner] = manners {
        return Some(*manner);
    }
    let score = |manner: &Manner| {
        let line = line_of(words, start.clone(), *manner);
        let played = line.play();
        let fault = played.fault();
        if fault == line.words.len() {
            return (fault, fault, 0);
        }
        let best = Search::run(&line, &played).into_iter().next();
        best.map_or((fault, fault, 0), |best| (best.reach, fault, -i64::from(best.cost)))
    };
    manners.iter().rev().max_by_key(|manner| score(manner)).copied()
}

/// Mends one line.
struct Mender<'r> {
    raw: &'r RawGame,
    text: &'r str,
    number: usize,
    plies: usize,
}

impl Mender<'_> {
    /// Returns the positions before the words of the source, as far as they are known, and the
    /// faults.
    fn mend(&self, line: Line<'_>) -> (Vec<Option<Stage>>, Vec<Fault>) {
        let (stages, judged) = self.mend_all(line);
        let mut faults: Vec<Fault> = Vec::with_capacity(judged.len());
        // What leads to a fault that is mended for certain is proved as well.
        for (mut fault, standing) in judged.into_iter().rev() {
            let goes_on = faults.last().is_some_and(|next| next.verdict == Verdict::Clear);
            if standing == Standing::Alone && goes_on {
                fault.verdict = Verdict::Clear;
            }
            faults.push(fault);
        }
        faults.reverse();
        (stages, faults)
    }

    fn mend_all(&self, mut line: Line<'_>) -> (Vec<Option<Stage>>, Vec<(Fault, Standing)>) {
        let mut faults = Vec::new();
        let mut short_steps = 0;
        loop {
            let played = line.play();
            let at = played.fault();
            if at >= line.words.len() || faults.len() == MOST_FAULTS {
                return (self.stages(&line, &played), faults);
            }
            let mut found = Search::run(&line, &played);
            if line.exchanged == Some(line.words[at].ply) {
                // The words are right: what is missing or too much stands in front of them.
                found.retain(|it| matches!(it.change, Change::Insert { .. } | Change::Delete));
            }
            look_ahead(&line, &mut found);
            let starts = if faults.is_empty() { start::others(&line, at) } else { Vec::new() };
            let shifts = shifts(&line, &played, self.text);
            let (fault, standing) = self.fault(&line, &played, &found, &starts, &shifts);
            let is_step = found.first().is_some_and(|best| best.reach <= at + SHORT);
            short_steps = if is_step { short_steps + 1 } else { 0 };
            let goes_on = fault.verdict == Verdict::Clear || short_steps <= MOST_SHORT_STEPS;
            let takes_start = fault.candidates.first().and_then(|best| best.start.as_deref());
            let first = fault.candidates.first();
            let shift = shifts.into_iter().find(|shift| {
                first.is_some_and(|best| best.edits == std::slice::from_ref(&shift.edit))
            });
            if let Some(shift) = shift {
                line.words = shift.words;
                line.exchanged = None;
                faults.push((fault, standing));
                continue;
            }
            if let Some(setup) = takes_start {
                line.start = Stage::new(Setup::clone(setup));
                line.exchanged = None;
                faults.push((fault, standing));
                continue;
            }
            faults.push((fault, standing));
            line.exchanged = None;
            match found.into_iter().next() {
                Some(best) if goes_on => change(&mut line, best),
                _ => return (self.stages(&line, &played), faults),
            }
        }
    }

    /// Returns the position before each word of the source.
    fn stages(&self, line: &Line<'_>, played: &Played) -> Vec<Option<Stage>> {
        let mut stages = vec![None; self.plies];
        for (word, stage) in line.words.iter().zip(&played.stages) {
            if let Some(slot) = word.ply.checked_sub(1).and_then(|index| stages.get_mut(index)) {
                slot.get_or_insert_with(|| stage.clone());
            }
        }
        stages
    }

    fn fault(
        &self,
        line: &Line<'_>,
        played: &Played,
        found: &[Found],
        starts: &[OtherStart],
        shifts: &[Shift<'_>],
    ) -> (Fault, Standing) {
        let at = played.fault();
        let word = &line.words[at];
        let len = line.words.len();
        let mut ranked: Vec<Ranked<'_>> = found.iter().map(Ranked::Found).collect();
        // These take part by the same rule, behind what comes as far and costs no more.
        for other in starts.iter().map(Ranked::Start).chain(shifts.iter().map(Ranked::Shift)) {
            let order = |it: &Ranked<'_>| (std::cmp::Reverse(it.reach()), it.cost());
            let is_behind = |it: &Ranked<'_>| order(it) > order(&other);
            let at = ranked.iter().position(is_behind).unwrap_or(ranked.len());
            ranked.insert(at, other);
        }
        let standing = standing(&ranked, at, len);
        let proposer = Proposer { raw: self.raw, text: self.text };
        let candidate = |ranked: &Ranked<'_>| proposer.candidate(line, ranked);
        let fault = Fault {
            line: self.number,
            ply: word.ply,
            span: word.span,
            text: word.text.clone().into_owned(),
            plies: self.plies,
            candidates: ranked.iter().take(MOST_CANDIDATES).map(candidate).collect(),
            verdict: standing.verdict(),
        };
        (fault, standing)
    }
}

/// Where several changes come about as far and none to the end, the record has another slip
/// further on. Each of the foremost is followed by the best change of its next fault, and that
/// with which the two together go furthest, and cost least, comes first.
fn look_ahead(line: &Line<'_>, found: &mut [Found]) {
    let Some(best) = found.first() else { return };
    let (reach, cost) = (best.reach, best.cost);
    let rivals = found
        .iter()
        .take_while(|other| other.reach + NEAR > reach)
        .take(MOST_RIVALS)
        .filter(|other| other.cost < cost + MARGIN)
        .count();
    if reach == line.words.len() || rivals < 2 || line.words.len() > LONG {
        return;
    }
    let mut followed: Vec<(std::cmp::Reverse<usize>, u32, usize)> = Vec::new();
    for (index, rival) in found.iter().enumerate().take(MOST_RIVALS) {
        if rival.reach + NEAR <= reach || rival.cost >= cost + MARGIN {
            continue;
        }
        let mut line = line.clone();
        change(&mut line, rival.clone());
        let played = line.play();
        let next = Search::run(&line, &played).into_iter().next();
        let (reach, more) = next.map_or((played.fault(), 0), |next| (next.reach, next.cost));
        followed.push((std::cmp::Reverse(reach), rival.cost + more, index));
    }
    if let Some(&(.., index)) = followed.iter().min() {
        found[..=index].rotate_right(1);
    }
}

/// Makes a change in the words of the line.
fn change(line: &mut Line<'_>, found: Found) {
    let notation = line.manner.notation;
    let words = &mut line.words;
    match found.change {
        Change::Replace { text, .. } => {
            let word = &words[found.at];
            let (span, ply) = (word.span, word.ply);
            words[found.at] = Word::new(Cow::Owned(text), span, ply, notation);
        }
        Change::Insert { text, .. } => {
            let word = Word::new(Cow::Owned(text), Span::default(), 0, notation);
            words.insert(found.at, word);
        }
        Change::Delete => {
            words.remove(found.at);
        }
        Change::Swap { with } => {
            let (a, b) = (words[found.at].clone(), words[with].clone());
            words[found.at] = Word { span: a.span, ply: a.ply, ..b.clone() };
            words[with] = Word { span: b.span, ply: b.ply, ..a };
        }
    }
}
