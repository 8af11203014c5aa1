//! Whether real files of SGF stay what they are.
//!
//! Two runs over all of them: what is written in full reads back as the same game, and a file
//! without findings is written byte for byte as it was when only faults are to be changed.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::root::files_below;
use crate::yipu::Yipu;

/// The folder of real files of Go below that of all.
const FOLDER: &str = "go";

/// Converts all files of Go and compares.
///
/// # Errors
///
/// When a game is not read back as it was, or a file without findings is changed.
pub(super) fn compare(yipu: &Yipu, root: &Path, dir: &Path) -> Result<(), Failure> {
    let source = dir.join(FOLDER);
    let results = root.join("target/corpus-kept");
    if !source.is_dir() {
        println!("no files of Go to be kept");
        return Ok(());
    }
    let written = convert(yipu, &source, &results, &[])?;
    let kept = convert(yipu, &source, &results, &["--minimal-change"])?;
    let with_findings = with_findings(yipu, &source)?;
    let mut same = 0;
    let mut changed = Vec::new();
    for file in files_below(&source, &[])? {
        let is_sgf = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf"));
        if !is_sgf || with_findings.contains(&file) {
            continue;
        }
        let below = file.strip_prefix(&source).unwrap_or(&file);
        if fs::read(&file)? == fs::read(results.join(below)).unwrap_or_default() {
            same += 1;
        } else {
            changed.push(file);
        }
    }
    fs::remove_dir_all(&results)?;
    println!("{same} files of SGF without findings are kept byte for byte");
    for file in &changed {
        println!("changed without a finding: {}", file.display());
    }
    if changed.is_empty() && written + kept == 0 {
        return Ok(());
    }
    let command = format!(
        "corpus: {written} games and {kept} files not read back as they were, {} files changed",
        changed.len()
    );
    Err(Failure::Step { command })
}

/// Converts all files into `results` and returns how many were not read back as they were.
fn convert(yipu: &Yipu, source: &Path, results: &Path, more: &[&str]) -> Result<usize, Failure> {
    if results.exists() {
        fs::remove_dir_all(results)?;
    }
    let output = yipu
        .command()
        .args(["convert", "--to", "sgf", "--verify", "--quiet", "--lang", "en"])
        .args(more)
        .arg("--out-dir")
        .args([results, source])
        .output()?;
    let told = String::from_utf8_lossy(&output.stderr);
    let different: Vec<&str> = told.lines().filter(|line| line.contains("read back")).collect();
    for line in &different {
        println!("{line}");
    }
    Ok(different.len())
}

/// Returns the files of which the program finds anything to say.
fn with_findings(yipu: &Yipu, source: &Path) -> Result<HashSet<PathBuf>, Failure> {
    let output = yipu.command().args(["check", "--json"]).arg(source).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let file = |line: &str| {
        let finding: serde_json::Value = serde_json::from_str(line).ok()?;
        Some(PathBuf::from(finding.get("file")?.as_str()?))
    };
    Ok(text.lines().filter_map(file).collect())
}
