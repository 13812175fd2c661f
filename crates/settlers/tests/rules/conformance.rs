//! The examination of the house, on every board.

use game::conformance::{Exam, examine_with_heuristics};
use game::record::LINE_BYTES_MAX;
use settlers::scenario::{Fault, Mistake};
use settlers::{
    Action, CUSTOM, DiceKind, NumberLayout, RollKind, Settlers, SettlersOptions, scenario,
};

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
        steps_max: 300,
        must_end: false,
        listed,
        hidden: true,
        forgetful_view: true,
    }
}

fn options(scenario: &str) -> SettlersOptions {
    SettlersOptions { scenario: scenario.to_owned(), ..Default::default() }
}

fn examine_scenarios(ids: &[&str]) {
    for id in ids {
        let board = scenario::board(id).expect("of the house");
        let seats = board.scenario.players.iter().copied().max().expect("some");
        // Trade multiplies the decisions of a turn and is the same on every board.
        let options = SettlersOptions { domestic_trade: *id == "base", ..options(id) };
        let exam = exam(options, seats as usize, 1, 14);
        // The New World is dealt again until it pleases, and that may take a while.
        let steps_max = if id.starts_with("new-world") { 5 } else { 1 } * exam.steps_max;
        let report = examine_with_heuristics::<Settlers>(&Exam { steps_max, ..exam });
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
        let options = SettlersOptions { two_players: seats == 2, ..options("new-shores") };
        examine_with_heuristics::<Settlers>(&exam(options, seats, 1, 14));
    }
}

#[test]
fn every_option_passes() {
    let base = options("base");
    let sea = SettlersOptions { pirate: true, ..options("new-shores") };
    for options in [
        SettlersOptions { domestic_trade: false, ..base.clone() },
        SettlersOptions { dice: DiceKind::Levelled, numbers: NumberLayout::Random, ..base.clone() },
        SettlersOptions { dice: DiceKind::Levelled, rolls: RollKind::Sums, ..base.clone() },
        SettlersOptions { rolls: RollKind::Sums, ..base.clone() },
        SettlersOptions { friendly_robber: true, ..base },
        SettlersOptions { friendly_robber: true, red_apart: false, ..sea.clone() },
        sea,
    ] {
        // With three at the table it takes a while until something is hidden.
        let exam = exam(options, 3, 1, 16);
        examine_with_heuristics::<Settlers>(&Exam { steps_max: 500, ..exam });
    }
}

/// A map with a remark so long that it just fits into a record is played and read back; not a letter more.
#[test]
fn a_map_of_ones_own_as_long_as_may_be_passes() {
    let custom = scenario::text("base").expect("of the house").to_owned();
    let options = SettlersOptions { custom, domestic_trade: false, ..options(CUSTOM) };
    let report = examine_with_heuristics::<Settlers>(&exam(options.clone(), 3, 1, 3));
    assert_eq!(report.longest_option, LINE_BYTES_MAX);
    let long = format!("{}\n# {}", options.custom, "x".repeat(LINE_BYTES_MAX));
    let mistakes = scenario::check(&long);
    assert!(matches!(mistakes[..], [Mistake { fault: Fault::TooLong(_), .. }]), "{mistakes:?}");
}

/// The board is asked about, dealt again and played.
#[test]
fn dealing_again_by_agreement_passes() {
    let options = SettlersOptions { redeal: true, domestic_trade: false, ..options("new-world-3") };
    for seed in 1..4 {
        let exam = exam(options.clone(), 3, 1, seed);
        examine_with_heuristics::<Settlers>(&Exam { steps_max: 1500, ..exam });
    }
}

/// Games to a few points are short enough to be examined to their end.
#[test]
fn whole_games_pass() {
    for (id, domestic_trade) in [("base", false), ("new-shores", false), ("oceania-3", true)] {
        let options = SettlersOptions { domestic_trade, points_to_win: 3, ..options(id) };
        let exam = exam(options, 3, 1, 21);
        let report = examine_with_heuristics::<Settlers>(&Exam {
            steps_max: 20_000,
            must_end: true,
            ..exam
        });
        assert_eq!(report.games, 1);
    }
}
