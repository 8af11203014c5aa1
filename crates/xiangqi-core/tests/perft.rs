//! Move generation agrees with independent engines on the number of games of some plies.
#![cfg(feature = "fen")]

use xiangqi_core::Position;

/// One position with its counts from depth 1.
struct Vector {
    name: &'static str,
    position: Position,
    nodes: Vec<u64>,
}

fn vectors() -> Vec<Vector> {
    let mut vectors: Vec<Vector> = Vec::new();
    let lines = include_str!("../../../fixtures/positions/perft.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some((name, fen)) = line.split_once(": ") {
            let position = fen.parse().unwrap();
            vectors.push(Vector { name, position, nodes: Vec::new() });
        } else {
            let (depth, nodes) = line.split_once(' ').unwrap();
            let vector = vectors.last_mut().unwrap();
            vector.nodes.push(nodes.parse().unwrap());
            assert_eq!(depth.parse(), Ok(vector.nodes.len()));
        }
    }
    vectors
}

#[test]
fn counts_agree_to_depth_4() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 9);
    for Vector { name, position, nodes } in vectors {
        for (depth, nodes) in (1..=4).zip(nodes) {
            assert_eq!(position.perft(depth), nodes, "{name} at depth {depth}");
        }
    }
}
