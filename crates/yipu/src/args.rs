//! The words of the command line.

mod go;
mod repair;
mod reporting;

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand};
use go_notation::{CoordinateSystem, QuadrantNotation, Tolerances};
use records::go::ReadGo;
use records::go::quadrant::{LeadingStones, ReadRecord};
pub(crate) use reporting::{Explain, Layout, Reporting};
use xiangqi_core::rules::Ruleset;
use xiangqi_notation::{Digits, LetterSet, Notation, RankBase, Script};

use self::go::system;
pub(crate) use self::go::{GoRules, Point, Quadrant, SystemOrAll, Transform};
use crate::inputs::Limits;
use crate::selection::Selection;

pub(crate) use repair::Repair;

/// Reads, checks, converts and repairs the game records of xiangqi (象棋) and Go (围棋).
#[derive(Debug, Parser)]
#[command(name = "yipu", version, about, max_term_width = 100)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check records and explain what is wrong in them
    Check(Check),
    /// Explain the code of a finding, or list all codes
    Explain(Explain),
    /// List the games of files, one a line
    List(List),
    /// Find the slips in records and mend them
    Repair(Repair),
    /// Convert records to another format or notation
    Convert(Convert),
    /// Translate moves from one notation to another
    Moves(Moves),
    /// Draw the board of a FEN or of a record, of xiangqi or Go
    Show(Show),
    /// Tell format, encoding and notation of files
    Detect(Detect),
    /// Count the lines of legal moves
    Perft(Perft),
    /// Count what a written move can mean
    Ambiguity(Ambiguity),
    /// Judge a repetition: who must change, by which clause
    Judge(Judge),
    /// Translate a point of a Go board to other coordinates
    Point(Point),
    /// Turn or mirror records of Go
    Transform(Transform),
    /// List the formats
    Formats(Table),
    /// List the notations
    Notations(Table),
}

/// What is read.
#[derive(Debug, Default, ClapArgs)]
pub(crate) struct Named {
    /// Files, folders, zip archives, or `-` for standard input
    #[arg(required = true, value_name = "INPUT")]
    pub(crate) inputs: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) limits: Limits,
}

/// Inputs and how to read them.
#[derive(Debug, ClapArgs)]
pub(crate) struct Source {
    #[command(flatten)]
    pub(crate) inputs: Named,

    /// Read as this format instead of looking at the content
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<records::Format>,

    /// Decode with this encoding instead of finding it: utf-8, gb18030, big5, …
    #[arg(long, value_name = "ENCODING", value_parser = encoding)]
    pub(crate) encoding: Option<records::encoding::TextEncoding>,

    /// Read moves in this notation; `any` considers all
    #[arg(long, value_name = "NOTATION", value_parser = notation_or_any, default_value = "any")]
    pub(crate) from: NotationOrAny,

    #[command(flatten)]
    pub(crate) quadrant: Quadrant,
}

impl Source {
    /// Returns how records of Go are read.
    pub(crate) fn go(&self) -> ReadGo {
        let leading = if self.quadrant.handicap_as_setup {
            LeadingStones::Handicap
        } else {
            LeadingStones::Moves
        };
        let notation = self.quadrant.extend(QuadrantNotation::TOLERANT);
        ReadGo { quadrant: ReadRecord { notation, leading }, ..ReadGo::default() }
    }

    /// Returns how records of Go are read where `--strict` refuses every tolerant reading.
    pub(crate) fn go_strict(&self) -> ReadGo {
        let mut options = self.go();
        options.quadrant.notation.tolerances = Tolerances::NONE;
        options
    }

    /// No input named, everything to be found out.
    pub(crate) fn any() -> Self {
        Self {
            inputs: Named::default(),
            format: None,
            encoding: None,
            from: NotationOrAny::Any,
            quadrant: Quadrant {
                passes: false,
                odd_boards: false,
                handicap_as_setup: false,
                size: None,
            },
        }
    }
}

