//! The grammar of an answer.

use nom::Parser;
use nom::bytes::complete::{take_till, take_till1};
use nom::character::complete::char;
use nom::combinator::opt;
use nom::multi::separated_list1;
use nom::sequence::terminated;
use notation_syntax::{PResult, complete, label};
use xiangqi_core::Move;

/// The names in front of a move.
const MOVES: [&str; 4] = ["move", "search", "egtb", "pv"];

/// Answers that are words.
const WORDS: [&str; 6] = ["unknown", "invalid board", "checkmate", "stalemate", "nobestmove", "ok"];

/// A name with its value; moves of a line of play have no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair<'t> {
    pub(super) name: Option<&'t str>,
    pub(super) value: &'t str,
}

impl Pair<'_> {
    /// Tells whether the value is a move.
    pub(super) fn is_move(&self) -> bool {
        self.name.is_none_or(|name| MOVES.contains(&name)) && self.value.parse::<Move>().is_ok()
    }

    /// Tells whether a line of play begins here.
    pub(super) fn begins_line(&self) -> bool {
        self.name == Some("pv")
    }
}

/// `pair = [name ":"] value`
fn pair(input: &str) -> PResult<&str, Pair<'_>> {
    let name = opt(terminated(take_till1(|c| ":,|".contains(c)), char(':')));
    (name, take_till(|c| c == ',' || c == '|'))
        .map(|(name, value)| Pair { name, value })
        .parse(input)
}

/// `answer = alternative *("|" alternative) ["|"]`, `alternative = pair *("," pair)`
fn alternatives(input: &str) -> PResult<&str, Vec<Vec<Pair<'_>>>> {
    label("a move with its values", separated_list1(char('|'), separated_list1(char(','), pair)))
        .parse(input)
}

/// Reads a line that lists moves.
pub(super) fn answer(line: &str) -> Option<Vec<Vec<Pair<'_>>>> {
    let all = complete(alternatives, line).ok()?;
    let is_named = all[0][0].name.is_some();
    let names_moves = |pairs: &Vec<Pair<'_>>| pairs.iter().any(Pair::is_move);
    (is_named && names_moves(&all[0])).then_some(all)
}

/// Tells whether a line is an answer in words.
pub(super) fn is_word(line: &str) -> bool {
    WORDS.contains(&line)
}

/// `request = … "board=" value`
pub(super) fn request(line: &str) -> Option<&str> {
    let is_request = line.contains("chessdb") || line.contains("action=");
    crate::address::parameter(line, "board").filter(|_| is_request)
}

/// A name as one of a property, which begins with a capital.
pub(super) fn capital(name: &str) -> String {
    let mut letters = name.trim().chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::{answer, request};

    #[test]
    fn answers_name_moves() {
        let all = answer("move:h2e2,score:1,note:! (10-02)|move:b2e2,score:1|").unwrap();
        assert_eq!(all.len(), 3);
        assert_eq!(all[0][2].value, "! (10-02)");
        assert!(answer("score:1,depth:20,pv:h2e2|h9g7").is_some());
        assert!(answer("note: h2e2 is good").is_none());
        assert!(answer("h2e2|h9g7").is_none());
        assert_eq!(request("x.php?action=queryall&board=9/9 w"), Some("9/9 w"));
        assert_eq!(request("board=9/9 w"), None);
    }
}
