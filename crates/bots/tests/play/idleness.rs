//! A bot does nothing where nothing is gained.

use bots::{Bot, Limits, by_name, rng_from};
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
    mut watch: impl FnMut(&G, Seat, G::Action),
) {
    let mut rng = rng_from(seed);
    let mut game = G::start(options, seats).unwrap();
    settle(&mut game, &mut rng);
    let mut bot: Box<dyn Bot<G>> = by_name("greedy").unwrap();
    while let Some(seat) = decider(&game) {
        let action = bot.choose(Window::new(&game, seat), &Limits::default(), &mut rng).unwrap();
        watch(&game, seat, action);
        game.play(seat, action).unwrap();
        settle(&mut game, &mut rng);
    }
}

/// How far `seat` is ahead after a decision that ends its part; `None` where it goes on deciding.
fn ahead<G: Heuristics>(game: &G, seat: Seat, action: G::Action) -> Option<f32> {
    let mut after = game.clone();
    after.play_unchecked(seat, action, &mut Quiet);
    if after.turn() == Turn::Decide(SeatSet::only(seat)) {
        return None;
    }
    let outlook = after.outlook();
    let rivals = Seat::first(game.seats()).filter(|rival| *rival != seat);
    let best = rivals.map(|rival| outlook[rival.index()]).fold(f32::NEG_INFINITY, f32::max);
    Some(outlook[seat.index()] - best)
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
