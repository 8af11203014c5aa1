//! The tokens of PGN.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{take_till, take_till1, take_while, take_while_m_n, take_while1};
use nom::character::complete::{char, u8 as number_u8};
use nom::combinator::{map, opt, verify};
use nom::sequence::{delimited, pair, preceded, terminated};
use notation_syntax::{Failure, PResult, label};

use super::separators::{ends_word, is_space};
use super::spaced::spaced_move;
use super::tags::belongs_to_head;

use crate::Nag;

/// One token of a move text; texts are slices of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// `12.`, `12...`, `12、`, or a bare number.
    Number(u32),
    /// Dots that stand for the move of the other side.
    Dots,
    /// `{…}`: what is inside; `closed` is false at the end of the text.
    Comment { text: &'t str, closed: bool },
    /// `;…` or `%…` to the end of the line.
    LineComment(&'t str),
    /// `(`.
    Open,
    /// `)` or a stray `}`.
    Close(char),
    /// `$14`.
    Nag(Nag),
    /// `[`, where a tag may begin.
    Bracket,
    /// Anything else up to the next separator.
    Word(&'t str),
}

fn is_dot(c: char) -> bool {
    matches!(c, '.' | '．' | '。' | '、' | '…' | '·' | '⋯')
}

/// Skips what separates tokens.
pub(super) fn space(input: &str) -> PResult<&str, &str> {
    take_while(is_space)(input)
}

/// `[ Name "value" ]`: the value runs to the first quote behind which, blanks aside, `]` stands.
pub(super) fn tag_pair(input: &str) -> PResult<&str, (&str, &str)> {
    delimited(
        (char('['), blank),
        pair(label("the name of the tag", take_while1(is_of_tag_name)), preceded(blank, quoted)),
        (blank, label("`]`", char(']'))),
    )
    .parse(input)
}

fn is_of_tag_name(c: char) -> bool {
    !is_space(c) && !"\"[]{}".contains(c)
}

/// Tells whether a tag can have the name `name`.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(is_of_tag_name)
}

fn blank(input: &str) -> PResult<&str, &str> {
    take_while(|c: char| is_space(c) && c != '\n')(input)
}

/// A quoted value. Quotes inside are taken as text unless `]` follows.
fn quoted(input: &str) -> PResult<&str, &str> {
    let (inside, _) = label("`\"` before the value", char('"')).parse(input)?;
    // The next line that begins with `[` bounds the search, so that a file of open quotes is
    // read in linear time.
    let bound = line_begins(inside).next().unwrap_or(inside.len());
    let end = memchr::memchr_iter(b'"', &inside.as_bytes()[..bound]).find(|&at| {
        inside[at + 1..].trim_start_matches([' ', '\t', '\r']).starts_with(']')
            && !is_escaped(&inside[..at])
    });
    match end {
        Some(at) => Ok((&inside[at + 1..], &inside[..at])),
        None => Err(nom::Err::Error(Failure::new(inside.len(), "`\"]` behind the value"))),
    }
}

/// Tells whether what follows `before` stands behind a backslash that is none itself.
fn is_escaped(before: &str) -> bool {
    (before.len() - before.trim_end_matches('\\').len()) % 2 == 1
}

/// One token; the separators in front of it must be gone.
///
/// The first character tells which kinds can begin, so that a move costs one attempt.
pub(super) fn token(input: &str) -> PResult<&str, Token<'_>> {
    match input.chars().next() {
        Some('{' | '｛') => comment(input),
        Some(';' | '%') => line_comment(input),
        Some('(' | '（' | ')' | '）' | '}' | '｝' | ']' | '[') => bracket(input),
        Some('$') => alt((nag, word)).parse(input),
        Some(c) if is_dot(c) => dots(input),
        Some(c) if digit_value(c).is_some() => alt((number, word)).parse(input),
        _ => word(input),
    }
}

