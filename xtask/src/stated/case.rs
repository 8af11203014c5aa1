//! A judged example: its facts, its questions and the stated answers.

use std::fmt::Write as _;

use super::block::{Block, Entry};
use super::kind::{self, Kind, Runner};
use crate::fault::Fault;

/// An example that has every key its kind asks for and none besides.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) block: Block,
    pub(crate) runner: Option<&'static str>,
    facts: Vec<(String, String)>,
    answers: Vec<(String, String)>,
}

impl Case {
    /// Judges a block. On a fault there is no case.
    pub(crate) fn new(block: Block, faults: &mut Vec<Fault>) -> Option<Self> {
        let before = faults.len();
        if !block.id.chars().all(|c| c.is_ascii_alphanumeric() || "-.".contains(c)) {
            faults.push(block.fault("an id has only letters, digits, `-` and `.`"));
        }
        let Some(kind) = kind::find(&block.kind) else {
            let kinds: Vec<&str> = kind::KINDS.iter().map(|kind| kind.name).collect();
            let message = format!("`{}` is no kind: expected {}", block.kind, kinds.join(", "));
            faults.push(block.fault(message));
            return None;
        };
        check_keys(&block, kind, faults);
        let runner = runner_of(&block, kind, faults);
        let (facts, answers) = split(&block, kind);
        if answers.is_empty() {
            faults.push(block.fault("the example states no answer"));
        }
        (faults.len() == before).then_some(Self { block, runner, facts, answers })
    }

    /// Returns the text of the `.case` file: facts, then questions.
    pub(crate) fn input(&self) -> String {
        let mut text = format!("example: {}\nkind: {}\n", self.block.id, self.block.kind);
        if let Some(runner) = self.runner {
            let _ = writeln!(text, "runner: {runner}");
        }
        for (key, value) in &self.facts {
            let _ = writeln!(text, "{key}: {value}");
        }
        for (question, _) in &self.answers {
            let _ = writeln!(text, "? {question}");
        }
        text
    }

    /// Returns the text of the `.snap` file: each question with its stated answer.
    pub(crate) fn snapshot(&self) -> String {
        let mut text = format!(
            "---\nsource: {}\ndescription: {} {}\n---\n",
            self.block.document.display(),
            self.block.kind,
            self.block.id
        );
        for (question, answer) in &self.answers {
            let _ = writeln!(text, "{question}: {answer}");
        }
        text
    }
}

fn check_keys(block: &Block, kind: &Kind, faults: &mut Vec<Fault>) {
    for (index, entry) in block.entries.iter().enumerate() {
        let fault = |message: String| Fault::at(&block.document, entry.line, message);
        if block.entries[..index].iter().any(|earlier| earlier.key == entry.key) {
            faults.push(fault(format!("the key `{}` stands twice", entry.key)));
        }
        if role(kind, &entry.key).is_none() {
            faults.push(fault(format!("`{}` is no key of the kind `{}`", entry.key, kind.name)));
        }
    }
    for required in kind.facts.iter().chain(kind.questions) {
        if !block.entries.iter().any(|entry| entry.key == *required) {
            faults.push(block.fault(format!("the key `{required}` is missing")));
        }
    }
}

fn runner_of(block: &Block, kind: &Kind, faults: &mut Vec<Fault>) -> Option<&'static str> {
    match kind.runner {
        Runner::Crate(name) => Some(name),
        Runner::Nobody => None,
        Runner::NotationOfGame => {
            let game = block.entries.iter().find(|entry| entry.key == "game")?;
            match game.value.as_str() {
                "go" => Some("go-notation"),
                "xiangqi" => Some("xiangqi-notation"),
                other => {
                    let message = format!("`{other}` is no game: expected go or xiangqi");
                    faults.push(Fault::at(&block.document, game.line, message));
                    None
                }
            }
        }
    }
}

/// What a key is to its kind. The meaning of texts is a fact and a text at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Fact,
    Question,
    Text,
    OnlyRead,
    Meaning,
}

