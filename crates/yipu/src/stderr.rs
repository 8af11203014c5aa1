//! Words to the user that nothing depends on.
//!
//! The macros of the standard library panic where nobody listens any longer: `2>&1 | head`.

/// Writes to the standard error like `eprint!`; where nobody listens, the words are lost.
macro_rules! tell {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = write!(std::io::stderr(), $($words)*);
    }};
}

/// Writes a line to the standard error like `eprintln!`; where nobody listens, it is lost.
macro_rules! tell_line {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($words)*);
    }};
}
