//! `cargo xtask bless`: accepts changed *recorded* snapshots.
//!
//! Recorded snapshots hold what the program says (wording, output); a change is looked at in the
//! version control's diff. Stated snapshots hold what documents say and are never accepted here.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::failure::Failure;
use crate::root::files_below;
use crate::step::run_step;

/// Runs the tests and accepts changed recorded snapshots, never stated ones.
#[derive(clap::Args, Debug)]
pub(crate) struct Bless {
    /// Only the tests of this crate.
    #[arg(short, long, value_name = "CRATE")]
    package: Option<String>,
}

/// Runs the command.
pub(crate) fn run(root: &Path, options: &Bless) -> Result<ExitCode, Failure> {
    let mut arguments = vec!["test"];
    match &options.package {
        Some(package) => arguments.extend(["--package", package]),
        None => arguments.push("--workspace"),
    }
    arguments.push("--no-fail-fast");
    // Without a forced pass only the first changed snapshot of each test would be seen.
    let environment = [("INSTA_UPDATE", "new"), ("INSTA_FORCE_PASS", "1")];
    let outcome = run_step(root, "cargo", &arguments, &environment);
    let mut stated = 0;
    let mut accepted = 0;
    for path in files_below(root, &[])? {
        let Some(target) = path.to_str().and_then(|name| name.strip_suffix(".snap.new")) else {
            continue;
        };
        if path.starts_with(root.join("fixtures/stated")) {
            fs::remove_file(&path)?;
            stated += 1;
            continue;
        }
        let target = format!("{target}.snap");
        fs::write(&target, without_place(&fs::read_to_string(&path)?))?;
        fs::remove_file(&path)?;
        println!("accepted {target}");
        accepted += 1;
    }
    println!("{accepted} snapshots accepted; run the tests again, then read the diff");
    if stated > 0 {
        eprintln!("{stated} stated answers are not met: change the code or the document");
        return Ok(ExitCode::FAILURE);
    }
    outcome.map(|()| ExitCode::SUCCESS)
}

/// Takes the line number of the assertion out of the header: it would change with every edit.
fn without_place(snapshot: &str) -> String {
    let mut fences = 0;
    snapshot
        .split_inclusive('\n')
        .filter(|line| {
            fences += usize::from(line.trim_end() == "---");
            fences != 1 || !line.starts_with("assertion_line:")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::without_place;

    #[test]
    fn only_the_header_loses_its_line() {
        let snapshot = "---\nsource: a.rs\nassertion_line: 3\n---\nassertion_line: 4\n";
        assert_eq!(without_place(snapshot), "---\nsource: a.rs\n---\nassertion_line: 4\n");
    }
}
