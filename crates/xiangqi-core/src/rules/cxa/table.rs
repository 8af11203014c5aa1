//! Who must change under the Chinese rules (CXA 2020, articles 24.9 to 24.14, 25 and 26.9).

use crate::rules::evidence::Attack;
use crate::rules::nature::Nature;
use crate::rules::ply::JudgedPly;
use crate::rules::verdict::{Clause, Verdict, WhoMustChange};
use crate::{Color, PieceKind};

use super::options::MutualOffences;

/// Decides from the moves of the cycle, those of both sides mixed.
pub(in crate::rules) fn decide(plies: &[JudgedPly], mutual: MutualOffences) -> Verdict {
    let [red, black] = Color::ALL.map(|color| Conduct::of(plies, color));
    let neither = |clause| Verdict::new(WhoMustChange::Neither, clause);
    match (red.offends(), black.offends()) {
        (true, false) => return Verdict::against(Color::Red, Clause::CxaOneSided),
        (false, true) => return Verdict::against(Color::Black, Clause::CxaOneSided),
        (false, false) => return neither(Clause::CxaAllowed),
        (true, true) => {}
    }
    match (red.only_checks, black.only_checks) {
        (true, true) => return neither(Clause::CxaMutualChecks),
        (true, false) => return Verdict::against(Color::Red, Clause::CxaOnlyChecks),
        (false, true) => return Verdict::against(Color::Black, Clause::CxaOnlyChecks),
        (false, false) => {}
    }
    if mutual == MutualOffences::Draw {
        return neither(Clause::CxaMutual);
    }
    let heavier = |color, heavy: &Conduct, light: &Conduct| {
        let clause = match (heavy.target, light.joint) {
            (Target::Rook, true) => Clause::CxaRookAgainstJoint,
            (Target::Rootless, true) => Clause::CxaRootlessAgainstJoint,
            _ => Clause::CxaHeavier,
        };
        Verdict::against(color, clause)
    };
    match (red.heavy, black.heavy) {
        (true, false) => heavier(Color::Red, &red, &black),
        (false, true) => heavier(Color::Black, &black, &red),
        _ => neither(Clause::CxaMutual),
    }
}

/// Tells whether a move is forbidden (禁止着法, 24.13): check, kill or chase.
pub(super) fn is_forbidden(ply: &JudgedPly) -> bool {
    ply.natures.gravest() <= Nature::Chase
}

/// How one side behaves through the cycle.
#[derive(Debug)]
struct Conduct {
    /// The side has moves, and all are forbidden.
    forbidden: bool,
    only_checks: bool,
    /// All moves are heavy offences.
    heavy: bool,
    /// Some move is a joint chase only.
    joint: bool,
    target: Target,
}

/// What the chases of a heavy offender aim at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// Every move chases a rook.
    Rook,
    /// Every move chases a man without root.
    Rootless,
    /// Checks, kills or different targets.
    Mixed,
}

impl Conduct {
    fn of(plies: &[JudgedPly], color: Color) -> Self {
        let mine = || plies.iter().filter(move |ply| ply.evidence.man.piece.color == color);
        let chases = |wanted: fn(&Attack) -> bool| mine().all(|ply| ply.chasing().any(wanted));
        Self {
            forbidden: mine().next().is_some() && mine().all(is_forbidden),
            only_checks: mine().all(|ply| ply.natures.contains(Nature::Check)),
            heavy: mine().all(is_heavy),
            joint: mine().any(|ply| !is_heavy(ply) && ply.chasing().any(|attack| attack.joint)),
            target: if chases(is_rook_chase) {
                Target::Rook
            } else if chases(is_rootless_chase) {
                Target::Rootless
            } else {
                Target::Mixed
            },
        }
    }

    const fn offends(&self) -> bool {
        self.forbidden
    }
}

/// Tells whether an offence is heavy (26.9.1): a check, a kill, the chase of a rook or of a man
/// without root by one man. The chase of an under-rooted man and the joint chase are light.
fn is_heavy(ply: &JudgedPly) -> bool {
    ply.natures.contains(Nature::Check)
        || ply.natures.contains(Nature::Kill)
        || ply.chasing().any(|attack| is_rook_chase(attack) || is_rootless_chase(attack))
}

fn is_rook_chase(attack: &Attack) -> bool {
    attack.victim.piece.kind == PieceKind::Rook && !attack.joint
}

fn is_rootless_chase(attack: &Attack) -> bool {
    !attack.is_protected() && !attack.joint
}
