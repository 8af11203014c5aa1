//! A board of Go in the terminal.

use std::io::{self, Write};

use go_notation::{
    Board, Color, ColoredMove, CoordinateSystem, Coordinates, Move, QuadrantBoards,
    QuadrantNotation, Replay, Rules, Tolerances,
};
use records::Problem;
use records::go::{GoAction, GoDocument, GoFormatProblem, GoGame, InfoField};

use super::{no_game, ply};
use crate::args::{Reporting, Show};
use crate::go_board_view::{self, Palette};
use crate::status::{Run, Status, Stop};

/// Shows the position of one game of `document`.
pub(super) fn show(args: &Show, document: &GoDocument<'_>, out: &mut impl Write) -> Run {
    let reading =
        document.games().nth(args.game - 1).ok_or_else(|| no_game(args, document.game_count()))?;
    for found in &reading.diagnostics {
        if let Problem::GoFormat(GoFormatProblem::NotGo(other)) = &found.problem {
            return Err(Stop::failed(format!("{}: {other}", args.what)));
        }
    }
    let game = reading.value;
    let total = game.main_moves().count();
    let ply = ply(args, total)?;
    let position = Position::after(&game, ply);
    let last = position.last.and_then(|mv| mv.action.point());
    let is_colored = Reporting::default().colors(&io::stdout());
    let palette = if is_colored { Palette::Colored } else { Palette::Plain };
    let boards = args.quadrant.extend(QuadrantNotation::STRICT).boards;
    let board = go_board_view::draw(&position.board, last, args.coordinates, boards, palette)
        .ok_or_else(|| {
            let try_also = if args.coordinates == CoordinateSystem::Quadrant {
                "--odd-boards for an odd board, or "
            } else {
                ""
            };
            Stop::failed(format!(
                "{}: a board of {} cannot be drawn with the coordinates {}; try \
                     {try_also}--coordinates sgf",
                args.what, game.size, args.coordinates
            ))
        })?;
    head(&game, out)?;
    match position.last {
        Some(mv) => {
            let name = name(&game, mv, args.coordinates);
            writeln!(out, "after move {ply} of {total}: {} {name}", mv.color)?;
        }
        None => writeln!(out, "the start; {total} moves follow")?,
    }
    for line in board {
        writeln!(out, "{line}")?;
    }
    let prisoners = |color| position.board.prisoners(color);
    writeln!(
        out,
        "X is Black, O is White; captured: {} black, {} white",
        prisoners(Color::Black),
        prisoners(Color::White)
    )?;
    if let Some(color) = position.to_play {
        writeln!(out, "{color} to move")?;
    }
    Ok(Status::Done)
}

fn head(game: &GoGame, out: &mut impl Write) -> io::Result<()> {
    let fields = [
        ("Event", InfoField::Event),
        ("Date", InfoField::Date),
        ("Black", InfoField::Black),
        ("White", InfoField::White),
        ("Komi", InfoField::Komi),
        ("Result", InfoField::Result),
    ];
    for (name, field) in fields {
        if let Some(text) = game.info.get(field).filter(|text| !text.trim().is_empty()) {
            writeln!(out, "{name}: {text}")?;
        }
    }
    Ok(())
}

fn name(game: &GoGame, mv: ColoredMove, system: CoordinateSystem) -> String {
    let coordinates =
        Coordinates { size: game.size, boards: QuadrantBoards::Odd, tolerances: Tolerances::NONE };
    match mv.action {
        Move::Play(point) => coordinates.write(system, point).unwrap_or_else(|_| point.to_string()),
        Move::Pass => "passes".to_owned(),
        Move::Resign => "resigns".to_owned(),
    }
}

/// The position behind some moves of the main line, and what is set up behind them.
struct Position {
    board: Board,
    last: Option<ColoredMove>,
    to_play: Option<Color>,
}

impl Position {
    fn after(game: &GoGame, ply: usize) -> Self {
        let free = Rules { ko: go_notation::Ko::Free, ..Rules::default() };
        let mut replay = Replay::new(Board::new(game.size), free);
        let mut last: Option<ColoredMove> = None;
        let mut to_play = None;
        let mut played = 0;
        for (_, node) in game.main_line() {
            if node.mv().is_some() && played == ply {
                to_play = to_play.or(node.mv().map(|mv| mv.color));
                break;
            }
            match &node.action {
                GoAction::None => {}
                GoAction::Move(mv) => {
                    // What lies off the board cannot be drawn.
                    let _ = replay.force(*mv);
                    last = Some(*mv);
                    played += 1;
                    to_play = None;
                }
                GoAction::Setup(setup) => {
                    for (point, stone) in setup.points() {
                        let _ = replay.set(point, stone);
                    }
                }
            }
            to_play = node.to_play.or(to_play);
        }
        let to_play = to_play.or_else(|| match last {
            Some(last) => (last.action != Move::Resign).then(|| last.color.other()),
            // Nobody has moved, and no move follows: White begins behind handicap stones.
            None if game.handicap_stones().len() >= 2 => Some(Color::White),
            None => Some(Color::Black),
        });
        Self { board: replay.into_board(), last, to_play }
    }
}
