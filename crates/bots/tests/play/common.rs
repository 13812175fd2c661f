//! A table for bots to sit at.

use bots::{Bot, BotRng, LEVELS, Limits, NAMES, by_name};
use carcassonne::Agreement;
use game::{Game, Heuristics, Rng, Seat, Turn, Window, luck, options};

/// The bots called `names`, in seat order.
pub fn seated<G: Heuristics>(names: &[&str]) -> Vec<Box<dyn Bot<G>>> {
    names.iter().map(|name| by_name(name).unwrap()).collect()
}

/// Every bot by name, and those of every level: however many lines a level has, tests give them few.
pub fn everybody<G: Heuristics>() -> Vec<&'static str> {
    let mut names: Vec<&str> = NAMES.iter().map(|known| known.name).collect();
    for level in LEVELS {
        let bot = bots::rung(G::NAME, level).unwrap().bot;
        if !names.contains(&bot) {
            names.push(bot);
        }
    }
    names
}

/// A new game for so many seats, up to its first decision.
pub fn start<G: Game>(seats: usize, rng: &mut BotRng) -> G {
    let mut game = G::start(&G::Options::default(), seats).unwrap();
    settle(&mut game, rng);
    game
}

/// Lets chance act until a seat decides or the game is over.
pub fn settle<G: Game>(game: &mut G, rng: &mut dyn Rng) {
    let mut outcomes = Vec::new();
    while game.turn() == Turn::Chance {
        outcomes.clear();
        game.outcomes(&mut outcomes);
        let place = luck::weighted(rng, outcomes.iter().map(|outcome| outcome.weight)).unwrap();
        game.settle(outcomes[place].outcome).unwrap();
    }
}

/// The first seat that decides now.
pub fn decider<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        _ => None,
    }
}

/// Plays `game` to its end; a bot that answers nothing or something illegal fails the test.
pub fn finish<G: Game>(
    game: G,
    bots: &mut [Box<dyn Bot<G>>],
    limits: &Limits<'_>,
    rng: &mut BotRng,
) -> G {
    finish_until(game, bots, limits, rng, |_| false)
}

/// Plays `game` on until `enough` says so, or to its end.
pub fn finish_until<G: Game>(
    mut game: G,
    bots: &mut [Box<dyn Bot<G>>],
    limits: &Limits<'_>,
    rng: &mut BotRng,
    enough: impl Fn(&G) -> bool,
) -> G {
    while let Some(seat) = decider(&game).filter(|_| !enough(&game)) {
        let bot = &mut bots[seat.index()];
        let action = bot.choose(Window::new(&game, seat), limits, rng).unwrap();
        game.play(seat, action).unwrap();
        settle(&mut game, rng);
    }
    game
}

/// Carcassonne with these boxes, by their names.
pub fn agreement(sets: &str) -> Agreement {
    let sets = options::read_text::<Agreement>("sets", sets).unwrap();
    options::read(&serde_json::Map::from_iter([("sets".to_owned(), sets)])).unwrap()
}
