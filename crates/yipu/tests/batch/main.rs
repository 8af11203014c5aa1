//! The program over folders, archives and files of many games.

mod archives;
mod folders;
mod interrupted;
mod libraries;
mod long_files;
mod positions;
mod program;
mod summaries;
