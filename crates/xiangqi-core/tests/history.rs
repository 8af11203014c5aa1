//! Where positions come round again, and the limits on long games.

use xiangqi_core::rules::{
    CheckAllowance, Claim, History, Judge, MaterialDraw, MoveLimit, Nature, NineRounds, Repetition,
    Ruleset, Ruling, WhoMustChange, lacks_material,
};
use xiangqi_core::{Color, Move, Position};

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|mv| mv.parse().unwrap()).collect()
}

fn history(fen: &str, text: &str) -> History {
    History::replay(fen.parse().unwrap(), moves(text)).unwrap()
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

#[test]
fn an_illegal_move_is_named_with_its_number() {
    let error = History::replay(Position::start(), moves("h2e2 h9h9")).unwrap_err();
    assert_eq!(error.ply, 1);
    assert_eq!(error.mv.to_string(), "h9h9");
    assert!(error.to_string().starts_with("move 2 (h9h9) is not legal: "));
}

#[test]
fn occurrences_end_at_a_capture() {
    let shuffle = "b0c2 b9c7 c2b0 c7b9";
    let plain = history(START, &[shuffle; 2].join(" "));
    assert_eq!(plain.occurrences(8), [0, 4, 8]);
    assert_eq!(plain.occurrences(9), [0; 0]);
    // The cannon takes a horse and is taken: what stood before cannot come again.
    let after = "b0c2 h9g7 c2b0 g7h9";
    let cut = history(START, &[shuffle, "b2b9 a9b9", after].join(" "));
    assert_eq!(cut.occurrences(10), [6, 10]);
    assert_eq!(cut.repetition(2).unwrap().last_round(), 6..10);
    assert!(cut.repetition(3).is_none());
}

#[test]
fn each_repetition_is_found_once() {
    let shuffle = "b0c2 b9c7 c2b0 c7b9";
    let history = history(START, &[shuffle; 3].join(" "));
    let plies =
        |times| -> Vec<usize> { history.repetitions(times).iter().map(Repetition::ply).collect() };
    assert_eq!(plies(2), [4, 5, 6, 7]);
    assert_eq!(plies(3), [8, 9, 10, 11]);
    assert_eq!(plies(4), [12]);
    let rounds: Vec<_> = history.repetition(2).unwrap().rounds().collect();
    assert_eq!(rounds, [0..4, 4..8, 8..12]);
}

#[test]
fn a_round_knows_the_shorter_cycles_in_it() {
    let text = "a0a1 b9c7 b0c2 c7b9 c2b0 b9c7 a1a0 c7b9";
    let history = history(START, text);
    assert_eq!(history.occurrences(8), [0, 8]);
    let inner = history.sub_cycles(0..8);
    assert_eq!((inner.len(), &inner[0]), (1, &(1..5)));
    assert_eq!(history.sub_cycles(0..4), []);
}

#[test]
fn to_change_to_have_lost_and_to_draw_are_different_answers() {
    let fen = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
    let cycle = "f0e0 e8f8 e0f0 f8e8";
    let ruling = |rounds: usize| {
        let history = history(fen, &[cycle].repeat(rounds).join(" "));
        Judge::new(Ruleset::AxfWxf).judge(&history).map(|judgement| judgement.ruling)
    };
    assert_eq!(ruling(0), None);
    assert_eq!(ruling(1), Some(Ruling::Pending));
    assert_eq!(ruling(2), Some(Ruling::MustChange(Color::Red)));
    assert_eq!(ruling(3), Some(Ruling::HasLost(Color::Red)));
    let idle = history(START, &["b0c2 b9c7 c2b0 c7b9"; 2].join(" "));
    let judgement = Judge::new(Ruleset::Cxa2020).judge(&idle).unwrap();
    assert_eq!(judgement.ruling, Ruling::Draw);
    assert_eq!(judgement.verdict.who_must_change, WhoMustChange::Neither);
}

#[test]
fn rounds_that_differ_are_judged_together() {
    // A round of checks, then a quiet one: not all of Red's moves are checks.
    let fen = "c2a1k3/2c1a2R1/b6P1/8p/9/9/9/9/4K4/9 w";
    let checks = "h8h9 f9f8 h9h8 f8f9";
    let quiet = "e1e0 a9b9 e0e1 b9a9";
    let text = [checks, quiet].join(" ");
    for judge in Ruleset::ALL.map(Judge::new) {
        let judgement = judge.judge(&history(fen, &text)).unwrap();
        assert_eq!(judgement.rounds.len(), 2);
        assert_eq!(judgement.verdict.who_must_change, WhoMustChange::Neither);
    }
}

#[test]
fn moves_that_would_offend_are_known_before() {
    let fen = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
    let history = history(fen, "f0e0 e8f8 e0f0 f8e8 f0e0 e8f8 e0f0 f8e8");
    let judge = Judge::new(Ruleset::Cxa2020);
    assert_eq!(judge.forbidden_moves(&history), moves("f0e0"));
}

#[test]
fn nine_rounds_of_offences_need_no_repetition() {
    // Reference figure 8 of the Chinese book: checks and chases on several points.
    let fen = "2R6/3ka4/3a5/9/9/4p4/8c/4B1r2/4A4/3A1KB2 w";
    let line = "c9c8 d8d9 c8c9 d9d8 c9i9 i3h3 i9h9 h3i3 h9i9 i3h3 i9h9 h3i3 h9h3 i3i0 h3h0 i0i3 \
                h0h3 i3i0";
    let natures = "check idle check idle chase chase chase idle chase chase chase idle chase check \
                   chase idle chase check";
    let history = history(fen, line);
    let judge = Judge::new(Ruleset::Cxa2020);
    let found: Vec<&str> =
        judge.natures(&history, 0..18).iter().map(|ply| ply.natures.gravest().code()).collect();
    assert_eq!(found, natures.split_whitespace().collect::<Vec<_>>());
    let nine = judge.nine_rounds(&history).unwrap();
    assert_eq!((nine.offender, nine.plies), (Color::Red, 0..18));
    assert!(nine.points >= NineRounds::POINTS);
    assert_eq!(Judge::new(Ruleset::AxfWxf).nine_rounds(&history), None);
}

#[test]
fn one_move_is_classified_without_a_repetition() {
    // Cases that a reader of Fairy-Stockfish reported.
    let cases = [
        ("3kncC2/5R3/9/9/9/9/9/9/9/5K3 w", "f8f9", Nature::Chase),
        ("4k4/9/9/9/9/9/9/4c1N2/9/3K4r w", "g2f0", Nature::Idle),
        ("n4k3/9/9/9/9/9/9/9/p8/R3K4 w", "a0a1", Nature::Chase),
    ];
    for (fen, mv, nature) in cases {
        let history = history(fen, mv);
        let plies = Judge::new(Ruleset::AxfWxf).natures(&history, 0..1);
        assert!(plies[0].natures.contains(nature), "{fen} {mv} {}", plies[0].natures);
    }
}

#[test]
fn the_move_limit_counts_as_it_is_told() {
    let fen = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
    let cycle = "f0e0 e8f8 e0f0 f8e8";
    // 40 plies, 20 of them checks of Red.
    let history = history(fen, &[cycle; 10].join(" "));
    let counted = |checks| {
        let limit = MoveLimit { plies: 40, checks, claim: Claim::Automatic };
        let count = limit.count(&history);
        assert_eq!((count.total, count.checks), (40, [20, 0]));
        assert!(count.checks_known);
        assert_eq!(count.reached, count.counted >= 40);
        count.counted
    };
    assert_eq!(counted(CheckAllowance::All), 40);
    assert_eq!(counted(CheckAllowance::None), 0);
    assert_eq!(counted(CheckAllowance::EachSide(10)), 20);
    assert_eq!(counted(CheckAllowance::Claimant(10)), 30);
    assert_eq!(counted(CheckAllowance::MoreChecks(10)), 20);
}

#[test]
fn a_fen_clock_carries_no_checks() {
    let history = history("3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 119 80", "e1f1");
    let count = MoveLimit::PIKAFISH.count(&history);
    assert_eq!((count.counted, count.checks_known, count.reached), (120, false, true));
    assert_eq!(count.checks_of(Color::Red), 0);
    // A mate goes before the draw, a capture begins a new count.
    let mate = self::history("3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 119 80", "b0b9");
    assert!(!MoveLimit::PLAIN.count(&mate).reached);
    let taken = self::history("3k5/9/9/9/9/9/9/9/4Rp3/4K4 w - - 119 80", "e1f1");
    let count = MoveLimit::PLAIN.count(&taken);
    assert_eq!((count.counted, count.checks_known), (0, true));
}

#[test]
fn material_that_cannot_win() {
    // Whether Red and Black lack material, as Fairy-Stockfish has it.
    let cases = [
        ("4k4/9/9/9/9/9/9/9/9/4K4 w", [true, true]),
        ("4k4/9/9/4p4/9/9/9/9/9/4KR3 w", [false, false]),
        ("4k4/9/9/9/9/9/9/9/9/3KN4 w", [false, true]),
        ("4k4/9/4b4/9/9/9/9/4B4/9/4K4 w", [true, true]),
        ("4k4/9/9/9/9/9/9/9/4A4/4KC3 w", [false, true]),
        ("5k3/4a4/3CN4/9/1PP5p/9/8P/4C4/4A4/2B1K4 w", [false, false]),
    ];
    for (fen, lacks) in cases {
        let position = fen.parse::<Position>();
        // Some of these positions have kings that face each other; only the men matter here.
        let board = position.map_or_else(
            |_| fen.parse::<xiangqi_core::Setup>().unwrap().board,
            |position| position.board().clone(),
        );
        assert_eq!(Color::ALL.map(|color| lacks_material(&board, color)), lacks, "{fen}");
    }
}

#[test]
fn lone_cannons_draw_only_on_demand() {
    let draws = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        [MaterialDraw::NoAttackers, MaterialDraw::LoneCannons].map(|rule| rule.is_draw(&position))
    };
    // The six cases of Pikafish, by advisors and elephants.
    assert_eq!(draws("3k5/9/9/9/9/9/9/9/9/4KC3 w"), [false, true]);
    assert_eq!(draws("3k5/4a4/9/9/9/9/9/9/9/4KC3 w"), [false, true]);
    assert_eq!(draws("3k5/4a4/9/9/9/9/9/4B4/9/4KC3 w"), [false, true]);
    assert_eq!(draws("3k1a3/4a4/9/9/9/9/9/9/9/4KC3 w"), [false, true]);
    assert_eq!(draws("3k1a3/4a4/9/9/9/9/9/4B4/9/4KC3 w"), [false, false]);
    assert_eq!(draws("3k2c2/9/9/9/9/9/9/9/9/4KC3 w"), [false, true]);
    // An advisor behind the cannon may serve as its screen.
    assert_eq!(draws("3k5/9/9/9/9/9/9/9/4A4/4KC3 w"), [false, false]);
    assert_eq!(draws("3k5/9/9/9/9/9/9/9/9/4K4 w"), [true, true]);
}
