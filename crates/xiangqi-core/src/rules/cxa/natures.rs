//! The nature of a single move under the Chinese rules.

use alloc::vec::Vec;

use super::chase::is_chase;
use super::options::{Conflict, PawnInFight};
use crate::PieceKind;
use crate::rules::evidence::{PlyEvidence, Trade};
use crate::rules::nature::{Nature, Natures};
use crate::rules::ply::JudgedPly;

/// Classifies a move (CXA 2020, articles 24.1 to 24.8).
pub(in crate::rules) fn judge_ply(
    evidence: PlyEvidence,
    conflict: Conflict,
    pawns: PawnInFight,
) -> JudgedPly {
    let mut natures = Natures::NONE;
    let mut chases = Vec::new();
    let trades = evidence
        .attacks
        .iter()
        .any(|attack| attack.trade == Some(Trade::Even) && attack.offers_trade);
    if trades {
        natures.insert(Nature::Exchange);
    }
    if evidence.blocks.is_some() {
        natures.insert(Nature::Block);
    }
    if !evidence.checkers.is_empty() {
        natures.insert(Nature::Check);
    } else if !(evidence.answers_check && evidence.man.piece.kind == PieceKind::King) {
        // A king that leaves a check threatens nothing, whatever follows (26.1.2, 26.1.3).
        if evidence.kill.as_ref().is_some_and(|kill| !kill.stood) {
            natures.insert(Nature::Kill);
        }
        let attacks = evidence.attacks.iter().enumerate();
        chases = attacks
            .filter(|(_, attack)| is_chase(&evidence, attack, pawns))
            .map(|(index, _)| index)
            .collect();
        let is_milder = trades && conflict == Conflict::Milder;
        if !chases.is_empty() && !is_milder {
            natures.insert(Nature::Chase);
        }
    }
    if natures == Natures::NONE {
        natures.insert(Nature::Idle);
    }
    JudgedPly { evidence, natures, chases }
}
