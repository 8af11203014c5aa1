//! Changes of single places in SGF files of Go.

use go_notation::{BoardSize, Point, Symmetry};
use notation_syntax::Span;

use super::point_list::{self, Element};
use super::{GoDocument, GoProblem, GoResult, WonBy};
use crate::sgf::{
    SgfEdit, SgfFinding, SgfGame, SgfGames, SgfProblem, SgfProperty, SgfTree, SgfValue, ValueType,
    definition, file_repairs, read_real, tree_repairs, write_real,
};
use crate::{Diagnostic, Format, Problem};

impl GoDocument<'_> {
    /// Returns the edits that undo the findings of an SGF file, as far as they lose nothing.
    ///
    /// A file without findings has none. [`sgf::patch`](crate::sgf::patch) applies them. Formats
    /// beside SGF have no edits.
    #[must_use]
    pub fn repairs(&self) -> Vec<SgfEdit> {
        if self.format != Format::Sgf {
            return Vec::new();
        }
        // No one label names the encodings of a file that has several.
        let is_mixed = self.diagnostics.iter().any(|found| found.code() == "enc/mixed");
        let of_file: Vec<SgfFinding> = self
            .diagnostics
            .iter()
            .filter_map(|diagnostic| match (&diagnostic.problem, diagnostic.place.span) {
                (
                    Problem::Sgf(
                        SgfProblem::WrongCharset { .. } | SgfProblem::UnknownCharset { .. },
                    ),
                    _,
                ) if is_mixed => None,
                (Problem::Sgf(problem), Some(span)) => Some(SgfFinding { problem: *problem, span }),
                _ => None,
            })
            .collect();
        let mut edits = file_repairs(&self.text, &of_file);
        for tree in SgfGames::new(&self.text) {
            edits.extend(self.game_repairs(&tree));
        }
        edits
    }

    fn game_repairs(&self, tree: &SgfTree) -> Vec<SgfEdit> {
        let mut edits = tree_repairs(&self.text, tree);
        let Ok(reading) = super::read_game(tree.over(&self.text)) else { return edits };
        let is_found = |problem: &GoProblem| {
            reading.diagnostics.iter().any(|found| found.problem == Problem::Go(problem.clone()))
        };
        if is_found(&GoProblem::VerboseNames) || tree.has_bare_root() {
            edits.extend(short_names(tree.over(&self.text)));
        }
        edits.extend(reading.diagnostics.iter().filter_map(|found| self.repair(found)));
        edits
    }

    fn repair(&self, found: &Diagnostic) -> Option<SgfEdit> {
        let (Problem::Go(problem), Some(span)) = (&found.problem, found.place.span) else {
            return None;
        };
        let text = &self.text[span.range()];
        let replacement = match problem {
            GoProblem::SpaceAsPass | GoProblem::PassBeyondEdge => String::new(),
            GoProblem::KomiInHundredths { komi, .. } => write_real(*komi),
            GoProblem::LooseNumber { .. } => write_real(read_real(text)?.0),
            GoProblem::LooseResult => respelled_result(text)?,
            GoProblem::SquareAsPair => text.split(':').next()?.trim().to_owned(),
            GoProblem::TurnedRectangle => turned(SgfValue::new(text, span.start), |point| point)?,
            _ => return None,
        };
        Some(SgfEdit::new(span, replacement))
    }

    /// Returns the edits that turn or mirror all games of an SGF file and change nothing else.
    #[must_use]
    pub fn turn_edits(&self, symmetry: Symmetry) -> Vec<SgfEdit> {
        if self.format != Format::Sgf {
            return Vec::new();
        }
        SgfGames::new(&self.text)
            .flat_map(|tree| game_turns(tree.over(&self.text), symmetry))
            .collect()
    }
}

