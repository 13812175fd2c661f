//! A bot does nothing where nothing is gained.

use bots::{Bot, LEVELS, Limits, by_name, rng_from};
use carcassonne::Carcassonne;
use game::{Audience, Game, Heuristics, Quiet, Seat, SeatSet, Turn, Window};
use newworld::NewWorld;
use settlers::{Action, Settlers, SettlersOptions};

use crate::common::{agreement, decider, settle};

/// Shows `watch` every decision of a whole game among `greedy` players: the game before it, who
/// decides, and what.
fn play<G: Heuristics>(
    options: &G::Options,
    seats: usize,
    seed: u64,
    watch: impl FnMut(&G, Seat, G::Action),
) {
    play_as("greedy", options, seats, seed, watch);
}

/// The same among players of this name.
fn play_as<G: Heuristics>(
    name: &str,
    options: &G::Options,
    seats: usize,
    seed: u64,
    mut watch: impl FnMut(&G, Seat, G::Action),
) {
    let mut rng = rng_from(seed);
    let mut game = G::start(options, seats).unwrap();
    settle(&mut game, &mut rng);
    let mut bot: Box<dyn Bot<G>> = by_name(name).unwrap();
    while let Some(seat) = decider(&game) {
        let action = bot.choose(Window::new(&game, seat), &Limits::default(), &mut rng).unwrap();
        watch(&game, seat, action);
        game.play(seat, action).unwrap();
        settle(&mut game, &mut rng);
    }
}

/// How far `seat` is ahead after a decision that ends its part; `None` where it goes on deciding.
fn ahead<G: Heuristics>(game: &G, seat: Seat, action: G::Action) -> Option<f32> {
    let after = ended(game, seat, action)?;
    let outlook = after.outlook();
    let rivals = Seat::first(game.seats()).filter(|rival| *rival != seat);
    let best = rivals.map(|rival| outlook[rival.index()]).fold(f32::NEG_INFINITY, f32::max);
    Some(outlook[seat.index()] - best)
}

/// The game after a decision that ends the part of `seat`; `None` where it goes on deciding.
fn ended<G: Game>(game: &G, seat: Seat, action: G::Action) -> Option<G> {
    let mut after = game.clone();
    after.play_unchecked(seat, action, &mut Quiet);
    (after.turn() != Turn::Decide(SeatSet::only(seat))).then_some(after)
}

/// Could the seat have done nothing with the same result? Only asked where nothing is hidden from it
/// and both ways end its part.
fn is_pointless<G: Heuristics>(game: &G, seat: Seat, action: G::Action) -> bool {
    let Some(idle) = game.idle(seat).filter(|idle| *idle != action) else { return false };
    let both = ahead(game, seat, action).zip(ahead(game, seat, idle));
    both.is_some_and(|(done, not_done)| done <= not_done)
}

#[test]
fn no_figure_is_placed_and_no_fairy_called_for_nothing() {
    let (mut fairies, mut passes) = (0, 0);
    for (sets, seed) in [("dragon", 1), ("dragon,tower,traders,inns", 2), ("dragon", 3), ("", 4)] {
        play::<Carcassonne>(&agreement(sets), 3, seed, |game, seat, action| {
            assert!(!is_pointless(game, seat, action), "{action} in\n{}", game.drawing());
            fairies += usize::from(action.to_string().starts_with("fairy"));
            passes += usize::from(action == carcassonne::Action::Pass);
        });
    }
    assert!(fairies > 5 && passes > 20, "{fairies} calls of the fairy, {passes} passes");
}

/// Where the fairy stands, as everybody sees it.
fn fairy(game: &Carcassonne) -> String {
    format!("{:?}", game.view(Audience::Referee).expansions.map(|extras| extras.fairy))
}

#[test]
fn nobody_calls_the_fairy_to_and_fro() {
    for seed in 0..4 {
        // The last call: by whom, from where, to where.
        let mut last: Option<(Seat, String, String)> = None;
        play::<Carcassonne>(&agreement("dragon"), 2, seed, |game, seat, action| {
            if !action.to_string().starts_with("fairy") {
                return;
            }
            let mut after = game.clone();
            after.play_unchecked(seat, action, &mut Quiet);
            let (from, to) = (fairy(game), fairy(&after));
            if let Some((who, before, there)) = &last {
                let back = *who == seat && *there == from && *before == to;
                assert!(!back, "{action} in\n{}", game.drawing());
            }
            last = Some((seat, from, to));
        });
    }
}

