//! The examination of the house, on every board.

mod common;

use common::{options, seats};
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

#[test]
fn every_scenario_passes() {
    for id in scenario::IDS {
        for seats in seats(id) {
            let options = SettlersOptions { turn_limit: 60, ..options(id) };
            let report = examine::<Settlers>(&exam(options, seats, 1, 11));
            assert!(report.worlds_that_differ > 0, "{id}");
        }
    }
}

#[test]
fn every_option_passes() {
    let plain = SettlersOptions { turn_limit: 60, ..options("base") };
    let sea = SettlersOptions { turn_limit: 60, pirate: true, ..options("new-shores") };
    for options in [
        SettlersOptions { domestic_trade: false, turn_limit: 0, ..plain.clone() },
        SettlersOptions { dice: DiceKind::Levelled, numbers: NumberLayout::Random, ..plain.clone() },
        SettlersOptions { friendly_robber: true, ..plain },
        SettlersOptions { friendly_robber: true, red_apart: false, ..sea.clone() },
        sea,
    ] {
        examine::<Settlers>(&exam(options, 3, 1, 5));
    }
}