/// Writes a result as the standard has it where nothing but letters' case and spaces differ, or
/// the spelling of its number. What has more words may say more.
fn respelled_result(text: &str) -> Option<String> {
    let (result, _) = GoResult::read(text)?;
    let standard = result.to_string();
    let dense: String = text.split_whitespace().collect();
    let is_same = dense.eq_ignore_ascii_case(&standard);
    let number = dense.get(2..).and_then(read_real).map(|(points, _)| points);
    let is_score =
        matches!(result, GoResult::Win { by: WonBy::Points(own), .. } if number == Some(own));
    (is_same || is_score).then_some(standard)
}

/// Writes the long names of a game short, and the names of the Nihon Ki-in as the standard has
/// them.
fn short_names(game: SgfGame<'_>) -> Vec<SgfEdit> {
    let mut edits = Vec::new();
    for (node, depth) in game.walk() {
        for property in node.properties() {
            let written = property.written_name();
            let mut name = property.name();
            if depth == 0 && game.tree().has_bare_root() {
                name = super::from_sgf::nihon_kiin_name(name);
            }
            let is_spaced = written.bytes().any(|byte| byte.is_ascii_whitespace());
            if *name != *written && !is_spaced {
                let start = property.span().start;
                edits
                    .push(SgfEdit::new(Span::new(start, start + written.len()), name.into_owned()));
            }
        }
    }
    edits
}

fn game_turns(game: SgfGame<'_>, symmetry: Symmetry) -> Vec<SgfEdit> {
    let Ok(reading) = super::read_game(game) else { return Vec::new() };
    let size = reading.value.size;
    let mut edits = Vec::new();
    for (node, depth) in game.walk() {
        for property in node.properties() {
            let name = property.name();
            if depth == 0 && name == "SZ" && symmetry.size(size) != size {
                let turned = symmetry.size(size);
                let text = format!("{}:{}", turned.columns(), turned.rows());
                edits.push(SgfEdit::new(property.value().span(), text));
            } else if let Some(definition) = definition(&name) {
                property_turns(property, definition.value, size, symmetry, &mut edits);
            }
        }
    }
    edits
}

fn property_turns(
    property: SgfProperty<'_>,
    value_type: ValueType,
    size: BoardSize,
    symmetry: Symmetry,
    edits: &mut Vec<SgfEdit>,
) {
    let turn = |point: Point| symmetry.point(point, size).unwrap_or(point);
    for value in property.values() {
        let value = value.trimmed();
        let (part, text) = match value_type {
            ValueType::Move if value.raw() == "tt" && go_notation::sgf::is_pass(size) => continue,
            ValueType::Point | ValueType::Stone | ValueType::Move => (value, turned(value, turn)),
            ValueType::TwoPoints => {
                let Some((from, to)) = value.composed() else { continue };
                let pair = point_list::point(from).zip(point_list::point(to));
                (value, pair.map(|(from, to)| format!("{}:{}", turn(from), turn(to))))
            }
            ValueType::PointAndText => {
                let Some((point, _)) = value.composed() else { continue };
                (point, point_list::point(point).map(|point| turn(point).to_string()))
            }
            _ => return,
        };
        if let Some(text) = text.filter(|text| text != part.raw()) {
            edits.push(SgfEdit::new(part.span(), text));
        }
    }
}

/// Writes a point or a rectangle with its points changed.
fn turned(value: SgfValue<'_>, change: impl Fn(Point) -> Point) -> Option<String> {
    match point_list::element(value)? {
        Element::Point(point) => Some(change(point).to_string()),
        Element::Rectangle { upper_left, lower_right, .. } => {
            let (one, other) = (change(upper_left), change(lower_right));
            let corner = |choose: fn(u8, u8) -> u8| {
                Point::new(choose(one.column(), other.column()), choose(one.row(), other.row()))
            };
            Some(format!("{}:{}", corner(u8::min)?, corner(u8::max)?))
        }
    }
}

#[cfg(test)]
mod tests {
    use go_notation::Symmetry;

