//! Games of Go, converted.

use go_notation::{QuadrantNotation, WriteQuadrantError};
use notation_syntax::LineIndex;
use records::go::{self, GoDocument, GoGame, ReadGo, SetupStones, WriteGo, WriteGoError};
use records::sgf::patch;
use records::{Diagnostic, Format, Language, LossReport, Problem, Reading, Severity, Written};

use super::go_losses::Sums;
use super::work::Work;

impl Work<'_> {
    /// Converts the games of a document, and returns the number of the last one.
    pub(super) fn go(&mut self, document: &GoDocument<'_>, lines: &LineIndex, first: u32) -> u32 {
        self.print_file(document, lines, first);
        let mut last = first - 1;
        for (number, game) in (first..).zip(document.games()) {
            last = number;
            let is_go = self.print_game(document, lines, &game, number);
            let is_meant = self.args.game.as_ref().is_none_or(|numbers| numbers.holds(number));
            if is_go && is_meant {
                self.out.summary.tally.games += 1;
                self.out.summary.tally.plies += game.value.main_moves().count();
                self.go_game(&game.value, number);
            }
        }
        last
    }

    /// Prints what was found outside the games, the first of which has the number `first`.
    fn print_file(&mut self, document: &GoDocument<'_>, lines: &LineIndex, first: u32) {
        for found in &document.diagnostics {
            self.print(&document.text, lines, found, None);
        }
        let is_told = document.diagnostics.iter().any(|it| it.severity() == Severity::Error);
        if first == 1 && document.game_count() == 0 && !is_told {
            self.fail(&format!("{}: there is no game", self.name));
        }
    }

    /// Prints what was found in reading a game, and tells whether there is one of Go.
    fn print_game(
        &mut self,
        document: &GoDocument<'_>,
        lines: &LineIndex,
        game: &Reading<GoGame>,
        number: u32,
    ) -> bool {
        let mut is_go = true;
        for found in &game.diagnostics {
            is_go &= !matches!(&found.problem, Problem::GoFormat(problem) if problem.is_no_game());
            let found = Diagnostic { place: found.place.in_game(number), ..found.clone() };
            self.print(&document.text, lines, &found, None);
        }
        is_go
    }

    fn go_game(&mut self, game: &GoGame, number: u32) {
        let options = self.write_go();
        let written = match go::write(game, self.args.to, &options) {
            Ok(Written { bytes, losses }) => Written { bytes: self.laid_out(bytes), losses },
            Err(error) => {
                let hint = hint(&error);
                return self.fail(&format!("{}, game {number}: {error}{hint}", self.name));
            }
        };
        if !self.may_lose(&written.losses, game, number) {
            return;
        }
        if self.args.verify
            && let Err(error) = go::verify(game, &written, self.args.to, &options)
        {
            return self.fail(&format!("{}: game {number} was not written: {error}", self.name));
        }
        self.out.summary.written += 1;
        match self.out.files.last_mut() {
            Some(file) => {
                // An empty line parts records that say nothing of where they end.
                if matches!(self.args.to, Format::Moves | Format::Quadrant) {
                    file.push(b'\n');
                }
                file.extend(written.bytes);
            }
            None => self.out.files.push(written.bytes),
        }
    }

    /// Changes the places of a file that were found faulty and can be put right without loss, and
    /// returns the number of its games.
    pub(super) fn minimal_change(&mut self, bytes: &[u8], document: &GoDocument<'_>) -> u32 {
        let lines = LineIndex::new(&document.text);
        self.print_file(document, &lines, 1);
        let games = (1..).zip(document.games());
        let mut others = 0;
        for (number, game) in games {
            if self.print_game(document, &lines, &game, number) {
                self.out.summary.tally.games += 1;
                self.out.summary.tally.plies += game.value.main_moves().count();
            } else {
                others += 1;
            }
        }
        if document.game_count() > 0 && others == 0 {
            self.patch(bytes, document);
        }
        u32::try_from(document.game_count()).unwrap_or(u32::MAX)
    }

    fn patch(&mut self, bytes: &[u8], document: &GoDocument<'_>) {
        if document.format != Format::Sgf {
            return self.fail(&format!(
                "{}: --minimal-change keeps SGF files, and this is {}",
                self.name, document.format
            ));
        }
        let encoding = self.args.source.go().encoding;
        let Written { bytes: patched, losses } = patch(bytes, encoding, document.repairs());
        let whole = GoGame::new(go_notation::BoardSize::NINETEEN);
        if !self.may_lose(&losses, &whole, 1) {
            return;
        }
        if self.args.verify
            && let Err(message) = read_again(&patched, document)
        {
            return self.fail(&format!("{}: nothing was written: {message}", self.name));
        }
        self.out.summary.written += document.game_count();
        self.out.files.push(patched);
    }

    /// Reports losses and tells whether the game is to be written all the same.
    fn may_lose(&mut self, losses: &LossReport, game: &GoGame, number: u32) -> bool {
        self.out.summary.losses.losses(losses);
        if !self.args.quiet && !self.args.summary {
            let language = self.args.reporting.language();
            let head = match language {
                Language::English => format!("{}, game {number}", self.name),
                Language::Chinese => format!("{}，第 {number} 局", self.name),
            };
            self.out.report.push_str(&Sums::of(losses, game).report(&head, language));
        }
        if self.args.strict && !losses.is_empty() {
            self.fail(&format!("{}: game {number} was not written (--strict)", self.name));
            return false;
        }
        true
    }

    fn write_go(&self) -> WriteGo {
        let setup =
            if self.args.setup_as_moves { SetupStones::Moves } else { SetupStones::LeftOut };
        WriteGo {
            quadrant: self.args.source.quadrant.extend(QuadrantNotation::STRICT),
            setup,
            coordinates: self.args.coordinates,
            encoding: self.args.to_encoding,
        }
    }
}

/// What to do about a game that a format cannot hold.
const fn hint(error: &WriteGoError) -> &'static str {
    match error {
        WriteGoError::Name(_) => " (--coordinates sgf names every point)",
        WriteGoError::Quadrant(WriteQuadrantError::Pass { .. }) => " (--pass writes it)",
        _ => "",
    }
}

/// Reads a file that was changed in single places and compares it with what it was.
fn read_again(patched: &[u8], before: &GoDocument<'_>) -> Result<(), String> {
    let mut read = ReadGo { format: Some(Format::Sgf), ..ReadGo::default() };
    let encoding = before.detection.encoding;
    let mut after = GoDocument::read(patched, &read).map_err(|error| error.to_string())?;
    if after.detection.encoding != encoding {
        // A short file may show nothing of the encoding in which it was written.
        read.encoding = Some(encoding);
        after = GoDocument::read(patched, &read).map_err(|error| error.to_string())?;
    }
    let (mut ours, mut theirs) = (before.games(), after.games());
    for number in 1_u32.. {
        match (ours.next(), theirs.next()) {
            (None, None) => break,
            (Some(ours), Some(theirs)) => go::verify_repaired(&ours.value, &theirs.value)
                .map_err(|error| format!("read back, game {number}: {error}"))?,
            _ => return Err("read back, the number of games differs".to_owned()),
        }
    }
    Ok(())
}
