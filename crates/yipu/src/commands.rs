//! One module a command.

pub(crate) mod check;
mod convert;
pub(crate) mod moves;

use crate::args::Command;
use crate::status::Status;

/// Runs a command to its end.
pub(crate) fn run(command: Command) -> Status {
    let run = match command {
        Command::Check(args) => check::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Moves(args) => moves::run(&args),
    };
    run.unwrap_or_else(Status::from)
}
