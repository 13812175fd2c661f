//! Spoiled positions are refused, or they can be played.

use game::conformance::{Damage, Damaged, damage};
use settlers::{DiceKind, RollKind, Settlers, SettlersOptions, scenario};

fn spoil(options: SettlersOptions, seats: usize, texts: usize) -> Damaged {
    damage::<Settlers>(&Damage { options, seats, texts, ..Damage::default() })
}

#[test]
fn spoiled_positions_of_every_board_do_no_harm() {
    let mut all = Damaged::default();
    for id in scenario::IDS {
        let board = scenario::board(id).expect("of the house");
        let seats = board.scenario.players.iter().copied().max().expect("some");
        let options = SettlersOptions { scenario: (*id).to_owned(), ..Default::default() };
        let became = spoil(options, seats.into(), 40);
        (all.played, all.refused) = (all.played + became.played, all.refused + became.refused);
    }
    assert!(all.played > 50 && all.refused > 50, "{all:?}");
}

#[test]
fn spoiled_positions_of_other_tables_do_no_harm() {
    let of = |id: &str| SettlersOptions { scenario: id.to_owned(), ..Default::default() };
    let base = SettlersOptions {
        dice: DiceKind::Levelled,
        rolls: RollKind::Sums,
        points_to_win: 5,
        ..of("base")
    };
    let sea = SettlersOptions { pirate: true, friendly_robber: true, ..of("new-shores") };
    let dealt = SettlersOptions { redeal: true, ..of("new-world-3") };
    for (options, seats) in [(base, 3), (sea, 3), (dealt, 3)] {
        let became = spoil(options, seats, 100);
        assert!(became.played > 3 && became.refused > 5, "{became:?}");
    }
}
