//! The serialized forms of the value types.
#![cfg(feature = "serde")]

use go_notation::{
    BoardSize, Color, ColoredMove, CoordinateSystem, Ko, Move, Point, Quadrant, Rules, Symmetry,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

#[track_caller]
fn holds<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
}

#[test]
fn values_have_short_forms() {
    let star: Point = "pd".parse().unwrap();
    holds(&star, r#""pd""#);
    holds(&Color::White, r#""white""#);
    holds(&ColoredMove::play(Color::Black, star), r#"{"color":"black","move":{"play":"pd"}}"#);
    holds(&Move::Pass, r#""pass""#);
    holds(&BoardSize::NINETEEN, r#"{"columns":19,"rows":19}"#);
    holds(&Symmetry::Mirror0103, r#""mirror-01-03""#);
    holds(&Symmetry::Turn90, r#""turn-90""#);
    holds(&Symmetry::MirrorLeftRight, r#""mirror-left-right""#);
    holds(&CoordinateSystem::UpperLeft, r#""upper-left""#);
    holds(&Quadrant::UpperRight, r#""upper-right""#);
    holds(&Rules::CHINESE, r#"{"ko":"positional-superko","suicide":"forbidden"}"#);
    holds(&Ko::Free, r#""free""#);
}

#[test]
fn impossible_values_are_refused() {
    assert!(serde_json::from_str::<Point>(r#""p""#).is_err());
    assert!(serde_json::from_str::<BoardSize>(r#"{"columns":53,"rows":1}"#).is_err());
    assert!(serde_json::from_str::<BoardSize>(r#"{"columns":0,"rows":1}"#).is_err());
}