/// `yipu show`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Show {
    /// A FEN, or a file
    #[arg(value_name = "FEN|FILE")]
    pub(crate) what: String,

    /// Show the position behind this many moves; the last one by default
    #[arg(long, value_name = "N", value_parser = ply, allow_negative_numbers = true)]
    pub(crate) ply: Option<usize>,

    /// Number of the game in the file, from 1
    #[arg(long, value_name = "N", value_parser = game, default_value = "1", allow_negative_numbers = true)]
    pub(crate) game: usize,

    /// See the board of xiangqi from Black's side
    #[arg(long)]
    pub(crate) from_black: bool,

    /// Coordinates round a Go board: gtp, quadrant, sgf, upper-left, japanese or letters
    #[arg(long, value_name = "SYSTEM", value_parser = system, default_value = "gtp")]
    pub(crate) coordinates: CoordinateSystem,

    #[command(flatten)]
    pub(crate) quadrant: Quadrant,
}

/// `yipu detect`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Detect {
    #[command(flatten)]
    pub(crate) source: Source,

    /// Print one JSON object a file
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) layout: Layout,
}

/// `yipu perft`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Perft {
    /// How many plies deep
    #[arg(value_name = "DEPTH")]
    pub(crate) depth: u32,

    /// Position to begin from
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,

    /// Count each first move by itself
    #[arg(long)]
    pub(crate) divide: bool,

    /// Print one JSON object
    #[arg(long, conflicts_with = "divide")]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) layout: Layout,
}

/// `yipu ambiguity`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Ambiguity {
    /// The written move
    #[arg(value_name = "TEXT")]
    pub(crate) text: String,

    /// Count legal moves in this position instead of moves on an empty board
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,

    /// Notation to read; `any` considers all
    #[arg(long, value_name = "NOTATION", value_parser = notation_or_any, default_value = "any")]
    pub(crate) from: NotationOrAny,

    /// Count for Black on the empty board
    #[arg(long, conflicts_with = "fen")]
    pub(crate) black: bool,
}

/// `yipu judge`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Judge {
    /// A record whose main line is judged
    #[arg(value_name = "FILE", conflicts_with_all = ["fen", "moves"], required_unless_present = "moves")]
    pub(crate) file: Option<PathBuf>,

    /// Number of the game in the file, from 1
    #[arg(long, value_name = "N", value_parser = game, default_value = "1", allow_negative_numbers = true)]
    pub(crate) game: usize,

    /// Position to begin from
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,

    /// The moves, in any notation
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves: Option<String>,

    /// Rule set: cxa2020 or axf; both by default
    #[arg(long, value_name = "RULES", value_parser = ruleset)]
    pub(crate) rules: Option<Ruleset>,

    /// Print one JSON object a repetition and rule set
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) layout: Layout,
}

fn game(number: &str) -> Result<usize, String> {
    number.parse().ok().filter(|&number| number > 0).ok_or_else(|| "games count from 1".to_owned())
}

fn ply(number: &str) -> Result<usize, String> {
    number.parse().map_err(|_| "plies count from 0, the start".to_owned())
}

fn ruleset(name: &str) -> Result<Ruleset, String> {
    Ruleset::ALL
        .into_iter()
        .find(|ruleset| ruleset.code() == name)
        .ok_or_else(|| "cxa2020 or axf".to_owned())
}

/// `yipu formats` and `yipu notations`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Table {
    /// Print one JSON object a row
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) layout: Layout,
}

/// `yipu check`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) source: Source,

    /// Print one JSON object a finding, then a summary
    ///
    /// Lines and columns count from 1, columns in characters; spans are bytes of the text decoded
    /// to UTF-8, or of the file itself where its format is binary.
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) layout: Layout,

    /// Print one SARIF 2.1.0 log, for editors and review tools
    #[arg(long, conflicts_with_all = ["json", "summary"])]
    pub(crate) sarif: bool,

    /// Print only the summary
    #[arg(long, conflicts_with = "json")]
    pub(crate) summary: bool,

    /// Print errors only, no warnings or notes
    #[arg(long, short)]
    pub(crate) quiet: bool,

    /// Refuse every tolerant reading of quadrant text
    #[arg(long)]
    pub(crate) strict: bool,

    #[command(flatten)]
    pub(crate) go_rules: GoRules,

    #[command(flatten)]
    pub(crate) reporting: Reporting,
}

