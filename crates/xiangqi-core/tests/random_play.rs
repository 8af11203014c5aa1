//! Whatever is played from whatever setup, nothing comes out of step.
#![cfg(feature = "fen")]

mod random;

use random::Random;
use xiangqi_core::{
    Color, Fen, FreePosition, Move, Piece, PieceKind, Play, Position, SetupFault, SetupFaultKind,
    Square,
};

/// What a position must always show.
fn check(position: &Position) {
    let setup = position.to_setup();
    let fresh = Position::forgiving(setup.clone(), &SetupFaultKind::ALL).expect("still a position");
    assert_eq!(position, &fresh);
    assert_eq!(position.legal_moves(), fresh.legal_moves(), "{position}");
    assert_eq!(position.checkers(), fresh.checkers(), "{position}");
    assert_eq!(position.is_check(), !position.checkers().is_empty());
    for color in Color::ALL {
        for kind in PieceKind::ALL {
            let piece = Piece::new(color, kind);
            assert_eq!(position.squares_of(piece), setup.board.squares_of(piece), "{position}");
        }
        let king = Piece::new(color, PieceKind::King);
        assert_eq!(position.board().get(position.king(color)), Some(king));
    }
    let (red, black) = (position.king(Color::Red), position.king(Color::Black));
    assert!(red.in_palace(Color::Red) && black.in_palace(Color::Black));
    let us = position.side_to_move();
    let attackers = setup.board.attackers(position.king(us), us.other());
    if !setup.board.kings_face() {
        assert_eq!(position.checkers(), attackers, "{position}");
    }
    assert_eq!(position.has_legal_move(), !position.legal_moves().is_empty());
}

fn play_on(mut position: Position, random: &mut Random) {
    check(&position);
    for _ in 0..60 {
        let moves = position.legal_moves();
        let Some(&mv) = moves.get(random.below(moves.len().max(1))) else {
            break;
        };
        let before = position.to_setup();
        let captured = position.play(mv).unwrap();
        let after = position.to_setup();
        assert_eq!(captured, before.board.get(mv.to));
        assert_eq!(after.board.get(mv.to), before.board.get(mv.from));
        assert_eq!(after.board.get(mv.from), None);
        let taken = usize::from(captured.is_some());
        assert_eq!(after.board.occupied().len() + taken, before.board.occupied().len());
        let clock = if captured.is_some() { 0 } else { before.halfmove_clock + 1 };
        assert_eq!(after.halfmove_clock, clock);
        assert_eq!(after.side_to_move, before.side_to_move.other());
        let blacks = u32::from(before.side_to_move == Color::Black);
        assert_eq!(after.fullmove_number, before.fullmove_number + blacks);
        // The move has left no king open.
        assert!(!after.board.kings_face(), "{before} {mv}");
        check(&position);
    }
}

#[test]
fn play_from_random_positions() {
    let mut random = Random::new(1);
    let mut played = 0;
    while played < 400 {
        if let Ok(position) = Position::new(random.placement()) {
            play_on(position, &mut random);
            played += 1;
        }
    }
}

#[test]
fn play_from_forgiven_setups() {
    let mut random = Random::new(2);
    let mut played = 0;
    while played < 300 {
        let mut setup = random.setup();
        for color in Color::ALL {
            let (file, rank) = (3 + random.below(3) as u8, random.below(3) as u8);
            let square = Square::from_coords(file, rank).unwrap();
            let square = if color == Color::Red { square } else { square.turned() };
            let king = Piece::new(color, PieceKind::King);
            for other in setup.board.squares_of(king) {
                setup.board.set(other, None);
            }
            setup.board.set(square, Some(king));
        }
        if let Ok(position) = Position::forgiving(setup, &SetupFaultKind::ALL) {
            play_on(position, &mut random);
            played += 1;
        }
    }
}

#[test]
fn faults_are_those_that_are_not_forgiven() {
    let mut random = Random::new(4);
    for _ in 0..2000 {
        let setup = random.setup();
        let faults = setup.faults();
        match Position::forgiving(setup.clone(), &SetupFaultKind::ALL) {
            Ok(position) => {
                assert!(faults.iter().all(|fault| fault.kind().is_forgivable()));
                assert_eq!(position.to_setup(), setup);
            }
            Err(error) => {
                let grave = |fault: &SetupFault| !fault.kind().is_forgivable();
                let expected: Vec<SetupFault> = faults.iter().copied().filter(grave).collect();
                assert_eq!((error.faults, *error.setup), (expected, setup.clone()));
            }
        }
        assert_eq!(
            Position::new(setup).map_err(|error| error.faults).err().unwrap_or_default(),
            faults
        );
    }
}

#[test]
fn free_positions_play_anything() {
    let mut random = Random::new(5);
    for _ in 0..300 {
        let mut position = FreePosition::new(random.setup());
        for _ in 0..30 {
            let mut moves: Vec<Move> = Vec::new();
            position.for_each_move(|mv| moves.push(mv));
            for &mv in &moves {
                assert_eq!(position.verify(mv), Ok(()));
            }
            if moves.is_empty() {
                position.set_side_to_move(position.side_to_move().other());
                continue;
            }
            let mv = moves[random.below(moves.len())];
            let men = position.board().occupied().len();
            let captured = position.play(mv).unwrap();
            let taken = usize::from(captured.is_some());
            assert_eq!(position.board().occupied().len() + taken, men);
        }
    }
}

#[test]
fn fen_of_ten_thousand_setups_reads_back() {
    let mut random = Random::new(6);
    for n in 0..10_000 {
        let setup = match n % 3 {
            0 => random.setup(),
            1 => random.placement(),
            _ => random.game(120).to_setup(),
        };
        let text = setup.to_string();
        let read = Fen::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.setup, setup, "{text}");
        assert_eq!(read.dialect, Default::default(), "{text}");
        assert_eq!(read.setup.to_string(), text);
    }
}
