//! Maintenance tasks of the workspace.

fn main() {}