/// `yipu list`.
#[derive(Debug, ClapArgs)]
pub(crate) struct List {
    #[command(flatten)]
    pub(crate) source: Source,

    /// List these games of each input alone: 3, 1,4-6 or 10-
    #[arg(long, value_name = "NUMBERS")]
    pub(crate) game: Option<Selection>,

    /// Print one JSON object a game
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) layout: Layout,
}

/// `yipu convert`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) source: Source,

    /// Format to write
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: records::Format,

    /// Notation of the moves in text formats
    #[arg(long, value_name = "NOTATION", default_value = "chinese")]
    pub(crate) notation: Notation,

    #[command(flatten)]
    pub(crate) style: WritingStyle,

    /// Coordinates of Go moves in `--to moves`: gtp, quadrant, sgf, upper-left, …
    #[arg(long, value_name = "SYSTEM", value_parser = system, default_value = "gtp")]
    pub(crate) coordinates: CoordinateSystem,

    /// Keep an SGF file byte for byte, but for places that were found faulty
    #[arg(long, conflicts_with = "to_encoding")]
    pub(crate) minimal_change: bool,

    /// Encoding of the output: utf-8 (the usual for text), gb18030 (the usual for XQF), big5
    #[arg(long, value_name = "ENCODING", value_parser = encoding)]
    pub(crate) to_encoding: Option<records::encoding::TextEncoding>,

    /// Version of XQF to write: 10, 18, or as the source
    #[arg(long, value_name = "VERSION", value_parser = xqf_version, default_value = "source")]
    pub(crate) xqf_version: records::xqf::Version,

    /// Convert these games of each input alone: 3, 1,4-6 or 10-
    #[arg(long, value_name = "NUMBERS")]
    pub(crate) game: Option<Selection>,

    /// Write to this file instead of standard output, or to this folder
    ///
    /// It is a folder if it exists as one or ends in `/`, and for inputs in folders and archives
    /// also if it has not the ending of a record. A folder gets a file for each input.
    #[arg(long, short, value_name = "PATH", conflicts_with = "out_dir")]
    pub(crate) output: Option<PathBuf>,

    /// Write one file for each input into this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out_dir: Option<PathBuf>,

    /// Replace output files that exist
    #[arg(long, conflicts_with = "skip_existing")]
    pub(crate) force: bool,

    /// Leave output files alone that exist
    #[arg(long)]
    pub(crate) skip_existing: bool,

    /// Write setup stones as moves in quadrant text
    #[arg(long)]
    pub(crate) setup_as_moves: bool,

    /// Refuse to write a game of which something would be lost, and every tolerant reading of
    /// quadrant text
    #[arg(long)]
    pub(crate) strict: bool,

    /// Read what was written again and compare
    #[arg(long)]
    pub(crate) verify: bool,

    /// Report errors only, no warnings, notes or losses, and no summary
    #[arg(long, short)]
    pub(crate) quiet: bool,

    /// Report only the summary; without it one is printed where there are several inputs
    #[arg(long)]
    pub(crate) summary: bool,

    /// Report the summary as a JSON object on standard error
    #[arg(long)]
    pub(crate) json_summary: bool,

    /// Indent the games of `--to json` and the object of --json-summary, for people
    #[arg(long)]
    pub(crate) pretty: bool,

    #[command(flatten)]
    pub(crate) reporting: Reporting,
}

/// What a notation leaves open.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct WritingStyle {
    /// Script of Chinese moves
    #[arg(long, value_name = "SCRIPT", value_parser = script, default_value = "simplified")]
    pub(crate) script: Script,

    /// Width of Black's digits in Chinese moves: fullwidth or ascii
    #[arg(long, value_name = "WIDTH", value_parser = digits, default_value = "fullwidth")]
    pub(crate) digits: Digits,

    /// Piece letters: standard, wxf, guard, … or seven letters of your own for K A B N R C P
    #[arg(long, value_name = "LETTERS", value_parser = letters)]
    pub(crate) letters: Option<LetterSet>,

    /// Number of the first rank in lalg and salg: 0 or 1
    #[arg(long, value_name = "BASE", value_parser = rank_base, default_value = "0")]
    pub(crate) rank_base: RankBase,
}

