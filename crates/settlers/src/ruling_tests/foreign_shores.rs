//! S-39, S-48, S-49: chips for shores abroad.

use super::scenes::*;
use crate::action::Action;
use crate::geometry::Corner;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::scenario::{self, BonusKind};
use crate::state::Settlers;

/// Seat 0 founds a settlement wherever it likes, a ship being there already.
fn found(game: &mut Settlers, at: Corner) -> u8 {
    let before = game.player(seat(0)).chips;
    let side = game.geometry().sides_at[at.0 as usize].minus(&game.now.occupied).iter().next();
    let side = crate::Side(side.expect("a free side"));
    if game.now.ship_sides.contains(side.0) {
        game.ships(0, &[side]);
    } else {
        game.roads(0, &[side]);
    }
    game.give(0, crate::building::SETTLEMENT);
    game.act(0, Action::Settle { at });
    game.player(seat(0)).chips - before
}

#[test]
fn s_39_every_scenario_has_its_goal_and_its_chips() {
    let summary = |id: &str| {
        let board = scenario::board(id).expect("of the house");
        let bonus = board.scenario.bonus;
        (board.scenario.points, bonus.kind, bonus.first, bonus.further)
    };
    use BonusKind::{ForeignIsland, IslandFirst, None, TradeLines};
    assert_eq!(summary("new-shores"), (13, IslandFirst, 1, 1));
    for id in ["four-islands-3", "four-islands-4"] {
        assert_eq!(summary(id), (12, ForeignIsland, 1, 2));
    }
    for id in ["oceania-3", "oceania-4"] {
        assert_eq!(summary(id), (12, None, 0, 0));
    }
    for id in ["desert-3", "desert-4"] {
        assert_eq!(summary(id), (12, IslandFirst, 1, 1));
    }
    for id in ["new-world-3", "new-world-4"] {
        assert_eq!(summary(id), (12, ForeignIsland, 1, 1));
    }
    assert_eq!(summary("great-crossing-4"), (13, TradeLines, 1, 1));
    assert_eq!(summary("greater-catan-4"), (18, None, 0, 0));
}

#[test]
fn s_39_new_shores_pays_one_chip_for_the_first_settlement_on_each_small_island() {
    let mut game = bare("new-shores");
    let others = game.corner(0, 0, "N");
    game.village(1, others);
    let (a, b, c, main) = (
        game.corner(0, 1, "N"),
        game.corner(0, 0, "S"),
        game.corner(0, 4, "N"),
        game.corner(4, 2, "N"),
    );
    assert_eq!(found(&mut game, a), 1, "others being there does not matter");
    assert_eq!(found(&mut game, b), 0, "only the first");
    assert_eq!(found(&mut game, c), 1, "each island");
    assert_eq!(found(&mut game, main), 0);
}

#[test]
fn s_39_the_four_islands_pay_one_chip_then_two() {
    let mut game = bare("four-islands-3");
    game.now.phase = Phase::FirstSettlement { placed: 0 };
    let home = game.corner(0, 0, "N");
    game.act(0, Action::Settle { at: home });
    game.now.phase = Phase::Main;
    let (again, first, second) =
        (game.corner(1, 0, "S"), game.corner(0, 4, "N"), game.corner(5, 0, "SW"));
    assert_eq!(found(&mut game, again), 0, "home");
    assert_eq!(found(&mut game, first), 1);
    assert_eq!(found(&mut game, second), 2);
}

#[test]
fn s_48_one_or_two_islands_are_home_all_others_foreign() {
    let mut game = bare("new-world-3");
    game.now.active = seat(0);
    let islands: Vec<u64> = game.islands().collect();
    assert!(islands.len() >= 3);
    let corner_on = |game: &Settlers, island: u64| {
        let hex = island.trailing_zeros() as usize;
        let open = game.geometry().corners_of[hex].and(&game.now.open);
        Corner(open.iter().next().expect("room"))
    };
    for island in &islands[..2] {
        let at = corner_on(&game, *island);
        game.now.phase = Phase::FirstSettlement { placed: 0 };
        game.first_settlement(at, &mut game::Quiet);
    }
    assert_eq!(game.player(seat(0)).home.count_ones(), 2);
    game.now.phase = Phase::Main;
    let at = corner_on(&game, islands[2]);
    assert_eq!(found(&mut game, at), 1);
}

#[test]
fn s_49_the_belt_parts_the_main_island() {
    let mut game = dealt(&options("desert-3"), 3, 1);
    let (near, far, belt_only) =
        (game.corner(1, 1, "N"), game.corner(0, 4, "N"), game.corner(0, 1, "NE"));
    assert_eq!(game.may(0, Action::Settle { at: near }), Ok(()));
    assert_eq!(game.may(0, Action::Settle { at: far }), Err(Refusal::NotTheStart));
    assert_eq!(game.may(0, Action::Settle { at: belt_only }), Err(Refusal::NotTheStart));
    for corner in 0..game.geometry().corner_places.len() as u8 {
        let areas: Vec<u8> =
            game.geometry().hexes_at(corner).map(|hex| game.board().grids.areas[hex]).collect();
        assert!(!(areas.contains(&b'm') && areas.contains(&b'n')), "c{corner}");
    }
    game = bare("desert-3");
    assert_eq!(found(&mut game, far), 1, "the far part counts");
    assert_eq!(found(&mut game, belt_only), 0, "desert and sea alone earn nothing");
    let island = game.corner(6, 3, "N");
    assert_eq!(found(&mut game, island), 1);
}
