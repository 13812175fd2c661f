//! A table at which a test plays, and a stage that looks on.

use carcassonne::{Agreement, Carcassonne, Draw, Event};
use game::erased::ListedAction;
use game::{Audience, Game, Seat, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use stage::{Backstage, Input, Lang, Manner, Reaction, Stage};
use wire::Look;

use crate::looking;

pub const PREVIEW: Manner = Manner { preview: true };
pub const AT_ONCE: Manner = Manner { preview: false };

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A table of two that begins with the start tile.
pub fn table() -> Carcassonne {
    Carcassonne::start(&Agreement::default(), 2).unwrap()
}

pub fn active(game: &Carcassonne) -> Seat {
    game.view(Audience::Spectator).active
}

/// Plays in short notation: `*V` draws, anything else is a decision of whose turn it is.
pub fn play(game: &mut Carcassonne, steps: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for step in steps {
        events.extend(match step.strip_prefix('*') {
            Some(code) => game.settle(Draw(code.parse().unwrap())).unwrap(),
            None => game.play(active(game), step.parse().unwrap()).unwrap(),
        });
    }
    events
}

pub fn actions(game: &Carcassonne, seat: Seat) -> Vec<ListedAction> {
    look(game, seat).actions
}

/// The game as a seat sees it.
pub fn look(game: &Carcassonne, seat: Seat) -> Look {
    looking::look(game, Audience::Seat(seat))
}

/// A stage that has seen the game with the eyes of whose turn it is.
pub fn stage(game: &Carcassonne) -> Box<dyn Stage> {
    stage_of(game, active(game))
}

/// A stage that has seen the game with the eyes of a seat.
pub fn stage_of(game: &Carcassonne, seat: Seat) -> Box<dyn Stage> {
    let mut stage = stage::carcassonne::Theatre.open();
    stage.see(&look(game, seat)).unwrap();
    stage
}

/// The last of these inputs decides; those before it only change what is shown.
pub fn decision(stage: &mut dyn Stage, manner: Manner, inputs: &[Input<'_>]) -> String {
    let (last, first) = inputs.split_last().unwrap();
    for &input in first {
        assert_eq!(stage.feel(input, manner), Reaction::Redraw, "{input:?}");
    }
    match stage.feel(*last, manner) {
        Reaction::Decide(listed) => listed.notation,
        other => panic!("{last:?}: {other:?}"),
    }
}

/// The class of the item with this key; empty where there is none.
pub fn class(stage: &dyn Stage, key: &str) -> String {
    let scene = stage.scene(Lang::En);
    let item = scene.items.iter().find(|item| item.key == key);
    item.map(|item| item.class.clone()).unwrap_or_default()
}

pub fn json(events: &[Event]) -> Vec<Value> {
    events.iter().map(|event| serde_json::to_value(event).unwrap()).collect()
}

/// Shows the game anew: a half-made choice is forgotten.
pub fn show(stage: &mut dyn Stage, game: &Carcassonne) {
    let seat = active(game);
    stage.see(&look(game, seat.next(game.seats()))).unwrap();
    stage.see(&look(game, seat)).unwrap();
}

/// Plays a random game and shows every state of it: to a stage with the eyes of whose turn it is,
/// and to the test with what led to it.
pub fn watch(
    agreement: &Agreement,
    seats: usize,
    seed: u64,
    mut judge: impl FnMut(&Carcassonne, &[Event], &mut dyn Stage),
) {
    let mut stage = stage::carcassonne::Theatre.open();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Carcassonne::start(agreement, seats).unwrap();
    let mut events = Vec::new();
    loop {
        stage.see(&look(&game, active(&game))).unwrap();
        judge(&game, &events, stage.as_mut());
        events = match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let draw = game.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                game.settle(draw).unwrap()
            }
            Turn::Decide(_) => {
                let seat = active(&game);
                let action = game.pick_action(seat, &mut rng, &mut Vec::new()).unwrap();
                game.play(seat, action).unwrap()
            }
        };
    }
}
