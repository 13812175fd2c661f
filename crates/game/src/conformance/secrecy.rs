//! Nobody is told what they may not know.
//!
//! A resampled world differs from the truth only in what is hidden from a seat. Whatever that
//! seat can ask must have the same answer in both.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::chance;
use super::flaw::{Law, demand, same};
use super::legality::{actions, deciding};
use super::twins::{After, invariants, unchecked};
use crate::contract::{Audience, Game};
use crate::luck;
use crate::referee::Step;
use crate::seat::Seat;

const WORLD: &str = "a resampled world keeps what the seat knows";
const OPEN: &str = "where nothing is hidden, every resampled world is the truth";
const INTO: &str = "resample_into gives the world that resample gives";
const BLIND: &str = "what resample draws does not depend on what is hidden";
const LEAK: &str = "a seat is told nothing hidden";
const EVENTS: &str = "events tell nothing hidden";

/// How many other steps of a resampled world are held against the true one.
const OTHER_STEPS: usize = 6;

/// Asks in a resampled world all that `seat` can ask, and compares with the truth.
pub(super) fn world_agrees<G: Game>(truth: &G, world: &G, seat: Seat, hidden: bool) -> Law {
    invariants(world)?;
    let hidden = hidden && G::HIDES;
    demand(hidden || world == truth, OPEN, || format!("{world:?}\nis not\n{truth:?}"))?;
    same(WORLD, "the turn", &world.turn(), &truth.turn())?;
    same(WORLD, "the options", world.options(), truth.options())?;
    same(WORLD, "the seats", &world.seats(), &truth.seats())?;
    for audience in [Audience::Seat(seat), Audience::Spectator] {
        let what = |what: &str| format!("{what} for {audience:?}, redrawn for seat {seat}");
        same(LEAK, &what("the view"), &world.view(audience), &truth.view(audience))?;
        same(LEAK, &what("the scores"), &world.scores(audience), &truth.scores(audience))?;
        let projections = (world.projection(audience), truth.projection(audience));
        same(LEAK, &what("the projection"), &projections.0, &projections.1)?;
        same(LEAK, &what("the drawing"), &world.render(audience), &truth.render(audience))?;
        same(LEAK, &what("the position"), &world.position(audience), &truth.position(audience))?;
    }
    same(LEAK, "the list of decisions", &actions(world, seat), &actions(truth, seat))
}

/// Whether a decision is legal, why not, and how it is spelt must not depend on what is hidden.
pub(super) fn verdicts_agree<G: Game>(
    truth: &G,
    world: &G,
    seat: Seat,
    tried: &[G::Action],
) -> Law {
    if !deciding(truth).contains(seat) {
        return Ok(());
    }
    for &action in tried {
        let what = |what: &str| format!("{what} '{action}' of seat {seat}");
        let verdicts = (world.check(seat, action), truth.check(seat, action));
        same(LEAK, &what("the verdict on"), &verdicts.0, &verdicts.1)?;
        let spellings = (world.canonical(seat, action), truth.canonical(seat, action));
        same(LEAK, &what("the spelling of"), &spellings.0, &spellings.1)?;
    }
    Ok(())
}

/// The same random numbers give the same world, whatever stood there before.
pub(super) fn resample_into_agrees<G: Game>(truth: &G, stale: &G, seat: Seat, seed: u64) -> Law {
    let world = truth.resample(seat, &mut ChaCha8Rng::seed_from_u64(seed));
    let mut reused = stale.clone();
    truth.resample_into(seat, &mut ChaCha8Rng::seed_from_u64(seed), &mut reused);
    same(INTO, &format!("for seat {seat}"), &reused, &world)
}

/// Two worlds that a seat cannot tell apart are drawn anew alike: a search that leans on
/// resampled worlds must not feel the truth through the way they are drawn.
pub(super) fn resample_is_blind<G: Game>(truth: &G, world: &G, seat: Seat, seed: u64) -> Law {
    let redrawn = |game: &G| game.resample(seat, &mut ChaCha8Rng::seed_from_u64(seed));
    same(BLIND, &format!("for seat {seat}"), &redrawn(world), &redrawn(truth))
}

/// Steps in a resampled world that leave an audience with the view it truly has must have
/// told it what it was truly told. Gives how many such steps there were.
pub(super) fn streams_agree<G: Game>(
    after: &After<G>,
    step: Step<G>,
    world: &G,
    seat: Seat,
    rng: &mut ChaCha8Rng,
) -> Result<usize, super::Flaw> {
    let mut compared = 0;
    for other in other_steps(world, step, rng) {
        let elsewhere = unchecked(world, other);
        for audience in [Audience::Seat(seat), Audience::Spectator] {
            if elsewhere.game.view(audience) != after.game.view(audience) {
                continue;
            }
            compared += 1;
            let heard = |after: &After<G>| -> Vec<G::Event> {
                after.events.iter().filter_map(|event| G::redact(event, audience)).collect()
            };
            let what = format!("{audience:?} sees no difference between {step:?} and {other:?}");
            same(EVENTS, &what, &heard(&elsewhere), &heard(after))?;
        }
    }
    Ok(compared)
}

/// The true step where `world` allows it, and a few others of the same actor.
fn other_steps<G: Game>(world: &G, step: Step<G>, rng: &mut ChaCha8Rng) -> Vec<Step<G>> {
    let mut steps: Vec<Step<G>> = match step {
        Step::Chance(_) => {
            chance::outcomes(world).iter().map(|weighted| Step::Chance(weighted.outcome)).collect()
        }
        Step::Decision(seat, _) => {
            actions(world, seat).iter().map(|&action| Step::Decision(seat, action)).collect()
        }
    };
    luck::shuffle(rng, &mut steps);
    if let Some(place) = steps.iter().position(|&other| other == step) {
        steps.swap(0, place);
    }
    steps.truncate(OTHER_STEPS);
    steps
}
