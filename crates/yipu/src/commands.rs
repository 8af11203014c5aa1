//! One module a command.

mod ambiguity;
pub(crate) mod check;
mod convert;
mod detect;
mod formats;
pub(crate) mod moves;
mod notations;
mod perft;
mod show;

use crate::args::Command;
use crate::status::Status;

/// Runs a command to its end.
pub(crate) fn run(command: Command) -> Status {
    let run = match command {
        Command::Check(args) => check::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Detect(args) => detect::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Ambiguity(args) => ambiguity::run(&args),
        Command::Notations(args) => notations::run(&args),
        Command::Formats(args) => formats::run(&args),
    };
    run.unwrap_or_else(Status::from)
}
