//! The kinds of examples: which keys each has, and which crate answers it.

use super::names::{COORDINATES, GO_RECORDS, NOTATIONS, PLACEMENTS};

/// A kind of example.
///
/// Keys are facts (the input), questions (a stated answer) or texts. A text is read and written:
/// `KEY: TEXT` asks for the meaning of the text and for the text of the meaning. The meaning is
/// itself a key of the block. `also KEY: TEXT | TEXT` gives texts that are only read.
/// A text key may carry an option after a slash: `chinese/traditional`.
#[derive(Debug)]
pub(crate) struct Kind {
    /// The word after `example`.
    pub(crate) name: &'static str,
    /// Who answers.
    pub(crate) runner: Runner,
    /// Facts that must be there.
    pub(crate) facts: &'static [&'static str],
    /// Facts that may be there.
    pub(crate) optional_facts: &'static [&'static str],
    /// Questions that must be there.
    pub(crate) questions: &'static [&'static str],
    /// Questions that may be there.
    pub(crate) optional_questions: &'static [&'static str],
    /// Texts that stand for one meaning.
    pub(crate) texts: Option<Texts>,
}

/// The crate whose `tests/stated.rs` answers an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runner {
    /// This crate.
    Crate(&'static str),
    /// The notation crate of the game that the fact `game` names.
    NotationOfGame,
    /// Nobody: a statement with our decision on it.
    Nobody,
}

/// The texts of a kind.
#[derive(Debug)]
pub(crate) struct Texts {
    /// The key whose value is what the texts mean; always a fact too.
    pub(crate) meaning: &'static str,
    /// The keys that texts may have.
    pub(crate) keys: &'static [&'static str],
}

const NONE: &[&str] = &[];

/// All kinds.
pub(crate) const KINDS: &[Kind] = &[
    Kind {
        name: "move",
        runner: Runner::Crate("xiangqi-notation"),
        facts: &["position", "ucci"],
        optional_facts: &["after"],
        questions: NONE,
        optional_questions: &["u32", "u64", "piece"],
        texts: Some(Texts { meaning: "ucci", keys: NOTATIONS }),
    },
    Kind {
        name: "not-a-move",
        runner: Runner::Crate("xiangqi-notation"),
        facts: &["position", "notation", "text"],
        optional_facts: &["after"],
        questions: &["why", "message"],
        optional_questions: &["mend"],
        texts: None,
    },
    Kind {
        name: "record",
        runner: Runner::Crate("xiangqi-notation"),
        facts: &["position", "ucci"],
        optional_facts: NONE,
        questions: NONE,
        optional_questions: NONE,
        texts: Some(Texts { meaning: "ucci", keys: NOTATIONS }),
    },
    Kind {
        name: "placement",
        runner: Runner::Crate("xiangqi-notation"),
        facts: &["board"],
        optional_facts: NONE,
        questions: NONE,
        optional_questions: NONE,
        texts: Some(Texts { meaning: "board", keys: PLACEMENTS }),
    },
    Kind {
        name: "not-a-placement",
        runner: Runner::Crate("xiangqi-notation"),
        facts: &["notation", "text"],
        optional_facts: NONE,
        questions: &["why", "message"],
        optional_questions: &["mend"],
        texts: None,
    },
    Kind {
        name: "repair",
        runner: Runner::Crate("records"),
        facts: &["text"],
        optional_facts: &["placement"],
        questions: &["found", "mended"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "position",
        runner: Runner::Crate("xiangqi-core"),
        facts: &["fen"],
        optional_facts: NONE,
        questions: NONE,
        optional_questions: &["written", "side", "pieces", "moves", "check", "outcome"],
        texts: None,
    },
    Kind {
        name: "not-a-position",
        runner: Runner::Crate("xiangqi-core"),
        facts: &["fen"],
        optional_facts: NONE,
        questions: &["faults"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "ruling",
        runner: Runner::Crate("xiangqi-core"),
        facts: &["position", "cycle", "rules"],
        optional_facts: &["conflict"],
        questions: &["who-must-change"],
        optional_questions: &["natures", "clause"],
        texts: None,
    },
    Kind {
        name: "count",
        runner: Runner::NotationOfGame,
        facts: &["game", "of"],
        optional_facts: &["position"],
        questions: &["count"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "point",
        runner: Runner::Crate("go-notation"),
        facts: &["sgf"],
        optional_facts: &["size"],
        questions: NONE,
        optional_questions: NONE,
        texts: Some(Texts { meaning: "sgf", keys: COORDINATES }),
    },
    Kind {
        name: "not-a-point",
        runner: Runner::Crate("go-notation"),
        facts: &["system", "text"],
        optional_facts: &["size"],
        questions: &["message"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "point-record",
        runner: Runner::Crate("go-notation"),
        facts: &["moves"],
        optional_facts: &["size", "extensions"],
        questions: NONE,
        optional_questions: &["turned-90", "turned-180", "turned-270", "mirrored-01-03"],
        texts: Some(Texts { meaning: "moves", keys: GO_RECORDS }),
    },
    Kind {
        name: "tolerated-point-record",
        runner: Runner::Crate("go-notation"),
        facts: &["system", "text"],
        optional_facts: &["size", "extensions"],
        questions: &["moves", "notes", "strict"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "not-a-point-record",
        runner: Runner::Crate("go-notation"),
        facts: &["system", "text"],
        optional_facts: &["size", "extensions"],
        questions: &["message"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "board-edges",
        runner: Runner::Crate("go-notation"),
        facts: &["system"],
        optional_facts: &["size"],
        questions: &["corners", "top", "right", "bottom", "left"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "board-row",
        runner: Runner::Crate("go-notation"),
        facts: &["system", "row"],
        optional_facts: &["size"],
        questions: &["points"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "quadrant-edges",
        runner: Runner::Crate("go-notation"),
        facts: &["quadrant"],
        optional_facts: &["size"],
        questions: &["first", "second"],
        optional_questions: NONE,
        texts: None,
    },
    Kind {
        name: "note",
        runner: Runner::Nobody,
        facts: &["statement"],
        optional_facts: NONE,
        questions: &["decision"],
        optional_questions: NONE,
        texts: None,
    },
];

/// Finds a kind by its name.
pub(crate) fn find(name: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == name)
}
