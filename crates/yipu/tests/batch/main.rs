//! The program over folders, archives and files of many games.

mod archives;
mod folders;
mod program;
