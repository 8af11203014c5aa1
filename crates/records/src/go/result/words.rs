//! Results in sentences, as servers and programs of several countries write them.

use go_notation::Color;
use nom::Parser;
use nom::bytes::complete::tag;
use nom::character::complete::{digit1, one_of};
use nom::combinator::{opt, recognize};
use notation_syntax::{PResult, prefix};

use super::{GoResult, WonBy};

const BLACK: &[&str] = &["black", "黑", "黒", "흑"];
const WHITE: &[&str] = &["white", "白", "백"];
const WINS: &[&str] = &["win", "won", "胜", "勝", "승", "+"];
const LOSES: &[&str] = &["lose", "lost", "负", "負", "敗", "败", "패"];
const DRAW: &[&str] =
    &["draw", "jigo", "和棋", "和局", "持碁", "持棋", "平局", "ジゴ", "무승부", "빅"];
const VOID: &[&str] = &["void", "無勝負", "无胜负", "무효"];
const RESIGNATION: &[&str] =
    &["resign", "中押", "中盘", "中盤", "불계", "投了", "认输", "認輸", "投子"];
const TIME: &[&str] = &["time", "超时", "超時", "时间", "時間", "시간", "切れ"];
const FORFEIT: &[&str] = &["forfeit", "弃权", "棄權", "棄権", "기권", "反則", "反则", "반칙"];

/// Reads a sentence that names a winner or says that there is none.
pub(super) fn read(text: &str) -> Option<GoResult> {
    let lower = text.to_lowercase();
    let first = |words: &[&str]| words.iter().filter_map(|word| lower.find(word)).min();
    let has = |words: &[&str]| first(words).is_some();
    if has(VOID) {
        return Some(GoResult::Void);
    }
    if has(DRAW) {
        return Some(GoResult::Draw);
    }
    let subject = match (first(BLACK), first(WHITE)) {
        (Some(black), Some(white)) if white < black => Color::White,
        (Some(_), _) => Color::Black,
        (None, Some(_)) => Color::White,
        (None, None) => return None,
    };
    let winner = if has(LOSES) && !has(WINS) {
        subject.other()
    } else if has(WINS) {
        subject
    } else {
        return None;
    };
    // A number before the subject counts moves.
    let sentence = first(if subject == Color::Black { BLACK } else { WHITE })
        .map_or(lower.as_str(), |at| &lower[at..]);
    Some(GoResult::win(winner, reason(sentence)))
}

/// Reads how a game was won: a word, or the first number.
pub(super) fn reason(text: &str) -> WonBy {
    let lower = text.trim().to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    if has(RESIGNATION) || lower == "r" {
        WonBy::Resignation
    } else if has(TIME) || lower == "t" {
        WonBy::Time
    } else if has(FORFEIT) || lower == "f" {
        WonBy::Forfeit
    } else {
        points(&lower).map_or(WonBy::Unstated, WonBy::Points)
    }
}

fn points(text: &str) -> Option<f64> {
    let text: String = text.chars().map(narrow).collect();
    let start = text.find(|c: char| c.is_ascii_digit() || c == '.')?;
    let (number, rest) = prefix(amount, &text[start..]).ok()?;
    let rest = rest.trim_start();
    // A stone (子) of area is two points: one more here, one less there.
    if rest.starts_with('子') {
        return Some(number * 2.0);
    }
    let is_half = rest.chars().take(2).any(|c| c == '半');
    Some(if is_half { number + 0.5 } else { number })
}

/// `number`, `number/number` or `number又number/number`.
fn amount(input: &str) -> PResult<&str, f64> {
    let (input, whole) = decimal(input)?;
    let (input, divisor) = opt((tag("/"), decimal)).parse(input)?;
    if let Some((_, divisor)) = divisor {
        return Ok((input, if divisor == 0.0 { whole } else { whole / divisor }));
    }
    let fraction = (tag("又"), decimal, tag("/"), decimal);
    let (input, fraction) = opt(fraction).parse(input)?;
    let part = match fraction {
        Some((_, above, _, below)) if below != 0.0 => above / below,
        _ => 0.0,
    };
    Ok((input, whole + part))
}

fn decimal(input: &str) -> PResult<&str, f64> {
    let whole = recognize((digit1, opt((one_of("."), digit1))));
    let bare = recognize((one_of("."), digit1));
    let (input, text) = nom::branch::alt((whole, bare)).parse(input)?;
    Ok((input, text.parse().unwrap_or_default()))
}

fn narrow(c: char) -> char {
    match c {
        '０'..='９' | '．' | '／' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        c => c,
    }
}
