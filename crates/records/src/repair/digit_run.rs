//! A digit lost or too many in a run of moves of four digits each.
//!
//! DhtmlXQ sets nothing between moves, so that one digit shifts all that follow. A digit is put
//! in or taken out at every place up to the fault and the run is parted anew.

use std::borrow::Cow;

use notation_syntax::Span;
use xiangqi_notation::Notation;

use super::cost::cost;
use super::line::{Line, Played};
use super::word::Word;
use super::{Edit, SlipKind};

/// A run that goes on with one digit more or less.
#[derive(Clone, Debug)]
pub(super) struct Shift<'t> {
    /// The index of the word at which the digits change.
    pub(super) at: usize,
    pub(super) kind: SlipKind,
    pub(super) cost: u32,
    pub(super) edit: Edit,
    /// The index of the next word that is no legal move.
    pub(super) reach: usize,
    /// All words of the line as they are then.
    pub(super) words: Vec<Word<'t>>,
}

/// So many words before the fault are tried: shifted digits are seldom moves.
const BEFORE: usize = 6;
/// Fewer plies are no proof that the digits are in step again.
const PROOF: usize = 4;

/// Returns the shifts behind which the line goes on, the best first.
pub(super) fn shifts<'t>(line: &Line<'t>, played: &Played, text: &str) -> Vec<Shift<'t>> {
    let fault = played.fault();
    let words = &line.words;
    if line.manner.notation != Notation::Dhtmlxq || words.iter().any(|it| it.span.is_empty()) {
        return Vec::new();
    }
    let Some(last) = words.last() else { return Vec::new() };
    // A digit that is too many leaves others over, which belong to no word.
    let behind = text.get(last.span.end..).unwrap_or_default();
    let left = behind.char_indices().take_while(|(_, c)| c.is_ascii_digit() || c.is_whitespace());
    let digits: Vec<(char, usize)> = words
        .iter()
        .flat_map(|word| {
            let places = word.text.char_indices().map(|(at, c)| (c, word.span.start + at));
            places.filter(|(c, _)| c.is_ascii_digit()).collect::<Vec<_>>()
        })
        .chain(left.map(|(at, c)| (c, last.span.end + at)).filter(|(c, _)| c.is_ascii_digit()))
        .collect();
    let mut shifts = Vec::new();
    for at in fault.saturating_sub(BEFORE)..=fault {
        for place in 4 * at..(4 * at + 4).min(digits.len()) {
            let (_, offset) = digits[place];
            let mut less = digits.clone();
            less.remove(place);
            let edit = Edit { span: Span::new(offset, offset + 1), replacement: String::new() };
            let surplus = cost(SlipKind::SurplusCharacter, 20);
            try_run(
                line,
                played,
                at,
                &less,
                (SlipKind::SurplusCharacter, surplus, edit),
                &mut shifts,
            );
            for digit in '0'..='9' {
                let mut more = digits.clone();
                more.insert(place, (digit, offset));
                let edit = Edit { span: Span::at(offset), replacement: digit.to_string() };
                let lost = cost(SlipKind::LostCharacter, 25);
                try_run(
                    line,
                    played,
                    at,
                    &more,
                    (SlipKind::LostCharacter, lost, edit),
                    &mut shifts,
                );
            }
        }
    }
    shifts.sort_by_key(|shift: &Shift<'_>| (std::cmp::Reverse(shift.reach), shift.cost));
    // The same digit put in before and behind its like gives the same run.
    let same = |a: &Shift<'_>, b: &Shift<'_>| {
        a.words.iter().map(|it| &it.text).eq(b.words.iter().map(|it| &it.text))
    };
    shifts.dedup_by(|later, earlier| same(later, earlier));
    shifts
}

fn try_run<'t>(
    line: &Line<'t>,
    played: &Played,
    at: usize,
    digits: &[(char, usize)],
    (kind, cost, edit): (SlipKind, u32, Edit),
    shifts: &mut Vec<Shift<'t>>,
) {
    let notation = line.manner.notation;
    let word = |quadruple: &[(char, usize)], ply: usize| {
        let text: String = quadruple.iter().map(|&(c, _)| c).collect();
        let end = quadruple.last().map_or(0, |&(_, at)| at + 1);
        let start = quadruple.first().map_or(end, |&(_, at)| at.min(end));
        Word::new(Cow::Owned(text), Span::new(start, end), ply, notation)
    };
    let rest = digits.get(4 * at..).unwrap_or_default();
    // Most runs fail at once: a few words tell.
    let near: Vec<_> =
        rest.chunks_exact(4).take(PROOF).zip(at + 1..).map(|(it, ply)| word(it, ply)).collect();
    let head = Line { words: near, ..line.head() };
    let is_long = rest.len() >= 4 * PROOF;
    let reached = head.replay(played.stages[at].clone(), 0).at;
    if reached < head.words.len() && reached < PROOF || !is_long && reached < head.words.len() {
        return;
    }
    let mut words = line.words[..at].to_vec();
    words.extend(rest.chunks_exact(4).zip(at + 1..).map(|(it, ply)| word(it, ply)));
    let run = Line { words, ..line.head() };
    let reach = run.replay(played.stages[at].clone(), at).at;
    if reach > played.fault() {
        shifts.push(Shift { at, kind, cost, edit, reach, words: run.words });
    }
}
