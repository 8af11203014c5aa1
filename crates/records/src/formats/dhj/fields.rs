//! The numbers of the fields.

/// Fields with their tags; what has none is kept under its number.
const FIELDS: [(&str, &str); 21] = [
    ("10", "Title"),
    ("11", "Event"),
    ("13", "Date"),
    ("14", "Site"),
    ("15", "Round"),
    ("16", "Table"),
    ("18", "Red"),
    ("19", "dhj:RedLevel"),
    ("20", "RedElo"),
    ("22", "Black"),
    ("23", "dhj:BlackLevel"),
    ("24", "BlackElo"),
    ("28", "Result"),
    ("29", "RedTime"),
    ("30", "BlackTime"),
    ("33", "dhj:StartingStep"),
    ("36", "Opening"),
    ("37", "Variation"),
    ("40", "Remark"),
    ("41", "Author"),
    ("42", "dhj:Recorder"),
];

/// Fields of the players as one string, with the field of the name alone and its tag.
pub(super) const WHOLE_PLAYERS: [(&str, &str, &str); 2] =
    [("17", "18", "Red"), ("21", "22", "Black")];

/// The board.
pub(super) const BOARD: &str = "31";

/// The side to move.
pub(super) const SIDE: &str = "32";

/// The moves.
pub(super) const MOVES: &str = "34";

/// What stands in front of the ply in the name of a comment.
pub(super) const COMMENT: &str = "game_comment_0_";

/// Returns the name of the tag for a field.
pub(super) fn tag(name: &str) -> String {
    match FIELDS.iter().find(|(number, _)| *number == name) {
        Some((_, tag)) => (*tag).to_owned(),
        None => format!("dhj:{name}"),
    }
}
