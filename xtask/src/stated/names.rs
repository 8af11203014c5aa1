//! The names that documents use for notations and coordinate systems: those of the command line.

/// Move notations of xiangqi.
pub(crate) const NOTATIONS: &[&str] = &[
    "iccs",
    "ucci",
    "uci",
    "chinese",
    "chinese-dpxq",
    "chinese-five",
    "wxf",
    "wxf-axf1980",
    "wxf-2018",
    "wxf-wikipedia",
    "wxf-yang",
    "keypad",
    "coordinate",
    "digit",
    "chesslike",
    "algebraic",
    "lalg",
    "salg",
    "vietnamese",
    "dhtmlxq",
];

/// Notations in which a list of pieces can be placed.
pub(crate) const PLACEMENTS: &[&str] = &["coordinate", "digit", "algebraic"];

/// Coordinate systems of Go.
pub(crate) const COORDINATES: &[&str] =
    &["quadrant", "sgf", "gtp", "upper-left", "japanese", "letters", "zones", "audouard", "names"];

/// Notations of a run of Go moves.
pub(crate) const GO_RECORDS: &[&str] = &["quadrant", "zones"];