/// A comment ends at the first brace of the width that opened it.
fn comment(input: &str) -> PResult<&str, Token<'_>> {
    let (inside, open) = alt((char('{'), char('｛'))).parse(input)?;
    let close = if open == '{' { '}' } else { '｝' };
    let (rest, text) = take_till(|c| c == close)(inside)?;
    let (rest, closing) = opt(char(close)).parse(rest)?;
    Ok((rest, Token::Comment { text, closed: closing.is_some() }))
}

fn line_comment(input: &str) -> PResult<&str, Token<'_>> {
    map(
        preceded(alt((char(';'), char('%'))), take_till(|c| c == '\n' || c == '\r')),
        Token::LineComment,
    )
    .parse(input)
}

fn bracket(input: &str) -> PResult<&str, Token<'_>> {
    let open = map(alt((char('('), char('（'))), |_| Token::Open);
    let close = map(alt((char(')'), char('）'), char('}'), char('｝'), char(']'))), Token::Close);
    let square = map(char('['), |_| Token::Bracket);
    alt((open, close, square)).parse(input)
}

fn nag(input: &str) -> PResult<&str, Token<'_>> {
    map(preceded(char('$'), number_u8), |value| Token::Nag(Nag(value))).parse(input)
}

fn digit_value(c: char) -> Option<u32> {
    match c {
        '0'..='9' => Some(u32::from(c) - u32::from('0')),
        '０'..='９' => Some(u32::from(c) - u32::from('０')),
        _ => None,
    }
}

/// No text that could be held has more moves.
const MOST_DIGITS: usize = 7;

/// The largest number of a move with so many digits.
pub(super) const LARGEST_NUMBER: usize = 9_999_999;

fn digits(input: &str) -> PResult<&str, &str> {
    take_while_m_n(1, MOST_DIGITS, |c| digit_value(c).is_some())(input)
}

/// A move number: up to seven digits with dots behind, or up to three digits alone.
///
/// `62.5` is a move of the keypad notation: a digit right behind a single dot makes no number.
fn number(input: &str) -> PResult<&str, Token<'_>> {
    let dotted = terminated(digits, (inline_space, take_while1(is_dot), keypad_guard));
    let alone = verify(terminated(digits, word_end), |digits: &str| digits.chars().count() <= 3);
    map(alt((dotted, alone)), |digits: &str| {
        Token::Number(digits.chars().filter_map(digit_value).fold(0, |sum, digit| sum * 10 + digit))
    })
    .parse(input)
}

fn inline_space(input: &str) -> PResult<&str, &str> {
    take_while(|c| c == ' ')(input)
}

/// Refuses a lone digit as the rest of the word: `62.5`.
fn keypad_guard(input: &str) -> PResult<&str, ()> {
    let mut rest = input.chars();
    let lone_digit = rest.next().is_some_and(|c| c.is_ascii_digit())
        && rest.next().is_none_or(|c| ends_word(c) || matches!(c, '!' | '?'));
    if lone_digit {
        Err(nom::Err::Error(Failure::new(input.len(), "a move behind the number")))
    } else {
        Ok((input, ()))
    }
}

fn word_end(input: &str) -> PResult<&str, ()> {
    if input.chars().next().is_none_or(ends_word) {
        Ok((input, ()))
    } else {
        Err(nom::Err::Error(Failure::new(input.len(), "the end of the word")))
    }
}

fn dots(input: &str) -> PResult<&str, Token<'_>> {
    map(take_while1(is_dot), |_| Token::Dots).parse(input)
}

fn word(input: &str) -> PResult<&str, Token<'_>> {
    label("a move, a comment or a result", map(spaced_word, Token::Word)).parse(input)
}

/// A word, or a move whose Chinese characters are set apart by blanks: `炮 二 平 五`.
fn spaced_word(input: &str) -> PResult<&str, &str> {
    let (rest, first) = take_till1(ends_word)(input)?;
    Ok(match spaced_move(input, first) {
        Some(len) => (&input[len..], &input[..len]),
        None => (rest, first),
    })
}

