//! How hard a puzzle is, from what can be measured: who finds the answer, among how many, and how far it stands
//! out. The numbers order puzzles on the scale of players; nobody has measured them on people yet.

use bots::{Limits, by_name, rng_from};
use game::{Heuristics, Quiet, Seat, Window};

use super::look::{CLEAR, Seen};

/// Where everybody finds the answer among two.
const EASIEST: f64 = 1060.0;
/// Whoever looks one turn ahead does not find it.
const NOT_GREEDY: f64 = 250.0;
/// Nobody with little practice does.
const NOT_IN_PRACTICE: f64 = 400.0;
/// It does not stand out at first sight.
const SECOND_SIGHT: f64 = 300.0;
/// For every doubling of the choices.
const DOUBLING: f64 = 40.0;
/// For every further decision.
const FURTHER: f64 = 80.0;
/// The wider the gap the easier: for the whole of two seats' chances.
const GAP: f64 = 1500.0;
/// Beyond this a gap makes nothing easier.
const GAP_MOST: f64 = 0.2;
/// How often somebody with little practice tries.
const TRIES: u32 = 6;

/// The rating of a puzzle with this answer.
pub fn rating<G: Heuristics>(game: &G, seat: Seat, answer: &[Seen<G::Action>], seed: u64) -> u32 {
    let greedy = finds(game, seat, answer, "greedy", seed);
    let found = (1..=TRIES).map(|turn| finds(game, seat, answer, "person", seed ^ u64::from(turn)));
    let practised = found.filter(|found| *found).count() as f64 / f64::from(TRIES);
    let choices = answer.iter().map(|step| step.choices.max(2)).max().unwrap_or(2) as f64;
    let margin = answer.iter().map(|step| step.margin).fold(1.0, f32::min);
    let gap = f64::from(margin - CLEAR).clamp(0.0, GAP_MOST);
    let mut rating = EASIEST + NOT_IN_PRACTICE * (1.0 - practised) + DOUBLING * choices.log2();
    rating += FURTHER * (answer.len().saturating_sub(1)) as f64 - GAP * gap;
    if !greedy {
        rating += NOT_GREEDY;
    }
    if answer.iter().any(|step| !step.at_first_sight) {
        rating += SECOND_SIGHT;
    }
    rating.round().clamp(600.0, 2600.0) as u32
}

/// Does this bot find every decision of the answer?
fn finds<G: Heuristics>(
    game: &G,
    seat: Seat,
    answer: &[Seen<G::Action>],
    bot: &str,
    seed: u64,
) -> bool {
    let Ok(mut bot) = by_name::<G>(bot) else { return false };
    let (mut world, mut rng) = (game.clone(), rng_from(seed));
    answer.iter().all(|step| {
        let chosen = bot.choose(Window::new(&world, seat), &Limits::playouts(1), &mut rng);
        world.play_unchecked(seat, step.action, &mut Quiet);
        chosen == Some(step.action)
    })
}
