//! S-13 to S-19: ships that move.

use game::{Game, Seat};

use super::scenes::*;
use crate::action::{Action, Card};
use crate::geometry::{Corner, Side};
use crate::phase::Phase;
use crate::refusal::Refusal;

/// The open sea between the four islands.
fn sea() -> crate::Settlers {
    let mut game = bare("four-islands-4");
    game.give(0, plenty(3));
    game
}

/// The sides around the sea hex (3, 2), from NE clockwise.
fn ring(game: &crate::Settlers) -> [Side; 6] {
    ["NE", "E", "SE", "SW", "W", "NW"].map(|name| game.side(3, 2, name))
}

/// Pretends that a building stands here, for lines in open water.
fn building(game: &mut crate::Settlers, owner: usize, at: Corner) {
    game.village(owner, at);
}

#[test]
fn s_13_ships_between_two_own_buildings_stay() {
    let mut game = sea();
    let sides = ring(&game);
    let (a, b) = (game.corner(3, 2, "N"), game.corner(3, 2, "S"));
    building(&mut game, 0, a);
    game.ships(0, &sides[..3]);
    assert_eq!(game.liftable_ships(0), [sides[2]]);
    building(&mut game, 0, b);
    assert_eq!(game.liftable_ships(0), []);
    assert_eq!(game.may(0, Action::Lift { from: sides[1] }), Err(Refusal::ShipTied));
}

#[test]
fn s_14_only_a_foremost_ship_leaves_an_open_line() {
    let mut game = sea();
    let sides = ring(&game);
    let a = game.corner(3, 2, "N");
    building(&mut game, 0, a);
    game.ships(0, &sides[..1]);
    assert_eq!(game.liftable_ships(0), [sides[0]], "a single ship counts");
    let fork = game.side(3, 3, "NW");
    game.ships(0, &[sides[1], fork]);
    let mut foremost = [sides[1], fork];
    foremost.sort();
    assert_eq!(game.liftable_ships(0), foremost, "a fork has two foremost ships");
    assert_eq!(game.may(0, Action::Lift { from: sides[0] }), Err(Refusal::ShipTied));
}

#[test]
fn s_15_a_ring_lets_ships_go_but_not_its_tail() {
    let mut game = sea();
    let sides = ring(&game);
    let a = game.corner(3, 2, "N");
    building(&mut game, 0, a);
    game.ships(0, &sides);
    let mut at_building = [sides[0], sides[5]];
    at_building.sort();
    assert_eq!(game.liftable_ships(0), at_building, "a ring through one building");

    let mut game = sea();
    let tail = game.side(2, 3, "W");
    let far = Corner(game.geometry().across(tail.0, game.corner(3, 2, "N").0));
    building(&mut game, 0, far);
    game.ships(0, &[tail]);
    game.ships(0, &sides);
    let mut all = sides;
    all.sort();
    assert_eq!(game.liftable_ships(0), all, "a ring without building, its tail stays");
    let second = game.corner(3, 2, "S");
    building(&mut game, 0, second);
    assert_eq!(game.liftable_ships(0), [], "two buildings close both halves");
}

#[test]
fn s_16_a_foreign_building_leaves_a_closed_line_closed() {
    let mut game = sea();
    let sides = ring(&game);
    let (a, b, middle) = (game.corner(3, 2, "N"), game.corner(3, 2, "SW"), game.corner(3, 2, "SE"));
    building(&mut game, 0, a);
    building(&mut game, 0, b);
    game.ships(0, &sides[..4]);
    assert_eq!(game.route(seat(0)), 4);
    building(&mut game, 1, middle);
    assert_eq!(game.route(seat(0)), 2, "the route is cut");
    assert_eq!(game.liftable_ships(0), []);
}