/// The rest of the text up to a line that begins a tag; at least the present line.
pub(super) fn until_tag_line(input: &str) -> &str {
    let end = line_begins(input).find(|&at| tag_pair(&input[at..]).is_ok());
    &input[..end.unwrap_or(input.len())]
}

/// The rest of the text up to a line that begins the head of a game; at least the present line.
pub(super) fn until_head_line(input: &str) -> &str {
    let is_head =
        |at: &usize| tag_pair(&input[*at..]).is_ok_and(|(_, (name, _))| belongs_to_head(name));
    &input[..line_begins(input).find(is_head).unwrap_or(input.len())]
}

/// Returns the places of `[` at the beginning of a line, which a lone CR may end. Files that were
/// joined have their marks of byte order in front.
fn line_begins(input: &str) -> impl Iterator<Item = usize> {
    memchr::memchr_iter(b'[', input.as_bytes())
        .filter(|&at| input[..at].trim_end_matches('\u{FEFF}').ends_with(['\n', '\r']))
}

/// Tells whether a line begins at `at`, blanks aside.
pub(super) fn begins_line(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end_matches([' ', '\t', '\u{3000}', '\u{FEFF}']);
    before.is_empty() || before.ends_with(['\n', '\r'])
}

#[cfg(test)]
mod tests {
    use nom::Parser;
    use nom::multi::many0;
    use nom::sequence::preceded;

    use super::{Token, space, tag_pair, token};
    use crate::Nag;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        many0(preceded(space, token)).parse(text).unwrap().1
    }

    #[test]
    fn numbers_in_every_dress() {
        use Token::{Dots, Number, Word};
        assert_eq!(tokens("1.炮二平五"), [Number(1), Word("炮二平五")]);
        assert_eq!(
            tokens("１．炮二平五 2、 x"),
            [Number(1), Word("炮二平五"), Number(2), Word("x")]
        );
        assert_eq!(tokens("3. ...  马8进7"), [Number(3), Dots, Word("马8进7")]);
        assert_eq!(tokens("1. ………… 马２进３"), [Number(1), Dots, Word("马２进３")]);
        assert_eq!(
            tokens("12 7747 62.5 62.5!"),
            [Number(12), Word("7747"), Word("62.5"), Word("62.5!")]
        );
        assert_eq!(
            tokens("10000. 炮二平五 10000... x"),
            [Number(10_000), Word("炮二平五"), Number(10_000), Word("x")]
        );
    }

    #[test]
    fn comments_glyphs_and_brackets() {
        use Token::{Close, Comment, LineComment, Nag as Glyph, Open, Word};
        assert_eq!(
            tokens("h2e2 $5{好\n棋}(h9g7) ; rest\n% x\n{open"),
            [
                Word("h2e2"),
                Glyph(Nag(5)),
                Comment { text: "好\n棋", closed: true },
                Open,
                Word("h9g7"),
                Close(')'),
                LineComment(" rest"),
                LineComment(" x"),
                Comment { text: "open", closed: false },
            ]
        );
    }

    #[test]
    fn joins_moves_written_with_blanks() {
        assert_eq!(tokens("炮 二 平 五 马"), [Token::Word("炮 二 平 五"), Token::Word("马")]);
        assert_eq!(
            tokens("1. 炮 二 平 五 马 8 进 7 2. 马二 进三 车9 平8"),
            [
                Token::Number(1),
                Token::Word("炮 二 平 五"),
                Token::Word("马 8 进 7"),
                Token::Number(2),
                Token::Word("马二 进三"),
                Token::Word("车9 平8"),
            ]
        );
    }

    #[test]
    fn tags_may_hold_quotes() {
        let pair = tag_pair("[Event \"第一届\"天元\"杯\" ]\n").unwrap();
        assert_eq!(pair, ("\n", ("Event", "第一届\"天元\"杯")));
        assert!(tag_pair("[Event no quotes]").is_err());
        assert!(tag_pair("[Event \"never closed\n[Site \"x\"]").is_err());
    }
}
