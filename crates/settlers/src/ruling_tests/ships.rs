//! S-06 to S-12: where ships lie.

use super::scenes::*;
use crate::action::Action;
use crate::building::SHIP;
use crate::geometry::{NOWHERE, Side};
use crate::refusal::Refusal;

/// New Shores: the east coast of the main island is the hex (4, 4), sea lies beyond.
fn coast() -> crate::Settlers {
    let mut game = bare("new-shores");
    let at = game.corner(4, 4, "NE");
    game.village(0, at);
    game.give(0, plenty(4));
    game
}

#[test]
fn s_06_a_ship_costs_lumber_and_wool_and_lies_on_water_or_coast() {
    assert_eq!(SHIP.counts(), [0, 1, 1, 0, 0]);
    let mut game = coast();
    let (coast_side, sea_side) = (game.side(4, 4, "E"), game.side(4, 5, "NW"));
    game.act(0, Action::Ship { at: coast_side });
    assert_eq!(game.hand(0), [4, 3, 3, 4, 4]);
    assert_eq!(game.player(seat(0)).left.ships, 14);
    assert_eq!(game.may(0, Action::Ship { at: sea_side }), Ok(()));
    let mut inland = coast();
    let middle = inland.corner(4, 2, "N");
    inland.village(0, middle);
    let on_land = inland.side(4, 2, "NW");
    assert_eq!(inland.may(0, Action::Ship { at: on_land }), Err(Refusal::NoShipHere));
}

#[test]
fn s_07_a_side_takes_one_piece_whoever_owns_it() {
    let mut game = coast();
    let side = game.side(4, 4, "E");
    game.roads(1, &[side]);
    for action in [Action::Ship { at: side }, Action::Road { at: side }] {
        assert_eq!(game.may(0, action), Err(Refusal::Taken));
    }
    let mut game = coast();
    game.ships(0, &[side]);
    assert_eq!(game.may(0, Action::Road { at: side }), Err(Refusal::Taken));
}

#[test]
fn s_08_a_ship_starts_at_an_own_building_or_ship_never_at_a_road() {
    let mut game = coast();
    let (first, next) = (game.side(4, 4, "E"), game.side(4, 5, "SW"));
    assert_eq!(game.may(0, Action::Ship { at: next }), Err(Refusal::ShipNotConnected));
    let mut by_road = game.clone();
    by_road.roads(0, &[first]);
    assert_eq!(by_road.may(0, Action::Ship { at: next }), Err(Refusal::ShipNotConnected));
    game.ships(0, &[first]);
    assert_eq!(game.may(0, Action::Ship { at: next }), Ok(()));
    let on_coast = game.side(4, 4, "SE");
    assert_eq!(game.may(0, Action::Road { at: on_coast }), Err(Refusal::NotConnected));
    assert_eq!(game.may(0, Action::Ship { at: on_coast }), Ok(()), "branching is free");
}

#[test]
fn s_09_ships_lie_along_the_frame_too() {
    let game = bare("four-islands-3");
    let geometry = game.geometry();
    for (side, hexes) in geometry.side_hexes.iter().enumerate() {
        let land = hexes
            .iter()
            .filter(|hex| **hex != NOWHERE && game.now.terrain[**hex as usize].is_land());
        let both_land = land.count() == 2;
        assert_eq!(game.now.ship_sides.contains(side as u8), !both_land, "side {side}");
    }
    let at_frame = game.side(0, 2, "NE");
    assert_eq!(geometry.side_hexes[at_frame.0 as usize][1], NOWHERE);
}

#[test]
fn s_10_a_line_that_reaches_land_lets_the_owner_settle_there() {
    let mut game = bare("four-islands-3");
    let home = game.corner(0, 1, "SE");
    game.village(0, home);
    game.give(0, plenty(2));
    let line = [
        game.side(0, 2, "SW"),
        game.side(0, 2, "SE"),
        game.side(0, 3, "SW"),
        game.side(0, 3, "SE"),
    ];
    let shore = game.corner(0, 3, "SE");
    game.ships(0, &line[..3]);
    assert_eq!(game.may(0, Action::Settle { at: shore }), Err(Refusal::NotConnected));
    game.ships(0, &line[3..]);
    game.act(0, Action::Settle { at: shore });
    let inland = game.side(0, 4, "W");
    assert_eq!(game.may(0, Action::Road { at: inland }), Ok(()));
    let sea = game.player(seat(0)).reached.iter().find(|corner| !game.now.shore.contains(*corner));
    let sea = crate::Corner(sea.expect("the line crosses open water"));
    game.give(0, plenty(1));
    assert_eq!(game.may(0, Action::Settle { at: sea }), Err(Refusal::NotConnected));
}

#[test]
fn s_11_road_and_ship_join_only_through_an_own_building() {
    let mut game = coast();
    let (ship, road) = (game.side(4, 4, "E"), game.side(4, 4, "SE"));
    game.ships(0, &[ship]);
    assert!(!game.player(seat(0)).road_spots.contains(road.0));
    let end = game.corner(4, 4, "SE");
    assert_eq!(game.may(0, Action::Road { at: road }), Err(Refusal::NotConnected));
    game.now.open.insert(end.0);
    game.village(0, end);
    assert_eq!(game.may(0, Action::Road { at: road }), Ok(()));
}

#[test]
fn s_12_a_foreign_building_stops_roads_and_ships() {
    let mut game = bare("four-islands-3");
    let home = game.corner(4, 1, "NE");
    game.village(0, home);
    game.give(0, plenty(2));
    let line: Vec<Side> = vec![
        game.side(4, 1, "E"),
        game.side(4, 2, "SW"),
        game.side(4, 2, "SE"),
        game.side(4, 3, "SW"),
    ];
    game.ships(0, &line[..3]);
    let end = game.geometry().side_ends[line[3].0 as usize];
    let before = game.geometry().side_ends[line[2].0 as usize];
    let shared = *end.iter().find(|corner| before.contains(corner)).expect("joined");
    assert_eq!(game.may(0, Action::Ship { at: line[3] }), Ok(()));
    game.village(1, crate::Corner(shared));
    assert_eq!(game.may(0, Action::Ship { at: line[3] }), Err(Refusal::ShipNotConnected));
    let mut road = bare("base");
    road.give(0, plenty(2));
    road.roads(0, &[road.side(2, 2, "NE")]);
    let on = road.side(2, 2, "E");
    assert_eq!(road.may(0, Action::Road { at: on }), Ok(()));
    road.village(1, road.corner(2, 2, "NE"));
    assert_eq!(road.may(0, Action::Road { at: on }), Err(Refusal::NotConnected));
}
