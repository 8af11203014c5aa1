//! From text to raw games.

mod comments;
mod head;
mod headings;

pub(super) use headings::footer;

use nom::Parser;
use notation_syntax::Span;
use xiangqi_notation::split_moves;

use super::PgnProblem;
use super::grammar::{Token, space, token, until_tag_line};
use super::separators::is_space;
use super::words::{
    begins_footer, has_shape_of_move, leading_result, looks_like_move, result, split_suffix,
    trailing_result,
};
use crate::raw::{RawGame, RawNode, RawStart};
use crate::tag_names::TagNames;
use crate::{Diagnostic, Extra, GameResult, NodeId, Place};

/// A word with more characters is more than one move, or a move with blanks in it.
const LONGEST_MOVE: usize = 8;

/// The games of a PGN text, one after the other.
///
/// ```
/// let text = "[Red \"胡荣华\"]\n1. 炮二平五 马8进7 1-0\n[Red \"王嘉良\"]\n1. 马二进三 *";
/// let games: Vec<_> = records::pgn::Games::new(text).collect();
/// assert_eq!(games.len(), 2);
/// assert_eq!(games[0].tree.len(), 3);
/// assert_eq!(games[1].tag("red").unwrap().value, "王嘉良");
/// ```
#[derive(Clone, Debug)]
pub struct Games<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Games<'t> {
    /// Begins at the first byte of `text`.
    #[must_use]
    pub const fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// Returns the byte at which the next game begins.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.at
    }
}

impl Iterator for Games<'_> {
    type Item = RawGame;

    fn next(&mut self) -> Option<RawGame> {
        let mut builder = Builder::new(self.text, self.at);
        builder.skip_space();
        if builder.rest().is_empty() {
            return None;
        }
        builder.read_head();
        builder.read_moves();
        self.at = builder.at;
        Some(builder.finish())
    }
}

/// Tells whether `word` could be a move, with or without a glyph such as `!?`.
fn is_move(word: &str) -> bool {
    looks_like_move(split_suffix(word).0)
}

/// Where a variation left its parent line.
#[derive(Clone, Copy)]
struct Branch {
    /// The last node of the parent line.
    back_to: NodeId,
    /// Where the parenthesis opened.
    opened: usize,
}

/// One game in the making.
struct Builder<'t> {
    text: &'t str,
    at: usize,
    begin: usize,
    game: RawGame,
    tag_names: TagNames<'t>,
    node: NodeId,
    branches: Vec<Branch>,
    number: Option<u32>,
    /// Whether dots stand behind it for the move of the other side.
    has_dots: bool,
    /// The result that stands last in an open variation.
    result_of_variation: Option<(GameResult, Span)>,
    /// Comments for the next move: those that open a variation or follow one.
    before: Vec<String>,
    /// Tags between moves, for the next move.
    extras: Vec<Extra>,
    /// Whether a comment belongs to the next move instead of the last one.
    ahead: bool,
    moves_seen: bool,
    /// Whether the values of tags have their lengths in front.
    has_lengths: bool,
    /// Whether the next game begins where this one ends, with a heading.
    ends_here: bool,
}

impl<'t> Builder<'t> {
    fn new(text: &'t str, at: usize) -> Self {
        Self {
            text,
            at,
            begin: at,
            game: RawGame::new(),
            tag_names: TagNames::default(),
            node: NodeId::ROOT,
            branches: Vec::new(),
            number: None,
            has_dots: false,
            result_of_variation: None,
            before: Vec::new(),
            extras: Vec::new(),
            ahead: false,
            moves_seen: false,
            has_lengths: false,
            ends_here: false,
        }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        if let Ok((rest, _)) = space(self.rest()) {
            self.at = self.text.len() - rest.len();
        }
    }

    fn report(&mut self, problem: PgnProblem, span: Span) {
        self.game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }

    /// Takes `bytes` bytes and returns their span.
    fn take(&mut self, bytes: usize) -> Span {
        let span = Span::new(self.at, self.at + bytes);
        self.at += bytes;
        span
    }

