//! The worked examples of the reform document: its four systems, lists and ambiguity.

use xiangqi_core::{Color, Move, Position, Setup};
use xiangqi_notation::{
    Accept, FileDirection, Notation, PlacementError, PlacementSystem, ReadMoveError, Style,
    read_move, read_placement, similar_moves, write_move, write_placement, written_move,
};

const COORDINATE: PlacementSystem = PlacementSystem::Coordinate(FileDirection::LeftToRight);

fn after(moves: &[&str]) -> Position {
    let mut position = Position::start();
    for mv in moves {
        position.play(mv.parse().unwrap()).unwrap();
    }
    position
}

fn both_ways(position: &Position, notation: Notation, text: &str, ucci: &str) {
    let mv: Move = ucci.parse().unwrap();
    let read = read_move(position, text, &Accept::only(notation)).unwrap();
    assert_eq!(read.mv, mv, "{text}");
    assert_eq!(write_move(position, mv, notation, &Style::default()).unwrap(), text);
    let read = read_move(position, text, &Accept::ANY).unwrap();
    assert_eq!((read.mv, read.notation), (mv, notation), "{text} among all notations");
}

#[test]
fn moves_in_the_four_systems() {
    let start = Position::start();
    both_ways(&start, Notation::Coordinate, "炮82—52", "h2e2");
    both_ways(&start, Notation::Algebraic, "炮28—25", "h2e2");
    both_ways(&after(&["h2e2"]), Notation::Algebraic, "炮78—75", "h7e7");
    both_ways(&start, Notation::Algebraic, "马8—27", "h0g2");
    both_ways(&start, Notation::Algebraic, "车9—19", "i0i1");
    both_ways(&start, Notation::Chesslike, "马h0—g2", "h0g2");
    both_ways(&start, Notation::Chesslike, "炮h2—e2", "h2e2");
    let position = "4k4/9/9/9/2N6/9/9/9/9/5K3 w".parse::<Position>().unwrap();
    both_ways(&position, Notation::Coordinate, "马35—47", "c5d7");
}

#[test]
fn a_game_in_digits_and_its_misprint() {
    let game = [
        ("炮二三五三", "h2e2"),
        ("马2133", "b9c7"),
        ("马二一三三", "h0g2"),
        ("象3153", "c9e7"),
        ("车一一二一", "i0h0"),
        ("炮8373", "h7g7"),
        ("马八一七三", "b0c2"),
    ];
    let mut position = Position::start();
    for (text, ucci) in game {
        both_ways(&position, Notation::Digit, text, ucci);
        position.play(ucci.parse().unwrap()).unwrap();
    }
    let error = read_move(&position, "马8139", &Accept::ANY).unwrap_err();
    assert_eq!(error.to_string(), "the Black horse never steps from h9 to c1");
    let similar = similar_moves(&position, "马8139", Notation::Digit, &Style::default());
    assert_eq!(
        similar.iter().map(|similar| similar.text.to_string()).collect::<Vec<_>>(),
        ["马8193"]
    );
    both_ways(&position, Notation::Digit, "马8193", "h9i7");
}

#[test]
fn dashes_zeros_and_numerals() {
    let start = Position::start();
    for text in
        ["炮82-52", "炮82–52", "炮82－52", "炮82─52", "炮82~52", "炮８２—５２", "炮八二—五二"]
    {
        let read = read_move(&start, text, &Accept::only(Notation::Coordinate)).unwrap();
        assert_eq!(read.mv.to_string(), "h2e2", "{text}");
    }
    let rook = "3k5/9/9/9/9/9/9/9/9/4K3R w".parse::<Position>().unwrap();
    for zero in ["〇", "零", "○", "０", "0"] {
        let text = format!("车一一一{zero}");
        let read = read_move(&rook, &text, &Accept::only(Notation::Digit)).unwrap();
        assert_eq!(read.mv.to_string(), "i0i9", "{text}");
    }
    let written = write_move(&rook, "i0i9".parse().unwrap(), Notation::Digit, &Style::default());
    assert_eq!(written.unwrap(), "车一一一〇");
    for text in ["马8—27", "马08—27", "马8-27", "马827", "马0827"] {
        let read = read_move(&start, text, &Accept::only(Notation::Algebraic)).unwrap();
        assert_eq!(read.mv.to_string(), "h0g2", "{text}");
    }
    let read = read_move(&start, "车I0—I1", &Accept::only(Notation::Chesslike)).unwrap();
    assert_eq!(read.mv.to_string(), "i0i1");
}

