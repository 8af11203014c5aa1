//! The eight symmetries as a group, on the digits of the quadrant notation, and on records.

use go_notation::{
    Board, BoardSize, Color, ColoredMove, Point, QuadrantNotation, QuadrantPoint, Symmetry,
};

const SIZES: [(u8, u8); 5] = [(19, 19), (9, 9), (8, 8), (13, 7), (1, 52)];

#[test]
fn symmetries_are_a_group() {
    for (columns, rows) in SIZES {
        let size = BoardSize::new(columns, rows).unwrap();
        for first in Symmetry::ALL {
            let middle = first.size(size);
            assert_eq!(first.inverse().size(middle), size);
            for point in size.points() {
                let image = first.point(point, size).unwrap();
                assert!(middle.contains(image));
                assert_eq!(first.inverse().point(image, middle), Ok(point));
                for second in Symmetry::ALL {
                    let both = first.then(second);
                    assert_eq!(second.point(image, middle), both.point(point, size));
                    assert_eq!(second.size(middle), both.size(size));
                }
            }
            assert_eq!(first.then(first.inverse()), Symmetry::Identity);
            assert_eq!(first.name().parse(), Ok(first));
        }
    }
    assert!("turn-45".parse::<Symmetry>().is_err());
    let off = Symmetry::Turn90.point("jj".parse().unwrap(), BoardSize::square(9).unwrap());
    assert_eq!(off.unwrap_err().to_string(), "the point jj is not on a board of 9×9");
}

/// The transforms of the notation: a turn by r quarters adds r to the quadrant; a mirror takes the
/// quadrant from r and exchanges the digits, but on a centre line takes it from r - 1 and keeps
/// them.
#[test]
fn digits_change_as_the_notation_says() {
    let size = BoardSize::NINETEEN;
    let turns = [Symmetry::Identity, Symmetry::Turn90, Symmetry::Turn180, Symmetry::Turn270];
    let mirrors = [
        Symmetry::Mirror0103,
        Symmetry::MirrorTopBottom,
        Symmetry::Mirror0204,
        Symmetry::MirrorLeftRight,
    ];
    let parts = |point: Point| match QuadrantPoint::of(point, size).unwrap() {
        QuadrantPoint::Tengen => None,
        QuadrantPoint::In(quadrant, digits) => {
            Some((i32::from(quadrant.number()) - 1, digits.first(), digits.second()))
        }
    };
    for point in size.points() {
        for (r, (turn, mirror)) in (0..).zip(turns.into_iter().zip(mirrors)) {
            let turned = parts(turn.point(point, size).unwrap());
            let mirrored = parts(mirror.point(point, size).unwrap());
            let Some((quadrant, first, second)) = parts(point) else {
                assert_eq!((turned, mirrored), (None, None));
                continue;
            };
            assert_eq!(turned, Some(((quadrant + r) % 4, first, second)));
            let image = if second == 0 {
                ((r - 1 - quadrant).rem_euclid(4), first, second)
            } else {
                ((r - quadrant).rem_euclid(4), second, first)
            };
            assert_eq!(mirrored, Some(image), "{mirror} {point}");
        }
    }
}

#[test]
fn whole_records_are_transformed() {
    let notation = QuadrantNotation::STRICT;
    let record = notation.read("01：44、02：36，00、04：40，03：91、，。").unwrap().value;
    let write = |symmetry: Symmetry| {
        notation.write(symmetry.moves(record.moves(), notation.size).unwrap()).unwrap()
    };
    assert_eq!(write(Symmetry::Turn90), "02：44、03：36，00、01：40，04：91、，。");
    assert_eq!(write(Symmetry::Mirror0103), "01：44、04：63，00、01：40，03：19、，。");
    assert_eq!(
        write(Symmetry::MirrorLeftRight),
        "04：44、03：63，00、40，02：19、，。".replace("00、40", "00、04：40")
    );
    for symmetry in Symmetry::ALL {
        let moves = symmetry.moves(record.moves(), notation.size).unwrap();
        let back = symmetry.inverse().moves(moves, notation.size).unwrap();
        assert!(record.moves().eq(back));
    }
}

#[test]
fn boards_are_transformed() {
    let mut board = Board::new(BoardSize::new(3, 2).unwrap());
    board.set("aa".parse().unwrap(), Some(Color::Black)).unwrap();
    board.set("ba".parse().unwrap(), Some(Color::White)).unwrap();
    let shown = Symmetry::ALL.map(|symmetry| symmetry.board(&board).to_string());
    assert_eq!(
        shown,
        [
            "XO.\n...",
            ".X\n.O\n..",
            "...\n.OX",
            "..\nO.\nX.",
            ".OX\n...",
            "...\nXO.",
            "..\n.O\n.X",
            "X.\nO.\n..",
        ]
    );
    let mv = ColoredMove::play(Color::White, "ca".parse().unwrap());
    let turned = Symmetry::Turn90.mv(mv, board.size()).unwrap();
    assert_eq!(turned.to_string(), "W bc");
}
