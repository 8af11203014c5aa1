//! Who must change under the Asian rules: check outranks chase, chase outranks everything else.

use super::chase::{Rank, rank};
use super::options::OldAttack;
use crate::rules::evidence::Attack;
use crate::rules::nature::Nature;
use crate::rules::ply::JudgedPly;
use crate::rules::verdict::{Clause, Doubt, Verdict, WhoMustChange};
use crate::{Color, Square};

/// What a side does through the cycle, by weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Conduct {
    /// No move, or one move at least that is no offence, or offences against different men.
    Allowed,
    /// Every move chases one and the same man.
    Chase(Rank),
    /// Every move checks.
    Check,
}

/// Decides from the rounds of the repetition.
pub(in crate::rules) fn decide(rounds: &[&[JudgedPly]], old_attack: OldAttack) -> Verdict {
    let [red, black] = Color::ALL.map(|color| {
        let conducts = rounds.iter().map(|round| conduct(round, color));
        conducts.min().unwrap_or(Conduct::Allowed)
    });
    let neither = |clause| Verdict::new(WhoMustChange::Neither, clause);
    let against = |color, clause| Verdict::against(color, clause);
    let (heavier, more, less) =
        if red > black { (Color::Red, red, black) } else { (Color::Black, black, red) };
    match (more, less) {
        (Conduct::Allowed, _) => neither(Clause::AxfNoOffence),
        (Conduct::Check, Conduct::Check) => neither(Clause::AxfMutualChecks),
        (Conduct::Check, _) => against(heavier, Clause::AxfPerpetualCheck),
        (Conduct::Chase(_), Conduct::Allowed) => against(heavier, Clause::AxfPerpetualChase),
        (Conduct::Chase(more), Conduct::Chase(less)) if more > less => match old_attack {
            OldAttack::Lighter => against(heavier, Clause::AxfFresherChase),
            OldAttack::Equal => neither(Clause::AxfMutualChase),
            OldAttack::Undecided => {
                let open = WhoMustChange::Undecided(Doubt::RankContested);
                Verdict::new(open, Clause::AxfFresherChase)
            }
        },
        (Conduct::Chase(_), _) => neither(Clause::AxfMutualChase),
    }
}

fn conduct(round: &[JudgedPly], color: Color) -> Conduct {
    let mine = || round.iter().filter(move |ply| ply.evidence.man.piece.color == color);
    let Some(first) = mine().next() else {
        return Conduct::Allowed;
    };
    if mine().all(|ply| ply.natures.contains(Nature::Check)) {
        return Conduct::Check;
    }
    let chase = |victim: Square| {
        mine()
            .map(|ply| ply.chasing().filter(|a| a.victim.home == victim).filter_map(rank).max())
            .min()?
    };
    let victims = first.chasing().map(|attack: &Attack| attack.victim.home);
    victims.filter_map(chase).max().map_or(Conduct::Allowed, Conduct::Chase)
}
