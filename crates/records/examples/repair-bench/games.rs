//! The real games of a folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use records::check::{CheckOptions, check};
use records::{Document, ReadOptions, Severity};
use xiangqi_core::{Move, Position};

use crate::random::Random;

/// Shorter games are fragments, longer ones analyses.
const PLIES: std::ops::RangeInclusive<usize> = 30..=200;

/// Reads the main lines of all games that begin at the usual start and have no error, each once,
/// in an order that the seed decides.
pub(crate) fn read(folder: &Path, seed: u64) -> Vec<Vec<Move>> {
    let mut games = BTreeSet::new();
    for file in files(folder) {
        let Ok(bytes) = fs::read(&file) else { continue };
        if bytes.len() > 2_000_000 {
            continue;
        }
        let Ok(document) = Document::read(&bytes, &ReadOptions::default()) else { continue };
        for raw in document.games().take(200) {
            let checked = check(&raw, &document.text, &CheckOptions::default());
            let is_faulty = checked.diagnostics.iter().any(|it| it.severity() >= Severity::Warning);
            if is_faulty || checked.game.start != Position::start().to_setup() {
                continue;
            }
            let tree = &checked.game.tree;
            let moves: Vec<Move> = tree.main_line().filter_map(|id| tree[id].mv).collect();
            if PLIES.contains(&moves.len()) {
                games.insert(moves);
            }
        }
    }
    let mut games: Vec<_> = games.into_iter().collect();
    Random::new(seed).shuffle(&mut games);
    games
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
