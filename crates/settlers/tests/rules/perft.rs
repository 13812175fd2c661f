//! How many ways the game can go on from fixed positions, pinned in text files.

use std::fmt::Write as _;

use game::{Game, Quiet, Seat, Turn};
use settlers::{Settlers, SettlersOptions};

/// The number of sequences of exactly `depth` steps; a chance outcome is one branch.
fn perft(game: &Settlers, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut ways = 0;
    let mut visit = |next: Settlers| ways += perft(&next, depth - 1);
    match game.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            for weighted in outcomes {
                let mut next = game.clone();
                next.settle_unchecked(weighted.outcome, &mut Quiet);
                visit(next);
            }
        }
        Turn::Decide(seats) => {
            for seat in seats.iter() {
                let mut actions = Vec::new();
                game.actions(seat, &mut actions);
                for action in actions {
                    let mut next = game.clone();
                    next.play_unchecked(seat, action, &mut Quiet);
                    visit(next);
                }
            }
        }
    }
    ways
}

fn play(game: &mut Settlers, steps: &str) {
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        let (who, what) = step.split_once(' ').expect("who and what");
        if who == "*" {
            game.settle(what.parse().expect("an outcome")).expect("possible");
        } else {
            let seat = Seat::new(who.parse().expect("a number")).expect("a seat");
            game.play(seat, what.parse().expect("a decision")).expect("legal");
        }
    }
}

/// Reads a file and gives it back with the counts found.
fn recount(text: &str) -> String {
    let mut out = String::new();
    let (mut seats, mut options) = (2, SettlersOptions::default());
    let mut game: Option<Settlers> = None;
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "position" => (options, game) = (SettlersOptions::default(), None),
            "seats" => seats = rest.parse().expect("a number"),
            "options" => {
                let pair = |pair: &str| {
                    let (key, value) = pair.split_once('=').expect("key=value");
                    let value = game::options::read_text::<SettlersOptions>(key, value);
                    (key.to_owned(), value.expect("an option"))
                };
                options =
                    game::options::read(&rest.split(' ').map(pair).collect()).expect("options");
            }
            "play" => {
                let start = || Settlers::start(&options, seats).expect("starts");
                play(game.get_or_insert_with(start), rest);
            }
            "perft" => {
                let depth = rest.split(' ').next().and_then(|depth| depth.parse().ok());
                let depth = depth.expect("a depth");
                let start = || Settlers::start(&options, seats).expect("starts");
                let count = perft(game.get_or_insert_with(start), depth);
                let _ = writeln!(out, "perft {depth} {count}");
                continue;
            }
            _ => {}
        }
        let _ = writeln!(out, "{line}");
    }
    out
}

#[test]
fn the_base_game_goes_on_in_as_many_ways_as_ever() {
    let text = include_str!("perft/base.perft");
    assert_eq!(recount(text), text);
}

#[test]
fn sea_games_go_on_in_as_many_ways_as_ever() {
    let text = include_str!("perft/sea.perft");
    assert_eq!(recount(text), text);
}
