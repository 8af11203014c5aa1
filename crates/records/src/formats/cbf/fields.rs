//! The elements of the head.

/// Elements with their tags; what CBR files have too bears the names that it has there.
const FIELDS: [(&str, &str); 29] = [
    ("Name", "Title"),
    ("From", "Source"),
    ("ContestType", "cbr:EventClass"),
    ("Contest", "Event"),
    ("Round", "Round"),
    ("Group", "Group"),
    ("Table", "Table"),
    ("Date", "Date"),
    ("Site", "Site"),
    ("TimeRule", "TimeControl"),
    ("Red", "Red"),
    ("RedTeam", "RedTeam"),
    ("RedTime", "RedTime"),
    ("RedRating", "RedElo"),
    ("Black", "Black"),
    ("BlackTeam", "BlackTeam"),
    ("BlackTime", "BlackTime"),
    ("BlackRating", "BlackElo"),
    ("Referee", "cbr:Referee"),
    ("Recorder", "cbr:Recorder"),
    ("Commentator", "Annotator"),
    ("CommentatorURL", "cbr:AnnotatorMail"),
    ("Creator", "Author"),
    ("CreatorURL", "cbr:AuthorMail"),
    ("DateCreated", "cbr:Created"),
    ("DateModified", "cbr:Modified"),
    ("ECCO", "ECCO"),
    ("RecordKind", "cbr:Nature"),
    ("ResultType", "Termination"),
];

/// What stands in front of a name that no other format has.
const OWN: &str = "cbf:";

/// Returns the name of the tag for an element.
pub(super) fn tag(element: &str) -> String {
    match FIELDS.iter().find(|(name, _)| *name == element) {
        Some((_, tag)) => (*tag).to_owned(),
        None => format!("{OWN}{element}"),
    }
}
