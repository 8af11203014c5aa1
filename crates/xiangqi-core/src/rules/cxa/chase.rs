//! Which attacks are chases under the Chinese rules.

use super::options::PawnInFight;
use crate::PieceKind;
use crate::rules::evidence::{Attack, How, PlyEvidence, Trade};

/// Tells whether `attack` makes the move a chase (捉; CXA 2020, article 24.3).
///
/// The attack must win something, be the work of this move, and not fall under one of the clauses
/// that call it idle.
pub(super) fn is_chase(ply: &PlyEvidence, attack: &Attack, pawns: PawnInFight) -> bool {
    wins(attack)
        && !is_left_to_king_or_pawn(attack, pawns)
        && !is_incidental(ply, attack)
        && !is_exchange(ply, attack)
        && is_work_of_move(ply, attack)
}

/// Tells whether the attack wins something when the whole exchange is counted (26.5).
///
/// A man that is really to be had on its square may cost as much elsewhere, because the captor
/// was itself a root or leaves something: equal is still a chase, worse is idle.
fn wins(attack: &Attack) -> bool {
    attack.net > 0 || attack.is_to_be_had() && attack.net == 0
}

/// Tells whether the king or a pawn itself is the captor (26.1).
///
/// `pawns` tells whether a pawn's attack counts. Without that it does when its capture pays only
/// together with another man (26.1.1) or lets another man give check (26.8).
fn is_left_to_king_or_pawn(attack: &Attack, pawns: PawnInFight) -> bool {
    [attack.attacker, attack.capturer].into_iter().any(|man| match man.piece.kind {
        PieceKind::King => true,
        PieceKind::Pawn => {
            let is_helped = attack.joint && attack.is_protected() || attack.uncovers_check;
            pawns == PawnInFight::Idle && !is_helped
        }
        _ => false,
    })
}

/// Tells whether a defender with a single attacker left happens to attack an advisor or an
/// elephant (26.2).
///
/// The clause asks also that the man stand where it holds the draw, which no search of this size
/// can tell; that the other side has more attackers stands for it.
fn is_incidental(ply: &PlyEvidence, attack: &Attack) -> bool {
    matches!(attack.victim.piece.kind, PieceKind::Advisor | PieceKind::Elephant)
        && ply.attackers[0] == 1
        && ply.attackers[1] > 1
}

/// Tells whether the attack is part of an offered exchange (24.4).
///
/// Where a man can answer by taking an attacker of its own kind evenly, that attack is no chase,
/// nor is another that pays only with that attacker's help or by checks before.
fn is_exchange(ply: &PlyEvidence, attack: &Attack) -> bool {
    attack.trade == Some(Trade::Even)
        || (attack.joint || attack.how == How::Checks)
            && ply.attacks.iter().any(|other| {
                other.trade == Some(Trade::Even) && other.victim.square == attack.victim.square
            })
}

/// Tells whether the move has made the attack, or has made it sound (24.3).
///
/// In answer to a check only what was not there before it counts (26.1.4).
fn is_work_of_move(ply: &PlyEvidence, attack: &Attack) -> bool {
    let before = attack.before;
    if !before.stood {
        return !ply.answers_check || attack.is_to_be_had();
    }
    if attack.how == How::Checks {
        return false;
    }
    let improved = before.net.is_none_or(|net| net < attack.net);
    let paid_before = !attack.is_to_be_had() && before.net.is_some_and(|net| net > 0);
    if !improved || paid_before {
        return false;
    }
    if ply.answers_check {
        return attack.takes_part && attack.is_to_be_had();
    }
    // An even exchange that stood before is the mover's work only if the moved man has a part.
    attack.takes_part || attack.net > 0
}