    fn read_moves(&mut self) {
        while self.game.result.is_none() {
            self.skip_space();
            let begin = self.at;
            let Ok((rest, token)) = token(self.rest()) else { break };
            let end = self.text.len() - rest.len();
            let span = Span::new(begin, end);
            if token != Token::Bracket {
                self.keep_result_of_variation();
            }
            match token {
                Token::Number(1) if self.begins_list(span) => {
                    self.ends_here = true;
                    break;
                }
                Token::Number(number) => {
                    self.number = Some(number);
                    self.has_dots = self.text[..end].ends_with("..");
                    self.at = end;
                }
                Token::Dots => {
                    self.has_dots = true;
                    self.at = end;
                }
                Token::Nag(nag) => {
                    self.at = end;
                    self.game.tree[self.node].annotations_mut().nags.push(nag);
                }
                Token::Comment { text, closed } => self.read_comment(text, closed, end),
                Token::LineComment(text) => {
                    self.at = end;
                    self.add_comment(text);
                }
                Token::Open => self.open(span),
                Token::Close(bracket) => {
                    self.at = end;
                    self.close(bracket, span);
                }
                Token::Bracket if !self.begins_tag(begin) => {
                    self.at = end;
                    self.report(PgnProblem::NothingToClose { bracket: '[' }, span);
                }
                Token::Bracket => {
                    if !self.read_tags_between_moves() {
                        break;
                    }
                }
                Token::Word(word) => {
                    if !self.read_word(word, span) {
                        break;
                    }
                }
            }
        }
        self.end_lines();
        self.read_footer();
    }

    /// Reads a word: a result, a footer or a move. Tells whether the game goes on.
    fn read_word(&mut self, word: &str, span: Span) -> bool {
        if let Some(found) = result(word) {
            self.at = span.end;
            if self.branches.is_empty() {
                self.game.result = Some((found, span));
            } else {
                self.result_of_variation = Some((found, span));
            }
            return true;
        }
        if self.branches.is_empty() && begins_footer(word) {
            return false;
        }
        let is_begun = self.moves_seen || self.game.start != RawStart::Usual;
        if is_begun && self.branches.is_empty() && self.opens_position(&self.text[span.start..]) {
            self.ends_here = true;
            return false;
        }
        if self.branches.is_empty()
            && let Some(length) = leading_result(word)
        {
            // The words behind it follow the game.
            self.game.result =
                result(&word[..length]).map(|it| (it, Span::new(span.start, span.start + length)));
            self.at = span.start + length;
            return true;
        }
        // Behind tags a number announces a move, however it is written.
        let is_announced = self.number.is_some() && !self.game.tags.is_empty();
        let is_of_moves = || is_move(word) || has_shape_of_move(word);
        if !self.moves_seen && self.branches.is_empty() && !is_announced && !is_of_moves() {
            self.read_heading();
            return true;
        }
        if self.moves_seen && self.branches.is_empty() && self.begins_heading(span) {
            // Without a move behind it, such as over a drawn board, it belongs to this game.
            self.ends_here = until_tag_line(&self.text[span.start..]).split(is_space).any(is_move);
            return false;
        }
        if let Some(number) = word.strip_prefix('$')
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
        {
            self.at = span.end;
            self.report(PgnProblem::UnknownGlyph { number: number.to_owned() }, span);
            self.add_comment(word);
            return true;
        }
        let word = &word[..trailing_result(word).unwrap_or(word.len())];
        self.at = span.start + word.len();
        let (text, nag) = split_suffix(word);
        if text.chars().all(|c| matches!(c, '!' | '?' | '！' | '？')) {
            let (_, glyph) = split_suffix(&format!("x{text}"));
            self.game.tree[self.node].annotations_mut().nags.extend(glyph);
            return true;
        }
        let is_long = text.chars().count() > LONGEST_MOVE;
        let parts = if is_long || !is_move(text) { split_moves(text) } else { Vec::new() };
        if is_long || parts.len() > 1 {
            // Moves may follow each other without a gap.
            for place in parts {
                self.add_move(place.shifted(span.start));
            }
        } else {
            self.add_move(Span::new(span.start, span.start + text.len()));
        }
        if let Some(nag) = nag {
            self.game.tree[self.node].annotations_mut().nags.push(nag);
        }
        true
    }