#[test]
fn files_from_the_right_are_an_option() {
    let accept = Accept { files: FileDirection::RightToLeft, ..Accept::only(Notation::Coordinate) };
    let read = read_move(&Position::start(), "炮82—52", &accept).unwrap();
    assert_eq!(read.mv.to_string(), "b2e2");
}

#[test]
fn lists_of_the_start_position() {
    let digit = "红方：帅五一，仕四一、六一，相三一、七一，车一一、九一，马二一、八一，炮二三、八三，\
                 兵一四、三四、五四、七四、九四；黑方：将51，士41、61，象31、71，车11、91，马21、81，\
                 炮23、83，卒14、34、54、74、94";
    let setup = Setup::from(Position::start());
    for system in [COORDINATE, PlacementSystem::Digit, PlacementSystem::Algebraic] {
        let list = write_placement(&setup, system);
        assert_eq!(read_placement(&list, system).unwrap().board, setup.board, "{list}");
        if system == PlacementSystem::Digit {
            assert_eq!(list, digit);
        }
    }
    // Without labels, with the full stop of the document.
    let printed = "帅五一，仕四一、六一，相三一、七一，车一一、九一，马二一、八一，炮二三、八三，\
                   兵一四、三四、五四、七四、九四；将51，士41、61，象31、71，车11、91，马21、81，\
                   炮23、83，卒14、34、54、74、94。";
    assert_eq!(read_placement(printed, PlacementSystem::Digit).unwrap().board, setup.board);
    let kings = read_placement("帅50，将59", COORDINATE).unwrap();
    assert_eq!(
        kings.board,
        read_placement("帅 5, 将 95", PlacementSystem::Algebraic).unwrap().board
    );
}

#[test]
fn misprints_in_lists() {
    let list = "帅五一，兵二四、三四、五四、七四、九四；将51";
    let error = read_placement(list, PlacementSystem::Digit).unwrap_err();
    assert!(matches!(error, PlacementError::Misplaced { .. }), "{error}");
    assert_eq!(&list[error.span().range()], "二四");
    assert_eq!(error.suggestion().unwrap(), "一四");
    let list = "将51，士4l、61";
    let error = read_placement(list, PlacementSystem::Digit).unwrap_err();
    assert!(matches!(error, PlacementError::Malformed { .. }), "{error}");
    assert_eq!(error.suggestion().unwrap(), "41");
    let list = "帅50，仕50";
    let error = read_placement(list, COORDINATE).unwrap_err();
    assert_eq!(error.to_string(), "the Red advisor cannot stand on e0: the Red king stands there");
    let error = read_placement("车11", COORDINATE).unwrap_err();
    assert!(matches!(error, PlacementError::SideUnknown { .. }), "{error}");
}

#[test]
fn named_points() {
    for (list, square) in [("炮99", "i9"), ("马83", "c8"), ("马15", "e1"), ("车42", "b4")] {
        let setup = read_placement(&format!("红方：{list}"), PlacementSystem::Algebraic).unwrap();
        assert!(setup.board.get(square.parse().unwrap()).is_some(), "{list}");
    }
}

#[test]
fn one_text_for_many_moves() {
    // The document says 10, 8, 9 and, by a slip, 5: a pawn advances from six ranks.
    for (text, count) in [("车二平八", 10), ("马八进七", 8), ("炮三进一", 9), ("兵七进一", 6)]
    {
        let written = written_move(text, Notation::Chinese).unwrap();
        assert_eq!(written.on_empty_board(Color::Red).len(), count, "{text}");
    }
    let start = Position::start();
    let written = written_move("车二平八", Notation::Chinese).unwrap();
    assert!(written.in_position(&start).is_empty());
    let doubled = "R8/3k5/9/9/9/9/9/9/9/R3K4 w".parse::<Position>().unwrap();
    let written = written_move("车九进一", Notation::Chinese).unwrap();
    assert_eq!(written.in_position(&doubled).len(), 1);
    let written = written_move("车九平八", Notation::Chinese).unwrap();
    assert_eq!(written.in_position(&doubled).len(), 2);
    assert!(matches!(
        read_move(&doubled, "车九平八", &Accept::ANY),
        Err(ReadMoveError::Ambiguous { candidates }) if candidates.len() == 2
    ));
}

#[test]
fn one_number_of_two_kinds() {
    let black = after(&["h2e2"]);
    both_ways(&black, Notation::Chinese, "马２进３", "b9c7");
    let rook = "1rbakabnr/9/2n4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b";
    both_ways(&rook.parse().unwrap(), Notation::Chinese, "车２进３", "b9b6");
}
