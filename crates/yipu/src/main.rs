//! The command line of Yipu.

fn main() {}
