//! Cut characters that swallow a bracket.
//!
//! The second byte of a character may equal `[`, `]`, `{`, `}` or `|`. Where a program cut a name
//! in mid-character, the first half and the closing bracket behind it look like one character, and
//! the bracket is lost with all that follows. What stands behind the bracket tells: `]WR[` goes on
//! with the grammar of SGF, not with a text.

use memchr::{memchr_iter, memmem};

use super::TextEncoding;
use super::transcode::End;
use super::walk::Walk;

/// The grammar of a text, for finding cut characters in front of its brackets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Syntax {
    /// None, or one whose brackets no second byte equals, such as quotation marks.
    #[default]
    Plain,
    /// PGN: comments end with `}`.
    Pgn,
    /// SGF: values end with `]`.
    Sgf,
    /// DhtmlXQ and DHJHtmlXQ: values end with `[/D…]`.
    DhtmlXq,
}

/// Finds the first halves of characters that stand in front of a closing bracket, as offsets.
pub(super) fn cuts(bytes: &[u8], syntax: Syntax, encoding: TextEncoding, end: End) -> Vec<usize> {
    if !may_end_in_ascii(encoding) {
        return Vec::new();
    }
    match syntax {
        Syntax::Plain => Vec::new(),
        Syntax::Sgf => {
            let ends = memchr_iter(b']', bytes).filter(|&at| sgf_goes_on(&bytes[at + 1..], end));
            before(bytes, ends, encoding)
        }
        Syntax::DhtmlXq => before(bytes, memmem::find_iter(bytes, b"[/D"), encoding),
        Syntax::Pgn => before_braces(bytes, encoding, end),
    }
}

/// Keeps the brackets that would be the second half of a character, and returns the first halves.
fn before(
    bytes: &[u8],
    brackets: impl Iterator<Item = usize>,
    encoding: TextEncoding,
) -> Vec<usize> {
    let mut walk = Walk::new(bytes, encoding, 0);
    let mut cuts = Vec::new();
    for bracket in brackets {
        let Some(lead) = bracket.checked_sub(1).filter(|&lead| bytes[lead] > 0x80) else {
            continue;
        };
        walk.go_near(lead);
        while walk.at < lead {
            walk.step();
        }
        if walk.at == lead {
            cuts.push(lead);
            walk.at = bracket;
        }
    }
    cuts
}

/// Tells whether the text goes on like SGF behind the end of a value: parentheses, semicolons and
/// blanks, then a property with its value, or the end.
fn sgf_goes_on(behind: &[u8], end: End) -> bool {
    let is_structure =
        |byte: &&u8| byte.is_ascii_whitespace() || matches!(byte, b';' | b'(' | b')');
    let structure = behind.iter().take_while(is_structure).count();
    let rest = &behind[structure..];
    // Names of old files have small letters too, such as `PlayerBlack`.
    let name = rest.iter().take(16).take_while(|byte| byte.is_ascii_alphanumeric()).count();
    let begins_large = rest.first().is_some_and(u8::is_ascii_uppercase);
    rest.is_empty() && end != End::Open || begins_large && rest.get(name) == Some(&b'[')
}

/// Finds the cut characters in front of `}` in comments that are closed nowhere else.
fn before_braces(bytes: &[u8], encoding: TextEncoding, end: End) -> Vec<usize> {
    let mut doubtful = memchr_iter(b'}', bytes).filter(|&at| at > 0 && bytes[at - 1] > 0x80);
    if doubtful.next().is_none() {
        return Vec::new();
    }
    let mut walk = Walk::new(bytes, encoding, 0);
    let mut cuts = Vec::new();
    let mut is_open = false;
    let mut candidate = None;
    while let Some(&byte) = bytes.get(walk.at) {
        let start = walk.at;
        walk.step();
        match byte {
            b'{' => {
                cuts.extend(candidate.take());
                is_open = true;
            }
            b'}' => (is_open, candidate) = (false, None),
            _ if is_open && candidate.is_none() && walk.at == start + 2 => {
                let ends = bytes.get(walk.at).is_none_or(u8::is_ascii_whitespace);
                candidate = (bytes[start + 1] == b'}' && ends).then_some(start);
            }
            _ => {}
        }
    }
    cuts.extend(candidate.filter(|_| end != End::Open));
    cuts
}

