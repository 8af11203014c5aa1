//! Canonical keys against vectors that a separate program made from their description.

use go_notation::canonical::{CanonicalForm, Colors, opening, shape};
use go_notation::{Board, BoardSize, Color, ColoredMove, Move, Symmetry};

fn moves(text: &str) -> Vec<ColoredMove> {
    text.split_whitespace()
        .map(|word| {
            let color = if word.starts_with('B') { Color::Black } else { Color::White };
            match &word[1..] {
                "--" => Move::Pass.by(color),
                point => ColoredMove::play(color, point.parse().unwrap()),
            }
        })
        .collect()
}

fn form(kind: &str, moves: &[ColoredMove], size: BoardSize, colors: Colors) -> CanonicalForm {
    if kind == "opening" {
        return opening(moves, size, colors).unwrap();
    }
    let mut board = Board::new(size);
    for mv in moves {
        board.set(mv.action.point().unwrap(), Some(mv.color)).unwrap();
    }
    shape(&board, colors)
}

#[test]
fn keys_are_frozen_and_alike_for_all_images() {
    let vectors = include_str!("data/canonical.tsv");
    for line in vectors.lines().skip(1) {
        let [kind, size, colors, text, key] =
            line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let (columns, rows) = size.split_once('x').unwrap();
        let size = BoardSize::new(columns.parse().unwrap(), rows.parse().unwrap()).unwrap();
        let colors = if colors == "fixed" { Colors::Fixed } else { Colors::Interchangeable };
        let moves = moves(text);
        let found = form(kind, &moves, size, colors);
        assert_eq!(found.key, key);

        for symmetry in Symmetry::ALL {
            let mut image = symmetry.moves(moves.iter().copied(), size).unwrap();
            assert_eq!(form(kind, &image, symmetry.size(size), colors).key, key);
            image.iter_mut().for_each(|mv| mv.color = mv.color.other());
            if colors == Colors::Interchangeable {
                assert_eq!(form(kind, &image, symmetry.size(size), colors).key, key);
            }
        }

        // The symmetry and the exchange lead to the form that the key writes out.
        let mut image = found.symmetry.moves(moves, size).unwrap();
        if found.colors_exchanged {
            image.iter_mut().for_each(|mv| mv.color = mv.color.other());
        }
        let mut groups: Vec<String> =
            image.iter().map(|mv| mv.to_string().replace(' ', "").replace("pass", "--")).collect();
        if kind == "shape" {
            groups.sort();
        }
        assert!(key.ends_with(&groups.concat()));
    }
}

#[test]
fn resignations_do_not_count_and_points_off_the_board_are_errors() {
    let size = BoardSize::square(9).unwrap();
    let mut game = moves("Bee Wcc");
    let key = opening(&game, size, Colors::Fixed).unwrap().key;
    game.push(Move::Resign.by(Color::Black));
    assert_eq!(opening(&game, size, Colors::Fixed).unwrap().key, key);
    let off = opening(&moves("Bjj"), size, Colors::Fixed).unwrap_err();
    assert_eq!(off.to_string(), "the point jj is not on a board of 9×9");
}
