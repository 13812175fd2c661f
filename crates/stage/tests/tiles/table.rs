//! A table at which a test plays, and a stage that looks on.

use game::erased::ListedAction;
use game::{Audience, Game, Notation, Seat, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use stage::{GameExtras, Input, Lang, Manner, Reaction, Stage};
use wire::Look;

use crate::looking;

pub const PREVIEW: Manner = Manner { preview: true };
pub const AT_ONCE: Manner = Manner { preview: false };

/// A game on tiles, as its tests know it.
pub trait OnTiles: Game {
    /// How it is shown.
    const GAME: &'static dyn GameExtras;

    /// Whose turn it is.
    fn active(&self) -> Seat;

    /// The touches that lead to a decision; none for what only the button decides.
    fn way(&self, action: Self::Action, manner: Manner) -> Vec<String>;
}

/// The touches that lay a tile.
pub fn way_to_lay(cell: landscape::Cell, turns: landscape::Turns, manner: Manner) -> Vec<String> {
    let mut way = vec!["hand".to_owned(); turns.index()];
    way.extend(vec![format!("cell:{cell}"); if manner.preview { 2 } else { 1 }]);
    way
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Plays in short notation: `*V` draws, anything else is a decision of whose turn it is.
pub fn play<G: OnTiles>(game: &mut G, steps: &[&str]) -> Vec<G::Event> {
    let mut events = Vec::new();
    for step in steps {
        events.extend(match step.strip_prefix('*') {
            Some(code) => game.settle(read(code)).unwrap(),
            None => game.play(game.active(), read(step)).unwrap(),
        });
    }
    events
}

/// A decision or an outcome by its notation.
pub fn read<T: Notation>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("no notation: {text}"))
}

pub fn actions<G: OnTiles>(game: &G, seat: Seat) -> Vec<ListedAction> {
    look(game, seat).actions
}

/// The game as a seat sees it.
pub fn look<G: OnTiles>(game: &G, seat: Seat) -> Look {
    looking::look(game, Audience::Seat(seat))
}

/// A stage that has seen the game with the eyes of whose turn it is.
pub fn stage<G: OnTiles>(game: &G) -> Box<dyn Stage> {
    stage_of(game, game.active())
}

/// A stage that has seen the game with the eyes of a seat.
pub fn stage_of<G: OnTiles>(game: &G, seat: Seat) -> Box<dyn Stage> {
    let mut stage = G::GAME.open();
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

pub fn json(events: &[impl serde::Serialize]) -> Vec<Value> {
    events.iter().map(|event| serde_json::to_value(event).unwrap()).collect()
}

/// Shows the game anew: a half-made choice is forgotten.
pub fn show<G: OnTiles>(stage: &mut dyn Stage, game: &G) {
    let seat = game.active();
    stage.see(&look(game, seat.next(game.seats()))).unwrap();
    stage.see(&look(game, seat)).unwrap();
}

/// Plays a random game and shows every state of it: to a stage with the eyes of whose turn it is,
/// and to the test with what led to it.
pub fn watch<G: OnTiles>(
    agreement: &G::Options,
    seats: usize,
    seed: u64,
    mut judge: impl FnMut(&G, &[G::Event], &mut dyn Stage),
) {
    let mut stage = G::GAME.open();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = G::start(agreement, seats).unwrap();
    let mut events = Vec::new();
    loop {
        stage.see(&look(&game, game.active())).unwrap();
        judge(&game, &events, stage.as_mut());
        events = match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let draw = game.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                game.settle(draw).unwrap()
            }
            Turn::Decide(_) => {
                let seat = game.active();
                let action = game.pick_action(seat, &mut rng, &mut Vec::new()).unwrap();
                game.play(seat, action).unwrap()
            }
        };
    }
}
