//! Tables at which a test plays, and stages that look on.

use game::{Audience, Game, Heuristics, Seat, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use settlers::{Action, Event, Settlers, SettlersOptions, scenario};
use stage::{GameExtras, Manner, Stage};

pub use crate::looking::{listed, look};

pub const PREVIEW: Manner = Manner { preview: true };
pub const AT_ONCE: Manner = Manner { preview: false };

pub const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dan"];

pub fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A scenario with everything that can be switched on, and for how many it is.
pub fn tables() -> impl Iterator<Item = (SettlersOptions, usize)> {
    scenario::IDS.iter().map(|id| {
        let seats = *scenario::board(id).unwrap().scenario.players.last().unwrap();
        let sails = *id != "base";
        let options =
            SettlersOptions { scenario: (*id).to_owned(), pirate: sails, ..Default::default() };
        (options, usize::from(seats))
    })
}

/// A stage that has seen the game with somebody's eyes.
pub fn stage_of(game: &Settlers, audience: Audience) -> Box<dyn Stage> {
    let mut stage = stage::settlers::Info.open();
    stage.see(&look(game, audience)).unwrap();
    stage
}

/// What somebody was told.
pub fn told(events: &[Event], audience: Audience) -> Vec<Value> {
    events.iter().map(|event| serde_json::to_value(event.redact(audience)).unwrap()).collect()
}

/// Everybody who may look on.
pub fn audiences(game: &Settlers) -> Vec<Audience> {
    let seats = Seat::first(game.seats()).map(Audience::Seat);
    seats.chain([Audience::Spectator, Audience::Referee]).collect()
}

/// Who decides first of those who decide now.
pub fn decider(game: &Settlers) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
}

/// How a test plays on.
pub fn step(game: &mut Settlers, rng: &mut ChaCha8Rng) -> Vec<Event> {
    let Some(seat) = decider(game) else {
        let outcome = game.pick_outcome(rng, &mut Vec::new()).unwrap();
        return game.settle(outcome).unwrap();
    };
    // Half of the decisions are sensible ones: at random alone hardly anybody builds.
    let mut actions = Vec::new();
    if luck::below(rng, 2) == 0 {
        game.sensible(seat, &mut actions);
    } else {
        game.actions(seat, &mut actions);
    }
    let action = *luck::pick(rng, &actions).unwrap();
    game.play(seat, action).unwrap()
}

/// How a test plays on that wants to see cities and far shores: who can build does.
pub fn build(game: &mut Settlers, rng: &mut ChaCha8Rng) -> Vec<Event> {
    let Some(seat) = decider(game) else { return step(game, rng) };
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    // Who always builds the next road never has the cards for a settlement.
    let saves = luck::below(rng, 2) == 0;
    let rank = |action: &Action| match action {
        Action::City { .. } => 0,
        Action::Settle { .. } => 1,
        Action::Ship { .. } if !saves => 2,
        Action::Road { .. } | Action::Buy if !saves => 3,
        Action::End => 4,
        _ => 5,
    };
    // Now and then anything is tried.
    let first = actions.iter().map(rank).min().filter(|_| luck::below(rng, 8) > 0);
    let best: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|action| first.is_none_or(|first| rank(action) == first))
        .collect();
    game.play(seat, *luck::pick(rng, &best).unwrap()).unwrap()
}

/// Plays a game for at most so many steps and shows every state of it, with all that has happened.
pub fn watch(
    table: &(SettlersOptions, usize),
    seed: u64,
    steps: usize,
    judge: impl FnMut(&Settlers, &[Event]),
) {
    watch_how(table, seed, steps, step, judge);
}

/// The same with another way to play.
pub fn watch_how(
    (options, seats): &(SettlersOptions, usize),
    seed: u64,
    steps: usize,
    step: fn(&mut Settlers, &mut ChaCha8Rng) -> Vec<Event>,
    mut judge: impl FnMut(&Settlers, &[Event]),
) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Settlers::start(options, *seats).unwrap();
    let mut events = Vec::new();
    for _ in 0..steps {
        judge(&game, &events);
        if game.turn() == Turn::Over {
            return;
        }
        events.extend(step(&mut game, &mut rng));
    }
}
