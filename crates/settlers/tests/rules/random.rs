//! Random games on every board: the laws hold after every step, and lists and checks agree.

use crate::common::{Driver, options, seats};
use game::{Audience, Game, Quiet, Seat, Turn};
use settlers::scenario::{Fault, Plan, RobberPlan};
use settlers::{Settlers, SettlersOptions, Sketch, scenario};

/// A random game needs some thousand steps, more with trade between players; what comes after
/// so many is nothing new.
const STEPS_MOST: usize = 6000;

fn play(options: &SettlersOptions, seats: usize, seed: u64) -> Settlers {
    let mut game = Settlers::start(options, seats).expect("starts");
    let mut driver = Driver::new(seed);
    for step in 0..STEPS_MOST {
        if !driver.step(&mut game, &mut Quiet) {
            break;
        }
        let law = game.invariants();
        let scene = || game.render(Audience::Referee);
        assert_eq!(law, Ok(()), "{} seed {seed} step {step}\n{}", options.scenario, scene());
    }
    game
}

#[test]
fn the_laws_hold_in_every_scenario() {
    for id in scenario::IDS {
        for seats in seats(id) {
            for seed in 0..2 {
                let (pirate, domestic_trade) = (seed == 1, seed == 0);
                let redeal = domestic_trade;
                let options = SettlersOptions { pirate, domestic_trade, redeal, ..options(id) };
                play(&options, seats, seed);
            }
        }
    }
}

/// Seafarers' New World with so many land hexes, one of them perhaps a desert.
fn some_land(land: u8, desert: bool) -> String {
    let text = scenario::text("new-world-3").expect("of the house");
    let mut plan = Plan::read(text).expect("a plan");
    let fields = land - u8::from(desert);
    let all = plan.cells().count() as u8;
    (plan.tables, plan.deal_again) = (None, None);
    plan.robber = if desert { RobberPlan::Desert } else { RobberPlan::Beside };
    plan.pools[0].terrain = Some([all - land, u8::from(desert), 0, fields, 0, 0, 0, 0]);
    let mut chips = [fields / 10; 10];
    chips[..usize::from(fields % 10)].iter_mut().for_each(|count| *count += 1);
    plan.pools[0].chips = Some(chips);
    plan.to_string()
}

/// The law of every table: whoever is asked has an answer, however little land there is.
#[test]
fn every_seat_that_decides_has_an_action_in_random_scenarios() {
    let mut luck = Driver::new(36);
    for seed in 0..60 {
        let land = 1 + luck.below(6) as u8;
        let custom = some_land(land, land > 1 && luck.below(2) == 0);
        let told = scenario::check(&custom).into_iter().map(|mistake| mistake.fault);
        let expected = if land == 1 { vec![Fault::RobberRoom] } else { Vec::new() };
        assert_eq!(told.collect::<Vec<_>>(), expected, "{land} hexes");
        let [pirate, friendly_robber] = [(); 2].map(|()| luck.below(2) == 0);
        let options = SettlersOptions {
            custom,
            pirate,
            friendly_robber,
            red_apart: false,
            domestic_trade: false,
            ..options("custom")
        };
        let mut game = Settlers::start(&options, 3).expect("starts");
        let mut driver = Driver::new(seed);
        // Nobody may have room for a settlement: then nobody wins, and turns go round.
        for _ in 0..600 {
            if !driver.step(&mut game, &mut Quiet) {
                break;
            }
            assert_eq!(game.invariants(), Ok(()), "{land} hexes, seed {seed}");
        }
    }
}

/// Nobody has to call a random game off: without trade between players it ends by itself.
#[test]
fn random_games_end_in_every_scenario() {
    for id in scenario::IDS {
        let options = SettlersOptions { domestic_trade: false, redeal: true, ..options(id) };
        let mut game = Settlers::start(&options, seats(id)[0]).expect("starts");
        let mut driver = Driver::new(2);
        let steps = (0..50_000).take_while(|_| driver.step(&mut game, &mut Quiet)).count();
        assert_eq!(game.turn(), Turn::Over, "{id} after {steps} steps");
        assert!(!game.winners().is_empty());
    }
}

#[test]
fn drawings_read_back_in_every_scenario() {
    for id in scenario::IDS {
        let seats = seats(id)[0];
        let mut game = Settlers::start(&options(id), seats).expect("starts");
        let mut driver = Driver::new(7);
        let mut steps = 0;
        while driver.step(&mut game, &mut Quiet) && steps < 3000 {
            if steps % 60 == 0 {
                let text = game.render(Audience::Spectator);
                assert_eq!(text.parse(), Ok(Sketch::of(&game)), "{id}:\n{text}");
            }
            steps += 1;
        }
    }
}

#[test]
fn a_listed_decision_is_legal_and_changes_the_game() {
    let mut game = Settlers::start(&options("new-shores"), 4).expect("starts");
    let mut driver = Driver::new(3);
    for _ in 0..2500 {
        if let Turn::Decide(deciding) = game.turn() {
            for seat in Seat::first(4) {
                let mut list = Vec::new();
                game.actions(seat, &mut list);
                let decides = deciding.contains(seat) || game.at_liberty().contains(seat);
                assert_eq!(decides, !list.is_empty());
                for action in list {
                    let mut next = game.clone();
                    next.play(seat, action).expect("listed");
                    assert_ne!(next, game, "{action} changed nothing");
                }
            }
        }
        driver.step(&mut game, &mut Quiet);
    }
}
