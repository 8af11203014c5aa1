//! What a written game of Go lost, summed up by kind.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use records::go::GoGame;
use records::{Language, LossReport, Lost};

/// The losses of one game: what comes often as sums, the rest one by one.
#[derive(Debug, Default)]
pub(super) struct Sums {
    variations: usize,
    variation_moves: usize,
    comments: usize,
    stones: usize,
    extras: BTreeMap<String, usize>,
    characters: BTreeMap<char, usize>,
    /// The other losses, with how many moves lead to them.
    single: Vec<(Lost, Option<usize>)>,
}

impl Sums {
    pub(super) fn of(losses: &LossReport, game: &GoGame) -> Self {
        let mut sums = Self::default();
        for loss in &losses.losses {
            match &loss.what {
                Lost::Variation { moves } => {
                    sums.variations += 1;
                    sums.variation_moves += moves;
                }
                Lost::Comment { .. } => sums.comments += 1,
                Lost::SetupStones { count } => sums.stones += count,
                Lost::Extra { name } => *sums.extras.entry(name.clone()).or_default() += 1,
                Lost::Character { character, .. } => {
                    *sums.characters.entry(*character).or_default() += 1;
                }
                what => {
                    let ply = loss.node.map(|node| game.tree.ply(node));
                    sums.single.push((what.clone(), ply));
                }
            }
        }
        sums
    }

    /// One line a kind of loss; `head` names the game.
    pub(super) fn report(&self, head: &str, language: Language) -> String {
        let mut report = String::new();
        let warning = language.pick("warning", "警告");
        let mut line = |code: &str, at: &str, english: String, chinese: String| {
            let words = language.pick(&english, &chinese);
            // Writing into a text cannot fail.
            let _ = writeln!(report, "{warning}[{code}]: {head}{at}: {words}");
        };
        let (variations, moves) = (self.variations, self.variation_moves);
        if variations > 0 {
            line(
                "loss/variation",
                "",
                format!(
                    "the format has no variations: left out {} with {}",
                    count(variations, "variation"),
                    count(moves, "move")
                ),
                format!("这种格式没有变化图：略去 {variations} 个变化，共 {moves} 手"),
            );
        }
        let comments = self.comments;
        if comments > 0 {
            line(
                "loss/comment",
                "",
                format!("the format has no comments: left out {}", count(comments, "comment")),
                format!("这种格式没有注释：略去 {comments} 条"),
            );
        }
        let stones = self.stones;
        if stones > 0 {
            line(
                "loss/setup-stones",
                "",
                format!(
                    "the format has moves alone: left out {} that {} set up (--setup-as-moves writes stones)",
                    count(stones, "point"),
                    if stones == 1 { "is" } else { "are" }
                ),
                format!("这种格式只有着手：略去 {stones} 个摆子的点（--setup-as-moves 写成着手）"),
            );
        }
        if !self.extras.is_empty() {
            let name = |(name, &times): (&String, &usize)| match times {
                1 => name.clone(),
                _ => format!("{name} ×{times}"),
            };
            let names = self.extras.iter().map(name).collect::<Vec<_>>().join(", ");
            line(
                "loss/extra",
                "",
                format!("properties have no place here: left out {names}"),
                format!("属性在这里没有位置：略去 {names}"),
            );
        }
        for (character, times) in &self.characters {
            line(
                "loss/character",
                "",
                format!("the encoding has no `{character}`: another was written ×{times}"),
                format!("编码里没有“{character}”：{times} 次写作别的字"),
            );
        }
        for (lost, ply) in &self.single {
            let at = ply.map(|ply| match language {
                Language::English => format!(", ply {ply}"),
                Language::Chinese => format!("，第 {ply} 步"),
            });
            let words = |language: Language| language.say(lost).to_string();
            let (english, chinese) = (words(Language::English), words(Language::Chinese));
            line(lost.code(), &at.unwrap_or_default(), english, chinese);
        }
        report
    }
}

fn count(number: usize, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
}