/// The encodings with ASCII characters as second bytes.
const fn may_end_in_ascii(encoding: TextEncoding) -> bool {
    use TextEncoding as E;
    matches!(encoding, E::Gb18030 | E::Gbk | E::Big5 | E::Big5Hkscs | E::EucKr | E::ShiftJis)
}

#[cfg(test)]
mod tests {
    use super::Syntax;
    use crate::encoding::{DecodeFaultKind, DecodeOptions, TextEncoding, decode};

    fn text_of(bytes: &[u8], syntax: Syntax, encoding: TextEncoding) -> (String, usize) {
        let options = DecodeOptions { syntax, forced: Some(encoding), ..DecodeOptions::default() };
        let decoded = decode(bytes, &options);
        let is_cut = |kind| kind == DecodeFaultKind::TruncatedCharacter;
        (decoded.text.into_owned(), decoded.faults.iter().filter(|it| is_cut(it.kind)).count())
    }

    #[test]
    fn saves_the_bracket_of_sgf() {
        // 柯洁 with 洁 cut after its first byte; BD 5D would be 絔.
        let bytes = b"(;PB[\xBF\xC2\xBD]WR[9d];B[aa]C[\xB0\xD7])";
        let (text, cut) = text_of(bytes, Syntax::Sgf, TextEncoding::Gb18030);
        assert_eq!((&*text, cut), ("(;PB[柯\u{FFFD}]WR[9d];B[aa]C[白])", 1));
        let (text, cut) = text_of(bytes, Syntax::Plain, TextEncoding::Gb18030);
        assert_eq!((&*text, cut), ("(;PB[柯絔WR[9d];B[aa]C[白])", 0));
    }

    #[test]
    fn keeps_characters_that_end_like_a_bracket() {
        // 因 is A6 5D in Big5; the texts go on behind it.
        for (bytes, text) in [
            (&b"(;C[\xA6]];B[aa])"[..], "(;C[因];B[aa])"),
            (b"(;C[\xA6](x) y];B[aa])", "(;C[因(x) y];B[aa])"),
            (b"(;C[\xA6]; B];B[aa])", "(;C[因; B];B[aa])"),
        ] {
            assert_eq!(text_of(bytes, Syntax::Sgf, TextEncoding::Big5), (text.to_owned(), 0));
        }
    }

    #[test]
    fn saves_the_brace_of_an_unclosed_comment() {
        let bytes = b"{\xBA\xC3\xC6}\r\n 2. {\xBA\xC3} 3.";
        let (text, cut) = text_of(bytes, Syntax::Pgn, TextEncoding::Gb18030);
        assert_eq!((&*text, cut), ("{好\u{FFFD}}\r\n 2. {好} 3.", 1));
        // C6 7D is 苶; the comment is closed behind it.
        let bytes = b"{\xBA\xC3\xC6} \xBA\xC3} 3.";
        let (text, cut) = text_of(bytes, Syntax::Pgn, TextEncoding::Gb18030);
        assert_eq!((text.ends_with(" 好} 3."), cut), (true, 0));
    }

    #[test]
    fn saves_the_closing_tag_of_dhtmlxq() {
        let bytes = b"[DhtmlXQ_red]\xD0\xED\xD2[/DhtmlXQ_red]";
        let (text, cut) = text_of(bytes, Syntax::DhtmlXq, TextEncoding::Gb18030);
        assert_eq!((&*text, cut), ("[DhtmlXQ_red]许\u{FFFD}[/DhtmlXQ_red]", 1));
    }
}