    fn add_move(&mut self, span: Span) {
        let mut node = RawNode::text(span);
        node.number = self.number.take();
        node.has_dots = std::mem::take(&mut self.has_dots);
        if !self.before.is_empty() || !self.extras.is_empty() {
            let annotations = node.annotations_mut();
            annotations.comments_before = std::mem::take(&mut self.before);
            annotations.extras = std::mem::take(&mut self.extras);
        }
        self.node = self.game.tree.add(self.node, node);
        self.ahead = false;
        self.moves_seen = true;
    }

    fn open(&mut self, span: Span) {
        if !opens_moves(&self.text[span.end..]) {
            self.read_remark(span);
            return;
        }
        self.at = span.end;
        self.number = None;
        self.flush_before();
        self.branches.push(Branch { back_to: self.node, opened: span.start });
        match self.game.tree.parent(self.node) {
            Some(parent) => self.node = parent,
            None => self.report(PgnProblem::VariationBeforeMoves, span),
        }
        self.ahead = true;
    }

    fn close(&mut self, bracket: char, span: Span) {
        let branch = if matches!(bracket, ')' | '）') { self.branches.pop() } else { None };
        match branch {
            Some(branch) => {
                self.flush_before();
                self.node = branch.back_to;
                self.number = None;
                self.ahead = true;
            }
            None => self.report(PgnProblem::NothingToClose { bracket }, span),
        }
    }

    /// Keeps the result of a variation behind which the text goes on: a remark on its last move.
    fn keep_result_of_variation(&mut self) {
        if let Some((found, span)) = self.result_of_variation.take()
            && found != GameResult::Unknown
        {
            self.add_comment(&self.text[span.range()]);
        }
    }

    fn end_lines(&mut self) {
        // What stands last in a variation that was never closed is the result of the game.
        self.game.result = self.game.result.or(self.result_of_variation.take());
        while let Some(branch) = self.branches.pop() {
            self.flush_before();
            self.node = branch.back_to;
            let span = Span::new(branch.opened, branch.opened + 1);
            self.report(PgnProblem::UnclosedVariation, span);
        }
        self.flush_before();
    }

    fn finish(mut self) -> RawGame {
        self.game.span = Span::new(self.begin, self.at);
        if self.game.result.is_none() && self.moves_seen {
            self.report(PgnProblem::NoResult, Span::at(self.at));
        }
        self.game
    }
}

/// Tells whether the first word behind numbers and comments looks like a move.
fn opens_moves(text: &str) -> bool {
    let mut rest = text;
    loop {
        let Ok((behind, token)) = nom::sequence::preceded(space, token).parse(rest) else {
            return false;
        };
        match token {
            Token::Word(word) => return looks_like_move(split_suffix(word).0),
            Token::Number(_) | Token::Dots | Token::Comment { .. } | Token::LineComment(_) => {}
            Token::Open | Token::Close(_) | Token::Nag(_) | Token::Bracket => return false,
        }
        rest = behind;
    }
}

#[cfg(test)]
mod tests {
    use super::Games;
    use crate::raw::{RawGame, RawStart};
    use crate::{GameResult, Nag, NodeId};

    fn games(text: &str) -> Vec<RawGame> {
        Games::new(text).collect()
    }

