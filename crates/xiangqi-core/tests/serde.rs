//! Values go to JSON as the texts that people write, and come back.
#![cfg(all(feature = "serde", feature = "fen"))]

use serde::Serialize;
use serde::de::DeserializeOwned;
use xiangqi_core::{
    Color, FreePosition, Move, Outcome, Piece, PieceKind, Position, Setup, Square, SquareSet,
};

fn both_ways<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

#[test]
fn values_as_texts() {
    let square: Square = "h2".parse().unwrap();
    both_ways(&square, r#""h2""#);
    both_ways(&"h2e2".parse::<Move>().unwrap(), r#""h2e2""#);
    both_ways(&SquareSet::of(square), r#"["h2"]"#);
    both_ways(&Color::Black, r#""black""#);
    both_ways(&Piece::new(Color::Red, PieceKind::Horse), r#"{"color":"red","kind":"horse"}"#);
    let winner = Color::Red;
    both_ways(&Outcome::Checkmate { winner }, r#"{"by":"checkmate","winner":"red"}"#);
    both_ways(&Outcome::NoAttackers, r#"{"by":"no-attackers"}"#);
}

#[test]
fn positions_as_fen() {
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let json = format!("\"{fen}\"");
    both_ways(&Setup::START, &json);
    both_ways(&Position::start(), &json);
    both_ways(&FreePosition::new(Setup::START), &json);
}

#[test]
fn errors_name_the_reason() {
    let error = serde_json::from_str::<Position>(r#""9/9/9/9/9/9/9/9/9/4K4 w""#).unwrap_err();
    assert!(error.to_string().starts_with("not a legal position: Black has no king"), "{error}");
    let error = serde_json::from_str::<Move>("7").unwrap_err();
    assert!(error.to_string().contains("expected a move such as h2e2"), "{error}");
}
