//! The evidence in sentences.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::evidence::{Attack, How, Kill, Man, Root};
use super::nature::Nature;
use super::ply::JudgedPly;
use crate::Move;

impl JudgedPly {
    /// Returns why the move has its natures: one sentence for each check, kill, chase, exchange
    /// and block, or why it is idle.
    #[must_use]
    pub fn reasons(&self) -> Vec<String> {
        let mut reasons = Vec::new();
        let ply = &self.evidence;
        for square in ply.checkers {
            reasons.push(format!("check from {square}"));
        }
        if self.natures.contains(Nature::Kill) {
            reasons.extend(ply.kill.iter().map(Kill::to_string));
        }
        reasons.extend(self.chasing().map(Attack::to_string));
        if self.natures.contains(Nature::Exchange) {
            let offers = ply.attacks.iter().filter(|attack| attack.offers_trade);
            reasons.extend(offers.map(|Attack { attacker, victim, .. }| {
                format!("{attacker} and {victim} can take each other")
            }));
        }
        if self.natures.contains(Nature::Block)
            && let Some(line) = ply.blocks
        {
            reasons.push(format!("{} stands in the way of {line}", ply.man));
        }
        if reasons.is_empty() {
            reasons.push(self.why_idle());
        }
        reasons
    }

    /// Returns which attack the move makes that counts for nothing, if any.
    fn why_idle(&self) -> String {
        let fresh = |attack: &&Attack| !attack.before.stood;
        let Some(attack) = self.evidence.attacks.iter().find(fresh) else {
            return String::from("makes no new threat");
        };
        let Attack { attacker, victim, .. } = attack;
        match attack.roots.iter().find(|root| root.fails.is_none()) {
            Some(root) => format!("{attacker} attacks {victim}, but {root}"),
            None => format!("{attacker} attacks {victim}, which these rules count as no chase"),
        }
    }
}

/// Writes kind and square: `rook d4`.
impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.piece.kind, self.square)
    }
}

/// Writes the mate: `threatens mate by h0h9, e8f9, f8f9`.
impl fmt::Display for Kill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "threatens mate by {}", Line(&self.line))
    }
}

/// Writes the guard and whether it holds: `cannon c8 retakes`.
impl fmt::Display for Root {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.piece.kind, self.square)?;
        match self.fails {
            None => f.write_str("retakes"),
            Some(reason) => write!(f, "cannot retake: {reason}"),
        }
    }
}

/// Writes a sentence: `rook d6 takes cannon e6 next (d6e6), which wins a horse's worth; nothing
/// guards the cannon`.
impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { attacker, capturer, victim, line, .. } = self;
        let first = line.first().copied();
        if first.is_some_and(|mv| mv.to == victim.square) {
            write!(f, "{attacker} takes {victim} next")?;
        } else if attacker.square == capturer.square {
            write!(f, "{attacker} wins {victim}")?;
        } else {
            write!(f, "{attacker} begins and {capturer} wins {victim}")?;
        }
        let way = match self.how {
            How::Direct | How::Standing => "",
            How::Discovered => ", a line the move has opened",
            How::ScreenMoved => ", over a screen the move has changed",
            How::RootRemoved => ", which has lost its root",
            How::Pin => ", whose root is pinned",
            How::Jointly => ", together with the moved man",
            How::Checks => " by checks",
            How::Exchange => " by an exchange",
            How::Freed => ", now without loss elsewhere",
        };
        write!(f, "{way} ({}), which {}", Line(line), worth(self.net))?;
        if !self.is_capture() {
            return Ok(());
        }
        if self.roots.is_empty() {
            return write!(f, "; nothing guards {}", first.map_or(victim.square, |mv| mv.to));
        }
        for root in &self.roots {
            write!(f, "; {root}")?;
        }
        Ok(())
    }
}

/// Moves with commas between.
struct Line<'a>(&'a [Move]);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, mv) in self.0.iter().enumerate() {
            write!(f, "{}{mv}", if n > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

/// Returns what a net value in half horses means.
const fn worth(net: i32) -> &'static str {
    match net {
        i32::MIN..=-1 => "loses material",
        0 => "is even",
        1..=3 => "wins an advisor's worth",
        4..=5 => "wins a horse's worth",
        6..=7 => "wins more than a horse's worth",
        8..=9 => "wins a rook's worth",
        10..=99 => "wins more than a rook's worth",
        _ => "mates",
    }
}
