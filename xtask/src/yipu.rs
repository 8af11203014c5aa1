//! The program itself, built for speed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::step::run_step;

/// The built program.
#[derive(Debug)]
pub(crate) struct Yipu {
    path: PathBuf,
}

impl Yipu {
    /// Builds the program in release mode.
    ///
    /// # Errors
    ///
    /// When it does not build.
    pub(crate) fn build(root: &Path) -> Result<Self, Failure> {
        run_step(root, "cargo", &["build", "--release", "--package", "yipu"], &[])?;
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root.join("target"), |folder| root.join(folder));
        let name = format!("yipu{}", std::env::consts::EXE_SUFFIX);
        Ok(Self { path: target.join("release").join(name) })
    }

    /// Returns where the program stands.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Begins a command line of the program.
    pub(crate) fn command(&self) -> Command {
        Command::new(&self.path)
    }
}
