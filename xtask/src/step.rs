//! Running other programs.

use std::path::Path;
use std::process::Command;

use crate::failure::Failure;

/// Runs `program` in `root`, its output shown as it comes.
///
/// # Errors
///
/// When the program cannot be started or does not end well.
pub(crate) fn run_step(
    root: &Path,
    program: &str,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> Result<(), Failure> {
    let mut words: Vec<String> =
        environment.iter().map(|(name, value)| format!("{name}={value}")).collect();
    words.push(program.to_owned());
    words.extend(arguments.iter().map(|&argument| argument.to_owned()));
    let shown = words.join(" ");
    eprintln!("$ {shown}");
    let status = Command::new(program)
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root)
        .status()?;
    if status.success() { Ok(()) } else { Err(Failure::Step { command: shown }) }
}
