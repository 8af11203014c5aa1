//! From text to raw games.

use notation_syntax::Span;

use super::grammar::{comment, next_table, until_comment};
use super::table::Builder;
use crate::pgn;
use crate::raw::RawGame;

/// Reads the games of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut games = Vec::new();
    let mut at = 0;
    while let Some(table) = next_table(text, at) {
        let mut game = head(&text[at..table.start], at);
        let mut builder = Builder::new(text, &mut game);
        builder.table(table);
        let end = behind(text, table.end, &mut builder);
        game.span = Span::new(at, end);
        games.push(game);
        at = end;
    }
    games
}

/// Reads the tags in front of a table.
fn head(text: &str, at: usize) -> RawGame {
    let mut game = pgn::Games::new(text).next().unwrap_or_default();
    game.shift(at);
    game
}

/// Reads what stands behind a table, up to the tags of the next game.
fn behind<'t>(text: &'t str, from: usize, builder: &mut Builder<'t, '_>) -> usize {
    let mut at = from;
    loop {
        at = text.len() - text[at..].trim_start().len();
        let rest = &text[at..];
        if rest.is_empty() || rest.starts_with('[') {
            return at;
        }
        match comment(rest) {
            Some((comment, length)) => {
                builder.comment(comment);
                at += length;
            }
            None => {
                let own = until_comment(rest);
                builder.rest(Span::new(at, at + own.trim_end().len()));
                at += own.len();
            }
        }
    }
}