/// `yipu moves`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Moves {
    /// The moves, played one after the other
    #[arg(value_name = "TEXT", required_unless_present = "tsv")]
    pub(crate) texts: Vec<String>,

    /// Position to begin from
    #[arg(long, value_name = "FEN", conflicts_with = "tsv")]
    pub(crate) fen: Option<String>,

    /// Notation to read; `any` considers all
    #[arg(long, value_name = "NOTATION", value_parser = notation_or_any, default_value = "any")]
    pub(crate) from: NotationOrAny,

    /// Notation to write; `all` prints a table
    #[arg(long, value_name = "NOTATION", value_parser = notation_or_all, default_value = "chinese")]
    pub(crate) to: NotationOrAll,

    #[command(flatten)]
    pub(crate) style: WritingStyle,

    /// Print the moves as text with move numbers
    #[arg(long, conflicts_with = "tsv")]
    pub(crate) numbered: bool,

    /// Work as a filter: `FEN<TAB>TEXT` in, one line out for each line in
    #[arg(long)]
    pub(crate) tsv: bool,

    /// With --tsv: print remarks into a second column
    #[arg(long, requires = "tsv")]
    pub(crate) notes: bool,
}

/// A notation to read, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotationOrAny {
    /// All.
    Any,
    /// One.
    One(Notation),
}

impl NotationOrAny {
    /// Returns the one notation, if it is one.
    pub(crate) const fn one(self) -> Option<Notation> {
        match self {
            Self::Any => None,
            Self::One(notation) => Some(notation),
        }
    }
}

/// A notation to write, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotationOrAll {
    /// All.
    All,
    /// One.
    One(Notation),
}

fn notation(name: &str) -> Result<Notation, String> {
    name.parse().map_err(|_| {
        let names: Vec<_> = Notation::ALL.iter().map(|notation| notation.name()).collect();
        format!("the notations are {}", names.join(", "))
    })
}

fn notation_or_any(name: &str) -> Result<NotationOrAny, String> {
    if name == "any" { Ok(NotationOrAny::Any) } else { notation(name).map(NotationOrAny::One) }
}

fn notation_or_all(name: &str) -> Result<NotationOrAll, String> {
    if name == "all" { Ok(NotationOrAll::All) } else { notation(name).map(NotationOrAll::One) }
}

fn encoding(name: &str) -> Result<records::encoding::TextEncoding, String> {
    records::encoding::TextEncoding::from_label(name)
        .ok_or_else(|| "try utf-8, utf-16le, gb18030 or big5".to_owned())
}

fn xqf_version(name: &str) -> Result<records::xqf::Version, String> {
    match name {
        "source" => Ok(records::xqf::Version::AsRead),
        "10" => Ok(records::xqf::Version::V10),
        "18" => Ok(records::xqf::Version::V18),
        _ => Err("10, 18 or source".to_owned()),
    }
}

fn script(name: &str) -> Result<Script, String> {
    match name {
        "simplified" => Ok(Script::Simplified),
        "traditional" => Ok(Script::Traditional),
        _ => Err("simplified or traditional".to_owned()),
    }
}

fn digits(name: &str) -> Result<Digits, String> {
    match name {
        "fullwidth" => Ok(Digits::Fullwidth),
        "ascii" => Ok(Digits::Ascii),
        _ => Err("fullwidth or ascii".to_owned()),
    }
}

fn letters(name: &str) -> Result<LetterSet, String> {
    name.parse().map_err(|error: xiangqi_notation::ParseLetterSetError| error.to_string())
}

fn rank_base(name: &str) -> Result<RankBase, String> {
    match name {
        "0" => Ok(RankBase::Zero),
        "1" => Ok(RankBase::One),
        _ => Err("0 or 1".to_owned()),
    }
}