    use crate::go::{GoDocument, ReadGo};
    use crate::sgf::patch;

    fn document(bytes: &[u8]) -> GoDocument<'_> {
        GoDocument::read(bytes, &ReadGo::default()).unwrap()
    }

    fn repaired(text: &str) -> String {
        let edits = document(text.as_bytes()).repairs();
        String::from_utf8(patch(text.as_bytes(), None, edits).bytes).unwrap()
    }

    #[test]
    fn repairs_change_their_places_alone() {
        for (odd, standard) in [
            ("(;SiZe[9] ;Black[aa] ;White[  ])", "(;SZ[9] ;B[aa] ;W[])"),
            ("(\nTE[x]KO[7.5]\n;B[pd])", "(\n;EV[x]KM[7.5]\n;B[pd])"),
            ("(;KM[375]RE[b+r]BL[9.] ;B[aa])", "(;KM[7.5]RE[B+R]BL[9] ;B[aa])"),
            ("(;SZ[9:9]AB[cb:aa] )", "(;SZ[9]AB[aa:cb] )"),
            ("(;SZ[18] ;B[ss])", "(;SZ[18] ;B[])"),
        ] {
            assert_eq!(repaired(odd), standard);
            assert_eq!(repaired(standard), standard);
        }
    }

    #[test]
    fn what_may_say_more_is_not_respelled() {
        for text in [
            "(;TM[1 hour];B[aa])",
            "(;TM[30分];B[aa])",
            "(;KM[3¾子];B[aa])",
            "(;KM[2子];B[aa])",
            "(;KM[1e308];B[aa])",
            "(;HA[2子]AB[aa][bb];W[cc])",
            "(;RE[B+3.5 (moves beyond 200 not known)];B[aa])",
            "(;RE[B+R W+T];B[aa])",
            "(;RE[黑中盘胜];B[aa])",
            "(;B[aa]V[1.5e3])",
        ] {
            assert_eq!(repaired(text), text);
        }
        assert_eq!(repaired("(;KM[6,5]RE[b+3.5 ];B[aa])"), "(;KM[6.5]RE[B+3.5];B[aa])");
        assert_eq!(repaired("(;KM[６．５];B[aa])"), "(;KM[6.5];B[aa])");
    }

    #[test]
    fn komi_is_read_where_it_is_certain() {
        let komi = |text: &str| document(text.as_bytes()).games().next().unwrap().value.komi;
        assert_eq!(komi("(;KM[3¾子];B[aa])"), Some(7.5));
        assert_eq!(komi("(;KM[3.75子];B[aa])"), Some(7.5));
        assert_eq!(komi("(;KM[2子];B[aa])"), None);
        assert_eq!(komi("(;KM[1e308];B[aa])"), None);
        assert_eq!(komi("(;KM[200.0];B[aa])"), Some(200.0));
    }

    #[test]
    fn a_file_in_two_encodings_keeps_its_label() {
        let file = b"(;GM[1]SZ[19]CA[UTF-8]C[\xe6\x96\xad\xe6\xae\xb5\n\
            \xd6\xd0\xb9\xfa\xce\xa7\xc6\xe5\xb1\xc8\xc8\xfc];B[pd];W[dd];B[qc])";
        assert_eq!(document(file).repairs(), []);
    }

    #[test]
    fn turning_keeps_all_but_the_points() {
        let text = "(;SZ[9]KM[6.50] C[pd\\]];B [ba]\n;W[tt]LB[aa:1][bb:2]AB[aa:bb]XX[aa])";
        let edits = document(text.as_bytes()).turn_edits(Symmetry::MirrorLeftRight);
        let turned = String::from_utf8(patch(text.as_bytes(), None, edits).bytes).unwrap();
        let expected = "(;SZ[9]KM[6.50] C[pd\\]];B [ha]\n;W[tt]LB[ia:1][hb:2]AB[ha:ib]XX[aa])";
        assert_eq!(turned, expected);
    }
}