#[test]
fn s_17_one_ship_a_turn_none_that_is_new_and_only_after_the_roll() {
    let mut game = sea();
    let sides = ring(&game);
    let a = game.corner(3, 2, "N");
    building(&mut game, 0, a);
    game.ships(0, &sides[..2]);
    game.act(0, Action::Ship { at: sides[2] });
    assert_eq!(game.may(0, Action::Lift { from: sides[2] }), Err(Refusal::NewShip));
    game.now.new_ships = Default::default();
    let mut early = game.clone();
    early.now.phase = Phase::Roll;
    assert_eq!(early.may(0, Action::Lift { from: sides[2] }), Err(Refusal::NotNow));
    game.act(0, Action::Lift { from: sides[2] });
    game.act(0, Action::Ship { at: sides[5] });
    game.now.new_ships = Default::default();
    assert_eq!(game.may(0, Action::Lift { from: sides[5] }), Err(Refusal::ShipMoved));
}

#[test]
fn s_17_ships_of_a_road_building_card_are_new() {
    let mut game = sea();
    let sides = ring(&game);
    let a = game.corner(3, 2, "N");
    building(&mut game, 0, a);
    game.player_mut(seat(0)).cards[Card::RoadBuilding.index()] = 1;
    game.act(0, Action::RoadBuilding);
    game.act(0, Action::Ship { at: sides[0] });
    game.act(0, Action::Ship { at: sides[1] });
    assert_eq!(game.now.phase, Phase::Main);
    assert_eq!(game.may(0, Action::Lift { from: sides[1] }), Err(Refusal::NewShip));
}

#[test]
fn s_18_a_lifted_ship_goes_elsewhere_at_once_for_nothing() {
    let mut game = sea();
    let sides = ring(&game);
    let a = game.corner(3, 2, "N");
    building(&mut game, 0, a);
    game.ships(0, &sides[..2]);
    let hand = game.hand(0);
    game.act(0, Action::Lift { from: sides[1] });
    assert!(game.listed(0).iter().all(|action| matches!(action, Action::Ship { .. })));
    assert_eq!(game.may(0, Action::Ship { at: sides[1] }), Err(Refusal::SamePlace));
    let beyond = sides[2];
    assert_eq!(
        game.may(0, Action::Ship { at: beyond }),
        Err(Refusal::ShipNotConnected),
        "it may not lean on its old place"
    );
    game.act(0, Action::Ship { at: sides[5] });
    assert_eq!((game.hand(0), game.now.phase), (hand, Phase::Main));
}

#[test]
fn s_19_the_pirate_holds_ships_and_keeps_others_away() {
    let mut game = sea();
    let sides = ring(&game);
    let a = game.corner(3, 2, "N");
    building(&mut game, 0, a);
    let away = game.side(2, 3, "W");
    game.ships(0, &[sides[0], away]);
    game.now.pirate = game.hex(3, 2).0;
    assert_eq!(game.may(0, Action::Lift { from: sides[0] }), Err(Refusal::Pirate));
    game.act(0, Action::Lift { from: away });
    assert_eq!(game.may(0, Action::Ship { at: sides[5] }), Err(Refusal::Pirate));
    assert!(!game.lists(0, Action::Ship { at: sides[5] }));
}

#[test]
fn lifting_a_ship_lets_others_use_the_side() {
    let mut game = sea();
    let sides = ring(&game);
    let (a, b) = (game.corner(3, 2, "N"), game.corner(3, 2, "S"));
    building(&mut game, 0, a);
    building(&mut game, 1, b);
    game.ships(0, &sides[..3]);
    game.act(0, Action::Lift { from: sides[2] });
    let free =
        game.geometry().sides_at[game.corner(3, 2, "N").0 as usize].minus(&game.now.occupied);
    let at = Side(free.and(&game.now.ship_sides).iter().next().expect("water"));
    game.act(0, Action::Ship { at });
    game.act(0, Action::End);
    assert_eq!(game.now.active, Seat::new(1).expect("a seat"));
    game.act(1, Action::Roll);
    game.dice(12);
    game.give(1, plenty(1));
    assert_eq!(game.may(1, Action::Ship { at: sides[2] }), Ok(()));
    assert_eq!(game.invariants(), Ok(()));
}