fn role(kind: &Kind, key: &str) -> Option<Role> {
    if let Some(texts) = &kind.texts {
        let (name, only_read) = match key.strip_prefix("also ") {
            Some(name) => (name, true),
            None => (key, false),
        };
        let base = name.split_once('/').map_or(name, |(base, _)| base);
        if only_read {
            return texts.keys.contains(&base).then_some(Role::OnlyRead);
        }
        if key == texts.meaning {
            let is_text = texts.keys.contains(&base);
            return Some(if is_text { Role::Meaning } else { Role::Fact });
        }
        if texts.keys.contains(&base) {
            return Some(Role::Text);
        }
    }
    if kind.facts.contains(&key) || kind.optional_facts.contains(&key) {
        Some(Role::Fact)
    } else if kind.questions.contains(&key) || kind.optional_questions.contains(&key) {
        Some(Role::Question)
    } else {
        None
    }
}

type Lines = Vec<(String, String)>;

fn split(block: &Block, kind: &Kind) -> (Lines, Lines) {
    let meaning = kind.texts.as_ref().and_then(|texts| {
        block.entries.iter().find(|entry| entry.key == texts.meaning).map(|e| e.value.as_str())
    });
    let mut facts = Lines::new();
    let mut answers = Lines::new();
    for Entry { key, value, .. } in &block.entries {
        let role = role(kind, key);
        if matches!(role, Some(Role::Fact | Role::Meaning)) {
            facts.push((key.clone(), value.clone()));
        }
        match role {
            Some(Role::Question) => answers.push((key.clone(), value.clone())),
            Some(Role::Text | Role::Meaning) => {
                if let Some(meaning) = meaning {
                    answers.push((format!("read {key} {value}"), meaning.to_owned()));
                }
                answers.push((format!("write {key}"), value.clone()));
            }
            Some(Role::OnlyRead) => {
                let key = key.trim_start_matches("also ");
                for text in value.split(" | ") {
                    if let Some(meaning) = meaning {
                        answers.push((format!("read {key} {text}"), meaning.to_owned()));
                    }
                }
            }
            Some(Role::Fact) | None => {}
        }
    }
    (facts, answers)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::Case;
    use crate::stated::block::read_blocks;

    fn case(text: &str) -> Result<Case, Vec<String>> {
        let mut faults = Vec::new();
        let block = read_blocks(Path::new("d.md"), text, &mut faults).remove(0);
        let case = Case::new(block, &mut faults);
        case.ok_or_else(|| faults.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn texts_are_asked_both_ways() {
        let case = case(
            "```example move m\nposition: startpos\nucci: h2e2\nchinese: 炮二平五\nalso chinese: 砲二平五 | 炮2平5\n```\n",
        )
        .unwrap();
        assert_eq!(
            case.input(),
            "example: m\nkind: move\nrunner: xiangqi-notation\nposition: startpos\nucci: h2e2\n\
             ? read ucci h2e2\n? write ucci\n? read chinese 炮二平五\n? write chinese\n\
             ? read chinese 砲二平五\n? read chinese 炮2平5\n"
        );
        assert_eq!(
            case.snapshot(),
            "---\nsource: d.md\ndescription: move m\n---\n\
             read ucci h2e2: h2e2\nwrite ucci: h2e2\nread chinese 炮二平五: h2e2\n\
             write chinese: 炮二平五\nread chinese 砲二平五: h2e2\nread chinese 炮2平5: h2e2\n"
        );
    }

    #[test]
    fn missing_doubled_and_unknown_keys_are_faults() {
        let text = "```example move m\nucci: h2e2\nucci: h2e2\nchess: e4\n```\n";
        assert_eq!(
            case(text).unwrap_err(),
            [
                "d.md:3: the key `ucci` stands twice",
                "d.md:4: `chess` is no key of the kind `move`",
                "d.md:1: the key `position` is missing",
            ]
        );
    }

    #[test]
    fn a_count_names_its_game() {
        let text = "```example count c\ngame: chess\nof: points\ncount: 64\n```\n";
        assert_eq!(case(text).unwrap_err(), ["d.md:2: `chess` is no game: expected go or xiangqi"]);
        let text = "```example count c\ngame: go\nof: points\ncount: 361\n```\n";
        assert_eq!(case(text).unwrap().runner, Some("go-notation"));
    }
}
