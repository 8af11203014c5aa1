//! `cargo xtask ci`: every check, in the order in which a fault is cheapest to find.

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Instant, SystemTime};

use crate::failure::Failure;
use crate::step::run_step;
use crate::{corpus, tidy};

/// The folder of real files; the corpus lane runs when it is there.
const CORPUS: &str = "YIPU_CORPUS";

/// The crates that can be used without the standard library, each with its features.
const WITHOUT_STD: [(&str, &[&str]); 4] = [
    ("notation-syntax", &[]),
    ("xiangqi-core", &["fen", "serde"]),
    ("xiangqi-notation", &["serde"]),
    ("go-notation", &["serde"]),
];

/// The library crates, as they would be published.
const LIBRARIES: [&str; 5] =
    ["notation-syntax", "xiangqi-core", "xiangqi-notation", "go-notation", "records"];

type Step = fn(&Path) -> Result<(), Failure>;

/// Runs every check.
pub(crate) fn run(root: &Path) -> Result<ExitCode, Failure> {
    let steps: [(&str, Step); 9] = [
        ("formatting", formatting),
        ("stated fixtures are those of the documents", fixtures),
        ("tidy", tidy_step),
        ("lints", lints),
        ("each library alone, with and without features", features),
        ("the README's commands, all tests among them", readme),
        ("documentation", documentation),
        ("packages", packages),
        ("fuzz targets", fuzz_targets),
    ];
    let mut times = Vec::new();
    for (name, step) in steps {
        eprintln!("\n== {name}");
        let start = Instant::now();
        step(root)?;
        times.push((name, start.elapsed()));
    }
    let start = Instant::now();
    match std::env::var_os(CORPUS).map(|folder| root.join(folder)).filter(|path| path.is_dir()) {
        Some(folder) => {
            eprintln!("\n== real files in {}", folder.display());
            corpus::compare(root, &folder)?;
            times.push(("real files", start.elapsed()));
        }
        None => eprintln!("\n== no real files: the folder that {CORPUS} names is not there"),
    }
    eprintln!("\nAll checks passed.");
    for (name, time) in times {
        eprintln!("{:>6.1} s  {name}", time.as_secs_f64());
    }
    Ok(ExitCode::SUCCESS)
}

fn cargo(root: &Path, arguments: &[&str]) -> Result<(), Failure> {
    run_step(root, "cargo", arguments, &[])
}

fn formatting(root: &Path) -> Result<(), Failure> {
    cargo(root, &["fmt", "--all", "--check"])
}

fn fixtures(root: &Path) -> Result<(), Failure> {
    cargo(root, &["xtask", "fixtures", "--check"])
}

fn tidy_step(root: &Path) -> Result<(), Failure> {
    tidy::run(root).map(|_| ())
}

fn lints(root: &Path) -> Result<(), Failure> {
    cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn features(root: &Path) -> Result<(), Failure> {
    for (name, features) in WITHOUT_STD {
        let bare = ["clippy", "--package", name, "--no-default-features"];
        let deny = ["--", "-D", "warnings"];
        cargo(root, &[&bare[..], &deny[..]].concat())?;
        for feature in features {
            cargo(root, &[&bare[..], &["--features", feature], &deny[..]].concat())?;
        }
    }
    Ok(())
}

/// Runs the README's commands as they stand there: what it promises is what is checked.
fn readme(root: &Path) -> Result<(), Failure> {
    let text = fs::read_to_string(root.join("README.md"))?;
    for (_, command) in tidy::readme_commands(&text) {
        let words: Vec<&str> = command.split_whitespace().collect();
        cargo(root, &words[1..])?;
    }
    Ok(())
}

fn documentation(root: &Path) -> Result<(), Failure> {
    let environment = [("RUSTDOCFLAGS", "-D warnings")];
    run_step(root, "cargo", &["doc", "--workspace", "--no-deps"], &environment)
}

/// Packages the libraries and builds each from its package, outside of the workspace.
///
/// The folder is new each time: cargo keeps what it unpacked by the path of the folder, and would
/// build against the libraries of an earlier run.
fn packages(root: &Path) -> Result<(), Failure> {
    let mut arguments = vec!["package", "--allow-dirty"];
    for name in LIBRARIES {
        arguments.extend(["--package", name]);
    }
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let folder = root.join("target").join(format!("packages-{}", since.as_secs()));
    let folder = folder.to_string_lossy().into_owned();
    let result = run_step(root, "cargo", &arguments, &[("CARGO_TARGET_DIR", &folder)]);
    fs::remove_dir_all(&folder).ok();
    result
}

/// Compiles the fuzz targets. Their engine is written in C++.
fn fuzz_targets(root: &Path) -> Result<(), Failure> {
    if run_step(root, "c++", &["--version"], &[]).is_err() {
        eprintln!("NOT CHECKED: the fuzz engine needs a C++ compiler, and `c++` is not there");
        return Ok(());
    }
    cargo(root, &["check", "--manifest-path", "fuzz/Cargo.toml"])
}
