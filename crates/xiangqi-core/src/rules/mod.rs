//! Repetition judged by the book.
//!
//! A [`History`] knows where its positions come round again. A [`Judge`] with a [`Ruleset`] takes
//! such a repetition and answers who must change, by which clause, and on what evidence.
//!
//! ```
//! # #[cfg(feature = "fen")] {
//! use xiangqi_core::Position;
//! use xiangqi_core::rules::{History, Judge, Nature, Ruleset, WhoMustChange};
//!
//! // The Chinese book's reference figure 24: the cannon is offered and the horse loses its root.
//! let start: Position = "N3ka3/4a1c2/4b4/4p3p/p5bP1/4P4/2P6/B7C/3rA1nR1/2BA1K3 w".parse()?;
//! let cycle = ["i2g2", "g5i7", "g2i2", "i7g5"].map(|mv| mv.parse().unwrap());
//! let history = History::replay(start, cycle.repeat(2))?;
//! let judgement = Judge::new(Ruleset::Cxa2020).judge(&history).unwrap();
//! assert_eq!(judgement.verdict.who_must_change, WhoMustChange::Red);
//! let natures = judgement.last_round().iter().map(|ply| ply.natures.gravest());
//! assert!(natures.eq([Nature::Chase, Nature::Idle, Nature::Chase, Nature::Idle]));
//! # }
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! In four steps:
//! 1. Each move of the round gets its [`PlyEvidence`]: what the mover could take, win or mate if
//!    it moved again, compared piece by piece with the position before the move. No rule set is
//!    involved.
//! 2. The rule set turns evidence into [`Natures`]: check, kill, chase and the idle ones.
//! 3. Its table turns the natures of both sides into a [`Verdict`].
//! 4. The occurrence turns the verdict into a [`Ruling`]: to change, to have lost and to draw are
//!    different answers.
//!
//! The evidence of a round depends on nothing outside the round, so earlier moves and the place
//! where the cycle is entered cannot change a verdict.
//!
//! What is not exact:
//! - Lines are captures and checks only. Each search is bounded by [`Limits`]; a verdict that
//!   hangs on a search that ran out of nodes is [`WhoMustChange::Undecided`].
//! - Articles 24.15, 25 and 26 of the Chinese book are known from quotations and figures, not from
//!   the full text.
//! - Clauses on which texts differ or are silent are named options, [`CxaOptions`] and
//!   [`AxfOptions`], each with its default.
//! - A follow (跟) and an offer (献) without another purpose are called idle, which they are.

mod axf;
mod captures;
mod cxa;
mod cycle;
mod evidence;
mod exchange;
mod history;
mod homes;
mod judge;
mod kill;
mod limits;
mod line;
mod material;
mod move_limit;
mod nature;
mod orientation;
mod ply;
mod reason;
mod root;
mod round;
mod scene;
#[cfg(all(test, feature = "fen"))]
mod slow;
mod turn;
mod verdict;
mod worth;

pub use axf::{AxfOptions, OldAttack};
pub use cxa::{Conflict, CxaOptions, MutualOffences, NineRounds, PawnInFight};
pub use cycle::Repetition;
pub use evidence::{Attack, Before, How, Kill, Man, PlyEvidence, Root, Trade};
pub use history::{History, ReplayError};
pub use judge::{Judge, Judgement, Rules, Ruleset};
pub use kill::find_kill;
pub use limits::Limits;
pub use material::{MaterialDraw, lacks_material};
pub use move_limit::{CheckAllowance, Claim, LimitCount, MoveLimit};
pub use nature::{Nature, Natures};
pub use ply::JudgedPly;
pub use root::roots;
pub use verdict::{Clause, Doubt, Ruling, Verdict, WhoMustChange};
