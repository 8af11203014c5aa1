//! Natures of moves, and which attacks are chases, under the Asian rules.

use alloc::vec::Vec;

use crate::PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
use crate::rules::evidence::{Attack, PlyEvidence};
use crate::rules::nature::{Nature, Natures};
use crate::rules::ply::JudgedPly;

/// How an attack came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// The capture was possible before; the victim has become unprotected.
    Old,
    /// The move has made the capture possible.
    Fresh,
}

/// Classifies a move.
pub(in crate::rules) fn judge_ply(evidence: PlyEvidence) -> JudgedPly {
    let mut natures = Natures::NONE;
    let attacks = evidence.attacks.iter().enumerate();
    let chases: Vec<usize> =
        attacks.filter(|(_, attack)| rank(attack).is_some()).map(|(index, _)| index).collect();
    if !evidence.checkers.is_empty() {
        natures.insert(Nature::Check);
    }
    if evidence.kill.as_ref().is_some_and(|kill| !kill.stood) {
        natures.insert(Nature::Kill);
    }
    if !chases.is_empty() {
        natures.insert(Nature::Chase);
    }
    if evidence.attacks.iter().any(|attack| attack.offers_trade) {
        natures.insert(Nature::Exchange);
    }
    if evidence.blocks.is_some() {
        natures.insert(Nature::Block);
    }
    if natures == Natures::NONE {
        natures.insert(Nature::Idle);
    }
    JudgedPly { evidence, natures, chases }
}

/// Returns how the attack became a chase by this move; nothing if it is none.
///
/// Kings and pawns may attack what they like (rules 28, 29), and a pawn before the river may be
/// attacked (rule 25). A protected man is not chased, save by a lesser one. Men of one kind that
/// can take each other are offered for exchange (rule 24). An attack that is as it was before the
/// move is no chase (diagram 106).
pub(super) fn rank(attack: &Attack) -> Option<Rank> {
    let (attacker, victim) = (attack.attacker.piece.kind, attack.victim.piece.kind);
    if !attack.is_capture()
        || matches!(attacker, King | Pawn)
        || attack.victim.is_home_pawn()
        || attack.trade.is_some()
    {
        return None;
    }
    // Horse and cannon against a rook by rule 15; advisor and elephant against the pieces by
    // analogy, as Pikafish and Fairy-Stockfish have it.
    let is_lesser = matches!(
        (attacker, victim),
        (Horse | Cannon, Rook) | (Advisor | Elephant, Rook | Horse | Cannon)
    );
    if !is_lesser && attack.is_protected() {
        return None;
    }
    let before = attack.before;
    if !before.legal {
        Some(Rank::Fresh)
    } else if !is_lesser && (before.protected || before.traded) {
        Some(Rank::Old)
    } else {
        None
    }
}