    fn codes(game: &RawGame) -> Vec<&'static str> {
        game.diagnostics.iter().map(crate::Diagnostic::code).collect()
    }

    /// The main line and its variations as words, `(` and `)`.
    fn words(text: &str, game: &RawGame) -> Vec<String> {
        game.tree
            .walk()
            .skip(1)
            .map(|step| format!("{}{}", step.ply, &text[game.tree[step.id].span.range()]))
            .collect()
    }

    #[test]
    fn reads_tags_moves_and_result() {
        let text = "[Game \"Chinese Chess\"]\r\n[Red \"甲\"]\r\n\r\n 1. 炮二平五 马８进７!?\r\n 2. 马二进三\r\n 1-0\r\n";
        let [game] = &games(text)[..] else { panic!() };
        assert_eq!(game.tag("Red").unwrap().value, "甲");
        assert_eq!(words(text, game), ["1炮二平五", "2马８进７", "3马二进三"]);
        assert_eq!(game.result.unwrap().0, GameResult::FirstWins);
        let last = game.tree.main_line().nth(1).unwrap();
        assert_eq!(game.tree[last].annotations.as_ref().unwrap().nags, [Nag::INTERESTING]);
        assert_eq!(codes(game), [] as [&str; 0]);
    }

    #[test]
    fn nests_variations_and_keeps_comments_in_place() {
        let text = "{开局} 1. h2e2 {一} (1. h2d2 {二} h9g7 (1... b9c7)) ({三} 1. b2e2) h9g7 *";
        let [game] = &games(text)[..] else { panic!() };
        assert_eq!(words(text, game), ["1h2e2", "2h9g7", "1h2d2", "2h9g7", "2b9c7", "1b2e2"]);
        let comments =
            |id: NodeId| game.tree[id].annotations.as_deref().map_or(&[][..], |a| &a.comments[..]);
        assert_eq!(comments(NodeId::ROOT), ["开局"]);
        let firsts: Vec<_> = game.tree.children(NodeId::ROOT).collect();
        assert_eq!(comments(firsts[0]), ["一"]);
        assert_eq!(comments(firsts[1]), ["二"]);
        let third = game.tree[firsts[2]].annotations.as_ref().unwrap();
        assert_eq!(third.comments_before, ["三"]);
        assert_eq!(codes(game), [] as [&str; 0]);
    }

    #[test]
    fn a_comment_of_blanks_is_kept_and_an_empty_one_is_none() {
        let [game] = &games("1. h2e2 {　　\r\n} h9g7 {} *")[..] else { panic!() };
        let said: Vec<_> = game.tree.main_line().map(|id| &game.tree[id].annotations).collect();
        assert_eq!(said[0].as_ref().unwrap().comments, ["　　\n"]);
        assert!(said[1].is_none());
    }

    #[test]
    fn splits_games_by_tags_and_by_a_new_first_move() {
        let all = games("[Red \"甲\"]\n1. h2e2\n[Red \"乙\"]\n1. b2e2 1-0\n1. h2e2 0-1\n");
        assert_eq!(all.len(), 3);
        assert_eq!(codes(&all[0]), ["pgn/no-result"]);
        assert_eq!(all[2].result.unwrap().0, GameResult::SecondWins);
    }

    #[test]
    fn lines_may_end_with_a_lone_carriage_return() {
        let text = "[Red \"甲\"]\n\n1. h2e2 *\n==\n[Red \"乙\"]\n\n1. b2e2 *\n";
        let all = games(&text.replace('\n', "\r"));
        assert_eq!(all.len(), 2);
        assert_eq!(all[1].tag("Red").unwrap().value, "乙");
    }

    #[test]
    fn keeps_footers_and_remarks_apart_from_moves() {
        let text = "1. h2e2 (好棋) 1-0\n====\n 欢迎\n[Red \"乙\"]\n*";
        let all = games(text);
        assert_eq!(codes(&all[0]), ["pgn/parenthesised-comment", "pgn/text-after-result"]);
        let first = all[0].tree.main_line().next().unwrap();
        assert_eq!(all[0].tree[first].annotations.as_ref().unwrap().comments, ["好棋"]);
        assert_eq!(all[1].tag("Red").unwrap().value, "乙");
    }

    #[test]
    fn keeps_a_heading_as_introduction() {
        let [game] = &games("Zhao - Ke\n1. h2e2 *")[..] else { panic!() };
        assert_eq!(codes(game), ["pgn/text-before-game"]);
        assert_eq!(game.tree.len(), 2);
        let root = game.tree[NodeId::ROOT].annotations.as_ref().unwrap();
        assert_eq!(root.comments, ["Zhao - Ke"]);
    }

    #[test]
    fn a_heading_behind_a_blank_line_begins_a_game() {
        let all = games("A - B\nh2e2 h9g7\n\nC - D\nb2e2 b9c7\n");
        assert_eq!(all.len(), 2);
        assert_eq!(codes(&all[1]), ["pgn/text-before-game", "pgn/no-result"]);
        assert_eq!(all[1].tree.len(), 3);
    }

    #[test]
    fn a_board_drawn_behind_the_moves_begins_no_game() {
        let all = games("1. h2e2 h9g7\n\n　　黑　方\n１　２　３\n┏━┯━┓\n");
        assert_eq!(all.len(), 1);
        assert_eq!(codes(&all[0]), ["pgn/text-after-result", "pgn/no-result"]);
    }

    #[test]
    fn a_position_begins_the_next_game_of_a_list() {
        let pawn = "4k4/9/9/9/4P4/9/9/9/9/3K5 w";
        let all = games(&format!("{pawn}\n\n{pawn}\n e5e6\n1-0\n{pawn}\ne5e6 e9e8\n{pawn}\n"));
        let moves: Vec<_> = all.iter().map(|game| game.tree.len() - 1).collect();
        assert_eq!(moves, [0, 1, 2, 0]);
        assert!(all.iter().all(|game| game.start != RawStart::Usual));
        assert_eq!(codes(&all[1]), [] as [&str; 0]);
        let lists = games("1. h2e2 h9g7\n\n 1. c3c4\n\n2. g3g4");
        let moves: Vec<_> = lists.iter().map(|game| game.tree.len() - 1).collect();
        assert_eq!(moves, [2, 2]);
        // A text with tags names its start there.
        assert_eq!(games(&format!("[Red \"甲\"]\ne5e6 *\n{pawn}\n")).len(), 1);
    }

    #[test]
    fn an_open_brace_swallows_no_other_game() {
        let all = games("1. h2e2 {never\n[Red \"乙\"]\n1. b2e2 {x} *");
        assert_eq!(all.len(), 2);
        assert_eq!(codes(&all[0])[0], "pgn/unclosed-comment");
        assert_eq!(all[1].tree.len(), 2);
    }

    #[test]
    fn reports_what_is_unbalanced() {
        assert_eq!(codes(&games("1. h2e2 (1. b2e2 *")[0])[0], "pgn/unclosed-variation");
        assert_eq!(codes(&games("1. h2e2 ) *")[0]), ["pgn/nothing-to-close"]);
        assert_eq!(codes(&games("[Red 甲]\n1. h2e2 *")[0]), ["pgn/malformed-tag"]);
        assert_eq!(games("[Red 甲]\n1. h2e2 *")[0].tag("Red").unwrap().value, "甲");
    }

    #[test]
    fn tags_between_moves_belong_to_the_next_move() {
        let all = games("[Red \"甲\"]\n[Score \"7=-2\"]\n1. H2-E2\n[Score \"3\"]\nH9-G7 *");
        assert_eq!(all.len(), 1);
        let second = all[0].tree.main_line().nth(1).unwrap();
        assert_eq!(all[0].tree[second].annotations.as_ref().unwrap().extras[0].value, "3");
    }

    #[test]
    fn never_panics_on_a_text_cut_anywhere() {
        let text =
            "[Red \"甲\\\"\"]\n1. 炮二平五 {好} (1. 兵七进一 $3) 马８进７!? ;x\n[A \"b\"]\n*\n==";
        for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
            let total: usize = games(&text[..end]).iter().map(|game| game.span.len()).sum();
            assert!(total <= end);
        }
    }
}