#[test]
fn no_settler_is_placed_for_nothing() {
    let mut passes = 0;
    for seed in 0..6 {
        play::<NewWorld>(&Default::default(), 3, seed, |game, seat, action| {
            assert!(!is_pointless(game, seat, action), "{action}");
            passes += usize::from(action == newworld::Action::Pass);
        });
    }
    assert!(passes > 20, "{passes}");
}

fn sea(scenario: &str) -> SettlersOptions {
    SettlersOptions { scenario: scenario.to_owned(), points_to_win: 8, ..Default::default() }
}

/// A ship that comes back to where the same seat's last move took a ship from was moved in vain.
#[test]
fn no_ship_sails_to_and_fro() {
    let mut moves = 0;
    for (scenario, seed) in [("new-shores", 1), ("four-islands-4", 2), ("oceania-4", 3)] {
        let mut lifted = [None; 4];
        let mut before = [None; 4];
        play::<Settlers>(&sea(scenario), 4, seed, |game, seat, action| match action {
            Action::Lift { from } => lifted[seat.index()] = Some(from),
            Action::Ship { at } if game.view(Audience::Referee).phase == "lifted" => {
                let from = lifted[seat.index()].unwrap();
                assert_ne!(before[seat.index()], Some((at, from)), "{scenario}: {from} and back");
                before[seat.index()] = Some((from, at));
                moves += 1;
            }
            _ => {}
        });
    }
    println!("{moves} ships moved");
}

/// Whoever gives a kind to the bank does not take it back in the same turn.
#[test]
fn nobody_trades_in_circles_with_the_bank() {
    let mut trades = 0;
    for seed in 0..4 {
        let (mut turn, mut given) = (0, Vec::new());
        play::<Settlers>(&sea("base"), 4, seed, |game, _, action| {
            if game.turns() != turn {
                (turn, given) = (game.turns(), Vec::new());
            }
            if let Action::Bank { give, take } = action {
                assert!(!given.contains(&take), "{take} was given in turn {turn}");
                given.push(give);
                trades += 1;
            }
        });
    }
    assert!(trades > 10, "{trades}");
}

/// The levels that answer at once.
fn quick_levels<G: Game>() -> impl Iterator<Item = &'static str> {
    LEVELS.into_iter().filter(|level| bots::rung(G::NAME, level).unwrap().is_quick())
}

/// Is a level played by `greedy`? It is watched by itself.
fn is_greedy<G: Game>(level: &str) -> bool {
    bots::rung(G::NAME, level).unwrap().bot == "greedy"
}

/// What is promised and what would be paid today, both no better for `seat` than if it had done nothing.
fn is_absurd<G: Heuristics>(game: &G, seat: Seat, action: G::Action) -> bool {
    let Some(idle) = game.idle(seat).filter(|idle| *idle != action) else { return false };
    let both = ended(game, seat, action).zip(ended(game, seat, idle));
    both.is_some_and(|(done, not_done)| {
        let own = |game: &G| {
            let now = game.projection(Audience::Referee)[seat.index()];
            (game.outlook()[seat.index()], now)
        };
        let ((done, paid), (not_done, not_paid)) = (own(&done), own(&not_done));
        let harmless = ahead(game, seat, action) <= ahead(game, seat, idle);
        done <= not_done && paid <= not_paid && harmless
    })
}

#[test]
fn beginners_too_have_a_reason_for_what_they_do() {
    for level in quick_levels::<Carcassonne>() {
        play_as::<Carcassonne>(level, &agreement("dragon,inns"), 3, 5, |game, seat, action| {
            assert!(!is_absurd(game, seat, action), "{level}: {action} in\n{}", game.drawing());
        });
        play_as::<NewWorld>(level, &Default::default(), 3, 6, |game, seat, action| {
            assert!(!is_absurd(game, seat, action), "{level}: {action}");
        });
    }
}

#[test]
fn beginners_neither_trade_in_circles() {
    let people = quick_levels::<Settlers>().filter(|level| !is_greedy::<Settlers>(level));
    for (level, seed) in people.flat_map(|level| [(level, 7), (level, 8), (level, 9)]) {
        let (mut turn, mut given) = (0, Vec::new());
        play_as::<Settlers>(level, &sea("base"), 3, seed, |game, _, action| {
            if game.turns() != turn {
                (turn, given) = (game.turns(), Vec::new());
            }
            if let Action::Bank { give, take } = action {
                assert!(!given.contains(&take), "{level}: {take} was given in turn {turn}");
                given.push(give);
            }
        });
    }
}
