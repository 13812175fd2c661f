//! Positions that somebody spoiled: each is refused, or it can be written, read and played on.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::flaw::{Flaw, Law, demand, said};
use super::positions::{looks_alike, set_up, some_step};
use super::spelling::audiences;
use super::spoil::spoiled;
use crate::contract::{Audience, Game};
use crate::luck;
use crate::position::PositionText;
use crate::referee::Step;
use crate::seat::Seat;

const CALM: &str = "a damaged position is refused, or it can be played";

/// So many moments of one phase are written down: rare phases must not drown in the common ones.
const MOMENTS_A_PHASE: usize = 4;

/// Positions to spoil, and how.
#[derive(Clone, Debug)]
pub struct Damage<G: Game> {
    /// The table's options.
    pub options: G::Options,
    /// How many seats play.
    pub seats: usize,
    /// How many random games the positions are taken from.
    pub games: usize,
    /// After so many steps a game is called off.
    pub steps_max: usize,
    /// How many spoiled texts are tried.
    pub texts: usize,
    /// How many steps are played from a spoiled position that is taken.
    pub steps: usize,
    /// The same seed spoils the same positions.
    pub seed: u64,
}

impl<G: Game> Default for Damage<G> {
    fn default() -> Self {
        Damage {
            options: G::Options::default(),
            seats: G::SEATS_LEAST,
            games: 2,
            steps_max: 400,
            texts: 100,
            steps: 200,
            seed: 1,
        }
    }
}

/// What became of spoiled positions, so that a test can see that it was enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Damaged {
    /// Texts that were no position.
    pub refused: usize,
    /// Texts that were a position all the same, and were played on.
    pub played: usize,
}

/// Spoils positions of random games and plays on from those that are taken.
///
/// # Panics
///
/// Where a spoiled position is taken and then breaks a law of the game, with its text.
pub fn damage<G: Game>(damage: &Damage<G>) -> Damaged {
    let mut rng = ChaCha8Rng::seed_from_u64(damage.seed);
    let texts = texts(damage, &mut rng);
    let mut became = Damaged::default();
    for _ in 0..damage.texts {
        let Some(text) = luck::pick(&mut rng, &texts) else { break };
        let Some(other) = luck::pick(&mut rng, &texts) else { break };
        let spoiled = spoiled(text, other, &mut rng);
        let tried = AssertUnwindSafe(|| endures::<G>(&spoiled, damage.steps, &mut rng));
        let tried = catch_unwind(tried);
        let tried = tried.unwrap_or_else(|panic| Err(Flaw::new("no panic", said(&*panic))));
        let broken = tried.as_ref().err().map(|flaw| format!("{flaw}\n{spoiled}"));
        assert!(broken.is_none(), "{} breaks {}", G::NAME, broken.unwrap_or_default());
        match tried {
            Ok(true) => became.played += 1,
            _ => became.refused += 1,
        }
    }
    became
}

/// Moments of random games, some of every phase, as the referee and as a spectator know them.
fn texts<G: Game>(damage: &Damage<G>, rng: &mut ChaCha8Rng) -> Vec<String> {
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    let mut texts = Vec::new();
    for _ in 0..damage.games {
        let Ok(mut game) = G::start(&damage.options, damage.seats) else { break };
        for _ in 0..damage.steps_max {
            let whole = PositionText::of(&game, Audience::Referee).to_string();
            let kept = kept.entry(phase(&whole)).or_default();
            if *kept < MOMENTS_A_PHASE && luck::below(rng, 4) == 0 {
                *kept += 1;
                texts.push(PositionText::of(&game, Audience::Spectator).to_string());
                texts.push(whole);
            }
            let Some(step) = some_step(&game, rng) else { break };
            if checked(&mut game, step).is_err() {
                break;
            }
        }
    }
    texts
}

/// The word that says in which phase a position is; every game of the house has such a line.
fn phase(text: &str) -> String {
    let line = text.lines().find_map(|line| line.strip_prefix("phase "));
    line.and_then(|line| line.split(' ').next()).unwrap_or_default().to_owned()
}

/// Tries a spoiled position: says whether it was taken, and breaks the law where it should not have been.
pub(super) fn endures<G: Game>(
    text: &str,
    steps: usize,
    rng: &mut ChaCha8Rng,
) -> Result<bool, Flaw> {
    let Ok(position) = text.parse::<PositionText>() else { return Ok(false) };
    let Ok(mut game) = position.set_up::<G>(Some(rng)) else { return Ok(false) };
    let written = PositionText::of(&game, Audience::Referee).to_string();
    let again: G = set_up(CALM, &written, None)?;
    looks_alike(CALM, &game, &again, audiences(game.seats()))?;
    can_be_thought_about(&game, rng)?;
    for _ in 0..steps {
        let Some(step) = some_step(&game, rng) else { break };
        checked(&mut game, step)?;
        let law = game.invariants();
        demand(law.is_ok(), CALM, || format!("{law:?} after {step:?}"))?;
    }
    can_be_thought_about(&game, rng)?;
    Ok(true)
}

/// Worlds that somebody may believe in keep the laws as well: bots search in them.
fn can_be_thought_about<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> Law {
    for seat in Seat::first(game.seats()) {
        let law = game.resample(seat, rng).invariants();
        demand(law.is_ok(), CALM, || format!("{law:?} in a world of seat {seat}"))?;
    }
    Ok(())
}

/// Carries out a step that the game itself has named.
fn checked<G: Game>(game: &mut G, step: Step<G>) -> Law {
    let done = match step {
        Step::Chance(outcome) => game.settle(outcome),
        Step::Decision(seat, action) => game.play(seat, action),
    };
    done.map(drop).map_err(|error| Flaw::new(CALM, format!("{step:?} is refused: {error}")))
}
