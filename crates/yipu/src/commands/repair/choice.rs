//! Which candidate of a fault is taken.

use std::io::{self, BufRead, Write};

use records::repair::{Fault, Verdict};

use crate::args::Repair;

/// Returns the index of the candidate that is taken, if one is.
pub(super) fn choose(fault: &Fault, args: &Repair, shown: &str) -> Option<usize> {
    if fault.candidates.is_empty() {
        return None;
    }
    if args.interactive {
        return ask(fault, shown);
    }
    if fault.verdict == Verdict::Clear {
        return Some(0);
    }
    if args.all {
        return Some(0);
    }
    args.pick.and_then(|number| number.checked_sub(1)).filter(|&at| at < fault.candidates.len())
}

/// Asks on the terminal: a number takes a candidate, anything else leaves the fault.
fn ask(fault: &Fault, shown: &str) -> Option<usize> {
    tell!("{shown}Number of the candidate, or nothing to leave it: ");
    let _ = io::stderr().flush();
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line).ok()?;
    let number: usize = line.trim().parse().ok()?;
    number.checked_sub(1).filter(|&at| at < fault.candidates.len())
}
