//! The examination of the house, on every board.

use game::conformance::{Exam, examine};
use settlers::{Action, DiceKind, NumberLayout, Settlers, SettlersOptions, scenario};

/// Offers and counters are too many to list; the list holds a family of them.
fn listed(action: &Action) -> bool {
    !matches!(action, Action::Offer { .. } | Action::Counter { .. })
}

fn exam(options: SettlersOptions, seats: usize, games: usize, seed: u64) -> Exam<Settlers> {
    Exam {
        options,
        seats,
        games,
        seed,
        steps_max: 60_000,
        listed,
        hidden: true,
        forgetful_view: true,
    }
}

fn options(scenario: &str) -> SettlersOptions {
    SettlersOptions { scenario: scenario.to_owned(), turn_limit: 30, ..Default::default() }
}

fn examine_scenarios(ids: &[&str]) {
    for id in ids {
        let board = scenario::board(id).expect("of the house");
        let seats = board.scenario.players.iter().copied().max().expect("some");
        // Trade multiplies the decisions of a turn and is the same on every board.
        let options = SettlersOptions { domestic_trade: *id == "base", ..options(id) };
        let report = examine::<Settlers>(&exam(options, seats as usize, 1, 11));
        assert!(report.worlds_that_differ > 0, "{id}: {report:?}");
    }
}

#[test]
fn the_first_six_boards_pass() {
    examine_scenarios(&scenario::IDS[..6]);
}

#[test]
fn the_other_boards_pass() {
    examine_scenarios(&scenario::IDS[6..]);
}

#[test]
fn two_and_three_seats_pass() {
    for seats in [2, 3] {
        examine::<Settlers>(&exam(options("new-shores"), seats, 1, 12));
    }
}

#[test]
fn every_option_passes() {
    let base = options("base");
    let sea = SettlersOptions { pirate: true, ..options("new-shores") };
    for options in [
        SettlersOptions { domestic_trade: false, turn_limit: 100, ..base.clone() },
        SettlersOptions { dice: DiceKind::Levelled, numbers: NumberLayout::Random, ..base.clone() },
        SettlersOptions { friendly_robber: true, points_to_win: 4, ..base },
        SettlersOptions { friendly_robber: true, red_apart: false, ..sea.clone() },
        sea,
    ] {
        examine::<Settlers>(&exam(options, 3, 1, 5));
    }
}
