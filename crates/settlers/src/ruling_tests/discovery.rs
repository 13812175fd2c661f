//! S-40 to S-45: discovery.

use game::{Game, SeatSet, Turn};

use super::scenes::*;
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::goods::{Bundle, Resource};
use crate::land::Terrain;
use crate::options::SettlersOptions;
use crate::phase::{Course, Phase};
use crate::state::Settlers;

/// Oceania for four: seat 0 sails from the west coast; its next ship reaches the unknown.
fn voyage() -> (Settlers, crate::Side) {
    let mut game = bare("oceania-4");
    let home = game.corner(1, 0, "SE");
    game.village(0, home);
    game.give(0, plenty(3));
    game.ships(0, &[game.side(2, 1, "NW"), game.side(2, 1, "W")]);
    let next = game.side(2, 1, "SW");
    assert_eq!(game.now.found, 0);
    (game, next)
}

#[test]
fn s_40_a_ship_or_road_that_reaches_a_missing_hex_turns_it_up() {
    let (mut game, next) = voyage();
    let hidden = game.hex(3, 1);
    game.act(0, Action::Ship { at: next });
    assert_eq!(game.now.phase, Phase::Find { hex: hidden.0, then: Course::Main });
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let weights: Vec<u32> = outcomes.iter().map(|outcome| outcome.weight).collect();
    assert_eq!(weights, [14, 1, 2, 1, 1, 2, 1], "the true stack");
    game.chance(Outcome::Land { terrain: Terrain::Sea });
    assert_eq!(game.now.terrain[hidden.at()], Terrain::Sea);
}

#[test]
fn s_40_moving_a_ship_counts_as_placing_it() {
    let (mut game, next) = voyage();
    let away = game.side(2, 1, "NE");
    game.ships(0, &[away]);
    game.act(0, Action::Lift { from: away });
    game.act(0, Action::Ship { at: next });
    assert!(matches!(game.now.phase, Phase::Find { .. }));
}

#[test]
fn s_41_found_land_gets_a_chip_and_pays_its_discoverer() {
    let (mut game, next) = voyage();
    game.act(0, Action::Ship { at: next });
    let hidden = game.hex(3, 1);
    let grain = game.hand(0)[3];
    game.chance(Outcome::Land { terrain: Terrain::Fields });
    assert_eq!(game.now.phase, Phase::FindChip { hex: hidden.0, then: Course::Main });
    let events = game.chance(Outcome::Number { chip: 5 });
    assert!(
        events.contains(&Event::Received { seat: seat(0), cards: Bundle::of(Resource::Grain, 1) })
    );
    assert_eq!((game.now.chips[hidden.at()], game.hand(0)[3]), (5, grain + 1));
    assert_eq!((game.now.phase, game.invariants()), (Phase::Main, Ok(())));
}

#[test]
fn s_42_gold_pays_a_card_of_choice_desert_and_empty_bank_nothing() {
    let (mut game, next) = voyage();
    game.now.terrain_pile[2] = 1;
    game.act(0, Action::Ship { at: next });
    let mut desert = game.clone();
    game.chance(Outcome::Land { terrain: Terrain::Gold });
    game.chance(Outcome::Number { chip: 3 });
    assert_eq!(game.turn(), Turn::Decide(SeatSet::only(seat(0))));
    game.act(0, Action::Take { card: Resource::Wool });
    let hand = desert.hand(0);
    let mut empty = desert.clone();
    desert.chance(Outcome::Land { terrain: Terrain::Desert });
    assert_eq!((desert.now.phase, desert.hand(0)), (Phase::Main, hand));
    empty.give(3, crate::Cards::of(Resource::Grain, empty.now.bank.count(Resource::Grain)));
    empty.chance(Outcome::Land { terrain: Terrain::Fields });
    empty.chance(Outcome::Number { chip: 3 });
    assert_eq!((empty.now.phase, empty.hand(0)), (Phase::Main, hand));
}

#[test]
fn s_43_found_sea_changes_nothing_more() {
    let (mut game, next) = voyage();
    game.act(0, Action::Ship { at: next });
    let (hand, chips) = (game.hand(0), game.now.chip_pile);
    game.chance(Outcome::Land { terrain: Terrain::Sea });
    assert_eq!((game.now.phase, game.hand(0), game.now.chip_pile), (Phase::Main, hand, chips));
    let onward = game.side(3, 1, "W");
    assert_eq!(game.may(0, Action::Ship { at: onward }), Ok(()));
}

/// The first start ship sails towards the unknown, where grain grows beside eights.
fn start_ship_finds_grain(options: &SettlersOptions) -> Settlers {
    let mut game = dealt(options, 4, 1);
    let at = game.corner(2, 0, "SE");
    game.act(0, Action::Settle { at });
    let ship = game.geometry().sides_from(at.0).map(crate::Side).find(|side| {
        let far = game.geometry().across(side.0, at.0);
        game.geometry().hexes_at(far).any(|hex| game.now.terrain[hex] == Terrain::Unknown)
    });
    game.act(0, Action::Ship { at: ship.expect("towards the unknown") });
    let Phase::Find { hex, .. } = game.now.phase else { unreachable!("the unknown") };
    let beside: Vec<usize> = game.geometry().beside(hex as usize).collect();
    beside.into_iter().for_each(|other| game.now.chips[other] = 8);
    game.chance(Outcome::Land { terrain: Terrain::Fields });
    game.chance(Outcome::Number { chip: 6 });
    game
}

#[test]
fn s_44_a_start_ship_reveals_and_brings_the_card() {
    let game = start_ship_finds_grain(&options("oceania-4"));
    let grain = [0, 0, 0, 1, 0];
    assert_eq!((game.hand(0), game.now.active), (grain, seat(1)), "a card, red beside red");
}

#[test]
fn s_44_by_the_faq_a_start_ship_reveals_but_brings_no_card() {
    let faq = SettlersOptions { start_ship_card: false, ..options("oceania-4") };
    let game = start_ship_finds_grain(&faq);
    assert_eq!((game.hand(0), game.now.active), ([0; 5], seat(1)));
}

#[test]
fn s_44_gold_found_by_a_start_ship_is_chosen_before_the_set_up_goes_on() {
    let mut game = dealt(&options("oceania-4"), 4, 1);
    game.now.active = seat(0);
    game.now.phase = Phase::FindChip { hex: game.hex(3, 1).0, then: Course::SetUp { placed: 1 } };
    game.now.terrain[game.hex(3, 1).at()] = Terrain::Gold;
    game.chance(Outcome::Number { chip: 3 });
    assert_eq!(game.turn(), Turn::Decide(SeatSet::only(seat(0))));
    game.act(0, Action::Take { card: Resource::Wool });
    assert_eq!(game.now.phase, Phase::FirstSettlement { placed: 1 });
    assert_eq!((game.now.active, game.hand(0).iter().sum::<u8>()), (seat(1), 1));
}

#[test]
fn s_45_found_land_joins_what_it_touches_without_chips() {
    let (mut game, next) = voyage();
    game.act(0, Action::Ship { at: next });
    game.chance(Outcome::Land { terrain: Terrain::Hills });
    game.chance(Outcome::Number { chip: 3 });
    let at = game.corner(3, 1, "NW");
    game.give(0, plenty(1));
    game.act(0, Action::Settle { at });
    assert_eq!((game.points(0), game.player(seat(0)).chips), (2, 0));
}
